// SPDX-License-Identifier: MIT
import SeededGenerator
import UIKit

/// A random batch of changes and the data after it, made by the rules of batches themselves:
/// deletions and sources of moves name the old state, insertions and targets the new one, and
/// what is not named keeps its order in the places that are left.
@MainActor
struct RandomBatch {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []
    var reloadedSections = IndexSet()
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = []
    var reloaded: [IndexPath] = []
    var after: [[String]] = []

    /// Makes a batch; sections are reloaded only if asked for.
    init(
        _ before: [[String]], using generator: inout SeededGenerator, fresh: inout Int,
        reloadsSections: Bool = false
    ) {
        var old: [[String?]] = before.map { $0 }
        var contents: [[String]?] = Array(repeating: nil, count: before.count)
        let isDeleted = before.map { _ in
            before.count > 1 && Int.random(in: 0..<8, using: &generator) == 0
        }
        let alive = before.indices.filter { !isDeleted[$0] }
        deletedSections = IndexSet(before.indices.filter { isDeleted[$0] })

        // Items that move travel between surviving sections; the rest stay in their own.
        var travellers: [(from: IndexPath, word: String)] = []
        for section in alive {
            if reloadsSections, Int.random(in: 0..<6, using: &generator) == 0 {
                reloadedSections.insert(section)
                contents[section] = (0..<Int.random(in: 0..<6, using: &generator)).map { _ in
                    fresh += 1
                    return "r\(fresh)"
                }
                continue
            }
            for item in before[section].indices {
                let path = IndexPath(item: item, section: section)
                switch Int.random(in: 0..<10, using: &generator) {
                case 0:
                    deleted.append(path)
                    old[section][item] = nil
                case 1:
                    travellers.append((path, before[section][item]))
                    old[section][item] = nil
                case 2: reloaded.append(path)
                default: break
                }
            }
            contents[section] = old[section].compactMap { $0 }
        }

        // Surviving sections in their new order, new ones among them.
        var order = alive.map { Optional($0) }
        if alive.count > 1, Int.random(in: 0..<4, using: &generator) == 0,
            let mover = alive.randomElement(using: &generator), !reloadedSections.contains(mover)
        {
            order.removeAll { $0 == mover }
            order.insert(mover, at: Int.random(in: 0...order.count, using: &generator))
            movedSections = [(mover, -1)]
        }
        if Int.random(in: 0..<4, using: &generator) == 0 || order.isEmpty {
            order.insert(nil, at: Int.random(in: 0...order.count, using: &generator))
        }
        movedSections = movedSections.map { move in
            (move.from, order.firstIndex { $0 == move.from } ?? 0)
        }

        // What arrives in each surviving section, by its new place.
        var arrivals: [Int: [(word: String, from: IndexPath?)]] = [:]
        let targets = order.indices.filter { target in
            order[target].map { !reloadedSections.contains($0) } ?? false
        }
        for traveller in travellers {
            guard let target = targets.randomElement(using: &generator) else { continue }
            arrivals[target, default: []].append((traveller.word, traveller.from))
        }
        for target in targets {
            for _ in 0..<Int.random(in: 0..<4, using: &generator) {
                fresh += 1
                arrivals[target, default: []].append(("n\(fresh)", nil))
            }
        }
        for (target, source) in order.enumerated() {
            guard let source else {
                insertedSections.insert(target)
                fresh += 1
                after.append(["s\(fresh)", "t\(fresh)"])
                continue
            }
            let stay = contents[source] ?? []
            let coming = arrivals[target] ?? []
            let count = stay.count + coming.count
            let places = (0..<count).shuffled(using: &generator).prefix(coming.count)
            var words = [String?](repeating: nil, count: count)
            for (place, arrival) in zip(places, coming) {
                words[place] = arrival.word
                let path = IndexPath(item: place, section: target)
                if let from = arrival.from {
                    moved.append((from, path))
                } else {
                    inserted.append(path)
                }
            }
            var rest = stay.makeIterator()
            after.append(words.compactMap { $0 ?? rest.next() })
        }
    }

    /// Tells the batch to a collection view, in an order that means nothing.
    func tell(_ view: UICollectionView) {
        view.insertItems(at: inserted.reversed())
        for move in moved { view.moveItem(at: move.from, to: move.to) }
        view.insertSections(insertedSections)
        view.deleteItems(at: deleted)
        view.reloadItems(at: reloaded)
        view.reloadSections(reloadedSections)
        view.deleteSections(deletedSections)
        for move in movedSections { view.moveSection(move.from, toSection: move.to) }
    }
}
