/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-example-view.h"
#include "app/bgl-reader.h"
#include "app/bgl-settings.h"

#include "test-utils.h"

/* The wheel in the rulebook: nothing on the page takes it from the page. */

static const char *const english[] = { "en", NULL };

static gboolean
is_example (GtkWidget     *widget,
            gconstpointer  data)
{
  return BGL_IS_EXAMPLE_VIEW (widget);
}

static gboolean
has_board (gpointer data)
{
  return bgl_example_view_get_view (data) != NULL && gtk_widget_get_width (data) > 0;
}

static gboolean
is_scroller (GtkWidget     *widget,
             gconstpointer  data)
{
  GtkAdjustment *adjustment;

  if (!GTK_IS_SCROLLED_WINDOW (widget) || !gtk_widget_get_mapped (widget))
    return FALSE;

  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));

  return gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment) + 1;
}

static gboolean
is_past (gpointer data)
{
  GtkWidget *example = data;
  GtkWidget *page = gtk_widget_get_ancestor (example, BGL_TYPE_READER_PAGE);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (example, page, &bounds) && bounds.origin.y + bounds.size.height < 0;
}

static void
check_wheel (const char *rule,
             int         width)
{
  BglReader *reader;
  GtkWidget *window, *section, *example;
  graphene_rect_t bounds;

  g_settings_reset (bgl_settings_get (), BGL_SETTING_BOOK_PLACES);
  reader = BGL_READER (bgl_reader_new ());
  bgl_reader_set_languages (reader, english);
  window = bgl_test_show (GTK_WIDGET (reader), width, 640);
  g_assert_true (bgl_reader_open_section (reader, rule));
  bgl_test_settle ();

  section = bgl_reader_page_find_section (bgl_reader_get_page (reader), rule);
  example = bgl_test_find (section, is_example, NULL);
  g_assert_nonnull (example);
  bgl_test_wait (has_board, example);
  bgl_test_settle ();
  g_assert_null (bgl_test_find (example, is_scroller, NULL));

  /* The pointer rests on the board while it can. */
  for (guint i = 0; i < 40 && !is_past (example); i++)
    {
      g_assert_true (gtk_widget_compute_bounds (example, GTK_WIDGET (bgl_reader_get_page (reader)), &bounds));
      bgl_test_point (GTK_WIDGET (bgl_reader_get_page (reader)), width / 2.0,
                      CLAMP (bounds.origin.y + bounds.size.height / 2, 20, 500));
      bgl_test_send_wheel (3);
      bgl_test_settle ();
    }
  g_assert_true (is_past (example));

  bgl_test_close (window, GTK_WIDGET (reader));
}

static void
test_wheel (gconstpointer rule)
{
  check_wheel (rule, 900);
  check_wheel (rule, 360);
}

int
main (int    argc,
      char **argv)
{
  static const char *const rules[] = { "bangkok-pick", "bango-touch", "bongo-call", "bonobo-token" };

  bgl_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      g_autofree char *name = g_strdup_printf ("/reader-scroll/wheel/%s", rules[i]);

      g_test_add_data_func (name, rules[i], test_wheel);
    }

  return g_test_run ();
}
