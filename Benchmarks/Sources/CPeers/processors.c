// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CPeers.h"
#include <dirent.h>
#include <sched.h>
#include <stdlib.h>

static cpu_set_t all;

int peer_use_processors(int count) {
    if (CPU_COUNT(&all) == 0 && sched_getaffinity(0, sizeof all, &all) != 0) return 0;
    cpu_set_t some;
    CPU_ZERO(&some);
    for (int cpu = 0; cpu < CPU_SETSIZE; cpu++) {
        if (!CPU_ISSET(cpu, &all)) continue;
        if (count > 0 && CPU_COUNT(&some) == count) break;
        CPU_SET(cpu, &some);
    }
    // A thread has processors of its own; one that is born later has those of its maker.
    DIR *threads = opendir("/proc/self/task");
    if (!threads) return 0;
    int result = CPU_COUNT(&some);
    for (struct dirent *entry; (entry = readdir(threads));) {
        int thread = atoi(entry->d_name);
        if (thread > 0 && sched_setaffinity(thread, sizeof some, &some) != 0) result = 0;
    }
    closedir(threads);
    return result;
}
