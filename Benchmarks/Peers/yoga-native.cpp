// SPDX-License-Identifier: MIT
// Lays out a tree with Yoga, without Python between.
//
//     yoga-native ROUNDS < TREE
//
// TREE: the width, then a line a box, parents first: the index of its parent (-1 for the root),
// and pairs of a property and a number. Prints three lines: all frames after the first layout and
// after the last that was timed, parents first, and the median nanoseconds of a layout in which
// every box is dirty, of one without a change, and of building the tree. Styles are parsed before;
// building counts making boxes, setting styles and inserting.
#include <yoga/Yoga.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace {

enum class Property { width, height, grow, shrink, basis, row, wrap, margin, padding, center };

struct Box {
    int parent;
    std::vector<std::pair<Property, float>> style;
};

Property property(const std::string &name) {
    static const std::pair<const char *, Property> names[] = {
        {"width", Property::width},   {"height", Property::height},
        {"grow", Property::grow},     {"shrink", Property::shrink},
        {"basis", Property::basis},   {"row", Property::row},
        {"wrap", Property::wrap},     {"margin", Property::margin},
        {"padding", Property::padding}, {"center", Property::center}};
    for (const auto &entry : names) {
        if (name == entry.first) return entry.second;
    }
    std::cerr << "yoga-native: what is " << name << "?\n";
    std::exit(2);
}

void set(YGNodeRef node, Property property, float value) {
    switch (property) {
    case Property::width: YGNodeStyleSetWidth(node, value); break;
    case Property::height: YGNodeStyleSetHeight(node, value); break;
    case Property::grow: YGNodeStyleSetFlexGrow(node, value); break;
    case Property::shrink: YGNodeStyleSetFlexShrink(node, value); break;
    case Property::basis: YGNodeStyleSetFlexBasis(node, value); break;
    case Property::row: YGNodeStyleSetFlexDirection(node, YGFlexDirectionRow); break;
    case Property::wrap: YGNodeStyleSetFlexWrap(node, YGWrapWrap); break;
    case Property::margin: YGNodeStyleSetMargin(node, YGEdgeAll, value); break;
    case Property::padding: YGNodeStyleSetPadding(node, YGEdgeAll, value); break;
    case Property::center: YGNodeStyleSetAlignItems(node, YGAlignCenter); break;
    }
}

std::vector<YGNodeRef> build(const std::vector<Box> &boxes, YGConfigRef config) {
    std::vector<YGNodeRef> nodes;
    nodes.reserve(boxes.size());
    for (const Box &box : boxes) {
        YGNodeRef node = YGNodeNewWithConfig(config);
        for (const auto &entry : box.style) set(node, entry.first, entry.second);
        nodes.push_back(node);
        if (box.parent >= 0) {
            YGNodeRef parent = nodes[static_cast<size_t>(box.parent)];
            YGNodeInsertChild(parent, node, YGNodeGetChildCount(parent));
        }
    }
    return nodes;
}

template <typename Before, typename Work>
double median(int rounds, Before before, Work work) {
    using Clock = std::chrono::steady_clock;
    std::vector<double> times;
    for (int round = 0; round < rounds; ++round) {
        before();
        const auto start = Clock::now();
        work();
        times.push_back(std::chrono::duration<double, std::nano>(Clock::now() - start).count());
    }
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

void print_frames(const std::vector<YGNodeRef> &nodes) {
    for (YGNodeRef node : nodes) {
        std::printf("%.6f %.6f %.6f %.6f ", YGNodeLayoutGetLeft(node), YGNodeLayoutGetTop(node),
            YGNodeLayoutGetWidth(node), YGNodeLayoutGetHeight(node));
    }
    std::printf("\n");
}

}  // namespace

int main(int count, char **arguments) {
    const int rounds = count > 1 ? std::atoi(arguments[1]) : 1;
    std::string line;
    std::getline(std::cin, line);
    const float width = std::stof(line);
    std::vector<Box> boxes;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        Box box;
        words >> box.parent;
        std::string name;
        float value;
        while (words >> name >> value) box.style.emplace_back(property(name), value);
        boxes.push_back(std::move(box));
    }
    YGConfigRef config = YGConfigNew();
    YGConfigSetPointScaleFactor(config, 0);

    // Small trees are built several times between two looks at the clock.
    std::vector<std::vector<YGNodeRef>> trees(std::max<size_t>(1, 250 / boxes.size()));
    const double building = median(
        std::max(5, rounds / 10),
        [&] {
            for (auto &tree : trees) {
                if (!tree.empty()) YGNodeFreeRecursive(tree[0]);
                tree.clear();
            }
        },
        [&] { for (auto &tree : trees) tree = build(boxes, config); })
        / static_cast<double>(trees.size());
    const std::vector<YGNodeRef> nodes = trees[0];
    for (size_t other = 1; other < trees.size(); ++other) YGNodeFreeRecursive(trees[other][0]);
    YGNodeRef root = nodes[0];
    const auto layout = [&] { YGNodeCalculateLayout(root, width, YGUndefined, YGDirectionLTR); };
    layout();
    print_frames(nodes);
    const double dirty = median(
        rounds, [&] { YGNodeMarkDirtyAndPropogateToDescendants(root); }, layout);
    print_frames(nodes);
    const double clean = median(rounds, [] {}, layout);
    std::printf("%.3f %.3f %.3f\n", dirty, clean, building);
    YGNodeFreeRecursive(root);
    return 0;
}
