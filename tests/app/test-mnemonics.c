/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tour.h"

/*
 * A mnemonic does one thing: in no window, dialog, or menu do two things share a letter. The test runs once for each
 * language.
 *
 * usage: test-mnemonics LANGUAGE
 */

/* Says what has the letter already, in that window or popover, or else remembers it. */
static void
add (GHashTable *seen,
     const char *place,
     gpointer    scope,
     guint       keyval,
     const char *label)
{
  char *key = g_strdup_printf ("%p %u", scope, gdk_keyval_to_lower (keyval));
  const char *other = g_hash_table_lookup (seen, key);

  if (other != NULL)
    {
      g_test_message ("%s: “%s” and “%s” share a letter", place, other, label);
      g_test_fail ();
    }
  g_hash_table_replace (seen, key, g_strdup (label));
}

static gboolean
is_about (GtkRoot *root)
{
  return g_str_has_prefix (G_OBJECT_TYPE_NAME (root), "AdwAbout");
}

static void
check_labels (const char *place)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();

  tour_collect (GTK_TYPE_LABEL, labels);
  for (guint i = 0; i < labels->len; i++)
    {
      guint keyval = gtk_label_get_mnemonic_keyval (labels->pdata[i]);

      /* The words of the about dialog are those of libadwaita. */
      if (keyval != GDK_KEY_VoidSymbol && keyval != 0 && !is_about (gtk_widget_get_root (labels->pdata[i])))
        add (seen, place, gtk_widget_get_ancestor (labels->pdata[i], GTK_TYPE_SHORTCUT_MANAGER), keyval,
             gtk_label_get_label (labels->pdata[i]));
    }
}

/* Sections are in the same menu, but each submenu is a menu of its own. */
static void
check_menu (const char *place,
            GHashTable *seen,
            GMenuModel *menu,
            gpointer    scope)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autoptr (GMenuModel) submenu = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);
      g_autofree char *label = NULL;
      const char *letter;

      if (section != NULL)
        check_menu (place, seen, section, scope);
      if (submenu != NULL)
        check_menu (place, seen, submenu, submenu);
      if (!g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label))
        continue;

      letter = strchr (label, '_');
      if (letter != NULL)
        add (seen, place, scope, gdk_unicode_to_keyval (g_utf8_get_char (letter + 1)), label);
    }
}

static void
check_menus (const char *place)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

  tour_collect (GTK_TYPE_MENU_BUTTON, buttons);
  for (guint i = 0; i < buttons->len; i++)
    {
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
      GMenuModel *menu = gtk_menu_button_get_menu_model (buttons->pdata[i]);

      if (menu != NULL)
        check_menu (place, seen, menu, menu);
    }
}

static void
check (const char *place)
{
  check_labels (place);
  check_menus (place);
}

int
main (int   argc,
      char *argv[])
{
  const char *language = argc > 1 ? argv[argc - 1] : "en";
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);

  textdomain (GETTEXT_PACKAGE);
  if (!bgl_test_set_language (language))
    {
      g_print ("1..0 # SKIP There is no locale to translate in.\n");
      return 0;
    }

  tour_add ("mnemonics", check);

  return g_test_run ();
}
