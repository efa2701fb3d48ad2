// SPDX-License-Identifier: MIT
#pragma once

// Calls of a Swift class's allocating initialisers through their vtable entries. Swift code cannot
// express them: the metatype travels in the context register, which only C's `swift_context` names.
//
// `entry` is the allocating initialiser, `metatype` the class's metadata. Returned objects are
// owned by the caller (+1).

/// init()
void *trellis_init(void *entry, void *metatype);

/// init(frame: CGRect), the rectangle as four numbers.
void *trellis_init_frame(
    void *entry, void *metatype, double x, double y, double width, double height);

/// init(frame: CGRect, _: AnyObject). Takes over one reference to the object.
void *trellis_init_frame_object(
    void *entry, void *metatype, double x, double y, double width, double height, void *object);
