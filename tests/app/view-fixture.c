/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "view-fixture.h"

static void
refused_cb (ViewFixture *fixture,
            GError      *error)
{
  g_free (fixture->refused);
  fixture->refused = g_strdup (bgl_rule_error_get_rule (error));
}

void
view_fixture_open_table (ViewFixture *fixture,
                         GType        type,
                         BglTable    *table,
                         int          width,
                         int          height)
{
  fixture->table = table;
  fixture->game = g_object_ref (bgl_table_get_game (table));
  g_signal_connect_swapped (table, "refused", G_CALLBACK (refused_cb), fixture);

  fixture->view = g_object_new (type, "table", table, NULL);
  fixture->window = bgl_test_show (fixture->view, width, height);
  /* As a page does that shows the board. */
  gtk_widget_grab_focus (fixture->view);
}

void
view_fixture_open (ViewFixture *fixture,
                   GType        type,
                   const char  *record,
                   int          width,
                   int          height)
{
  view_fixture_open_table (fixture, type, bgl_test_table (record), width, height);
}

void
view_fixture_close (ViewFixture *fixture)
{
  bgl_test_animate (FALSE);
  bgl_view_set_tempo (1);
  bgl_test_close (fixture->window, fixture->view);
  bgl_table_stop (fixture->table);
  bgl_test_unref (g_steal_pointer (&fixture->table));
  bgl_test_unref (g_steal_pointer (&fixture->game));
  if (fixture->dealer != NULL)
    bgl_test_unref (g_steal_pointer (&fixture->dealer));
  g_clear_pointer (&fixture->refused, g_free);
}

void
view_fixture_assert_last_move (ViewFixture *fixture,
                               guint        ply,
                               const char  *text)
{
  g_autofree char *last = NULL;

  g_assert_cmpuint (bgl_game_get_ply (fixture->game), ==, ply);
  last = bgl_game_format_move (fixture->game, ply - 1);
  g_assert_cmpstr (last, ==, text);
}

void
view_fixture_assert_label (GtkWidget  *child,
                           const char *label)
{
  g_assert_nonnull (child);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}
