// SPDX-License-Identifier: MIT
import Foundation

/// What the compiler says of a module: the part of its symbol graph that the setters need.
struct SymbolGraph: Decodable {
    struct Module: Decodable {
        let name: String
    }

    struct Symbol: Decodable {
        struct Kind: Decodable {
            let identifier: String
        }

        struct Identifier: Decodable {
            let precise: String
        }

        struct Names: Decodable {
            let title: String
        }

        /// A word or a sign of the declaration.
        struct Fragment: Decodable {
            let kind: String
            let spelling: String
        }

        struct Availability: Decodable {
            let domain: String?
            let message: String?
            let isUnconditionallyDeprecated: Bool?
            let isUnconditionallyUnavailable: Bool?
        }

        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
        let names: Names
        let declarationFragments: [Fragment]?
        let availability: [Availability]?
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
    }

    let module: Module
    let symbols: [Symbol]
    let relationships: [Relationship]

    /// The graphs in a folder, as the compiler writes them: `*.symbols.json`.
    static func read(folder: URL) throws -> [SymbolGraph] {
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        return try files.filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
    }
}
