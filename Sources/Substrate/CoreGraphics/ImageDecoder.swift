// SPDX-License-Identifier: MIT
import CPixbuf
import Foundation

/// Makes images from files: PNG, JPEG, GIF (the first picture), WebP and SVG.
///
/// Safe on every thread, and meant for background threads: decoding a photo takes tens of
/// milliseconds. Large pictures can be scaled down while they are decoded, which saves memory
/// (and time for JPEG and SVG).
public enum ImageDecoder {
    /// What a picture may cost; files from strangers can claim any size.
    public struct Limits: Hashable, Sendable {
        /// The longest side, in pixels, that a file may claim.
        public var maximumSide: Int
        /// How many pixels a file may claim, and how many the result may have.
        public var maximumPixelCount: Int
        /// How many bytes a file may have.
        public var maximumByteCount: Int

        /// Limits given one by one; the defaults are those of ``standard``.
        public init(
            maximumSide: Int = 16_384, maximumPixelCount: Int = 64_000_000,
            maximumByteCount: Int = 64 << 20
        ) {
            self.maximumSide = maximumSide
            self.maximumPixelCount = maximumPixelCount
            self.maximumByteCount = maximumByteCount
        }

        /// Sides of 16,384 pixels, 64 million pixels, 64 MB of file.
        public static let standard = Limits()
    }

    /// Why there is no image.
    public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// The file cannot be read; with the system's reason.
        case unreadable(String)
        /// The data are none of the formats.
        case unknownFormat
        /// The data begin as a picture and are broken or cut off; with the decoder's reason.
        case damaged(String)
        /// The picture claims more pixels than the limits allow.
        case tooManyPixels(width: Int, height: Int)
        /// The file has more bytes than the limits allow.
        case tooManyBytes(Int)
        /// There is no memory for the pixels.
        case outOfMemory

        /// What happened, in a sentence.
        public var description: String {
            switch self {
            case .unreadable(let reason): "The image file cannot be read: \(reason)"
            case .unknownFormat: "The data are no PNG, JPEG, GIF, WebP or SVG picture."
            case .damaged(let reason): "The picture is damaged: \(reason)"
            case .tooManyPixels(let width, let height):
                "A picture of \(width) x \(height) pixels is larger than the limits allow."
            case .tooManyBytes(let count):
                "A picture of \(count) bytes is larger than the limits allow."
            case .outOfMemory: "There is no memory for the picture."
            }
        }
    }

    /// The image in `data`.
    ///
    /// - Parameters:
    ///   - maximumPixelSize: The longest side the result may have; larger pictures are scaled
    ///     down while decoding, in proportion. Nil for the full size.
    ///   - scale: By what to multiply the size of pictures without pixels of their own (SVG)
    ///     before `maximumPixelSize` is applied.
    ///   - limits: What the picture may cost.
    public static func decode(
        _ data: Data, maximumPixelSize: Int? = nil, scale: CGFloat = 1,
        limits: Limits = .standard
    ) -> Result<CGImage, Failure> {
        guard data.count <= limits.maximumByteCount else {
            return .failure(.tooManyBytes(data.count))
        }
        guard let format = ImageFormat(sniffing: data) else { return .failure(.unknownFormat) }
        let request = DecodingRequest(
            maximumPixelSize: maximumPixelSize.map { max($0, 1) },
            scale: format == .svg && scale.isFinite && scale > 0 ? scale : 1, limits: limits)
        return request.run(data, format)
    }

    /// The image in the file at `url`; see ``decode(_:maximumPixelSize:scale:limits:)``.
    public static func decode(
        contentsOf url: URL, maximumPixelSize: Int? = nil, scale: CGFloat = 1,
        limits: Limits = .standard
    ) -> Result<CGImage, Failure> {
        let data: Data
        do {
            data = try Data(contentsOf: url, options: .mappedIfSafe)
        } catch {
            return .failure(.unreadable(error.localizedDescription))
        }
        return decode(data, maximumPixelSize: maximumPixelSize, scale: scale, limits: limits)
    }
}

/// The formats that are let through to the decoder: of all that a system may have installed, the
/// ones meant for pictures from anywhere.
enum ImageFormat: String {
    case png, jpeg, gif, webp, svg

    /// Tells the format from the first bytes; nil for any other.
    init?(sniffing data: Data) {
        let head = [UInt8](data.prefix(1024))
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if head.starts(with: Array("GIF87a".utf8))
            || head.starts(with: Array("GIF89a".utf8))
        {
            self = .gif
        } else if head.count >= 12, head.starts(with: Array("RIFF".utf8)),
            head[8..<12].elementsEqual("WEBP".utf8)
        {
            self = .webp
        } else if ImageFormat.isSVG(head) {
            self = .svg
        } else {
            return nil
        }
    }

    /// An XML document with an `svg` tag near its beginning.
    private static func isSVG(_ head: [UInt8]) -> Bool {
        let text = String(decoding: head, as: UTF8.self)
        let trimmed = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        return trimmed.hasPrefix("<") && trimmed.contains("<svg")
    }
}
