/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-shortcuts.h"

#include <glib/gi18n-lib.h>

#include "bgl-wrap-layout.h"

#define KEY_SPACING 6

static const BglShortcutInfo house[] = {
  { N_("Games"), N_("New game"), "<Control>n" },
  { NULL, N_("Open a game"), "<Control>o" },
  { NULL, N_("Played games"), "<Control>l" },
  { NULL, N_("Back to the shelf"), "<Alt>Left" },
  { N_("At the table"), N_("Undo"), "<Control>z" },
  { NULL, N_("Redo"), "<Shift><Control>z" },
  { NULL, N_("Hint"), "<Control>h" },
  { NULL, N_("Pause a game in real time"), "p Pause" },
  { NULL, N_("What happened"), "F9" },
  { NULL, N_("Look at earlier moves"), "<Control>Left <Control>Right" },
  { N_("On the board"), N_("Go from place to place"), "Left Up Right Down" },
  { NULL, N_("Go along a diagonal"), "Home Page_Up End Page_Down" },
  { NULL, N_("Act there"), "Return space" },
  { NULL, N_("Put back"), "Escape" },
  { NULL, N_("Leave the board"), "Tab" },
  { NULL, N_("Speak the standing"), "s" },
  { NULL, N_("Speak what happened last"), "l" },
  { N_("Replay and earlier moves"), N_("One move back or on"), "Left Right" },
  { NULL, N_("Five moves back or on"), "Page_Up Page_Down" },
  { NULL, N_("To the beginning or the end"), "Home End" },
  { NULL, N_("Play by itself (in a replay)"), "space" },
  { NULL, N_("Back to the game"), "Escape" },
  { N_("In the rulebook"), N_("Scroll"), "Up Down" },
  { NULL, N_("Scroll by a page"), "Page_Up Page_Down" },
  { NULL, N_("One page down or up"), "space <Shift>space" },
  { NULL, N_("To the beginning or the end"), "Home End" },
  { NULL, N_("Go to the next link or board"), "Tab" },
  { NULL, N_("Leave a board"), "Escape" },
  { NULL, N_("Search"), "<Control>f" },
  { NULL, N_("Next hit"), "<Control>g Return" },
  { NULL, N_("Previous hit"), "<Shift><Control>g" },
  { NULL, N_("Previous or next rule"), "<Control>Page_Up <Control>Page_Down" },
  { NULL, N_("Back to where you were"), "<Alt>Left <Control>bracketleft" },
  { NULL, N_("Forward again"), "<Alt>Right <Control>bracketright" },
  { NULL, N_("Larger text"), "<Control>plus" },
  { NULL, N_("Smaller text"), "<Control>minus" },
  { NULL, N_("Normal text"), "<Control>0" },
  { NULL, N_("Copy the selected text"), "<Control>c" },
  { NULL, N_("Print"), "<Control>p" },
  { N_("In the quiz"), N_("Choose an answer"), "1 2 3 4" },
  { N_("General"), N_("Rules"), "F1" },
  { NULL, N_("Keyboard shortcuts"), "<Control>question" },
  { NULL, N_("Preferences"), "<Control>comma" },
  { NULL, N_("Main menu"), "F10" },
  { NULL, N_("Close the window"), "<Control>w" },
  { NULL, N_("Quit"), "<Control>q" },
};

const BglShortcutInfo *
bgl_shortcuts_list (void)
{
  static GArray *all = NULL;

  if (g_once_init_enter (&all))
    {
      GArray *list = g_array_new (TRUE, FALSE, sizeof (BglShortcutInfo));
      guint n_looks;
      const BglLook *const *looks = bgl_look_list (&n_looks);

      g_array_append_vals (list, house, G_N_ELEMENTS (house));
      for (guint i = 0; i < n_looks; i++)
        for (const BglShortcutInfo *info = looks[i]->shortcuts; info != NULL && info->title != NULL; info++)
          {
            BglShortcutInfo copy = *info;

            if (info == looks[i]->shortcuts)
              copy.group = looks[i]->rules->name;
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
append_cap (GtkWidget  *keys,
            const char *text)
{
  GtkWidget *cap = gtk_label_new (text);

  gtk_widget_add_css_class (cap, "keycap");
  gtk_box_append (GTK_BOX (keys), cap);
}

/* The keys that are held together. GtkShortcutLabel would name keys such as Page_Up by their symbol. */
static GtkWidget *
create_keys (const char *accelerator)
{
  /* The theme draws keys in nodes of this name. */
  GtkWidget *keys = g_object_new (GTK_TYPE_BOX, "css-name", "shortcut", "spacing", 4, NULL);
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
        append_cap (keys, names[i]);
    }
  append_cap (keys, get_arrow (keyval) != NULL ? get_arrow (keyval) : last);

  return keys;
}

static GtkWidget *
create_row (const BglShortcutInfo *info)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_auto (GStrv) accelerators = g_strsplit (info->accelerator, " ", -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(info->title));
  gtk_widget_set_layout_manager (box, bgl_wrap_layout_new (KEY_SPACING));
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
