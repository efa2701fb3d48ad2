// SPDX-License-Identifier: MIT
import CSDL2
import CoreGraphics
import QuartzCore

extension SDLWindow {
    /// Turns an event of SDL's into events of this window.
    func translate(_ event: SDL_Event) -> [WindowEvent] {
        switch SDL_EventType(event.type) {
        case SDL_WINDOWEVENT: translate(event.window)
        case SDL_MOUSEMOTION: [translate(event.motion)]
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: translate(event.button)
        case SDL_MOUSEWHEEL: [translate(event.wheel)]
        case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: translate(event.tfinger)
        case SDL_KEYDOWN, SDL_KEYUP: [translate(event.key)]
        case SDL_TEXTINPUT: [.text(SDLEventTranslation.text(event.text.text))]
        case SDL_TEXTEDITING: [translate(event.edit)]
        default: []
        }
    }

    private func translate(_ event: SDL_WindowEvent) -> [WindowEvent] {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            // The window reads its true size and scale when it delivers the event.
            return [.resized(size: size, scale: scale)]
        case SDL_WINDOWEVENT_EXPOSED:
            setVisible(true)
            return [.exposed]
        case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED:
            setVisible(true)
        case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
            setVisible(false)
        case SDL_WINDOWEVENT_FOCUS_GAINED:
            return [.focus(true)]
        case SDL_WINDOWEVENT_FOCUS_LOST:
            return [.focus(false)]
        case SDL_WINDOWEVENT_CLOSE:
            return [.closeRequested]
        case SDL_WINDOWEVENT_DISPLAY_CHANGED:
            updateRefreshRate()
        case SDL_WINDOWEVENT_LEAVE where SDL_GetMouseState(nil, nil) == 0:
            return [
                .pointer(
                    PointerEvent(
                        phase: .left, button: nil, location: mouseLocation,
                        timestamp: time(ofTicks: event.timestamp), clickCount: 0,
                        modifiers: currentModifiers))
            ]
        default:
            break
        }
        return []
    }

    private func translate(_ event: SDL_MouseMotionEvent) -> WindowEvent {
        let button = SDLEventTranslation.heldButton(event.state)
        return .pointer(
            PointerEvent(
                phase: button == nil ? .hovered : .moved, button: button,
                location: point(event.x, event.y), timestamp: time(ofTicks: event.timestamp),
                clickCount: button == nil ? 0 : 1, modifiers: currentModifiers))
    }

    private func translate(_ event: SDL_MouseButtonEvent) -> [WindowEvent] {
        guard let button = SDLEventTranslation.button(event.button) else { return [] }
        return [
            .pointer(
                PointerEvent(
                    phase: event.state == SDL_PRESSED ? .down : .up, button: button,
                    location: point(event.x, event.y), timestamp: time(ofTicks: event.timestamp),
                    clickCount: Int(event.clicks), modifiers: currentModifiers))
        ]
    }

    private func translate(_ event: SDL_MouseWheelEvent) -> WindowEvent {
        // A desktop with "natural" scrolling has turned the numbers round already. SDL counts to the
        // right and away from the user; content moves left and down.
        var delta = CGVector(
            dx: -CGFloat(event.preciseX) * WheelEvent.pointsPerNotch,
            dy: CGFloat(event.preciseY) * WheelEvent.pointsPerNotch)
        let modifiers = currentModifiers
        if modifiers.contains(.shift), delta.dx == 0 {
            delta = CGVector(dx: delta.dy, dy: 0)
        }
        let isPrecise =
            event.preciseX != event.preciseX.rounded()
            || event.preciseY != event.preciseY.rounded()
        return .wheel(
            WheelEvent(
                location: point(event.mouseX, event.mouseY), delta: delta, isPrecise: isPrecise,
                timestamp: time(ofTicks: event.timestamp), modifiers: modifiers))
    }

    private func translate(_ event: SDL_TouchFingerEvent) -> [WindowEvent] {
        let phase: PointerEvent.Phase
        switch SDL_EventType(event.type) {
        case SDL_FINGERDOWN:
            phase = .down
            fingers[event.fingerId] = (1...).first { !fingers.values.contains($0) }
        case SDL_FINGERUP:
            phase = .up
        default:
            phase = .moved
        }
        guard let identifier = fingers[event.fingerId] else { return [] }
        if phase == .up { fingers[event.fingerId] = nil }
        return [
            .pointer(
                PointerEvent(
                    phase: phase, identifier: identifier, button: .touch,
                    location: CGPoint(
                        x: CGFloat(event.x) * size.width, y: CGFloat(event.y) * size.height),
                    timestamp: time(ofTicks: event.timestamp), modifiers: currentModifiers))
        ]
    }

    private func translate(_ event: SDL_KeyboardEvent) -> WindowEvent {
        let symbol = event.keysym
        var modifiers = SDLEventTranslation.modifiers(UInt32(symbol.mod))
        if SDLEventTranslation.isOnNumericPad(symbol.scancode) { modifiers.insert(.numericPad) }
        let plain = SDLEventTranslation.characters(of: symbol.sym)
        let isUppercase = modifiers.contains(.shift) != modifiers.contains(.capsLock)
        return .key(
            KeyEvent(
                isDown: event.state == SDL_PRESSED,
                code: SDLEventTranslation.keyCode(scancode: symbol.scancode, symbol: symbol.sym),
                characters: isUppercase ? plain.uppercased() : plain,
                charactersIgnoringModifiers: plain, modifiers: modifiers,
                isRepeat: event.repeat != 0, timestamp: time(ofTicks: event.timestamp)))
    }

    private func translate(_ event: SDL_TextEditingEvent) -> WindowEvent {
        let text = SDLEventTranslation.text(event.text)
        let start = min(max(0, Int(event.start)), text.count)
        let length = min(max(0, Int(event.length)), text.count - start)
        return .textEditing(TextComposition(text: text, selection: start..<start + length))
    }

    // MARK: Units

    private func point(_ x: Int32, _ y: Int32) -> CGPoint {
        CGPoint(x: CGFloat(x) * pointsPerUnit, y: CGFloat(y) * pointsPerUnit)
    }

    private var mouseLocation: CGPoint {
        var x: Int32 = 0
        var y: Int32 = 0
        SDL_GetMouseState(&x, &y)
        return point(x, y)
    }

    private var currentModifiers: KeyModifiers {
        SDLEventTranslation.modifiers(SDL_GetModState().rawValue)
    }

    /// Moves a time of SDL's clock (milliseconds) to the media clock.
    private func time(ofTicks ticks: UInt32) -> TimeInterval {
        let age = Int32(bitPattern: SDL_GetTicks() &- ticks)
        return MediaClock.now() - Double(max(0, age)) / 1000
    }
}
