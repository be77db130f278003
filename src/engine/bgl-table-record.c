/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-table-private.h"

/* The tag [Seed] makes sure that the same piece is drawn again after an undo, even if the application was closed in
 * between. */
#define SEED_TAG "Seed"

BglTable *
bgl_table_new_from_record (BglRecord  *record,
                           GError    **error)
{
  g_autoptr (BglGame) game = NULL;
  g_autoptr (GListStore) seats = g_list_store_new (BGL_TYPE_SEAT);
  g_autoptr (BglDealer) dealer = NULL;
  const char *seed;
  BglTable *self;

  g_return_val_if_fail (BGL_IS_RECORD (record), NULL);

  game = bgl_record_replay (record, error);
  if (game == NULL)
    return NULL;

  for (guint i = 1; i <= bgl_game_get_n_seats (game); i++)
    {
      g_autoptr (BglSeat) seat = bgl_seat_new_from_tag (i, bgl_record_get_seat (record, i));

      bgl_seat_set_handicap (seat, bgl_record_get_handicap (record, i));
      g_list_store_append (seats, seat);
    }

  self = g_object_new (BGL_TYPE_TABLE, NULL);
  seed = bgl_record_get_tag (record, SEED_TAG);
  if (seed != NULL)
    self->seed = g_ascii_strtoull (seed, NULL, 10);

  bgl_table_attach (self, game, G_LIST_MODEL (seats), NULL);
  self->kept = bgl_record_new ();
  bgl_record_add_tags (self->kept, record);
  bgl_record_set_tag (self->kept, "Result", NULL);

  return self;
}

static void
load_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  GError *error = NULL;
  g_autoptr (BglRecord) record = bgl_record_load (task_data, &error);
  BglTable *table = record != NULL ? bgl_table_new_from_record (record, &error) : NULL;

  if (table != NULL)
    g_task_return_pointer (task, table, g_object_unref);
  else
    g_task_return_error (task, error);
}

void
bgl_table_load_async (GFile               *file,
                      GCancellable        *cancellable,
                      GAsyncReadyCallback  callback,
                      gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, bgl_table_load_async);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, load_thread);
}

BglTable *
bgl_table_load_finish (GAsyncResult  *result,
                       GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

BglRecord *
bgl_table_to_record (BglTable *self)
{
  g_return_val_if_fail (BGL_IS_TABLE (self), NULL);

  return bgl_table_to_record_at (self, bgl_table_get_live_ply (self));
}

BglRecord *
bgl_table_to_record_at (BglTable *self,
                        guint     ply)
{
  BglRecord *record;
  g_autoptr (BglGame) game = NULL;
  g_autofree char *seed = NULL;

  g_return_val_if_fail (BGL_IS_TABLE (self), NULL);

  game = ply == bgl_game_get_ply (self->game) ? g_object_ref (self->game) : bgl_game_new_at (self->game, ply);
  record = bgl_record_new_from_game (game);
  seed = g_strdup_printf ("%" G_GUINT64_FORMAT, self->seed);

  for (guint i = 1; i <= bgl_game_get_n_seats (self->game); i++)
    {
      g_autofree char *name = g_strdup_printf ("Seat%u", i);
      g_autofree char *tag = bgl_seat_to_tag (bgl_table_get_seat (self, i));

      bgl_record_set_tag (record, name, tag);
    }

  bgl_record_set_tag (record, SEED_TAG, seed);
  if (self->kept != NULL)
    bgl_record_add_tags (record, self->kept);

  for (guint i = 1; i <= bgl_game_get_n_seats (self->game); i++)
    {
      guint handicap = bgl_seat_get_handicap (bgl_table_get_seat (self, i));
      g_autofree char *name = g_strdup_printf ("Handicap%u", i);
      g_autofree char *tag = handicap > 0 ? g_strdup_printf ("%u", handicap) : NULL;

      bgl_record_set_tag (record, name, tag);
    }

  return record;
}

/* Creates a new table with the same players. */
static BglTable *
sit_down_again (BglTable         *self,
                const BglOptions *options)
{
  const BglRules *rules = bgl_game_get_rules (self->game);
  g_autoptr (BglGame) game = NULL;
  g_autoptr (GListStore) seats = g_list_store_new (BGL_TYPE_SEAT);

  for (guint i = 1; i <= bgl_game_get_n_seats (self->game); i++)
    {
      g_autofree char *tag = bgl_seat_to_tag (bgl_table_get_seat (self, i));
      g_autoptr (BglSeat) seat = bgl_seat_new_from_tag (i, tag);

      bgl_seat_set_handicap (seat, bgl_seat_get_handicap (bgl_table_get_seat (self, i)));
      g_list_store_append (seats, seat);
    }

  game = bgl_game_new (rules, bgl_game_get_n_seats (self->game), options, NULL, NULL);
  g_return_val_if_fail (game != NULL, NULL);

  return bgl_table_new (game, G_LIST_MODEL (seats), NULL);
}

BglTable *
bgl_table_new_next (BglTable *self)
{
  const BglRules *rules;
  BglOptions options;

  g_return_val_if_fail (BGL_IS_TABLE (self), NULL);

  rules = bgl_game_get_rules (self->game);
  options = *bgl_game_get_options (self->game);
  if (bgl_game_is_over (self->game) && rules->prepare_next != NULL)
    rules->prepare_next (bgl_game_get_state (self->game), bgl_game_get_winners (self->game), &options);

  return sit_down_again (self, &options);
}

BglTable *
bgl_table_new_from_zero (BglTable *self)
{
  BglOptions options;

  g_return_val_if_fail (BGL_IS_TABLE (self), NULL);

  options = *bgl_game_get_options (self->game);
  memset (options.scores, 0, sizeof options.scores);

  return sit_down_again (self, &options);
}
