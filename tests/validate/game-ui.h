/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-game-ui.h"

G_BEGIN_DECLS

/* Checks whether the user interface of a game is complete and agrees with its rules and with its page of the rulebook.
 * Returns (transfer full) the first fault as a sentence for developers, or NULL. */
char *bgl_game_ui_validate (const BglGameUi *ui);

G_END_DECLS
