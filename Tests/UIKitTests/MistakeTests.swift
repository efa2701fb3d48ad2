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
            await MainActor.run { show(FreshCells()) }
        }
        #expect(message(end).contains("cells must be retrieved by calling dequeueReusableCell"))
    }

    @Test func aCellThatIsNotRegistered() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { show(UnregisteredCells()) }
        }
        #expect(message(end).contains("must register a nib or a class for the identifier"))
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

@MainActor private func show(_ source: any UICollectionViewDataSource) {
    let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout())
    view.dataSource = source
    view.layoutIfNeeded()
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
