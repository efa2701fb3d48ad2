// SPDX-License-Identifier: MIT
#include "CPeers.h"

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

// The C library's own, under the names that it keeps for those who count.
extern void *__libc_malloc(size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static atomic_size_t allocations;
static atomic_bool is_counted;
static atomic_bool is_watched;
static atomic_size_t peak;

// Costs two loads while nobody asks, so that nothing that is timed becomes slower.
static void *counted(void *memory) {
    if (atomic_load_explicit(&is_counted, memory_order_relaxed)) {
        atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
    }
    if (atomic_load_explicit(&is_watched, memory_order_relaxed)) {
        size_t now = peer_heap_bytes();
        if (now > atomic_load(&peak)) atomic_store(&peak, now);
    }
    return memory;
}

// These stand before the C library's; Swift and C allocate through them.
void *malloc(size_t size) { return counted(__libc_malloc(size)); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
    *memory = counted(__libc_memalign(alignment, size));
    return *memory ? 0 : ENOMEM;
}

void peer_allocations_watch(void) {
    atomic_store(&allocations, 0);
    atomic_store(&is_counted, true);
}

size_t peer_allocations(void) {
    atomic_store(&is_counted, false);
    return atomic_load(&allocations);
}

size_t peer_heap_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

void peer_heap_watch(void) {
    atomic_store(&peak, peer_heap_bytes());
    atomic_store(&is_watched, true);
}

size_t peer_heap_peak(void) {
    atomic_store(&is_watched, false);
    return atomic_load(&peak);
}
