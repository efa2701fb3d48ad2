// SPDX-License-Identifier: MIT

/// A stack view of elements side by side, each as high as the stack.
@preconcurrency @MainActor
public func HorizontalStack(_ elements: [any UIStackViewConfiguration]) -> UIStackView {
    UIStackView(.horizontal, .fill, elements)
}

/// A stack view of elements side by side, each as high as the stack.
@preconcurrency @MainActor
public func HorizontalStack(
    @StackViewConfigurationsComposer _ elements: () -> [any UIStackViewConfiguration]
) -> UIStackView {
    HorizontalStack(elements())
}

/// A stack view of elements side by side, along the top.
@preconcurrency @MainActor
public func TopStack(_ elements: [any UIStackViewConfiguration]) -> UIStackView {
    UIStackView(.horizontal, .top, elements)
}

/// A stack view of elements side by side, along the top.
@preconcurrency @MainActor
public func TopStack(
    @StackViewConfigurationsComposer _ elements: () -> [any UIStackViewConfiguration]
) -> UIStackView {
    TopStack(elements())
}

/// A stack view of elements side by side, along the bottom.
@preconcurrency @MainActor
public func BottomStack(_ elements: [any UIStackViewConfiguration]) -> UIStackView {
    UIStackView(.horizontal, .bottom, elements)
}

/// A stack view of elements side by side, along the bottom.
@preconcurrency @MainActor
public func BottomStack(
    @StackViewConfigurationsComposer _ elements: () -> [any UIStackViewConfiguration]
) -> UIStackView {
    BottomStack(elements())
}

/// A stack view of elements side by side, centred on a horizontal line.
@preconcurrency @MainActor
public func HorizontalCenterStack(_ elements: [any UIStackViewConfiguration]) -> UIStackView {
    UIStackView(.horizontal, .center, elements)
}

/// A stack view of elements side by side, centred on a horizontal line.
@preconcurrency @MainActor
public func HorizontalCenterStack(
    @StackViewConfigurationsComposer _ elements: () -> [any UIStackViewConfiguration]
) -> UIStackView {
    HorizontalCenterStack(elements())
}

/// A stack view of elements one above the other, each as wide as the stack.
@preconcurrency @MainActor
public func VerticalStack(_ elements: [any UIStackViewConfiguration]) -> UIStackView {
    UIStackView(.vertical, .fill, elements)
}

/// A stack view of elements one above the other, each as wide as the stack.
@preconcurrency @MainActor
public func VerticalStack(
    @StackViewConfigurationsComposer _ elements: () -> [any UIStackViewConfiguration]
) -> UIStackView {
    VerticalStack(elements())
}

/// A stack view of elements one above the other, along the leading edge.
@preconcurrency @MainActor
public func LeftStack(_ elements: [any UIStackViewConfiguration]) -> UIStackView {
    UIStackView(.vertical, .leading, elements)
}

/// A stack view of elements one above the other, along the leading edge.
@preconcurrency @MainActor
public func LeftStack(
    @StackViewConfigurationsComposer _ elements: () -> [any UIStackViewConfiguration]
) -> UIStackView {
    LeftStack(elements())
}

/// A stack view of elements one above the other, along the trailing edge.
@preconcurrency @MainActor
public func RightStack(_ elements: [any UIStackViewConfiguration]) -> UIStackView {
    UIStackView(.vertical, .trailing, elements)
}

/// A stack view of elements one above the other, along the trailing edge.
@preconcurrency @MainActor
public func RightStack(
    @StackViewConfigurationsComposer _ elements: () -> [any UIStackViewConfiguration]
) -> UIStackView {
    RightStack(elements())
}

/// A stack view of elements one above the other, centred on a vertical line.
@preconcurrency @MainActor
public func VerticalCenterStack(_ elements: [any UIStackViewConfiguration]) -> UIStackView {
    UIStackView(.vertical, .center, elements)
}

/// A stack view of elements one above the other, centred on a vertical line.
@preconcurrency @MainActor
public func VerticalCenterStack(
    @StackViewConfigurationsComposer _ elements: () -> [any UIStackViewConfiguration]
) -> UIStackView {
    VerticalCenterStack(elements())
}
