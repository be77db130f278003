/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-fixture.h"

GtkWidget *
fixture_get_die (Fixture *f,
                 guint    color,
                 guint    value)
{
  GtkWidget *spot = bangkok_view_get_pool_spot (BANGKOK_VIEW (f->view), color, value);

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
