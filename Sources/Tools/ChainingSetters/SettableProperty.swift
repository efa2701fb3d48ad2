// SPDX-License-Identifier: MIT
import Foundation

/// A property that has a setter within reach, as its declaration says.
struct SettableProperty: Equatable {
    let name: String

    /// The type as it is written behind the colon.
    let type: String

    /// What the declaration says where it is deprecated; empty if it says nothing more.
    let deprecation: String?

    init(name: String, type: String, deprecation: String? = nil) {
        self.name = name
        self.type = type
        self.deprecation = deprecation
    }

    /// Nil for everything but an instance's property that can be set from outside and is declared
    /// where it stands: a constant, a property without a setter, an override.
    init?(_ symbol: SymbolGraph.Symbol) {
        guard symbol.kind.identifier == "swift.property", let name = symbol.pathComponents.last,
            let fragments = symbol.declarationFragments,
            let place = fragments.firstIndex(where: {
                $0.kind == "identifier" && $0.spelling == name
            })
        else { return nil }
        let keywords = fragments[..<place].filter { $0.kind == "keyword" }.map(\.spelling)
        guard keywords.contains("var"), !keywords.contains("override") else { return nil }
        let availability = symbol.availability ?? []
        guard !availability.contains(where: { $0.isUnconditionallyUnavailable == true }) else {
            return nil
        }

        let rest = fragments[(place + 1)...].map(\.spelling).joined()
        guard rest.hasPrefix(": ") else { return nil }
        var type = rest.dropFirst(2)
        if let accessors = type.range(of: " { ", options: .backwards) {
            guard type[accessors.upperBound...] == "get set }" else { return nil }
            type = type[..<accessors.lowerBound]
        }
        self.name = name
        self.type = String(type).replacingOccurrences(of: " : ", with: ": ")
        deprecation =
            availability.first { $0.isUnconditionallyDeprecated == true }.map { $0.message ?? "" }
    }
}
