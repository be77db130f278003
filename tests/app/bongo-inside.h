/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/bongo/bongo-view-private.h"

/* What only tests look at. */

static inline BongoStage
bongo_view_get_stage (BongoView *self)
{
  return self->stage;
}

static inline BglTray *
bongo_view_get_tray (BongoView *self)
{
  return self->tray;
}

static inline BongoPlace *
bongo_view_get_place (BongoView *self,
                      guint      seat)
{
  return BONGO_PLACE (self->places[seat - 1]);
}

static inline BongoPlace *
bongo_view_get_supply (BongoView *self)
{
  return BONGO_PLACE (self->supply);
}

static inline BongoReasons *
bongo_view_get_reasons (BongoView *self)
{
  return self->reasons;
}

static inline const char *
bongo_view_get_banner (BongoView *self)
{
  return gtk_label_get_text (GTK_LABEL (self->banner));
}
