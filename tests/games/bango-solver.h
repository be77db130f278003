/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/bango/bango-board.h"

/* Whether the player can force a win with its next so many moves, whatever the other side does: every move of both
 * sides is tried. */
gboolean bango_solver_wins      (BangoBoard *board,
                                 guint       moves);
/* Whether the player loses whatever it does, to the next so many moves of the other side. */
gboolean bango_solver_loses     (BangoBoard *board,
                                 guint       moves);
/* The number of moves that force a win with so many moves, and the last of them. */
guint    bango_solver_find_wins (BangoBoard *board,
                                 guint       moves,
                                 BangoStep  *step);
