/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-rules.h"

/* Proves that stored puzzles for two have only one right move, by trying everything, and asserts that the search of the expert
 * finds it in all but so many of them. */
void tactics_assert_found (const BglRules *rules,
                           guint           n_positions,
                           guint           n_missed);
