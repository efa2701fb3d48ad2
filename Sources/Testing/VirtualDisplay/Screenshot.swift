// SPDX-License-Identifier: MIT
import Foundation

/// A picture of a virtual display's screen.
package struct Screenshot: Equatable, Sendable {
    /// Width in pixels.
    package let width: Int
    /// Height in pixels.
    package let height: Int

    private let rows: [UInt32]

    /// Reads an X window dump, as Xvfb keeps it: 32 bits a pixel, least significant byte first.
    init?(xwd data: Data) {
        func word(_ index: Int) -> Int? {
            let start = data.startIndex + index * 4
            guard index >= 0, start + 4 <= data.endIndex else { return nil }
            return data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        // Fields of the header by their place; see XWDFile.h of the X protocol's headers.
        guard let headerSize = word(0), word(1) == 7, let width = word(4), let height = word(5),
            word(7) == 0, word(11) == 32, let bytesPerLine = word(12), let colors = word(19)
        else { return nil }
        let start = headerSize + colors * 12
        guard width > 0, height > 0, bytesPerLine >= width * 4,
            start + bytesPerLine * height <= data.count
        else { return nil }
        var rows = [UInt32]()
        rows.reserveCapacity(width * height)
        data.withUnsafeBytes { bytes in
            for y in 0..<height {
                for x in 0..<width {
                    let offset = start + y * bytesPerLine + x * 4
                    let pixel = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
                    rows.append(UInt32(littleEndian: pixel) & 0xFF_FFFF)
                }
            }
        }
        self.width = width
        self.height = height
        self.rows = rows
    }

    /// The colour of a pixel as 0xRRGGBB; `nil` outside the screen.
    package func pixel(_ x: Int, _ y: Int) -> UInt32? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        return rows[y * width + x]
    }

    /// How many different colours a part of the screen shows; a blank part shows one.
    package func distinctColors(x: Range<Int>, y: Range<Int>) -> Int {
        var colors: Set<UInt32> = []
        for row in y.clamped(to: 0..<height) {
            colors.formUnion(rows[row * width..<(row + 1) * width][shifted: x, by: row * width])
        }
        return colors.count
    }

    /// The share of pixels, 0 to 1, that differ between two pictures of one size in a part of the
    /// screen; 1 when the sizes differ.
    package func difference(from other: Screenshot, x: Range<Int>, y: Range<Int>) -> Double {
        guard width == other.width, height == other.height else { return 1 }
        let columns = x.clamped(to: 0..<width)
        let lines = y.clamped(to: 0..<height)
        guard !columns.isEmpty, !lines.isEmpty else { return 0 }
        var count = 0
        for row in lines {
            for column in columns
            where rows[row * width + column] != other.rows[row * width + column] {
                count += 1
            }
        }
        return Double(count) / Double(columns.count * lines.count)
    }
}

extension ArraySlice<UInt32> {
    /// The elements of a row whose columns are in `range`, for a row that begins at `start`.
    fileprivate subscript(shifted range: Range<Int>, by start: Int) -> ArraySlice<UInt32> {
        self[(range.lowerBound + start..<range.upperBound + start).clamped(to: indices)]
    }
}
