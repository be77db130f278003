/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "mnemonics.h"

#include <libintl.h>

#include "tour.h"

/* Translations */

typedef struct
{
  const char *name;
  /* Arrays of translations by their English text. A text with several contexts has several translations. */
  GHashTable *ours;
  GHashTable *gtk;
} Language;

static Language languages[] = { { "en", NULL, NULL }, { "fr", NULL, NULL }, { "ru", NULL, NULL } };

static const char *
read_string (const char *file,
             guint32     table,
             guint32     i)
{
  const guint32 *entry = (const guint32 *) (gconstpointer) (file + table) + 2 * (gsize) i;

  return file + entry[1];
}

/* Files that msgfmt made on this machine have its byte order. */
static GHashTable *
load (const char *folder,
      const char *language,
      const char *domain,
      gboolean    required)
{
  GHashTable *texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  g_autofree char *name = g_strconcat (domain, ".mo", NULL);
  g_autofree char *path = g_build_filename (folder, language, "LC_MESSAGES", name, NULL);
  g_autofree char *file = NULL;
  const guint32 *header;

  if (!g_file_get_contents (path, &file, NULL, NULL))
    {
      g_assert_false (required);
      return texts;
    }

  header = (const guint32 *) (gconstpointer) file;
  g_assert_cmphex (header[0], ==, 0x950412de);
  for (guint32 i = 0; i < header[2]; i++)
    {
      const char *key = read_string (file, header[3], i);
      const char *context_end = strchr (key, '\004');
      const char *text = context_end != NULL ? context_end + 1 : key;
      GPtrArray *translations = g_hash_table_lookup (texts, text);

      if (translations == NULL)
        {
          translations = g_ptr_array_new_with_free_func (g_free);
          g_hash_table_insert (texts, g_strdup (text), translations);
        }
      g_ptr_array_add (translations, g_strdup (read_string (file, header[4], i)));
    }

  return texts;
}

static void
load_languages (void)
{
  for (guint i = 1; i < G_N_ELEMENTS (languages) && languages[i].ours == NULL; i++)
    {
      languages[i].ours = load (g_getenv ("BUNGALOW_LOCALEDIR"), languages[i].name, GETTEXT_PACKAGE, TRUE);
      languages[i].gtk = load (bindtextdomain ("gtk40", NULL), languages[i].name, "gtk40", FALSE);
      g_assert_cmpuint (g_hash_table_size (languages[i].ours), >, 100);
    }
}

/* Returns the translations, or NULL if the text stays as it is. */
static GPtrArray *
translate (const Language *language,
           const char     *text,
           gboolean        is_gtk)
{
  GPtrArray *translations;

  if (language->ours == NULL)
    return NULL;

  translations = g_hash_table_lookup (is_gtk ? language->gtk : language->ours, text);

  return translations != NULL ? translations : g_hash_table_lookup (is_gtk ? language->ours : language->gtk, text);
}

/* Letters */

/* Returns the key after the first underscore that stands alone, or 0. */
static guint
find_letter (const char *label)
{
  for (const char *c = strchr (label, '_'); c != NULL && c[1] != '\0'; c = strchr (c + 2, '_'))
    if (c[1] != '_')
      return gdk_keyval_to_lower (gdk_unicode_to_keyval (g_utf8_get_char (c + 1)));

  return 0;
}

/* Reports what has the letter already, in that window or menu and language, or else remembers it. */
static void
add_letter (GHashTable     *seen,
            const char     *place,
            const Language *language,
            gpointer        owner,
            gpointer        scope,
            const char     *label)
{
  guint letter = find_letter (label);
  g_autofree char *key = g_strdup_printf ("%s %p %u", language->name, scope, letter);
  g_autofree char *own_key = g_strdup_printf ("%s %p", key, owner);
  const char *other = g_hash_table_lookup (seen, key);

  /* Translations of one text may share a letter. */
  if (letter == 0 || g_hash_table_contains (seen, own_key))
    return;

  if (other != NULL)
    {
      g_test_message ("%s: “%s” and “%s” share a letter (%s)", place, other, label, language->name);
      g_test_fail ();
    }
  g_hash_table_replace (seen, g_steal_pointer (&key), g_strdup (label));
  g_hash_table_replace (seen, g_steal_pointer (&own_key), g_strdup (label));
}

/* The owner is what has the label, and the scope is the window or menu in which a letter does one thing. */
static void
add (GHashTable *seen,
     const char *place,
     gpointer    owner,
     gpointer    scope,
     gboolean    is_gtk,
     const char *label)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      GPtrArray *translations = translate (&languages[i], label, is_gtk);

      if (translations == NULL)
        add_letter (seen, place, &languages[i], owner, scope, label);
      for (guint j = 0; translations != NULL && j < translations->len; j++)
        add_letter (seen, place, &languages[i], owner, scope, translations->pdata[j]);
    }
}

static gboolean
has_type_prefix (GtkRoot    *root,
                 const char *prefix)
{
  return g_str_has_prefix (G_OBJECT_TYPE_NAME (root), prefix);
}

static void
check_labels (const char *place)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();

  tour_collect (GTK_TYPE_LABEL, labels);
  for (guint i = 0; i < labels->len; i++)
    {
      GtkRoot *root = gtk_widget_get_root (labels->pdata[i]);
      const char *label = gtk_label_get_label (labels->pdata[i]);
      guint keyval = gtk_label_get_mnemonic_keyval (labels->pdata[i]);

      /* The words of the about dialog are those of libadwaita. */
      if (!gtk_label_get_use_underline (labels->pdata[i]) || has_type_prefix (root, "AdwAbout"))
        continue;

      /* This finds what GTK finds. */
      g_assert_cmpuint (find_letter (label), ==, keyval != GDK_KEY_VoidSymbol ? gdk_keyval_to_lower (keyval) : 0);
      add (seen, place, labels->pdata[i], gtk_widget_get_ancestor (labels->pdata[i], GTK_TYPE_SHORTCUT_MANAGER),
           has_type_prefix (root, "Gtk"), label);
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

      if (section != NULL)
        check_menu (place, seen, section, scope);
      if (submenu != NULL)
        check_menu (place, seen, submenu, submenu);
      if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label))
        add (seen, place, (char *) menu + i, scope, FALSE, label);
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

void
mnemonics_check (const char *place)
{
  load_languages ();
  check_labels (place);
  check_menus (place);
}
