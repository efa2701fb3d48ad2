// SPDX-License-Identifier: MIT
import ALLKit

/// How a widget looks. Its bounds are its size: the items' modifiers give them.
final class WidgetSpec: ModelLayoutSpec<Widget> {
    override func makeNodeWith(
        boundingDimensions: LayoutDimensions<CGFloat>
    ) -> LayoutNodeConvertible {
        let (width, height) = (
            boundingDimensions.width.value ?? 0, boundingDimensions.height.value ?? 0
        )
        return LayoutNodeBuilder().layout {
            $0.width(.point(width)).height(.point(height))
        }.body {
            content
        }
    }

    private var content: LayoutNodeConvertible {
        switch model.content {
        case .weather(let place, let degrees, let sky, let high, let low):
            weather(place, degrees, sky, high, low)
        case .hours(let hours): self.hours(hours)
        case .ring(let title, let part, let value, let icon, let color):
            ring(title, part, value, icon, color)
        case .bars(let title, let total, let values, let days): bars(title, total, values, days)
        case .photo(let artwork, let title, let date): photo(artwork, title, date)
        case .note(let title, let lines): note(title, lines)
        case .agenda(let day, let date, let events): agenda(day, date, events)
        }
    }

    private func weather(
        _ place: String, _ degrees: Int, _ sky: String, _ high: Int, _ low: Int
    ) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout { $0.flex(1).padding(.all(16)) }.view { (view: SkyView, _) in
            view.isNight = false
        }.body {
            label(place, TextStyle(15, .semibold, .white))
            label("\(degrees)°", TextStyle(44, .light, .white))
            LayoutNodeBuilder().layout { $0.flex(1) }
            icon(.cloud, size: 22, color: .white)
            label(sky, TextStyle(13, .semibold, .white)) { $0.margin(.top(3)) }
            label("H:\(high)° L:\(low)°", TextStyle(13, .medium, .white))
        }
    }

    private func hours(
        _ hours: [(hour: String, symbol: Icon, degrees: Int)]
    ) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout { $0.flex(1).padding(.all(18)) }.view { (view: SkyView, _) in
            view.isNight = true
        }.body {
            LayoutNodeBuilder().layout { $0.flexDirection(.row) }.body {
                LayoutNodeBuilder().layout { $0.flex(1) }.body {
                    label("Bergen", TextStyle(15, .semibold, .white))
                    label("14°", TextStyle(36, .light, .white))
                }
                LayoutNodeBuilder().layout { $0.alignItems(.flexEnd) }.body {
                    icon(.cloud, size: 22, color: .white)
                    label("Light Rain", TextStyle(13, .semibold, .white)) { $0.margin(.top(4)) }
                }
            }
            LayoutNodeBuilder().layout { $0.flex(1) }
            LayoutNodeBuilder().layout {
                $0.flexDirection(.row).justifyContent(.spaceBetween)
            }.body {
                for hour in hours {
                    LayoutNodeBuilder().layout { $0.alignItems(.center).width(44) }.body {
                        label(hour.hour, TextStyle(12, .semibold, .lightText))
                        icon(hour.symbol, size: 20, color: .white) { $0.margin(.vertical(6)) }
                        label("\(hour.degrees)°", TextStyle(15, .medium, .white))
                    }
                }
            }
        }
    }

    private func ring(
        _ title: String, _ part: Double, _ value: String, _ symbol: Icon, _ color: UIColor
    ) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout { $0.flex(1).padding(.all(16)) }.body {
            LayoutNodeBuilder().layout {
                $0.width(76).height(76).alignItems(.center).justifyContent(.center)
            }.view { (view: RingView, _) in
                view.part = CGFloat(part)
                view.color = color
            }.body {
                icon(symbol, size: 30, color: color)
            }
            LayoutNodeBuilder().layout { $0.flex(1) }
            label(value, TextStyle(24, .semibold))
            label(title, TextStyle(13, .medium, .secondaryLabel)) { $0.margin(.top(1)) }
        }
    }

    private func bars(
        _ title: String, _ total: String, _ values: [Double], _ days: String
    ) -> LayoutNodeConvertible {
        let letters = days.map(String.init)
        return LayoutNodeBuilder().layout { $0.flex(1).padding(.all(18)) }.body {
            label(title, TextStyle(13, .medium, .secondaryLabel))
            label(total, TextStyle(28, .semibold)) { $0.margin(.top(1)) }
            LayoutNodeBuilder().layout {
                $0.flex(1).flexDirection(.row).alignItems(.flexEnd).margin(.top(10))
            }.body {
                for (index, value) in values.enumerated() {
                    LayoutNodeBuilder().layout { $0.flex(1).alignItems(.center) }.body {
                        LayoutNodeBuilder().layout {
                            $0.width(22).height(.point(CGFloat(46 * value).rounded()))
                        }.view { (view: UIView, _) in
                            view.backgroundColor = value == 1 ? .systemOrange : .systemBlue
                            view.layer.cornerRadius = 5
                        }
                        label(letters[index], TextStyle(11, .medium, .secondaryLabel)) {
                            $0.margin(.top(5))
                        }
                    }
                }
            }
        }
    }

    private func photo(
        _ artwork: Artwork, _ title: String, _ date: String
    ) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout { $0.flex(1).padding(.all(16)) }.view {
            (view: ArtworkView, _) in
            view.artwork = artwork
        }.body {
            LayoutNodeBuilder().layout { $0.flex(1) }
            label(date, TextStyle(12, .semibold, UIColor(white: 1, alpha: 0.8)))
            label(title, TextStyle(17, .semibold, .white)) { $0.margin(.top(1)) }
        }
    }

    private func note(_ title: String, _ lines: [String]) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout { $0.flex(1) }.body {
            LayoutNodeBuilder().layout {
                $0.padding(.horizontal(16), .vertical(10))
            }.view { (view: UIView, _) in
                view.backgroundColor = .systemYellow
            }.body {
                label(title, TextStyle(15, .semibold, .black))
            }
            LayoutNodeBuilder().layout {
                $0.flex(1).padding(.horizontal(16)).justifyContent(.spaceEvenly)
            }.body {
                for line in lines { label(line, TextStyle(15)) }
            }
        }
    }

    private func agenda(
        _ day: String, _ date: String, _ events: [(time: String, name: String)]
    ) -> LayoutNodeConvertible {
        LayoutNodeBuilder().layout { $0.flex(1).padding(.all(16)) }.body {
            label(day, TextStyle(11, .semibold, .systemRed))
            label(date, TextStyle(32, .regular))
            LayoutNodeBuilder().layout { $0.flex(1) }
            for event in events {
                LayoutNodeBuilder().layout {
                    $0.flexDirection(.row).alignItems(.center).margin(.top(5))
                }.body {
                    label(event.time, TextStyle(12, .medium, .secondaryLabel))
                    label(event.name, TextStyle(12, .semibold)) {
                        $0.margin(.left(6)).flexShrink(1)
                    }
                }
            }
        }
    }
}
