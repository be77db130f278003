/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-bot.h"

#include "bongo-rules.h"

G_BEGIN_DECLS

extern const BglBot bongo_bot;

/*
 * How a bot of a level sees and reacts. Its time is log-normal: the median below, longer in special
 * situations, with sigma as the standard deviation of the logarithm. Each slip has its
 * probability, given that there is an occasion for it.
 */
typedef struct
{
  guint  median;   /* milliseconds for one animal that matches, at the basic level */
  double sigma;
  double miscount; /* takes one white die for another animal */
  double third;    /* calls one of two animals that match */
  double poachers; /* overlooks the red dice */
  double guard;    /* overlooks the green die */
} BongoSkill;

const BongoSkill *bongo_bot_get_skill  (BglLevel          level);
/* The median of the first reaction to the dice, in milliseconds, without a handicap. */
double            bongo_bot_get_median (const BongoSkill *skill,
                                        const BongoDice  *dice,
                                        BongoLevel        level);
/* What the bot takes for the answer: right or a human error. */
BongoWord         bongo_bot_perceive   (const BongoSkill *skill,
                                        const BongoDice  *dice,
                                        BongoLevel        level,
                                        BglRandom        *random);

G_END_DECLS
