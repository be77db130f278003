/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-fixture.h"

void
fixture_open_view (Fixture    *f,
                   const char *record,
                   int         width,
                   int         height)
{
  view_fixture_open (f, BANGKOK_TYPE_VIEW, record, width, height);
}

void
fixture_close_view (Fixture *f)
{
  view_fixture_close (f);
}

GtkWidget *
fixture_get_die (Fixture *f,
                 guint    colour,
                 guint    value)
{
  GtkWidget *spot = bangkok_view_get_pool_spot (BANGKOK_VIEW (f->view), colour, value);

  g_assert_nonnull (spot);
  return spot;
}

GtkWidget *
fixture_get_place (Fixture *f,
                   guint    seat,
                   guint    group)
{
  GtkWidget *spot = bangkok_view_get_place_spot (BANGKOK_VIEW (f->view), seat, group);

  g_assert_nonnull (spot);
  return spot;
}
