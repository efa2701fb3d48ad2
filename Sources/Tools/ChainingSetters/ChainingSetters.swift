// SPDX-License-Identifier: MIT
import Foundation

/// Writes a method for each property of a module's views that sets it and returns the view, or
/// checks that what is there is what it would write.
@main
struct ChainingSetters {
    private static let usage = """
        usage: swift package --allow-writing-to-package-directory chaining-setters
                   --target MODULE --output FOLDER [--internal] [--check]
                   [--root CLASS]… [--except CLASS.PROPERTY]… [--import MODULE]…
          --target   the module whose classes get setters
          --output   the folder of the written files; its other files are left alone
          --internal setters of internal properties too, for use within the module itself
          --check    write nothing; fail and name the files that are not current
          --root     only classes that descend from this one, instead of UIView
          --except   a property that gets no setter
          --import   a module whose types the properties have, to be imported
        """

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    var choice: SetterChoice
    var text: SetterText
    var graphs: [URL] = []
    var output: URL
    var checksOnly = false

    /// Throws what is wrong with the arguments.
    init(_ arguments: [String]) throws {
        var module: String?
        var folder: String?
        var roots: Set<String> = []
        var exceptions: Set<String> = []
        var imports: Set<String> = []
        var isInternal = false
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "--internal": isInternal = true
            case "--check": checksOnly = true
            case "--module", "--graphs", "--output", "--root", "--except", "--import":
                guard let value = rest.popFirst() else {
                    throw Failure(description: "\(option) needs a value")
                }
                switch option {
                case "--module": module = value
                case "--graphs": graphs.append(URL(fileURLWithPath: value))
                case "--output": folder = value
                case "--root": roots.insert(value)
                case "--except": exceptions.insert(value)
                default: imports.insert(value)
                }
            default: throw Failure(description: "\(option) is no option")
            }
        }
        guard let module, let folder, !graphs.isEmpty else {
            throw Failure(description: "--target and --output are needed")
        }
        choice = SetterChoice(module: module, exceptions: exceptions)
        if !roots.isEmpty { choice.roots = roots }
        imports.insert("UIKit")
        if isInternal { imports.remove(module) } else { imports.insert(module) }
        text = SetterText(imports: imports.sorted(), isPublic: !isInternal)
        output = URL(fileURLWithPath: folder)
    }

    /// Exits with 0 if the files are current, 1 if a check finds one that is not, 2 if an option is
    /// wrong or a file cannot be read or written.
    static func main() {
        do {
            exit(try ChainingSetters(Array(CommandLine.arguments.dropFirst())).run() ? 0 : 1)
        } catch let failure as Failure {
            complain("chaining-setters: \(failure)\n\(usage)")
        } catch {
            complain("chaining-setters: \(error)")
        }
        exit(2)
    }

    private static func complain(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }

    private func run() throws -> Bool {
        let classes = choice.classes(in: try graphs.flatMap(SymbolGraph.read))
        guard !classes.isEmpty else {
            throw Failure(
                description: "no class of \(choice.module) that descends from "
                    + choice.roots.sorted().joined(separator: ", ") + " has a property to set")
        }
        let files = classes.map(text.files).reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        let folder = SetterFolder(url: output)
        let differences = try folder.differences(from: files)
        if checksOnly {
            for name in differences { Self.complain("\(name) is not current") }
            return differences.isEmpty
        }
        try folder.write(files)
        let count = classes.reduce(0) { $0 + $1.properties.count }
        print("\(count) setters of \(classes.count) classes; \(differences.count) files changed")
        return true
    }
}
