// SPDX-License-Identifier: MIT
import Foundation
import PackagePlugin

/// `swift package chaining-setters --target MODULE …`: reads the module's public classes and hands
/// them to the program `chaining-setters`, which writes or checks the setters.
@main
struct ChainingSettersPlugin: CommandPlugin {
    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let internalToo = extractor.extractFlag(named: "internal") > 0
        guard let name = extractor.extractOption(named: "target").last else {
            throw Failure(description: "--target MODULE says which classes get setters")
        }
        guard let target = try context.package.targets(named: [name]).first else {
            throw Failure(description: "the package has no target \(name)")
        }

        var options = ["--module", target.name] + (internalToo ? ["--internal"] : [])
        options += try graphs(of: target, access: internalToo ? .internal : .public)
        // The ancestors of the module's classes are known from the module that has `UIView`.
        for ancestor in target.recursiveTargetDependencies where ancestor.name == "UIKit" {
            options += try graphs(of: ancestor, access: .public)
        }
        let program = try context.tool(named: "ChainingSetters")
        try run(program.url, options + extractor.remainingArguments)
    }

    private func graphs(
        of target: Target, access: PackageManager.SymbolGraphOptions.AccessLevel
    ) throws -> [String] {
        let options = PackageManager.SymbolGraphOptions(
            minimumAccessLevel: access, includeSynthesized: false, includeSPI: false)
        let graph = try packageManager.getSymbolGraph(for: target, options: options)
        return ["--graphs", graph.directoryURL.path]
    }

    private func run(_ program: URL, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "chaining-setters ended with \(process.terminationStatus)")
        }
    }
}
