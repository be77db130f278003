/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-game-ui.h"
#include "board/bgl-view.h"

#include "bongo-place.h"
#include "bongo-reasons.h"
#include "board/bgl-tray.h"

G_BEGIN_DECLS

#define BONGO_TYPE_VIEW (bongo_view_get_type ())

G_DECLARE_FINAL_TYPE (BongoView, bongo_view, BONGO, VIEW, BglView)

extern const BglGameUi bongo_ui;

/* The progress of a round on the table. */
typedef enum
{
  BONGO_STAGE_REST,       /* nothing has been rolled yet */
  BONGO_STAGE_ROLLING,
  BONGO_STAGE_LISTENING,  /* the dice have come to rest, and a screen reader speaks them */
  BONGO_STAGE_OPEN,       /* all players may call */
  BONGO_STAGE_ANSWERED,   /* without time: people have answered, and bots may call */
  BONGO_STAGE_PAUSED,     /* the dice are covered until everybody is ready */
  BONGO_STAGE_SHOWN,      /* the answer is shown */
} BongoStage;

/*
 * The table of Bongo: the dice on the cloth, the supply, the places of the players, the words to call and, after the
 * round, the reasons for the answer.
 *
 * CSS node: "bongo" with the style class .day, .night, .contrast or .paper. Accessible role: group.
 */

G_END_DECLS
