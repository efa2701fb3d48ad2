// SPDX-License-Identifier: MIT
import Foundation

/// What the gallery's command line asks for.
package struct GalleryArguments: Equatable, Sendable {
    /// The control file to show.
    package var path = PackageSource.installed
    /// The directory that pictures are written to instead of opening a window; nil opens one.
    package var snapshotFolder: String?
    /// The screen to open or to draw; nil for the menu, or for all pictures.
    package var screen: GalleryScreen?
    /// Whether only the usage is wanted.
    package var wantsHelp = false

    /// Why a command line is not understood.
    package enum Failure: Error, Equatable, CustomStringConvertible {
        case unknown(String)
        case missingValue(String)
        case unknownScreen(String)

        /// What is wrong, for the user.
        package var description: String {
            switch self {
            case .unknown(let argument): "unknown argument \(argument)"
            case .missingValue(let option): "\(option) needs a value"
            case .unknownScreen(let name): "there is no screen \(name)"
            }
        }
    }

    /// Reads arguments, without the program's name. An option's value is the next argument or
    /// follows a `=`; the last of several wins.
    package init(_ arguments: [String]) throws(Failure) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            var value = parts.count > 1 ? String(parts[1]) : nil
            switch String(parts[0]) {
            case "--help" where value == nil, "-h" where value == nil:
                wantsHelp = true
            case "--file", "--screen", "--snapshot":
                if value == nil { value = rest.popFirst() }
                guard let value, !value.isEmpty else { throw .missingValue(String(parts[0])) }
                try set(String(parts[0]), value)
            default:
                throw .unknown(argument)
            }
        }
    }

    private mutating func set(_ option: String, _ value: String) throws(Failure) {
        switch option {
        case "--file":
            path = value
            isFileNamed = true
        case "--screen":
            guard let screen = GalleryScreen(rawValue: value) else { throw .unknownScreen(value) }
            self.screen = screen
        default: snapshotFolder = value
        }
    }

    /// The screen that a window opens: the one that was named, the packages of a file that was
    /// named, or else the menu, which is nil.
    package var firstScreen: GalleryScreen? { screen ?? (isFileNamed ? .packages : nil) }

    private var isFileNamed = false

    /// How the gallery is called.
    package static let usage = """
        usage: gallery [--screen NAME] [--file PATH] [--snapshot DIR] [--help]

          --screen NAME   open this screen, or with --snapshot draw only its pictures:
                          \(screenNames)

          --file PATH     show the packages of this Debian control file, for example one of
                          /var/lib/apt/lists/*_Packages; \(PackageSource.installed) by default
          --snapshot DIR  open no window; write pictures of the screens to DIR, print their paths
          --help          print this text

        """

    /// The screens' names in lines that fit below the usage's options.
    private static var screenNames: String {
        var lines = [""]
        for (index, screen) in GalleryScreen.allCases.enumerated() {
            let isLast = index == GalleryScreen.allCases.count - 1
            let word = screen.rawValue + (isLast ? "" : ", ")
            if lines[lines.count - 1].count + word.count > 62 { lines.append("") }
            lines[lines.count - 1] += word
        }
        return lines.joined(separator: "\n" + String(repeating: " ", count: 18))
    }
}
