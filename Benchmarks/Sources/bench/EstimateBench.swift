// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting

/// A collection view of estimated rows, all of which turned out to have other heights: what a
/// question, a correction and an insertion in the middle cost as the list grows.
@MainActor struct EstimateBench {
    private static let names = [
        "elements on screen", "place of a row", "correction of a height",
        "insertion and deletion in the middle",
    ]

    func run(_ report: inout Report) {
        var base: [Double] = []
        for count in [1_000, 30_000, 1_000_000] {
            let costs = EstimatedRows(count: count).costs()
            guard !base.isEmpty else {
                base = costs
                continue
            }
            for (index, name) in Self.names.enumerated() {
                report.add(
                    ReportRow(
                        "(h) \(name), \(count) estimated rows (peer: ours at 1000)",
                        ours: costs[index] * 1e6, peer: base[index] * 1e6, unit: "us"),
                    limit: 3)
            }
        }
    }
}

/// Rows without content, with a height that depends on the row.
@MainActor private final class EstimatedRows: NSObject, UICollectionViewDataSource {
    private var count: Int
    private let layout = UICollectionViewFlowLayout()
    private let view: UICollectionView
    private let window = OffscreenWindow(size: CGSize(width: 300, height: 400))

    init(count: Int) {
        self.count = count
        layout.estimatedItemSize = CGSize(width: 300, height: 40)
        layout.minimumLineSpacing = 0
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        view.dataSource = self
        window.window.addSubview(view)
        window.runFrame()
        layout.updateSizes(
            Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, size($0)) }), inSection: 0)
        view.contentOffset.y = (view.contentSize.height / 2).rounded()
        window.becomeQuiet()
    }

    private func size(_ row: Int) -> CGSize { CGSize(width: 300, height: 30 + row * 7 % 31) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    { count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) }

    /// The costs in seconds, in the order of the bench's names.
    func costs() -> [Double] {
        let middle = IndexPath(item: count / 2, section: 0)
        let times = 50
        let elements = Measurement.median(rounds: 40) { round in
            for step in 0..<times {
                let place = CGFloat((round * times + step) * 7919 % (count * 40))
                _ = layout.layoutAttributesForElements(
                    in: CGRect(x: 0, y: place, width: 300, height: 400))
            }
        }
        let place = Measurement.median(rounds: 40) { round in
            for step in 0..<times {
                let row = (round * times + step) * 7919 % count
                _ = layout.layoutAttributesForItem(at: IndexPath(item: row, section: 0))
            }
        }
        let correction = Measurement.median(rounds: 40) { round in
            for step in 0..<times {
                let row = (round * times + step) * 7919 % count
                layout.updateSizes([row: CGSize(width: 300, height: 25)], inSection: 0)
            }
        }
        window.becomeQuiet()
        let change = Measurement.median(rounds: 100) { _ in
            UIView.performWithoutAnimation {
                view.performBatchUpdates { [self] in
                    count += 1
                    view.insertItems(at: [middle])
                }
                view.performBatchUpdates { [self] in
                    count -= 1
                    view.deleteItems(at: [middle])
                }
            }
        }
        return [
            elements / Double(times), place / Double(times), correction / Double(times), change,
        ]
    }
}
