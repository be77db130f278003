/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rulebook/bgl-book.h"

G_BEGIN_DECLS

/* Checks whether the page of a game has everything that readers expect: its chapters in their order, a section with an
 * example for each rule, and no section without a rule. Plays all examples. Returns (transfer full) the first fault as a
 * sentence for developers, or NULL. */
char *bgl_book_validate (BglBook        *self,
                         const BglRules *rules);

G_END_DECLS
