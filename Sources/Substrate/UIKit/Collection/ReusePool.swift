// SPDX-License-Identifier: MIT

/// What kind of element a view stands for.
enum ElementKind: Hashable {
    case cell
    case supplementary(String)
    case decoration(String)

    var name: String {
        switch self {
        case .cell: "UICollectionElementKindCell"
        case .supplementary(let kind), .decoration(let kind): kind
        }
    }
}

/// Which element a view stands for.
struct ElementKey: Hashable {
    var kind: ElementKind
    var path: IndexPath

    init(_ kind: ElementKind, _ path: IndexPath) {
        self.kind = kind
        self.path = path
    }

    init(_ attributes: UICollectionViewLayoutAttributes) {
        path = attributes.indexPath
        let name = attributes.representedElementKind ?? ""
        switch attributes.representedElementCategory {
        case .cell: kind = .cell
        case .supplementaryView: kind = .supplementary(name)
        case .decorationView: kind = .decoration(name)
        }
    }
}

/// Views that are out of use, and the classes to make more from, by kind and identifier.
@MainActor
struct ReusePool {
    struct Queue: Hashable {
        var kind: ElementKind
        var identifier: String
    }

    private var idle: [Queue: [UICollectionReusableView]] = [:]
    private var classes: [Queue: UICollectionReusableView.Type] = [:]

    mutating func register(_ viewClass: AnyClass?, for queue: Queue) {
        classes[queue] = viewClass.map {
            ReusePool.reusableViewClass($0, for: queue.kind.name)
        }
        idle[queue] = nil
    }

    mutating func registerIfNeeded(
        _ viewClass: UICollectionReusableView.Type, for queue: Queue
    ) {
        if classes[queue] != viewClass { register(viewClass, for: queue) }
    }

    mutating func put(_ view: UICollectionReusableView, kind: ElementKind) {
        guard let identifier = view.reuseIdentifier else { return }
        let queue = Queue(kind: kind, identifier: identifier)
        // Another class may have been registered since.
        guard classes[queue] == type(of: view) else { return }
        idle[queue, default: []].append(view)
    }

    /// A view out of the pool, told so, or a new one.
    mutating func take(_ queue: Queue, frame: CGRect) -> UICollectionReusableView {
        if let view = idle[queue]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let viewClass = classes[queue] else {
            fatalError(
                "could not dequeue a view of kind: \(queue.kind.name) with identifier "
                    + "\(queue.identifier) - must register a nib or a class for the identifier "
                    + "or connect a prototype cell in a storyboard")
        }
        let view = ClassConstruction.makeView(viewClass, frame: frame)
        view.reuseIdentifier = queue.identifier
        return view
    }

    static func reusableViewClass(_ viewClass: AnyClass, for kind: String)
        -> UICollectionReusableView.Type
    {
        guard let type = viewClass as? UICollectionReusableView.Type else {
            preconditionFailure(
                "\(viewClass) cannot be registered for \(kind): it is not a kind of "
                    + "UICollectionReusableView.")
        }
        return type
    }
}
