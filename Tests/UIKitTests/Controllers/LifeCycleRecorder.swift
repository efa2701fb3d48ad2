// SPDX-License-Identifier: MIT
import UIKit

/// What controllers were told, in order.
@MainActor final class LifeCycleLog {
    var calls: [String] = []

    /// The calls since the last look.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// A controller that writes down what it is told.
final class LifeCycleRecorder: UIViewController {
    private let name: String
    private let log: LifeCycleLog
    /// The flags that hold in each appearance call: parent and presentation, by call.
    var flags: [String: Set<String>] = [:]
    var loggedLayout = false
    var onDidAppear: () -> Void = {}

    init(_ name: String, _ log: LifeCycleLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func record(_ call: String, _ animated: Bool? = nil) {
        log.calls.append("\(name).\(call)" + (animated == true ? "(animated)" : ""))
        var held: Set<String> = []
        if isMovingToParent { held.insert("movingTo") }
        if isMovingFromParent { held.insert("movingFrom") }
        if isBeingPresented { held.insert("presented") }
        if isBeingDismissed { held.insert("dismissed") }
        flags[call] = held
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        record("didLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record("willAppear", animated)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        record("isAppearing", animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record("didAppear", animated)
        onDidAppear()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record("willDisappear", animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record("didDisappear", animated)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if loggedLayout { record("willLayout") }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if loggedLayout { record("didLayout") }
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        record(parent == nil ? "willLeaveParent" : "willEnterParent")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        record(parent == nil ? "didLeaveParent" : "didEnterParent")
    }
}
