// SPDX-License-Identifier: MIT

/// A length that may be unknown.
public struct LayoutDimension<T: FloatingPoint>: Equatable {
    /// The length, positive and finite; nil is no limit.
    public let value: T?
}

extension LayoutDimension: Sendable where T: Sendable {}

extension FloatingPoint {
    /// The number as a length: zero, negative, infinite and undefined numbers are no limit.
    public var layoutDimension: LayoutDimension<Self> {
        let isLength = self >= .ulpOfOne && self <= .greatestFiniteMagnitude
        return LayoutDimension(value: isLength ? self : nil)
    }
}

/// A width and a height that may be unknown.
public struct LayoutDimensions<T: FloatingPoint>: Equatable {
    /// Makes other numbers of a width and a height, on any thread; unknown ones arrive and leave as
    /// NaN.
    public typealias Modifier = @Sendable (T, T) -> (T, T)

    /// The width.
    public let width: LayoutDimension<T>
    /// The height.
    public let height: LayoutDimension<T>

    /// Makes dimensions.
    public init(width: LayoutDimension<T>, height: LayoutDimension<T>) {
        self.width = width
        self.height = height
    }

    /// The dimensions with other numbers; numbers that are no lengths become unknown.
    public func modify(_ fn: (T, T) -> (T, T)) -> LayoutDimensions<T> {
        let (width, height) = fn(width.value ?? .nan, height.value ?? .nan)
        return LayoutDimensions(width: width.layoutDimension, height: height.layoutDimension)
    }
}

extension LayoutDimensions: Sendable where T: Sendable {}

extension LayoutDimensions where T == CGFloat {
    /// The dimensions as a size, in which the unknown is the largest number.
    public var size: CGSize {
        CGSize(
            width: width.value ?? .greatestFiniteMagnitude,
            height: height.value ?? .greatestFiniteMagnitude)
    }
}

extension CGSize {
    /// The size as dimensions: sides that are not positive and finite are no limit.
    public var layoutDimensions: LayoutDimensions<CGFloat> {
        LayoutDimensions(width: width.layoutDimension, height: height.layoutDimension)
    }
}
