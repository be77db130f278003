/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "reader-fixture.h"

#include "app/bgl-settings.h"

BglReader *
reader_fixture_new (const char *language,
                    int         zoom)
{
  const char *const shown[] = { language, NULL };
  BglReader *reader;

  g_settings_reset (bgl_settings_get (), BGL_SETTING_BOOK_LANGUAGES);
  g_settings_reset (bgl_settings_get (), BGL_SETTING_BOOK_SIDE_BY_SIDE);
  g_settings_reset (bgl_settings_get (), BGL_SETTING_BOOK_PLACES);
  g_settings_set_int (bgl_settings_get (), BGL_SETTING_BOOK_ZOOM, zoom);
  reader = BGL_READER (bgl_reader_new ());
  bgl_reader_set_languages (reader, shown);

  return reader;
}

static void
assert_inside (GtkWidget *widget,
               GtkWidget *row)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "prose") && gtk_widget_get_mapped (widget))
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (widget, row, &bounds));
      g_test_message ("%s", gtk_label_get_text (GTK_LABEL (widget)));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (row));
      /* The last cell of a table gets what the others leave. */
      if (gtk_widget_get_next_sibling (widget) == NULL)
        g_assert_cmpfloat (bounds.size.width, >=, gtk_widget_get_width (row) / 4.0);
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_inside (child, row);
}

void
reader_fixture_assert_inside (GtkWidget *section)
{
  for (GtkWidget *row = gtk_widget_get_first_child (section); row != NULL; row = gtk_widget_get_next_sibling (row))
    assert_inside (row, row);
}
