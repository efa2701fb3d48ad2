// SPDX-License-Identifier: MIT
import ListDiff

extension IndexPath {
    /// Makes the place of an item in a sectioned list.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// Makes the place of a row in a table.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The section. The path must have at least one index.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The item's index in its section. The path must have two indices.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The row's index in its section. The path must have two indices.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    init(_ path: ItemPath) {
        self.init(indexes: [path.section, path.item])
    }
}

extension ItemPath {
    init(_ path: IndexPath) {
        self.init(section: path.section, item: path.item)
    }
}
