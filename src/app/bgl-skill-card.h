/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-skill.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BGL_TYPE_SKILL_CARD (bgl_skill_card_get_type ())

G_DECLARE_FINAL_TYPE (BglSkillCard, bgl_skill_card, BGL, SKILL_CARD, AdwBin)

/* How well a person plays a game: their errors from game to game as a plot or as a table, and their errors and luck by
 * opponent. */
GtkWidget *bgl_skill_card_new (const BglSkill *skill);

G_END_DECLS
