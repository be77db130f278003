/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-view-private.h"

#include "bongo-settings.h"
#include "board/bgl-compat.h"
#include "engine/bgl-i18n.h"

/* The calls of people. Each press is answered, even if it comes at the wrong time. */

static BglTable *
get_table (BongoView *self)
{
  return bgl_view_get_table (BGL_VIEW (self));
}

static void
refuse_early (BongoView *self,
              guint      seat)
{
  const char *sentence;

  if (self->stage == BONGO_STAGE_REST || self->stage == BONGO_STAGE_PAUSED)
    sentence = _("Too early. The dice have not been rolled yet.");
  else if (self->stage == BONGO_STAGE_LISTENING)
    sentence = _("Too early. Wait for “go,” or press Space.");
  else
    sentence = _("Too early. The dice are still rolling.");

  /* Translators: beside a player who called before calls were open */
  bongo_place_set_note (BONGO_PLACE (self->places[seat - 1]), _("Too early"));
  bongo_view_announce (self, seat, sentence);
}

/* Without time */

gboolean
bongo_view_is_without_time (BongoView *self)
{
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));

  /* At a distance, the others do not wait. */
  return self->n_people > 0 && (bgl_table_get_held (table) & BGL_HOLD_DISTANCE) == 0 &&
         !bgl_view_get_example (BGL_VIEW (self)) &&
         g_settings_get_boolean (bongo_settings_get (), BONGO_SETTING_WITHOUT_TIME);
}

static gboolean
may_call (BongoView *self,
          guint      seat)
{
  for (BongoWord word = 0; word < BONGO_WORDS; word++)
    if (bongo_state_may_call (bongo_view_get_state (self), seat, word))
      return TRUE;

  return FALSE;
}

static gboolean
has_answered (BongoView *self,
              guint      seat)
{
  for (guint i = 0; i < self->n_answers; i++)
    if (bgl_move_get_seat (self->answers[i]) == seat)
      return TRUE;

  return FALSE;
}

static gboolean
is_anybody_left (BongoView *self)
{
  for (guint seat = 1; seat <= self->n_seats; seat++)
    if (bongo_view_is_person (self, seat) && may_call (self, seat) && !has_answered (self, seat))
      return TRUE;

  return FALSE;
}

static gboolean
may_bots_call (BongoView *self)
{
  for (guint seat = 1; seat <= self->n_seats; seat++)
    if (!bongo_view_is_person (self, seat) && may_call (self, seat))
      return TRUE;

  return FALSE;
}

void
bongo_view_ask_people (BongoView *self)
{
  self->people = BONGO_PEOPLE_ASKED;
  self->n_answers = 0;
  if (!self->announced_pass)
    bgl_compat_announce (GTK_WIDGET (self), _("Take your time. Call a word, or press Backspace to pass."));
  self->announced_pass = TRUE;
}

/* People come first, in the order of their answers. If none of them is right, the bots may call. */
static void
resolve (BongoView *self)
{
  BglView *view = BGL_VIEW (self);

  bgl_view_set_frozen (view, TRUE);
  self->people = BONGO_PEOPLE_ANSWERED;
  for (guint i = 0; i < self->n_answers && bongo_view_get_state (self)->phase == BONGO_PHASE_CALLS; i++)
    bgl_view_play (view, self->answers[i], BGL_ORIGIN_KEY);

  if (bongo_view_get_state (self)->phase == BONGO_PHASE_CALLS)
    {
      if (may_bots_call (self))
        {
          bgl_table_open_calls (get_table (self), g_get_monotonic_time ());
        }
      else
        {
          bongo_view_ask_people (self);
          bongo_view_announce (self, 0, _("Nobody is right. Call again."));
        }
    }
  bgl_view_refresh (view);
  bgl_view_set_frozen (view, FALSE);
}

static void
answer (BongoView *self,
        guint      seat,
        BongoWord  word)
{
  const BongoMove parts = { .seat = seat, .kind = BONGO_CALL, .word = word };
  BglMove move = bongo_move_pack (&parts);
  g_autoptr (GError) error = NULL;

  if (has_answered (self, seat))
    {
      bongo_view_announce (self, seat, _("You have already called."));
      return;
    }
  if (!bgl_rules_check (&bongo_rules, bongo_view_get_state (self), move, &error))
    {
      bongo_view_announce (self, seat, error->message);
      return;
    }

  self->answers[self->n_answers++] = move;
  if (is_anybody_left (self))
    {
      /* Translators: beside a player whose call is known when all players have called */
      bongo_place_set_note (BONGO_PLACE (self->places[seat - 1]), _("Has called"));
      bongo_view_announce (self, seat, _("Your call will count when everybody has called or passed."));
    }
  else
    {
      resolve (self);
    }
}

void
bongo_view_pass (BongoView *self)
{
  g_return_if_fail (self->people == BONGO_PEOPLE_ASKED);

  /* Translators: spoken, when people do not call */
  bongo_view_announce (self, 0, self->n_people > 1 ? _("No more calls.") : _("You pass."));
  resolve (self);
}

/* Calls */

gboolean
bongo_view_call (BongoView *self,
                 guint      seat,
                 BongoWord  word,
                 gint64     when)
{
  gboolean open = self->stage == BONGO_STAGE_ROLLING || self->stage == BONGO_STAGE_LISTENING ||
                  self->stage == BONGO_STAGE_OPEN || self->stage == BONGO_STAGE_ANSWERED;

  /* During a pause, people press keys in a menu or in the rulebook. Examples share their window with other boards. */
  if (!bgl_view_get_interactive (BGL_VIEW (self)) || bgl_game_is_over (bgl_view_get_game (BGL_VIEW (self))) ||
      (!open && (bgl_view_get_example (BGL_VIEW (self)) || bgl_table_get_paused (get_table (self)) != 0)))
    return FALSE;

  if (self->stage == BONGO_STAGE_SHOWN)
    bongo_view_announce (self, seat, _("Too late. The round is over."));
  else if (self->stage == BONGO_STAGE_ANSWERED)
    bongo_view_announce (self, seat, _("Too late. The bots are calling."));
  else if (self->stage == BONGO_STAGE_OPEN && self->people == BONGO_PEOPLE_ASKED)
    answer (self, seat, word);
  /* A press that arrives after the opening may have been made before it. */
  else if (self->stage != BONGO_STAGE_OPEN || !bgl_table_call (get_table (self), bongo_move_call (seat, word, 0), when))
    refuse_early (self, seat);

  return TRUE;
}
