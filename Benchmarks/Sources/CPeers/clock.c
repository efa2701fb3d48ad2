// SPDX-License-Identifier: MIT
#include "CPeers.h"
#include <time.h>

static double seconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

double peer_cpu_seconds(void) { return seconds(CLOCK_PROCESS_CPUTIME_ID); }

double peer_wall_seconds(void) { return seconds(CLOCK_MONOTONIC); }
