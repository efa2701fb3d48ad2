// SPDX-License-Identifier: MIT
import Testing
import UIKit
import UIKitTesting

/// Mistakes stop the program with a message that names them, each in a process of its own.
@Suite struct MistakeTests {
    @Test func aCellThatWasNotDequeued() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { _ = show(FreshCells()) }
        }
        #expect(message(end).contains("cells must be retrieved by calling dequeueReusableCell"))
    }

    @Test func aCellThatIsNotRegistered() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { _ = show(UnregisteredCells()) }
        }
        #expect(message(end).contains("must register a nib or a class for the identifier"))
    }

    @Test func aRegistrationThatIsMadeWhereItIsUsed() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { _ = show(RegisteringCells()) }
        }
        #expect(message(end).contains("Registrations should be created up front and reused"))
    }

    @Test func aBatchThatDoesNotFitTheData() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let source = RegisteredCells()
                let view = show(source)
                view.performBatchUpdates {
                    source.count = 6
                    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
                    view.insertItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
                }
            }
        }
        #expect(
            message(end).contains(
                """
                Invalid update: invalid number of items in section 0. The number of items \
                contained in an existing section after the update (6) must be equal to the number \
                of items contained in that section before the update (1), plus or minus the number \
                of items inserted or deleted from that section (3 inserted, 1 deleted) and plus or \
                minus the number of items moved into or out of that section (0 moved in, 0 moved \
                out).
                """))
    }

    @Test func aNavigationControllerThatIsPushed() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                UINavigationController(rootViewController: UIViewController())
                    .pushViewController(UINavigationController(), animated: false)
            }
        }
        #expect(message(end).contains("Pushing a navigation controller is not supported"))
    }

    @Test func aControllerThatPresentsItself() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let controller = UIViewController()
                let window = OffscreenWindow(rootViewController: controller)
                window.runFrame()
                controller.present(controller, animated: false)
            }
        }
        #expect(message(end).contains("cannot present itself"))
    }

    private func message(_ end: ExitTest.Result?) -> String {
        String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
    }
}

@MainActor private func show(_ source: any UICollectionViewDataSource)
    -> UICollectionView
{
    let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout())
    view.dataSource = source
    view.layoutIfNeeded()
    return view
}

private final class RegisteringCells: NSObject, UICollectionViewDataSource {
    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in
        }
        return collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: 1)
    }
}

private final class RegisteredCells: NSObject, UICollectionViewDataSource {
    var count = 1
    private let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
        _, _, _ in
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: 1)
    }
}

private final class FreshCells: NSObject, UICollectionViewDataSource {
    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
}

private final class UnregisteredCells: NSObject, UICollectionViewDataSource {
    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    }
}
