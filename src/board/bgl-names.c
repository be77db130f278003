/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-names.h"

#define NAME_KEY "bgl-name"
#define LIST_KEY "bgl-list"

void
bgl_names_set (GtkWidget  *widget,
               const char *name)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (name != NULL);

  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Adds the selected item to the name, if it is not NULL. All lists contain only strings. */
static void
set_with_value (GtkWidget  *widget,
                const char *name,
                gpointer    item)
{
  g_autofree char *both = NULL;

  if (GTK_IS_STRING_OBJECT (item))
    both = g_strdup_printf ("%s, %s", name, gtk_string_object_get_string (item));
  bgl_names_set (widget, both != NULL ? both : name);
}

/* Lists */

static void
update_list (GtkDropDown *list)
{
  /* The button inside the list gets the focus. */
  set_with_value (gtk_widget_get_first_child (GTK_WIDGET (list)), g_object_get_data (G_OBJECT (list), NAME_KEY),
                  gtk_drop_down_get_selected_item (list));
}

void
bgl_names_set_list (GtkDropDown *list,
                    const char  *name)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (list));
  g_return_if_fail (name != NULL);

  g_object_set_data_full (G_OBJECT (list), NAME_KEY, g_strdup (name), g_free);
  bgl_names_set (GTK_WIDGET (list), name);
  g_signal_handlers_disconnect_by_func (list, update_list, NULL);
  g_signal_connect (list, "notify::selected-item", G_CALLBACK (update_list), NULL);
  update_list (list);
}

/* Rows */

static char *
get_text (AdwPreferencesRow *row,
          const char        *property)
{
  g_autofree char *markup = NULL;
  char *text;

  if (g_object_class_find_property (G_OBJECT_GET_CLASS (row), property) == NULL)
    return g_strdup ("");

  g_object_get (row, property, &markup, NULL);
  if (markup == NULL)
    return g_strdup ("");
  if (!adw_preferences_row_get_use_markup (row) || !pango_parse_markup (markup, -1, 0, NULL, &text, NULL, NULL))
    return g_steal_pointer (&markup);

  return text;
}

static void
update_row (AdwPreferencesRow *row)
{
  g_autofree char *title = get_text (row, "title");
  g_autofree char *subtitle = get_text (row, "subtitle");
  gpointer item = ADW_IS_COMBO_ROW (row) ? adw_combo_row_get_selected_item (ADW_COMBO_ROW (row)) : NULL;

  set_with_value (GTK_WIDGET (row), title, item);
  /* The subtitle may show the selected item, which is already in the name. */
  if (item != NULL && adw_combo_row_get_use_subtitle (ADW_COMBO_ROW (row)))
    *subtitle = '\0';
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);
}

static void
follow_row (AdwPreferencesRow *row)
{
  static const char *const properties[] = { "title", "use-markup", "subtitle", "selected-item" };

  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    if (g_object_class_find_property (G_OBJECT_GET_CLASS (row), properties[i]) != NULL)
      {
        g_autofree char *signal = g_strconcat ("notify::", properties[i], NULL);

        g_signal_connect (row, signal, G_CALLBACK (update_row), NULL);
      }
  update_row (row);
}

/* Groups */

/* Before libadwaita 1.5, the list of a group has no name, and GTK makes one up. */
static void
update_group (AdwPreferencesGroup *group)
{
  GtkWidget *list = GTK_WIDGET (g_object_get_data (G_OBJECT (group), LIST_KEY));

  bgl_names_set (list, adw_preferences_group_get_title (group));
}

static void
follow_list (GtkListBox *list)
{
  GtkWidget *group = gtk_widget_get_ancestor (GTK_WIDGET (list), ADW_TYPE_PREFERENCES_GROUP);

  if (group == NULL)
    return;

  g_object_set_data (G_OBJECT (group), LIST_KEY, list);
  g_signal_connect (group, "notify::title", G_CALLBACK (update_group), NULL);
  update_group (ADW_PREFERENCES_GROUP (group));
}

/* Pages */

static void
update_page (AdwStatusPage *page)
{
  GtkWidget *scroller = gtk_widget_get_first_child (GTK_WIDGET (page));
  const char *description = adw_status_page_get_description (page);
  g_autofree char *name = g_strjoin (". ", adw_status_page_get_title (page), description, NULL);

  bgl_names_set (scroller, name);
}

static void
follow_page (AdwStatusPage *page)
{
  GtkWidget *scroller = gtk_widget_get_first_child (GTK_WIDGET (page));

  /* From GTK 4.16 on, the usual role of a scrolled window has no name. It can only be changed before the window is
   * shown. */
  if (!gtk_widget_get_realized (scroller))
    g_object_set (scroller, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  g_signal_connect (page, "notify::title", G_CALLBACK (update_page), NULL);
  g_signal_connect (page, "notify::description", G_CALLBACK (update_page), NULL);
  update_page (page);
}

void
bgl_names_follow (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (ADW_IS_PREFERENCES_ROW (widget))
    follow_row (ADW_PREFERENCES_ROW (widget));
  else if (GTK_IS_LIST_BOX (widget))
    follow_list (GTK_LIST_BOX (widget));
  else if (ADW_IS_STATUS_PAGE (widget))
    follow_page (ADW_STATUS_PAGE (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    bgl_names_follow (child);
}
