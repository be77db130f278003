/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bonobo-tables.h"
#include "bonobo-sketch.h"

G_BEGIN_DECLS

/* The painting on a rhomb: its background in two colors, and the picture in the center. */
typedef struct
{
  guint32             ground;
  guint32             shade;
  const BonoboStroke *sketch;
} BonoboPicture;

#define BONOBO_GOOD_RHOMBI 16

/* In the order of the rhombi: first the good ones, then the bad ones. */
extern const BonoboPicture bonobo_good_pictures[BONOBO_GOOD_RHOMBI];
extern const BonoboPicture bonobo_bad_pictures[BONOBO_RHOMBI - BONOBO_GOOD_RHOMBI];

static inline const BonoboPicture *
bonobo_picture_get (guint rhomb)
{
  return rhomb < BONOBO_GOOD_RHOMBI ? &bonobo_good_pictures[rhomb]
                                    : &bonobo_bad_pictures[rhomb - BONOBO_GOOD_RHOMBI];
}

G_END_DECLS
