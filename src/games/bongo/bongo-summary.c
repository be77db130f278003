/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-summary.h"

#include "bongo-best.h"
#include "bongo-rules.h"
#include "bongo-view.h"
#include "board/bgl-summary.h"
#include "engine/bgl-i18n.h"

typedef struct
{
  guint   n_right;
  guint   n_wrong;
  guint   n_timed; /* right calls with a time */
  guint   best;   /* milliseconds, like the sum below */
  guint64 sum;
} Calls;

enum
{
  COLUMN_BADGE,
  COLUMN_NAME,
  COLUMN_RIGHT,
  COLUMN_WRONG,
};

/* Only the times of right calls are compared. */
static void
collect (BglGame *game,
         Calls   *calls)
{
  for (guint ply = 0; ply < bgl_game_get_ply (game); ply++)
    {
      guint n_events;
      const BglEvent *events = bgl_game_get_events (game, ply, &n_events);

      for (guint i = 0; i < n_events; i++)
        if (events[i].type == BONGO_EVENT_CALLED)
          {
            Calls *seat = &calls[events[i].args[0] - 1];
            guint time = (guint) events[i].args[3];

            if (events[i].args[2] == 0)
              {
                seat->n_wrong++;
                continue;
              }
            seat->n_right++;
            /* A call without a time was not made in a race. */
            if (bongo_rules.get_time (bgl_game_get_move (game, ply)) == 0)
              continue;
            seat->best = seat->n_timed == 0 ? time : MIN (seat->best, time);
            seat->sum += time;
            seat->n_timed++;
          }
    }
}

static char *
describe_times (const Calls *calls)
{
  g_autofree char *best = NULL;
  g_autofree char *average = NULL;

  if (calls->n_right == 0)
    /* Translators: a player made no right call in the whole game */
    return g_strdup (_("No right calls"));
  if (calls->n_timed == 0)
    /* Translators: no time was measured for the calls of a player */
    return g_strdup (_("Not timed"));

  best = bongo_time_describe (calls->best, 2);
  average = bongo_time_describe ((guint) (calls->sum / calls->n_timed), 2);

  /* Translators: two times, such as “1.83 s”: that of a player’s fastest right call, and the average */
  return g_strdup_printf (_("Best %s, average %s"), best, average);
}

/* Use one line for the numbers and one for the times, so that both fit in a narrow column. */
static void
add_seat (GtkGrid     *grid,
          BglSeat     *seat,
          const Calls *calls,
          gboolean     fastest)
{
  const int row = 2 * (int) bgl_seat_get_number (seat) - 1;
  g_autofree char *right = g_strdup_printf ("%u", calls->n_right);
  g_autofree char *wrong = g_strdup_printf ("%u", calls->n_wrong);
  g_autofree char *text = describe_times (calls);
  GtkWidget *times = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "xalign", 0.0, NULL);

  bgl_summary_add_seat (grid, &bongo_ui, seat, row);
  bgl_summary_add_figure (grid, COLUMN_RIGHT, row, right, NULL);
  bgl_summary_add_figure (grid, COLUMN_WRONG, row, wrong, NULL);
  gtk_widget_add_css_class (times, fastest ? "heading" : "dim-label");
  gtk_widget_add_css_class (times, "numeric");
  gtk_widget_set_margin_bottom (times, 6);
  gtk_grid_attach (grid, times, COLUMN_NAME, row + 1, COLUMN_WRONG - COLUMN_NAME + 1, 1);
}

GtkWidget *
bongo_summary_new (BglTable *table)
{
  Calls calls[BGL_MAX_SEATS] = { 0 };
  BglGame *game;
  GtkWidget *grid;
  guint n_seats, fastest = G_MAXUINT;

  g_return_val_if_fail (BGL_IS_TABLE (table), NULL);

  game = bgl_table_get_game (table);
  n_seats = bgl_game_get_n_seats (game);
  collect (game, calls);
  for (guint i = 0; i < n_seats; i++)
    if (calls[i].n_timed > 0)
      fastest = MIN (fastest, calls[i].best);

  grid = bgl_summary_new (_("Calls by player"), 2);

  /* Translators: headings of a table: how many calls were right and wrong */
  bgl_summary_add_figure (GTK_GRID (grid), COLUMN_RIGHT, 0, C_("calls", "Right"), "dim-label");
  bgl_summary_add_figure (GTK_GRID (grid), COLUMN_WRONG, 0, C_("calls", "Wrong"), "dim-label");

  for (guint seat = 1; seat <= n_seats; seat++)
    add_seat (GTK_GRID (grid), bgl_table_get_seat (table, seat), &calls[seat - 1],
              calls[seat - 1].n_timed > 0 && calls[seat - 1].best == fastest);

  return grid;
}
