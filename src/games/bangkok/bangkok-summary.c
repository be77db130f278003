/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-summary.h"

#include "bangkok-rules.h"
#include "bangkok-view.h"
#include "board/bgl-summary.h"
#include "engine/bgl-i18n.h"

/* Indexed by round, from 1, and by seat; index 0 has the totals. -1 means that the round was not played, because
 * the record starts later or a player resigned. */
typedef int BangkokRounds[BANGKOK_SEATS + 1][BANGKOK_SEATS];

static void
collect (BglGame       *game,
         BangkokRounds  rounds)
{
  const BangkokState *state = bgl_game_get_state (game);

  for (guint seat = 0; seat < BANGKOK_SEATS; seat++)
    {
      rounds[0][seat] = state->scores[seat];
      for (guint round = 1; round <= BANGKOK_SEATS; round++)
        rounds[round][seat] = -1;
    }

  for (guint ply = 0; ply < bgl_game_get_ply (game); ply++)
    {
      guint n_events;
      const BglEvent *events = bgl_game_get_events (game, ply, &n_events);

      for (guint i = 0; i < n_events; i++)
        if (events[i].type == BANGKOK_EVENT_ROUND_SCORED)
          rounds[events[i].args[0]][events[i].args[1] - 1] = events[i].args[2];
    }
}

static int
get_best (const int *points,
          guint      n_seats)
{
  int best = points[0];

  for (guint seat = 1; seat < n_seats; seat++)
    best = MAX (best, points[seat]);

  return best;
}

/* The most points in each row are highlighted. */
static void
add_points (GtkGrid             *grid,
            const BangkokRounds  rounds,
            guint                round,
            guint                n_seats,
            int                  column)
{
  const int best = get_best (rounds[round], n_seats);

  for (guint seat = 0; seat < n_seats; seat++)
    {
      const int points = rounds[round][seat];
      g_autofree char *figure = points >= 0 ? g_strdup_printf ("%d", points) : g_strdup ("–");

      bgl_summary_add_figure (grid, column, (int) seat + 1, figure, points >= 0 && points == best ? "heading" : NULL);
    }
}

GtkWidget *
bangkok_summary_new (BglTable *table)
{
  BglGame *game;
  guint n_seats;
  BangkokRounds rounds;
  GtkWidget *grid, *heading;

  g_return_val_if_fail (BGL_IS_TABLE (table), NULL);

  game = bgl_table_get_game (table);
  n_seats = bgl_game_get_n_seats (game);
  collect (game, rounds);

  grid = bgl_summary_new (_("Points by round"), 8);

  /* Translators: heading of a row with the numbers of rounds. */
  heading = gtk_label_new (C_("points", "Round"));
  gtk_widget_add_css_class (heading, "dim-label");
  gtk_widget_set_halign (heading, GTK_ALIGN_START);
  gtk_grid_attach (GTK_GRID (grid), heading, 0, 0, 2, 1);

  /* There are as many rounds as players. */
  for (guint round = 1; round <= n_seats; round++)
    {
      g_autofree char *number = g_strdup_printf ("%u", round);

      bgl_summary_add_figure (GTK_GRID (grid), (int) round + 1, 0, number, "dim-label");
      add_points (GTK_GRID (grid), rounds, round, n_seats, (int) round + 1);
    }
  bgl_summary_add_figure (GTK_GRID (grid), (int) n_seats + 2, 0, C_("points", "Total"), "dim-label");
  add_points (GTK_GRID (grid), rounds, 0, n_seats, (int) n_seats + 2);

  for (guint seat = 1; seat <= n_seats; seat++)
    bgl_summary_add_seat (GTK_GRID (grid), &bangkok_ui, bgl_table_get_seat (table, seat), (int) seat);

  return grid;
}
