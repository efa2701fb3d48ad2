// SPDX-License-Identifier: MIT
import Testing
import UIKit

/// Mistakes stop the program with UIKit's words, each in a process of its own.
@Suite struct ConstraintMistakeTests {
    @Test func aPlaceEqualToAConstant() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil,
                    attribute: .notAnAttribute, multiplier: 1, constant: 3)
            }
        }
        #expect(message(end).contains("Location attributes must be specified in pairs."))
    }

    @Test func anActivationWithoutACommonAncestor() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let (one, other) = (UIView(), UIView())
                one.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
            }
        }
        #expect(message(end).contains("because they have no common ancestor."))
        #expect(message(end).contains("ConstraintMistakeTests.swift:"))
    }

    @Test func aPriorityThatBecomesRequiredWhileActive() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let view = UIView()
                let constraint = view.widthAnchor.constraint(equalToConstant: 1)
                constraint.isActive = true
                constraint.priority = .defaultHigh
            }
        }
        #expect(
            message(end).contains(
                "Mutating a priority from required to not on an installed constraint (or "
                    + "vice-versa) is not supported.  You passed priority 750 and the existing "
                    + "priority was 1000."))
    }

    @Test func aSizeAndAPlace() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .width, relatedBy: .equal, toItem: UIView(),
                    attribute: .left, multiplier: 1, constant: 3)
            }
        }
        #expect(message(end).contains("Invalid pairing of layout attributes"))
    }

    @Test func leadingAndLeft() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .leading, relatedBy: .equal, toItem: UIView(),
                    attribute: .left, multiplier: 1, constant: 3)
            }
        }
        #expect(message(end).contains("Use leading/trailing for both or neither."))
    }

    @Test func aConstraintAddedWhereItsItemsAreNot() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let view = UIView()
                UIView().addConstraint(view.widthAnchor.constraint(equalToConstant: 3))
            }
        }
        #expect(
            message(end).contains("The view hierarchy is not prepared for the constraint:"))
    }

    @Test func aVisualFormatThatCannotBeRead() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: "|[a]|", metrics: nil, views: ["a": UIView()])
            }
        }
        #expect(message(end).contains("Unable to interpret '|' character"))
    }

    @Test func anActivationAcrossWindows() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let outer = UIView()
                let (one, other) = (UIView(), UILayoutGuide())
                outer.addSubview(one)
                UIView().addLayoutGuide(other)
                NSLayoutConstraint.activate([one.leftAnchor.constraint(equalTo: other.leftAnchor)])
            }
        }
        #expect(message(end).contains("Unable to activate constraint with anchors "))
        #expect(message(end).contains("UIView:0x"))
        #expect(
            message(end).contains(
                "because they have no common ancestor.  Does the constraint or its anchors "
                    + "reference items in different view hierarchies?  That's illegal."))
    }

    @Test func aPlaceWithAMultiplierOfZero() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .top, relatedBy: .equal, toItem: UIView(),
                    attribute: .bottom, multiplier: 0, constant: 3)
            }
        }
        #expect(message(end).contains("Location attributes must be specified in pairs."))
    }

    @Test func aConstantThatIsNoNumber() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                _ = UIView().widthAnchor.constraint(equalToConstant: .nan)
            }
        }
        #expect(message(end).contains("constant is not finite!  That's illegal.  constant: nan"))
        #expect(message(end).contains("ConstraintMistakeTests.swift:"))
    }

    @Test func aConstantThatBecomesInfinite() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let view = UIView()
                let constraint = view.widthAnchor.constraint(equalToConstant: 1)
                constraint.isActive = true
                constraint.constant = -.infinity
            }
        }
        #expect(message(end).contains("constant is not finite!  That's illegal.  constant: -inf"))
    }

    @Test func aMultiplierThatIsNoNumber() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let view = UIView()
                _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .infinity)
            }
        }
        #expect(message(end).contains("multiplier is not finite!  That's illegal."))
    }

    @Test func aPriorityAboveRequired() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                UIView().widthAnchor.constraint(equalToConstant: 1).priority =
                    UILayoutPriority(1001)
            }
        }
        #expect(message(end).contains("It's illegal to set priority:1001."))
    }

    @Test func aPriorityOfZero() async throws {
        let end = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(0)
            }
        }
        #expect(message(end).contains("It's illegal to set priority:0."))
    }

    private func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}
