// SPDX-License-Identifier: MIT

// What is said about constraints that cannot all hold.
extension LayoutEngine {
    /// Reports constraints that contradict each other, in UIKit's words, and where each was made.
    ///
    /// The floors that keep sizes from being negative are not listed: nobody made them.
    func report(_ entries: [LayoutEngineEntry], breaking victim: LayoutEngineEntry) {
        let listed = entries.filter(\.isListed)
        guard listed.contains(where: { $0.isBreakable }) else { return }
        var text = """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
            \tTry this:\u{20}
            \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}

            """
        if listed.contains(where: \.isAutoresizing) {
            text +=
                "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't "
                + "understand, refer to the documentation for the UIView property "
                + "translatesAutoresizingMaskIntoConstraints)\u{20}\n"
        }
        let lines = listed.map { "    \"\($0.text)\"" }.joined(separator: ",\n")
        text += "(\n\(lines)\n)\n\n"
        text += "Will attempt to recover by breaking constraint\u{20}\n\(victim.text)\n\n"
        text += """
            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in \
            the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
            <UIKitCore/UIView.h> may also be helpful.

            """
        let places = listed.compactMap { entry in
            entry.place.map { "    \(entry.text)\n        made at \($0)\n" }
        }
        if !places.isEmpty { text += "\nWhere they were made:\n" + places.joined() }
        log(text)
    }

    static func writeToStandardError(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}

extension LayoutEngineEntry {
    fileprivate var isListed: Bool {
        if case .floor = origin { return false }
        return true
    }

    fileprivate var isAutoresizing: Bool {
        if case .frame = origin { return true }
        return false
    }

    fileprivate var place: SourcePlace? {
        constraint?.place
    }

    /// The constraint as the log shows it.
    var text: String {
        switch origin {
        case .constraint: constraint?.description ?? ""
        case .frame(let part):
            "<NSAutoresizingMaskLayoutConstraint:\(address) h=\(mask(true)) v=\(mask(false)) "
                + "\(name).\(part) == \(ConstraintDescription.number(CGFloat(constant)))   "
                + "(active)>"
        case .measuring(let part), .stay(let part):
            "<NSLayoutConstraint:\(address) 'UIView-Encapsulated-Layout-"
                + "\(part == .width ? "Width" : "Height")' \(name).\(part) == "
                + "\(ConstraintDescription.number(CGFloat(constant)))   (active)>"
        case .contentSize(let axis):
            "<NSContentSizeLayoutConstraint:\(address) "
                + "\(axis == .horizontal ? "H" : "V"):[\(name)"
                + "(\(ConstraintDescription.number(CGFloat(constant))))]   (active)>"
        case .floor, .nudge: "<NSLayoutConstraint:\(address) \(name)   (active)>"
        }
    }

    private var address: String { ConstraintDescription.address(self) }

    private var name: String {
        item.map { ConstraintDescription.name($0.layoutItem) } ?? "(gone)"
    }

    /// How an axis of the autoresizing mask is written: `&` for what gives way, `-` for the rest.
    private func mask(_ isHorizontal: Bool) -> String {
        let mask = item?.view?.autoresizingMask ?? []
        let bits: [UIView.AutoresizingMask] =
            isHorizontal
            ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
            : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
        // A mask without a bit in an axis means that the far margin gives way.
        if bits.allSatisfy({ !mask.contains($0) }) { return "--&" }
        return bits.map { mask.contains($0) ? "&" : "-" }.joined()
    }
}
