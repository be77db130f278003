/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-saved-game.h"

struct _BglSavedGame
{
  GObject         parent_instance;

  BglSavedGameKind    kind;
  char           *reason;
  GFile          *file;
  const BglRules *rules;
  GPtrArray      *seats;
  GPtrArray      *names;
  guint           n_moves;
  gint64          modified;
  char           *result;
  guint           sides[BGL_MAX_SEATS];
  GArray         *reactions;
};

G_DEFINE_FINAL_TYPE (BglSavedGame, bgl_saved_game, G_TYPE_OBJECT)

static void
bgl_saved_game_finalize (GObject *object)
{
  BglSavedGame *self = BGL_SAVED_GAME (object);

  g_free (self->reason);
  g_clear_object (&self->file);
  g_ptr_array_unref (self->seats);
  g_ptr_array_unref (self->names);
  g_free (self->result);
  g_array_unref (self->reactions);

  G_OBJECT_CLASS (bgl_saved_game_parent_class)->finalize (object);
}

static void
bgl_saved_game_class_init (BglSavedGameClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bgl_saved_game_finalize;
}

static void
bgl_saved_game_init (BglSavedGame *self)
{
  self->seats = g_ptr_array_new_with_free_func (g_object_unref);
  self->names = g_ptr_array_new ();
  self->reactions = g_array_new (FALSE, FALSE, sizeof (BglReaction));
}

/* Reactions: the events of games in real time that contain who called, whether the call was right, and when. */

static void
add_reaction (BglSavedGame   *self,
              BglRecord      *record,
              const BglEvent *event)
{
  const BglEventInfo *info = &self->rules->events[event->type];
  int seat = bgl_event_info_find_arg (info, "seat");
  int result = bgl_event_info_find_arg (info, "result");
  int time = bgl_event_info_find_arg (info, "time");
  BglReaction reaction;

  if (seat < 0 || result < 0 || time < 0 || !event->args[result] || event->args[time] <= 0)
    return;

  reaction.seat = (guint) event->args[seat];
  reaction.time = (guint) (event->args[time] * G_GINT64_CONSTANT (100) /
                           (100 + bgl_record_get_handicap (record, reaction.seat)));
  g_array_append_val (self->reactions, reaction);
}

/* The moves of the record have not been checked, so only those before the first invalid one count. */
static void
collect_reactions (BglSavedGame *self,
                   BglRecord    *record)
{
  g_autoptr (BglGame) game = bgl_record_begin (record, NULL);

  for (guint i = 0; game != NULL && i < self->n_moves && bgl_record_play (record, game, i, NULL); i++)
    {
      guint n_events;
      const BglEvent *events = bgl_game_get_events (game, i, &n_events);

      /* A call without a time was not made in real time. */
      if (self->rules->get_time (bgl_game_get_move (game, i)) == 0)
        continue;

      for (guint j = 0; j < n_events; j++)
        add_reaction (self, record, &events[j]);
    }
}

/* A record that was written by hand may lack the result. Its moves then show whether the game is over. */
static char *
find_result (BglRecord *record)
{
  const char *written = bgl_record_get_tag (record, "Result");
  g_autoptr (BglGame) game = NULL;

  if (written != NULL)
    return g_strdup (written);

  game = bgl_record_begin (record, NULL);
  for (guint i = 0; game != NULL && i < bgl_record_get_n_steps (record); i++)
    if (!bgl_record_play (record, game, i, NULL))
      return NULL;

  return game != NULL ? bgl_game_format_result (game) : NULL;
}

/* In games with two seats, these are never partners, so most records need not be replayed. */
static void
find_sides (BglSavedGame *self,
            BglRecord    *record)
{
  g_autoptr (BglGame) game = NULL;

  if (self->rules->get_side != NULL && self->seats->len > 2)
    game = bgl_record_begin (record, NULL);

  for (guint i = 0; i < self->seats->len; i++)
    self->sides[i] = game != NULL ? bgl_rules_get_side (self->rules, bgl_game_get_state (game), i + 1) : i + 1;
}

BglSavedGame *
bgl_saved_game_new (GFile     *file,
                    BglRecord *record,
                    gint64     modified)
{
  BglSavedGame *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (BGL_IS_RECORD (record), NULL);

  self = g_object_new (BGL_TYPE_SAVED_GAME, NULL);
  self->file = g_object_ref (file);
  self->rules = bgl_record_get_rules (record);
  self->n_moves = bgl_record_get_n_steps (record);
  self->modified = modified;
  self->result = find_result (record);

  for (guint i = 1; i <= bgl_record_get_n_seats (record); i++)
    {
      BglSeat *seat = bgl_seat_new_from_tag (i, bgl_record_get_seat (record, i));

      g_ptr_array_add (self->seats, seat);
    }
  bgl_seat_find_you ((BglSeat *const *) (gpointer) self->seats->pdata, self->seats->len);
  for (guint i = 0; i < self->seats->len; i++)
    g_ptr_array_add (self->names, (gpointer) bgl_seat_get_label (self->seats->pdata[i]));
  g_ptr_array_add (self->names, NULL);

  find_sides (self, record);
  if (self->rules->get_time != NULL)
    collect_reactions (self, record);

  return self;
}

BglSavedGame *
bgl_saved_game_new_stray (GFile            *file,
                          BglSavedGameKind  kind,
                          const char       *reason,
                          gint64            modified)
{
  BglSavedGame *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (kind != BGL_SAVED_GAME_GAME, NULL);

  self = g_object_new (BGL_TYPE_SAVED_GAME, NULL);
  self->file = g_object_ref (file);
  self->kind = kind;
  self->reason = g_strdup (reason);
  self->modified = modified;
  g_ptr_array_add (self->names, NULL);

  return self;
}

BglSavedGameKind
bgl_saved_game_get_kind (BglSavedGame *self)
{
  g_return_val_if_fail (BGL_IS_SAVED_GAME (self), BGL_SAVED_GAME_DAMAGED);

  return self->kind;
}

const char *
bgl_saved_game_get_reason (BglSavedGame *self)
{
  g_return_val_if_fail (BGL_IS_SAVED_GAME (self), NULL);

  return self->reason;
}

GFile *
bgl_saved_game_get_file (BglSavedGame *self)
{
  g_return_val_if_fail (BGL_IS_SAVED_GAME (self), NULL);

  return self->file;
}

const BglRules *
bgl_saved_game_get_rules (BglSavedGame *self)
{
  g_return_val_if_fail (BGL_IS_SAVED_GAME (self), NULL);

  return self->rules;
}

guint
bgl_saved_game_get_n_seats (BglSavedGame *self)
{
  g_return_val_if_fail (BGL_IS_SAVED_GAME (self), 0);

  return self->seats->len;
}

BglSeat *
bgl_saved_game_get_seat (BglSavedGame *self,
                         guint         number)
{
  g_return_val_if_fail (BGL_IS_SAVED_GAME (self), NULL);
  g_return_val_if_fail (number >= 1 && number <= self->seats->len, NULL);

  return self->seats->pdata[number - 1];
}

const char *const *
bgl_saved_game_get_names (BglSavedGame *self)
{
  g_return_val_if_fail (BGL_IS_SAVED_GAME (self), NULL);

  return (const char *const *) self->names->pdata;
}

guint
bgl_saved_game_get_n_moves (BglSavedGame *self)
{
  g_return_val_if_fail (BGL_IS_SAVED_GAME (self), 0);

  return self->n_moves;
}

gint64
bgl_saved_game_get_modified (BglSavedGame *self)
{
  g_return_val_if_fail (BGL_IS_SAVED_GAME (self), 0);

  return self->modified;
}

const char *
bgl_saved_game_get_result (BglSavedGame *self)
{
  g_return_val_if_fail (BGL_IS_SAVED_GAME (self), NULL);

  return self->result;
}

gboolean
bgl_saved_game_has_won (BglSavedGame *self,
                        guint         number)
{
  g_autofree char *seat = NULL;
  g_auto (GStrv) winners = NULL;

  g_return_val_if_fail (BGL_IS_SAVED_GAME (self), FALSE);

  if (self->result == NULL)
    return FALSE;

  seat = g_strdup_printf ("%u", number);
  winners = g_strsplit (self->result, ",", -1);

  return g_strv_contains ((const char *const *) winners, seat);
}

gboolean
bgl_saved_game_are_partners (BglSavedGame *self,
                             guint         first,
                             guint         second)
{
  g_return_val_if_fail (BGL_IS_SAVED_GAME (self), FALSE);
  g_return_val_if_fail (first >= 1 && first <= self->seats->len, FALSE);
  g_return_val_if_fail (second >= 1 && second <= self->seats->len, FALSE);

  return self->sides[first - 1] == self->sides[second - 1];
}

const BglReaction *
bgl_saved_game_get_reactions (BglSavedGame *self,
                              guint        *n_reactions)
{
  g_return_val_if_fail (BGL_IS_SAVED_GAME (self), NULL);
  g_return_val_if_fail (n_reactions != NULL, NULL);

  *n_reactions = self->reactions->len;

  return (const BglReaction *) (gpointer) self->reactions->data;
}
