/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-bot.h"

#include "bongo-rules.h"

G_BEGIN_DECLS

extern const BglBot bongo_bot;

/*
 * How a bot of a level perceives the dice and reacts. Its reaction time is log-normal: the median below, longer in
 * special situations, with sigma as the standard deviation of the logarithm. Each mistake has its own probability, if
 * the dice give an occasion for it.
 */
typedef struct
{
  guint  median;   /* milliseconds for one matching animal, at the basic level */
  double sigma;
  double miscount; /* mistakes one white die for another animal */
  double third;    /* calls one of the two matching animals */
  double poachers; /* overlooks the red dice */
  double guard;    /* overlooks the green die */
  double hasty;    /* calls too early, after a glance */
} BongoSkill;

/* (transfer none) */
const BongoSkill *bongo_bot_get_skill  (BglLevel          level);
/* The median of the first reaction to the dice, in milliseconds, without a handicap. */
double            bongo_bot_get_median (const BongoSkill *skill,
                                        const BongoDice  *dice,
                                        BongoLevel        level);
/* The word that the bot considers the answer, which is right or a human error. */
BongoWord         bongo_bot_perceive   (const BongoSkill *skill,
                                        const BongoDice  *dice,
                                        BongoLevel        level,
                                        BglRandom        *random);

/* Explains a move for a hint. */
void bongo_explain_move (gconstpointer          state,
                         const BglSearchReport *report,
                         BglHint               *hint);

G_END_DECLS
