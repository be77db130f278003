/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-fixture.h"

void
fixture_open_quiet_bango (Fixture    *f,
                          const char *record)
{
  view_fixture_open (f, BANGO_TYPE_VIEW, record, 640, 520);
}

void
fixture_open_bango (Fixture    *f,
                    const char *record)
{
  fixture_open_quiet_bango (f, record);
  bgl_table_start (f->table);
}

GtkWidget *
fixture_get_cell (Fixture *f,
                  int      x,
                  int      y)
{
  return bango_view_get_spot (BANGO_VIEW (f->view), x, y);
}

void
fixture_assert_cell (Fixture    *f,
                     int         x,
                     int         y,
                     const char *label)
{
  view_fixture_assert_label (fixture_get_cell (f, x, y), label);
}

void
fixture_assert_focus (Fixture *f,
                      int      x,
                      int      y)
{
  g_assert_nonnull (fixture_get_cell (f, x, y));
  g_assert_true (gtk_widget_has_focus (fixture_get_cell (f, x, y)));
}

void
fixture_point_cell (Fixture *f,
                    int      x,
                    int      y)
{
  graphene_point_t place;

  bango_view_get_place (BANGO_VIEW (f->view), x, y, &place);
  bgl_test_point (f->view, place.x, place.y);
}

void
fixture_click_cell (Fixture *f,
                    int      x,
                    int      y)
{
  fixture_point_cell (f, x, y);
  bgl_test_press ();
  bgl_test_release ();
}

void
fixture_drag_cell (Fixture *f,
                   int      x,
                   int      y,
                   int      to_x,
                   int      to_y)
{
  graphene_point_t from, to;

  bango_view_get_place (BANGO_VIEW (f->view), x, y, &from);
  bango_view_get_place (BANGO_VIEW (f->view), to_x, to_y, &to);
  bgl_test_drag (f->view, from.x, from.y, to.x, to.y);
}

gboolean
fixture_find_focus (Fixture *f,
                    int     *x,
                    int     *y)
{
  for (*y = -20; *y <= 20; (*y)++)
    for (*x = -20; *x <= 20; (*x)++)
      if (fixture_get_cell (f, *x, *y) != NULL && gtk_widget_has_focus (fixture_get_cell (f, *x, *y)))
        return TRUE;

  return FALSE;
}

static const struct
{
  const char *key;
  int         dx, dy;
} arrows[] = {
  { "Up", 0, -1 }, { "Right", 1, 0 }, { "Down", 0, 1 }, { "Left", -1, 0 },
};

#define SPAN 41

void
fixture_go_to (Fixture *f,
               int      x,
               int      y)
{
  int distance[SPAN][SPAN];
  int at_x, at_y;
  gboolean changed = TRUE;

  memset (distance, 0x7f, sizeof distance);
  g_assert_nonnull (fixture_get_cell (f, x, y));
  distance[y + SPAN / 2][x + SPAN / 2] = 0;
  while (changed)
    {
      changed = FALSE;
      for (int j = 1; j < SPAN - 1; j++)
        for (int i = 1; i < SPAN - 1; i++)
          for (guint k = 0; k < G_N_ELEMENTS (arrows); k++)
            {
              int next = distance[j + arrows[k].dy][i + arrows[k].dx];

              if (fixture_get_cell (f, i - SPAN / 2, j - SPAN / 2) != NULL && next + 1 < distance[j][i])
                {
                  distance[j][i] = next + 1;
                  changed = TRUE;
                }
            }
    }

  g_assert_true (fixture_find_focus (f, &at_x, &at_y));
  while (at_x != x || at_y != y)
    {
      guint best = 0;

      for (guint k = 1; k < G_N_ELEMENTS (arrows); k++)
        if (distance[at_y + arrows[k].dy + SPAN / 2][at_x + arrows[k].dx + SPAN / 2] <
            distance[at_y + arrows[best].dy + SPAN / 2][at_x + arrows[best].dx + SPAN / 2])
          best = k;

      at_x += arrows[best].dx;
      at_y += arrows[best].dy;
      bgl_test_key (arrows[best].key);
      fixture_assert_focus (f, at_x, at_y);
    }
}
