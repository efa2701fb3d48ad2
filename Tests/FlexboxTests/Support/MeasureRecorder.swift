// SPDX-License-Identifier: MIT
import Flexbox

/// A tree that notes what it asks.
struct MeasureRecorder {
    var tree = FlexTree()
    var contents: [FlexNode: LeafContent] = [:]
    var requests: [FlexNode: [FlexRequest]] = [:]

    mutating func leaf(_ content: LeafContent, _ style: FlexStyle = FlexStyle()) -> FlexNode {
        let node = tree.add(style, isMeasured: true)
        contents[node] = content
        return node
    }

    mutating func compute(
        _ root: FlexNode, width: Double? = nil, height: Double? = nil,
        configuration: FlexConfiguration = FlexConfiguration()
    ) -> FlexResult {
        requests = [:]
        var requests: [FlexNode: [FlexRequest]] = [:]
        let contents = contents
        let result = tree.compute(
            root, width: width, height: height, configuration: configuration
        ) { node, request in
            requests[node, default: []].append(request)
            return contents[node]?.measure(request) ?? FlexSize(width: 0, height: 0)
        }
        self.requests = requests
        return result
    }

    func count(_ node: FlexNode) -> Int { requests[node]?.count ?? 0 }
}
