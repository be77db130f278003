/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-summary.h"

#include "bonobo-private.h"
#include "bonobo-view.h"
#include "board/bgl-badge.h"
#include "engine/bgl-i18n.h"

enum
{
  COLUMN_PLACE,   /* the spot of the token, or the badge of a player */
  COLUMN_REASON,
  COLUMN_POINTS,
};

static GtkWidget *
attach_label (GtkGrid    *grid,
              int         column,
              int         row,
              const char *text,
              const char *style_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == COLUMN_POINTS ? 1 : 0);
  gtk_widget_set_valign (label, GTK_ALIGN_BASELINE);
  if (column == COLUMN_REASON)
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_widget_set_hexpand (label, TRUE);
    }
  if (column == COLUMN_POINTS)
    gtk_widget_add_css_class (label, "numeric");
  if (style_class != NULL)
    gtk_widget_add_css_class (label, style_class);
  gtk_grid_attach (grid, label, column, row, 1, 1);

  return label;
}

static void
attach_points (GtkGrid    *grid,
               int         row,
               int         points,
               const char *style_class)
{
  g_autofree char *text = bonobo_format_plain (points);

  attach_label (grid, COLUMN_POINTS, row, text, style_class);
}

static char *
describe_reason (const BonoboState *state,
                 const BglEvent    *event)
{
  const BglRuleInfo *rule = bgl_rules_find_rule (&bonobo_rules, event->rule);
  g_autofree char *formula = NULL;
  BonoboValue value;

  if (event->type == BONOBO_EVENT_TOKEN_DRIVEN)
    /* Translators: %s is a triangle such as A2. */
    return g_strdup_printf (_("Driven away by the toilet %s"), bonobo_triangles[event->args[2]].name);

  /* The numbers around a token that has scored never change again. */
  bonobo_state_value_spot (state, event->args[1], &value);
  formula = bonobo_value_to_formula (&value);
  /* Translators: the title of a rule, and how the points come about: “Final scoring: (6 + 3 − 2) × 2”. */
  return g_strdup_printf (_("%s: %s"), _(rule->title), formula);
}

/* Adds the tokens of a player, in the order in which they scored. Returns the next row. */
static int
attach_tokens (GtkGrid *grid,
               int      row,
               BglGame *game,
               guint    seat)
{
  const BonoboState *state = bgl_game_get_state (game);
  const int first = row;
  int before = state->scores[seat - 1];

  for (guint ply = 0; ply < bgl_game_get_ply (game); ply++)
    {
      guint n_events;
      const BglEvent *events = bgl_game_get_events (game, ply, &n_events);

      for (guint i = 0; i < n_events; i++)
        {
          const gboolean driven = events[i].type == BONOBO_EVENT_TOKEN_DRIVEN;
          const int points = driven ? 0 : events[i].args[2];
          g_autofree char *reason = NULL;

          if ((!driven && events[i].type != BONOBO_EVENT_TOKEN_SCORED &&
               events[i].type != BONOBO_EVENT_TOKEN_FINAL) || events[i].args[0] != (int) seat)
            continue;

          reason = describe_reason (state, &events[i]);
          attach_label (grid, COLUMN_PLACE, row, bonobo_spots[events[i].args[1]].name, NULL);
          attach_label (grid, COLUMN_REASON, row, reason, "dim-label");
          attach_points (grid, row, points, NULL);
          before -= points;
          row++;
        }
    }

  if (before != 0)
    {
      attach_label (grid, COLUMN_REASON, row, _("Starting score"), "dim-label");
      attach_points (grid, row, before, NULL);
      row++;
    }
  if (row == first)
    attach_label (grid, COLUMN_REASON, row++, _("No token scored."), "dim-label");

  return row;
}

GtkWidget *
bonobo_summary_new (BglTable *table)
{
  BglGame *game = bgl_table_get_game (table);
  const BonoboState *state = bgl_game_get_state (game);
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());
  int row = 0;

  gtk_grid_set_column_spacing (grid, 12);
  gtk_grid_set_row_spacing (grid, 4);
  gtk_accessible_update_property (GTK_ACCESSIBLE (grid),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Points by token"), -1);

  for (guint seat = 1; seat <= state->n_seats; seat++)
    {
      GtkWidget *badge = bgl_badge_new (&bonobo_ui, seat);
      GtkWidget *name;

      bgl_badge_set_pixel_size (BGL_BADGE (badge), 20);
      gtk_grid_attach (grid, badge, COLUMN_PLACE, row, 1, 1);
      name = attach_label (grid, COLUMN_REASON, row, bgl_seat_get_label (bgl_table_get_seat (table, seat)), "heading");
      gtk_widget_set_margin_top (name, row > 0 ? 12 : 0);
      gtk_widget_set_margin_top (badge, row > 0 ? 12 : 0);
      attach_points (grid, row, state->scores[seat - 1], "heading");
      row = attach_tokens (grid, row + 1, game, seat);
    }

  return GTK_WIDGET (grid);
}
