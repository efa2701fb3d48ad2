// SPDX-License-Identifier: MIT
import DeclarativeLayoutKit
import UIKitTesting
import XCTest

/// A form to sign in: a card in the middle of the screen.
private final class SignInController: UIViewController {
    let hint = UILabel()
    private(set) var button: UIButton?
    private(set) var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor(.systemBackground).add {
            UIView().backgroundColor(.secondarySystemBackground).cornerRadius(16)
                .centerYAnchor()
                .horizontalAnchor(24.to(view.safeAreaLayoutGuide).priority(.defaultHigh))
                .centerXAnchor()
                .widthAnchor(320.orLess)
                .add {
                    VerticalStack {
                        UILabel().text("Sign in").font(.boldSystemFont(ofSize: 22))
                            .textAlignment(.center)
                        UIStackViewSpace(16)
                        self.hint.text("Wrong password").textColor(.systemRed).numberOfLines(0)
                            .isHidden(true)
                        UIStackViewSpace(12, bindVisibilityTo: self.hint)
                        UIButton(type: .system).title("Continue").assign(to: &self.button)
                            .backgroundColor(.systemBlue).cornerRadius(8)
                            .onTap { [weak self] in self?.refuse() }
                            .heightAnchor(44)
                    }
                    .edgesAnchors(UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
                }
        }
    }

    private func refuse() {
        taps += 1
        hint.isHidden = false
    }
}

/// A row of a list: picture, two lines, and what is at the end.
private final class TrackRow: UIView {
    let title = UILabel()
    let artist = UILabel()
    let duration = UILabel()
    let cover = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        add {
            cover.backgroundColor(.systemFill).cornerRadius(4).clipsToBounds(true)
                .leftAnchor(16).verticalAnchor(8.orGreater).centerYAnchor().sizeAnchor(48)
            VerticalStack {
                title.font(.systemFont(ofSize: 17))
                UIStackViewSpace(2)
                artist.font(.systemFont(ofSize: 13)).textColor(.secondaryLabel)
            }
            .leftAnchor(12.from(cover.rightAnchor)).centerYAnchor()
            duration.hugging(x: .required).compression(x: .required)
                .leftAnchor(8.from(title.rightAnchor).orGreater).rightAnchor(16)
                .centerYAnchor(cover.centerYAnchor)
        }
    }

    required init?(coder: NSCoder) { nil }
}

/// A page with a header that grows, and tiles.
private final class DashboardController: UIViewController {
    let header = UIView()
    let tiles = (0..<4).map { UIView().tag($0) }
    let gap = UIStackViewDynamicSpaceProvider(8)
    var isCompact = true
    private(set) lazy var list = VerticalStack(rows)

    private var rows: [any UIStackViewConfiguration] {
        let pairs = isCompact ? [[0, 1], [2, 3]] : [[0, 1, 2, 3]]
        var elements: [any UIStackViewConfiguration] = []
        for pair in pairs {
            elements.append(
                HorizontalStack(pair.map { tiles[$0] }).spacing(8).distribution(.fillEqually)
                    .heightAnchor(60))
            elements.append(UIStackViewSpace(gap))
        }
        elements.append(UIView())
        return elements
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.add(
            header.topAnchor(view.safeAreaLayoutGuide.topAnchor).horizontalAnchor(0)
                .heightAnchor(view.heightAnchor.multiplied(by: 0.25).plus(10)),
            list.topAnchor(8.from(header.bottomAnchor)).horizontalAnchor(16)
                .bottomAnchor(0.to(view.safeAreaLayoutGuide.bottomAnchor)))
    }

    func widen() {
        isCompact = false
        list.set(elements: rows)
    }
}

/// Programs written from the documentation alone.
@preconcurrency @MainActor final class DocumentedLayoutTests: XCTestCase {
    func testASignInCardIsCentredAndGrowsByItsHint() throws {
        let controller = SignInController()
        let window = OffscreenWindow(
            rootViewController: controller, size: CGSize(width: 300, height: 500))
        window.settle()
        let card = try XCTUnwrap(controller.view.subviews.first)
        XCTAssertEqual(card.frame.minX, 24)
        XCTAssertEqual(card.frame.width, 252)
        XCTAssertEqual(card.frame.midY, 250, accuracy: 0.5)
        let height = card.frame.height
        window.tap(try XCTUnwrap(controller.button))
        window.settle()
        XCTAssertEqual(controller.taps, 1)
        let grown = height + 12 + controller.hint.frame.height
        XCTAssertEqual(card.frame.height, grown, accuracy: 0.5)
        // A wide screen leaves the card as wide as it may be.
        window.resize(to: CGSize(width: 800, height: 500))
        window.settle()
        XCTAssertEqual(card.frame.width, 320)
        XCTAssertEqual(card.frame.midX, 400)
    }

    func testThePartsOfTheDocumentationsTablesCompileAndLayOut() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let other = UIView()
        let inside = UIView()
        let beside = UIView()
        root.add {
            other.topAnchor(20).leadingAnchor(20).sizeAnchor(40)
            inside.topAnchor(8.to(other.topAnchor)).leftAnchor(other.leftAnchor)
                .bottomAnchor(8.orLess).heightAnchor(10)
                .widthAnchor(other.heightAnchor.multiplied(by: 2).plus(5))
            beside.topAnchor(8.from(other.bottomAnchor))
                .directionalHorizontalAnchor(16.to(root.safeAreaLayoutGuide))
                .layout { view in view.heightAnchor(view.widthAnchor.multiplied(by: 0.5)) }
        }
        root.layoutIfNeeded()
        XCTAssertEqual(other.frame, CGRect(x: 20, y: 20, width: 40, height: 40))
        XCTAssertEqual(inside.frame, CGRect(x: 20, y: 28, width: 85, height: 10))
        XCTAssertEqual(beside.frame, CGRect(x: 16, y: 68, width: 168, height: 84))
    }

    func testARowGivesItsTitleWhatTheDurationLeaves() {
        let row = TrackRow(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
        row.title.text("A song with a title that is much too long for one line")
        row.artist.text("Somebody")
        row.duration.text("3:05")
        row.layoutIfNeeded()
        XCTAssertEqual(row.cover.frame, CGRect(x: 16, y: 8, width: 48, height: 48))
        XCTAssertEqual(row.duration.frame.maxX, 304)
        XCTAssertEqual(
            row.duration.frame.width, row.duration.intrinsicContentSize.width, accuracy: 0.5)
        let title = row.title.convert(row.title.bounds, to: row)
        XCTAssertEqual(title.minX, 76)
        XCTAssertEqual(title.maxX, row.duration.frame.minX - 8, accuracy: 0.5)
    }

    func testADashboardLaysItsTilesOutAnew() {
        let controller = DashboardController()
        let window = OffscreenWindow(
            rootViewController: controller, size: CGSize(width: 400, height: 400))
        window.settle()
        let place = { (index: Int) in
            controller.tiles[index].convert(
                controller.tiles[index].bounds, to: controller.view)
        }
        XCTAssertEqual(controller.header.frame, CGRect(x: 0, y: 0, width: 400, height: 110))
        XCTAssertEqual(place(0), CGRect(x: 16, y: 118, width: 180, height: 60))
        XCTAssertEqual(place(3), CGRect(x: 204, y: 186, width: 180, height: 60))
        controller.gap.update(with: 20)
        window.settle()
        XCTAssertEqual(place(3).minY, 198)
        controller.widen()
        window.settle()
        XCTAssertEqual(place(0), CGRect(x: 16, y: 118, width: 86, height: 60))
        XCTAssertEqual(place(3), CGRect(x: 298, y: 118, width: 86, height: 60))
    }
}
