// SPDX-License-Identifier: MIT

/// A drag within the program.
@MainActor final class LocalDragSession: UIDragSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    let isRestrictedToDraggingApplication = true

    /// Where the finger is in the window, and the window.
    var finger = CGPoint.zero
    weak var window: UIWindow?

    func location(in view: UIView) -> CGPoint {
        guard let window, view !== window else { return finger }
        return view.convert(finger, from: window)
    }

    func canLoadObjects<Object>(ofClass type: Object.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: type) }
    }
}

/// The same drag, as the views know it that it comes over.
@MainActor final class LocalDropSession: UIDropSession {
    private let drag: LocalDragSession

    init(_ drag: LocalDragSession) {
        self.drag = drag
    }

    var items: [UIDragItem] { drag.items }
    var allowsMoveOperation: Bool { drag.allowsMoveOperation }
    var isRestrictedToDraggingApplication: Bool { true }
    var localDragSession: (any UIDragSession)? { drag }

    func location(in view: UIView) -> CGPoint { drag.location(in: view) }

    func canLoadObjects<Object>(ofClass type: Object.Type) -> Bool {
        drag.canLoadObjects(ofClass: type)
    }

    func loadObjects<Object>(
        ofClass type: Object.Type, completion: @escaping @MainActor ([Object]) -> Void
    ) {
        let objects = items.compactMap { $0.itemProvider.value(type) }
        let box = MainActorBlock { completion(objects) }
        DispatchQueue.main.async { MainActor.assumeIsolated { box.run() } }
    }
}
