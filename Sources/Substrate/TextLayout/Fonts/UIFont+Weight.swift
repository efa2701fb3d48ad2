// SPDX-License-Identifier: MIT

extension UIFont {
    /// The thickness of a font's strokes, −1...1, where 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight, −1...1.
        public let rawValue: CGFloat
        /// Makes a weight from its value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Makes a weight from its value.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// 100 in CSS terms.
        public static let ultraLight = Weight(-0.8)
        /// 200 in CSS terms.
        public static let thin = Weight(-0.6)
        /// 300 in CSS terms.
        public static let light = Weight(-0.4)
        /// 400 in CSS terms.
        public static let regular = Weight(0)
        /// 500 in CSS terms.
        public static let medium = Weight(0.23)
        /// 600 in CSS terms.
        public static let semibold = Weight(0.3)
        /// 700 in CSS terms.
        public static let bold = Weight(0.4)
        /// 800 in CSS terms.
        public static let heavy = Weight(0.56)
        /// 900 in CSS terms.
        public static let black = Weight(0.62)

        private static let steps: [(weight: CGFloat, css: Int)] = [
            (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
            (0.56, 800), (0.62, 900),
        ]

        /// The nearest of the nine CSS weights; NaN counts as regular.
        var cssWeight: Int {
            guard rawValue.isFinite else { return 400 }
            var best = Self.steps[0]
            for step in Self.steps where abs(step.weight - rawValue) < abs(best.weight - rawValue) {
                best = step
            }
            return best.css
        }

        /// The weight that stands for a CSS weight.
        init(cssWeight: Int) {
            let step = Self.steps.min { abs($0.css - cssWeight) < abs($1.css - cssWeight) }
            self.init(step?.weight ?? 0)
        }
    }
}
