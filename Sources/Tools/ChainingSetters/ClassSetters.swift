// SPDX-License-Identifier: MIT

/// A class and the properties that get a setter there, in the order of their names.
struct ClassSetters: Equatable {
    /// The class's full name within its module: `Outer.Inner` for a nested one.
    let name: String

    var properties: [SettableProperty]
}

/// Which classes and properties get setters.
struct SetterChoice {
    /// The module whose classes are served.
    var module: String

    /// Only these classes and their descendants.
    var roots: Set<String> = ["UIView"]

    /// Properties without a setter, as `Class.property`.
    var exceptions: Set<String> = []

    /// The classes with at least one setter, by name. A property whose setter would have the name
    /// of a method that the class or an ancestor has is left out. Linear in the graphs.
    func classes(in graphs: [SymbolGraph]) -> [ClassSetters] {
        let tree = ClassTree(graphs)
        var result: [String: ClassSetters] = [:]
        for graph in graphs where graph.module.name == module {
            let symbols = Dictionary(
                graph.symbols.map { ($0.identifier.precise, $0) }, uniquingKeysWith: { $1 })
            for relation in graph.relationships where relation.kind == "memberOf" {
                guard let symbol = symbols[relation.source],
                    let property = SettableProperty(symbol),
                    let owner = tree.names[relation.target],
                    tree.descends(relation.target, fromAny: roots),
                    !exceptions.contains("\(owner).\(property.name)"),
                    !tree.hasMethod("\(property.name)(_:)", on: relation.target)
                else { continue }
                result[owner, default: ClassSetters(name: owner, properties: [])]
                    .properties.append(property)
            }
        }
        return result.values.sorted { $0.name < $1.name }.map { found in
            ClassSetters(
                name: found.name, properties: found.properties.sorted { $0.name < $1.name })
        }
    }
}

/// The classes of all graphs, whom they inherit from, and their methods.
private struct ClassTree {
    private(set) var names: [String: String] = [:]
    private var parents: [String: String] = [:]
    private var methods: [String: Set<String>] = [:]

    init(_ graphs: [SymbolGraph]) {
        var methodNames: [String: String] = [:]
        for symbol in graphs.lazy.flatMap(\.symbols) {
            switch symbol.kind.identifier {
            case "swift.class":
                names[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".")
            case "swift.method":
                methodNames[symbol.identifier.precise] = symbol.names.title
            default: break
            }
        }
        for relation in graphs.lazy.flatMap(\.relationships) {
            if relation.kind == "inheritsFrom" {
                parents[relation.source] = relation.target
            } else if relation.kind == "memberOf", let method = methodNames[relation.source] {
                methods[relation.target, default: []].insert(method)
            }
        }
    }

    func descends(_ identifier: String, fromAny roots: Set<String>) -> Bool {
        ancestry(of: identifier).contains { names[$0].map(roots.contains) ?? false }
    }

    func hasMethod(_ name: String, on identifier: String) -> Bool {
        ancestry(of: identifier).contains { methods[$0]?.contains(name) ?? false }
    }

    /// The class itself, then whom it inherits from.
    private func ancestry(of identifier: String) -> some Sequence<String> {
        sequence(first: identifier) { parents[$0] }
    }
}
