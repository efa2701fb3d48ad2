// SPDX-License-Identifier: MIT
import Foundation

/// What the gallery's command line asks for.
package struct GalleryArguments: Equatable, Sendable {
    /// The control file to show.
    package var path = PackageSource.installed
    /// The directory that pictures are written to instead of opening a window; nil opens one.
    package var snapshotFolder: String?
    /// Whether only the usage is wanted.
    package var wantsHelp = false

    /// Why a command line is not understood.
    package enum Failure: Error, Equatable, CustomStringConvertible {
        case unknown(String)
        case missingValue(String)

        /// What is wrong, for the user.
        package var description: String {
            switch self {
            case .unknown(let argument): "unknown argument \(argument)"
            case .missingValue(let option): "\(option) needs a value"
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
            case "--file", "--snapshot":
                if value == nil { value = rest.popFirst() }
                guard let value, !value.isEmpty else { throw .missingValue(String(parts[0])) }
                if parts[0] == "--file" { path = value } else { snapshotFolder = value }
            default:
                throw .unknown(argument)
            }
        }
    }

    /// How the gallery is called.
    package static let usage = """
        usage: gallery [--file PATH] [--snapshot DIR] [--help]

          --file PATH     show the packages of this Debian control file, for example one of
                          /var/lib/apt/lists/*_Packages; \(PackageSource.installed) by default
          --snapshot DIR  open no window; write pictures of the screens to DIR, print their paths
          --help          print this text

        """
}
