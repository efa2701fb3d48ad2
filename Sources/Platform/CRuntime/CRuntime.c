// SPDX-License-Identifier: MIT
#include "CRuntime.h"

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_CONTEXT __attribute__((swift_context))

typedef SWIFT_CALL void *(*plain_init)(SWIFT_CONTEXT void *metatype);
typedef SWIFT_CALL void *(*frame_init)(
    double x, double y, double width, double height, SWIFT_CONTEXT void *metatype);
typedef SWIFT_CALL void *(*frame_object_init)(
    double x, double y, double width, double height, void *object, SWIFT_CONTEXT void *metatype);

void *trellis_init(void *entry, void *metatype) {
    return ((plain_init)entry)(metatype);
}

void *trellis_init_frame(
    void *entry, void *metatype, double x, double y, double width, double height) {
    return ((frame_init)entry)(x, y, width, height, metatype);
}

void *trellis_init_frame_object(
    void *entry, void *metatype, double x, double y, double width, double height, void *object) {
    return ((frame_object_init)entry)(x, y, width, height, object, metatype);
}
