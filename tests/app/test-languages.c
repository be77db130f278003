/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-example-view.h"
#include "app/bgl-look.h"
#include "app/bgl-printer.h"
#include "app/bgl-spot.h"
#include "engine/bgl-language.h"
#include "rulebook/bgl-book.h"

#include "reader-fixture.h"

/*
 * The rulebook in another language than that of the user. This program is linked so that the functions of GLib that
 * translate into the language of the user lead here: nothing that belongs to a page may call them.
 */

static GPtrArray *strays;

const char *__wrap_g_dgettext   (const char *domain,
                                 const char *text);
const char *__wrap_g_dngettext  (const char *domain,
                                 const char *singular,
                                 const char *plural,
                                 gulong      n);
const char *__wrap_g_dpgettext  (const char *domain,
                                 const char *key,
                                 gsize       offset);
const char *__wrap_g_dpgettext2 (const char *domain,
                                 const char *context,
                                 const char *text);

static const char *
note_stray (const char *text)
{
  if (strays != NULL)
    g_ptr_array_add (strays, g_strdup (text));

  return text;
}

const char *
__wrap_g_dgettext (const char *domain,
                   const char *text)
{
  return note_stray (text);
}

const char *
__wrap_g_dngettext (const char *domain,
                    const char *singular,
                    const char *plural,
                    gulong      n)
{
  return note_stray (n == 1 ? singular : plural);
}

const char *
__wrap_g_dpgettext (const char *domain,
                    const char *key,
                    gsize       offset)
{
  return note_stray (key + offset);
}

const char *
__wrap_g_dpgettext2 (const char *domain,
                     const char *context,
                     const char *text)
{
  return note_stray (text);
}

static void
watch (void)
{
  strays = g_ptr_array_new_with_free_func (g_free);
}

static void
check_strays (const char *when)
{
  for (guint i = 0; i < strays->len; i++)
    g_test_message ("%s: “%s”", when, (const char *) strays->pdata[i]);
  g_assert_cmpuint (strays->len, ==, 0);
}

static void
end_watch (void)
{
  check_strays ("end");
  g_clear_pointer (&strays, g_ptr_array_unref);
}

/* A text of the program that should have been translated. */
static void
check_text (const BglCatalog *catalog,
            const char       *text)
{
  const char *translation = text != NULL ? bgl_catalog_find (catalog, text) : NULL;

  if (translation != NULL && *text != '\0')
    g_assert_cmpstr (text, ==, translation);
}

static void
check_words (GtkWidget        *widget,
             const BglCatalog *catalog)
{
  check_text (catalog, gtk_widget_get_tooltip_text (widget));
  if (GTK_IS_LABEL (widget))
    check_text (catalog, gtk_label_get_label (GTK_LABEL (widget)));
  if (BGL_IS_SPOT (widget))
    check_text (catalog, bgl_spot_get_label (BGL_SPOT (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_words (child, catalog);
}

/* Examples */

static void
check (BglExampleView   *example,
       const BglCatalog *catalog,
       const char       *when)
{
  check_words (GTK_WIDGET (example), catalog);
  check_strays (when);
}

static gboolean
is_scale (GtkWidget     *widget,
          gconstpointer  data)
{
  return GTK_IS_SCALE (widget);
}

static gboolean
has_icon (GtkWidget     *widget,
          gconstpointer  icon)
{
  GtkWidget *child = GTK_IS_BUTTON (widget) ? gtk_button_get_child (GTK_BUTTON (widget)) : NULL;

  return child != NULL && ADW_IS_BUTTON_CONTENT (child) &&
         g_str_equal (adw_button_content_get_icon_name (ADW_BUTTON_CONTENT (child)), icon);
}

static gboolean
is_part (GtkWidget     *widget,
         gconstpointer  data)
{
  return GTK_IS_BUTTON (widget) && g_object_get_data (G_OBJECT (widget), "bgl-part") != NULL;
}

static void
click (BglExampleView *example,
       BglTestMatch    match,
       const char     *icon)
{
  GtkWidget *button = bgl_test_find (GTK_WIDGET (example), match, icon);

  if (button != NULL)
    g_signal_emit_by_name (button, "clicked");
  bgl_test_settle ();
}

static void
collect_spots (GtkWidget *widget,
               GPtrArray *spots)
{
  if (BGL_IS_SPOT (widget) && gtk_widget_get_mapped (widget))
    g_ptr_array_add (spots, g_object_ref (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect_spots (child, spots);
}

/* Good moves and bad ones, by keys. */
static void
play_by_keys (BglExampleView   *example,
              const BglCatalog *catalog)
{
  static const char *const keys[] = { "Right", "Return", "d", "t", "o", "Escape" };
  GtkWidget *view = GTK_WIDGET (bgl_example_view_get_view (example));
  g_autoptr (GPtrArray) spots = g_ptr_array_new_with_free_func (g_object_unref);

  collect_spots (view, spots);
  for (guint i = 0; i < 6 && spots->len > 0; i++)
    {
      GtkWidget *spot = spots->pdata[i * spots->len / 6];

      if (!gtk_widget_get_mapped (spot) || !gtk_widget_grab_focus (spot))
        continue;
      check (example, catalog, "focus");
      gtk_widget_activate (spot);
      check (example, catalog, "activate");
    }

  gtk_widget_grab_focus (view);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      bgl_test_send_key (keys[i], TRUE);
      bgl_test_send_key (keys[i], FALSE);
    }
  bgl_test_settle ();
  check (example, catalog, "keys");
}

static void
play_by_pointer (BglExampleView   *example,
                 const BglCatalog *catalog)
{
  GtkWidget *view = GTK_WIDGET (bgl_example_view_get_view (example));
  double x = 0.5 * gtk_widget_get_width (view);
  double y = 0.5 * gtk_widget_get_height (view);

  bgl_test_point (view, x, y);
  check (example, catalog, "point");
  bgl_test_send_button (TRUE);
  bgl_test_send_pointer (view, x + 30, y + 15);
  bgl_test_send_pointer (view, x + 60, y + 30);
  bgl_test_settle ();
  check (example, catalog, "drag");
  bgl_test_send_button (FALSE);
  bgl_test_send_button (TRUE);
  bgl_test_send_button (FALSE);
  bgl_test_settle ();
  check (example, catalog, "click");
}

static BglExampleView *
create (BglExample       *original,
        const BglCatalog *catalog)
{
  g_auto (BglLanguage) language = bgl_language_enter (catalog);

  return BGL_EXAMPLE_VIEW (bgl_example_view_new (original));
}

static void
use (BglExample       *original,
     const BglCatalog *catalog,
     int               width)
{
  BglExampleView *example = create (original, catalog);
  /* It is as high as it likes, as on a page. */
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER,
                                      "child", example, NULL);
  GtkWidget *window = bgl_test_show (scroller, width, 900);
  GtkRange *scale;
  double last;

  check (example, catalog, "asleep");
  bgl_example_view_wake (example);
  bgl_test_settle ();
  check (example, catalog, "awake");

  scale = GTK_RANGE (bgl_test_find (GTK_WIDGET (example), is_scale, NULL));
  last = gtk_adjustment_get_upper (gtk_range_get_adjustment (scale));
  for (int i = 0; i <= (int) last; i++)
    {
      gtk_range_set_value (scale, i);
      bgl_test_settle ();
      check (example, catalog, "step");
    }

  click (example, has_icon, "bgl-touch-symbolic");
  check (example, catalog, "try it");
  play_by_keys (example, catalog);
  if (!bgl_example_view_get_live (example))
    bgl_example_view_try_it (example);
  play_by_pointer (example, catalog);
  click (example, has_icon, "edit-undo-symbolic");
  check (example, catalog, "reset");

  click (example, has_icon, "document-edit-symbolic");
  check (example, catalog, "change");
  for (guint i = 0; i < 3; i++)
    {
      click (example, is_part, NULL);
      check (example, catalog, "changed");
    }
  bgl_example_view_reset (example);
  check (example, catalog, "back");

  bgl_test_close (window, GTK_WIDGET (example));
}

typedef struct
{
  const char *game;
  const char *language;
  int         width;
} Case;

/* Everything that can be done with every example. */
static void
test_examples (gconstpointer data)
{
  const Case *run = data;
  const BglPage *page = bgl_book_find_page (bgl_book_get (run->language, NULL), run->game);
  guint n_examples = 0;

  watch ();
  for (guint i = 0; i < page->sections->len; i++)
    {
      const BglSection *section = page->sections->pdata[i];

      for (guint j = 0; j < section->blocks->len; j++)
        {
          const BglBlock *block = section->blocks->pdata[j];

          if (block->kind != BGL_BLOCK_EXAMPLE)
            continue;
          g_test_message ("%s", block->title);
          use (block->example, bgl_catalog_get (run->language), run->width);
          n_examples++;
        }
    }
  g_assert_cmpuint (n_examples, >, 5);
  end_watch ();
}

static const Case cases[] = {
  { "bangkok", "fr", 640 },
  { "bangkok", "ru", 340 },
  { "bango", "ru", 340 },
  { "bongo", "fr", 640 },
  { "bonobo", "ru", 640 },
};

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/languages/examples/%s-%s", cases[i].game, cases[i].language);

      g_test_add_data_func (path, &cases[i], test_examples);
    }

  return g_test_run ();
}
