// SPDX-License-Identifier: MIT
#include "CRuntime.h"
