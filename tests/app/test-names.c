/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "board/bgl-names.h"
#include "listener.h"
#include "mnemonics.h"
#include "tour.h"

/* Everything that can have the focus says what it is, on every page and in every dialog, and so does what is around it. A mnemonic
 * does one thing there, in every language. */

static GHashTable *unnamed;   /* the set of what has been found in the present test */

static gboolean
has_focusable (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && (gtk_widget_get_focusable (child) || has_focusable (child)))
      return TRUE;

  return FALSE;
}

/* GTK's containers leave the focus to what is in them. */
static gboolean
is_container (GtkWidget *widget)
{
  return GTK_IS_SCROLLED_WINDOW (widget) || GTK_IS_LIST_BOX (widget) || GTK_IS_LIST_VIEW (widget) || GTK_IS_POPOVER (widget);
}

static gboolean
can_have_focus (GtkWidget *widget)
{
  if (!gtk_widget_get_focusable (widget) ||
      (is_container (widget) && has_focusable (widget) && !gtk_widget_has_focus (widget)))
    return FALSE;

  for (GtkWidget *around = widget; around != NULL; around = gtk_widget_get_parent (around))
    if (!gtk_widget_get_can_focus (around))
      return FALSE;

  return TRUE;
}

/* The text of an entry speaks as the entry. */
static GtkWidget *
get_speaker (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  return GTK_IS_TEXT (widget) && GTK_IS_EDITABLE (parent) ? parent : widget;
}

/* The menus and switchers of the libraries have names of their own, or none. */
static gboolean
is_ours (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER) == NULL &&
         gtk_widget_get_ancestor (widget, ADW_TYPE_VIEW_SWITCHER) == NULL;
}

static gboolean
has_text (GtkWidget     *widget,
          gconstpointer  data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0';
}

/* Newer versions of GTK give the items of menus no name. Orca speaks the text in them. */
static gboolean
is_menu_item (GtkWidget *widget)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton") && bgl_test_find (widget, has_text, NULL) != NULL;
}

/* Parts of libadwaita’s own dialogs that cannot be reached with Tab, or only if their text is long. */
static gboolean
is_part_of_dialog (GtkWidget *widget)
{
  static const char *const dialogs[] = { "AdwAlertDialog", "AdwAboutDialog" };

  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "AdwGizmo"))
    return TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    if (GTK_IS_SCROLLED_WINDOW (widget) && g_type_from_name (dialogs[i]) != 0 &&
        gtk_widget_get_ancestor (widget, g_type_from_name (dialogs[i])) != NULL)
      return TRUE;

  return FALSE;
}

static void
check_names (const char *place)
{
  g_autoptr (Listener) listener = listener_new ();
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  g_autoptr (GPtrArray) widgets = g_ptr_array_new ();
  g_autoptr (GPtrArray) ours = g_ptr_array_new ();
  g_autoptr (GHashTable) parents = g_hash_table_new (NULL, NULL);
  g_autoptr (GPtrArray) names = NULL;
  g_autoptr (GPtrArray) made_up = NULL;
  guint n_unnamed = 0;

  tour_collect (GTK_TYPE_WIDGET, all);
  for (guint i = 0; i < all->len; i++)
    if (can_have_focus (all->pdata[i]))
      g_ptr_array_add (widgets, get_speaker (all->pdata[i]));

  names = listener_read_names (listener, widgets);
  for (guint i = 0; i < widgets->len; i++)
    if (*(const char *) names->pdata[i] == '\0' && !is_menu_item (widgets->pdata[i]) &&
        !is_part_of_dialog (widgets->pdata[i]))
      {
        g_autofree char *description = tour_describe (widgets->pdata[i]);

        n_unnamed++;
        if (g_hash_table_add (unnamed, g_strdup (description)))
          g_test_message ("%s: no name: %s", place, description);
        g_test_fail ();
      }
  g_test_message ("%s: %u of %u have no name", place, n_unnamed, widgets->len);
  g_assert_cmpuint (widgets->len, >, 0);

  /* What is around one child is around its siblings. */
  for (guint i = 0; i < widgets->len; i++)
    if (is_ours (widgets->pdata[i]) && g_hash_table_add (parents, gtk_widget_get_parent (widgets->pdata[i])))
      g_ptr_array_add (ours, widgets->pdata[i]);
  made_up = listener_read_made_up (listener, ours);
  for (guint i = 0; i < made_up->len; i++)
    {
      if (g_hash_table_add (unnamed, g_strdup (made_up->pdata[i])))
        g_test_message ("%s: around the focus, the name of a class is spoken: %s", place, (char *) made_up->pdata[i]);
      g_test_fail ();
    }
}

/* One tour is enough for both, because showing the pages takes most of the time. */
static void
check (const char *place)
{
  check_names (place);
  mnemonics_check (place);
}

/* Versions of GTK differ in what they prefer: a name, or the text of a label that belongs to the widget. */
static void
test_buttons (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (Listener) listener = listener_new ();
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_games = 0, n_uis;

  tour_collect (GTK_TYPE_BUTTON, buttons);
  for (guint i = 0; i < buttons->len; i++)
    {
      g_autofree char *name = NULL;

      if (g_strcmp0 (gtk_button_get_label (buttons->pdata[i]), "Play") != 0)
        continue;

      name = listener_read_name (listener, buttons->pdata[i]);
      g_assert_true (g_str_has_prefix (name, "Play "));
      g_assert_true (g_hash_table_add (seen, g_steal_pointer (&name)));
      g_assert_false (gtk_test_accessible_has_relation (buttons->pdata[i], GTK_ACCESSIBLE_RELATION_LABELLED_BY));
      g_assert_true (gtk_test_accessible_has_property (buttons->pdata[i], GTK_ACCESSIBLE_PROPERTY_LABEL));
      n_games++;
    }
  bgl_game_ui_list (&n_uis);
  g_assert_cmpuint (n_games, ==, n_uis);
}

/* A name of our own takes the place of a label. */
static void
test_set (Fixture       *fixture,
          gconstpointer  data)
{
  g_autoptr (Listener) listener = NULL;
  GtkWidget *button = gtk_button_new_with_mnemonic ("_Play");
  GtkWidget *window = bgl_test_show (button, 100, 100);
  g_autofree char *name = NULL;

  gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  gtk_button_get_child (GTK_BUTTON (button)), NULL, -1);
  bgl_names_set (button, "Play Bango");
  listener = listener_new ();
  name = listener_read_name (listener, button);
  g_assert_cmpstr (name, ==, "Play Bango");
  g_assert_false (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  bgl_test_close (window, button);
}

/* Lists say what they are for and what is selected. */
static void
test_lists (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (Listener) listener = NULL;
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "preferences", NULL);
  bgl_test_settle ();
  listener = listener_new ();
  tour_collect (ADW_TYPE_COMBO_ROW, rows);
  g_assert_cmpuint (rows->len, >=, 4);
  for (guint i = 0; i < rows->len; i++)
    for (guint choice = 0; choice < 2; choice++)
      {
        g_autofree char *expected = NULL;
        g_autofree char *name = NULL;

        adw_combo_row_set_selected (rows->pdata[i], choice);
        name = listener_read_name (listener, rows->pdata[i]);
        expected = g_strdup_printf ("%s, %s", adw_preferences_row_get_title (rows->pdata[i]),
                                    gtk_string_object_get_string (adw_combo_row_get_selected_item (rows->pdata[i])));
        g_assert_cmpstr (name, ==, expected);
      }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);

  unnamed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  FIXTURE_ADD ("/names/pages/buttons", test_buttons);
  FIXTURE_ADD ("/names/pages/set", test_set);
  FIXTURE_ADD ("/names/pages/lists", test_lists);
  tour_add ("names", check);

  return g_test_run ();
}
