/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-rules.h"

G_BEGIN_DECLS

/* Checks whether the table of a game has everything that the engine needs, whether its parts are consistent, and
 * whether random games with every number of seats agree with it. Returns (transfer full) the first fault as a
 * sentence for developers, or NULL. */
char *bgl_rules_validate (const BglRules *rules);

G_END_DECLS
