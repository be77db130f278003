/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-shortcuts.h"

#include "bgl-wrap-layout.h"
#include "engine/bgl-i18n.h"

#define KEY_SPACING 12
#define KEYS_WIDTH  190

static const BglShortcutInfo house[] = {
  { N_("Games"), N_("New Game"), "<Control>n" },
  { NULL, N_("Open Game"), "<Control>o" },
  { NULL, N_("Played Games"), "<Control>l" },
  { NULL, N_("Back to Shelf"), "<Alt>Left" },
  { N_("At the Table"), N_("Undo"), "<Control>z" },
  { NULL, N_("Redo"), "<Shift><Control>z" },
  { NULL, N_("Hint"), "<Control>h" },
  { NULL, N_("Pause Real-Time Game"), "p Pause" },
  { NULL, N_("Game Log"), "F9" },
  { NULL, N_("View Earlier Moves"), "<Control>Left <Control>Right" },
  { N_("On the Board"), N_("Move Between Places"), "Left Up Right Down" },
  { NULL, N_("Move Diagonally"), "Home Page_Up End Page_Down" },
  { NULL, N_("Act on Selected Place"), "Return space" },
  { NULL, N_("Type a Move"), "m" },
  { NULL, N_("Put Back"), "Escape" },
  { NULL, N_("Leave Board"), "Tab" },
  { NULL, N_("Announce Turn and Score"), "s" },
  { NULL, N_("Announce Last Event"), "l" },
  { N_("Describe Board"), N_("Lines Through This Place"), "r" },
  { NULL, N_("Your Pieces"), "y" },
  { NULL, N_("Other Players’ Pieces"), "e" },
  { NULL, N_("Where You Can Move"), "c" },
  { NULL, N_("Threats"), "h" },
  { NULL, N_("Value of This Place"), "v" },
  { N_("Replay and Earlier Moves"), N_("Previous or Next Move"), "Left Right" },
  { NULL, N_("Five Moves Back or Forward"), "Page_Up Page_Down" },
  { NULL, N_("Go to Start or End"), "Home End" },
  { NULL, N_("Play Automatically (in a Replay)"), "space" },
  { NULL, N_("Previous or Next Marked Move (in an Analysis)"), "Up Down" },
  { NULL, N_("Back to Game (at the Table)"), "Escape" },
  { N_("In the Rulebook"), N_("Scroll"), "Up Down" },
  { NULL, N_("Scroll by Page"), "Page_Up Page_Down" },
  { NULL, N_("Scroll One Page Down or Up"), "space <Shift>space" },
  { NULL, N_("Go to Start or End"), "Home End" },
  { NULL, N_("Go to Next Link or Board"), "Tab" },
  { NULL, N_("Leave Example Board or Close Rulebook"), "Escape" },
  { NULL, N_("Search"), "<Control>f" },
  { NULL, N_("Next Result"), "<Control>g Return" },
  { NULL, N_("Previous Result"), "<Shift><Control>g" },
  { NULL, N_("Previous or Next Rule"), "<Control>Page_Up <Control>Page_Down" },
  { NULL, N_("Go Back"), "<Alt>Left <Control>bracketleft" },
  { NULL, N_("Go Forward"), "<Alt>Right <Control>bracketright" },
  { NULL, N_("Larger Text"), "<Control>plus" },
  { NULL, N_("Smaller Text"), "<Control>minus" },
  { NULL, N_("Normal Text Size"), "<Control>0" },
  { NULL, N_("Copy Selected Text"), "<Control>c" },
  { NULL, N_("Print"), "<Control>p" },
  { N_("In the Quiz"), N_("Choose Answer"), "1 2 3 4" },
  { NULL, N_("Leave Quiz"), "Escape" },
  { N_("In Puzzles"), N_("Leave Puzzles"), "Escape" },
  { N_("General"), N_("Rules"), "F1" },
  { NULL, N_("Keyboard Shortcuts"), "<Control>question" },
  { NULL, N_("Preferences"), "<Control>comma" },
  { NULL, N_("Main Menu"), "F10" },
  { NULL, N_("Close Window"), "<Control>w" },
  { NULL, N_("Quit"), "<Control>q" },
};

const BglShortcutInfo *
bgl_shortcuts_list (void)
{
  static GArray *all = NULL;

  if (g_once_init_enter (&all))
    {
      GArray *list = g_array_new (TRUE, FALSE, sizeof (BglShortcutInfo));
      guint n_uis;
      const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

      g_array_append_vals (list, house, G_N_ELEMENTS (house));
      for (guint i = 0; i < n_uis; i++)
        for (const BglShortcutInfo *info = uis[i]->shortcuts; info != NULL && info->title != NULL; info++)
          {
            BglShortcutInfo copy = *info;

            if (info == uis[i]->shortcuts)
              copy.group = uis[i]->rules->name;
            g_array_append_val (list, copy);
          }
      g_once_init_leave (&all, list);
    }

  return (const BglShortcutInfo *) (gpointer) all->data;
}

/* The page */

static const char *
get_arrow (guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Left:
      return "←";
    case GDK_KEY_Up:
      return "↑";
    case GDK_KEY_Right:
      return "→";
    case GDK_KEY_Down:
      return "↓";
    default:
      return NULL;
    }
}

static void
append_label (GtkWidget  *keys,
              const char *text,
              const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (keys), label);
}

/* Creates the keys that are pressed together. GtkShortcutLabel would name keys such as Page_Up by their symbol. */
static GtkWidget *
create_keys (const char *accelerator)
{
  /* The theme draws keys in CSS nodes with this name. */
  GtkWidget *keys = g_object_new (GTK_TYPE_BOX, "css-name", "shortcut", NULL);
  GdkModifierType modifiers;
  guint keyval;
  g_autofree char *all = NULL;
  g_autofree char *last = NULL;

  gtk_accelerator_parse (accelerator, &keyval, &modifiers);
  g_assert (keyval != 0);
  all = gtk_accelerator_get_label (keyval, modifiers);
  last = gtk_accelerator_get_label (keyval, 0);
  if (modifiers != 0)
    {
      g_autofree char *held = g_strndup (all, strlen (all) - strlen (last) - strlen ("+"));
      g_auto (GStrv) names = g_strsplit (held, "+", -1);

      for (guint i = 0; names[i] != NULL; i++)
        {
          append_label (keys, names[i], "keycap");
          append_label (keys, "+", "dim-label");
        }
    }
  append_label (keys, get_arrow (keyval) != NULL ? get_arrow (keyval) : last, "keycap");

  return keys;
}

static GtkWidget *
create_row (const BglShortcutInfo *info)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkLayoutManager *layout = bgl_wrap_layout_new (KEY_SPACING);
  g_auto (GStrv) accelerators = g_strsplit (info->accelerator, " ", -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(info->title));
  /* Several shortcuts wrap into two lines instead of taking the space of the title. */
  bgl_wrap_layout_set_most (BGL_WRAP_LAYOUT (layout), KEYS_WIDTH);
  gtk_widget_set_layout_manager (box, layout);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  for (guint i = 0; accelerators[i] != NULL; i++)
    gtk_box_append (GTK_BOX (box), create_keys (accelerators[i]));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), box);

  return row;
}

GtkWidget *
bgl_shortcuts_page_new (void)
{
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = NULL;

  for (const BglShortcutInfo *info = bgl_shortcuts_list (); info->title != NULL; info++)
    {
      if (info->group != NULL)
        {
          group = adw_preferences_group_new ();
          adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _(info->group));
          adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
        }
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), create_row (info));
    }

  return page;
}
