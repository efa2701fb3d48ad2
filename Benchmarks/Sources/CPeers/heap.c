// SPDX-License-Identifier: MIT
#include "CPeers.h"

#include <malloc.h>
#include <stdatomic.h>
#include <stdlib.h>

// The C library's own, under the names that it keeps for those who count.
extern void *__libc_malloc(size_t size);

static atomic_size_t allocations;

// Stands before the C library's; Swift and C allocate through it.
void *malloc(size_t size) {
    atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
    return __libc_malloc(size);
}

size_t peer_allocations(void) {
    return atomic_load_explicit(&allocations, memory_order_relaxed);
}

size_t peer_heap_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}
