/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-example-view-private.h"

#include "bgl-wrap-layout.h"
#include "board/bgl-names.h"
#include "engine/bgl-i18n.h"
#include "rulebook/bgl-change.h"

/* A part with at most this many values is a button that goes to the next value. A part with more values is a list. */
#define MAX_TURNS     6
#define SPACING       2
#define PLACE_SPACING 4
#define CAPTION_CHARS 16

/* The example that a change applies to: the visible one if it has been changed before, otherwise the changeable form
 * of the original. */
static BglExample *
get_editable (BglExampleView *self)
{
  return self->example != self->original ? self->example : self->editable;
}

static const char *
get_name (const BglWordSet *set,
          const char       *value)
{
  const char *name = set->get_name != NULL ? set->get_name (value) : NULL;

  return name != NULL ? name : value;
}

static guint
find_value (const BglPart *part)
{
  for (guint i = 0; part->set->values[i] != NULL; i++)
    if (g_str_equal (part->set->values[i], part->value))
      return i;

  return 0;
}

static guint
count_values (const BglPart *part)
{
  return g_strv_length ((GStrv) part->set->values);
}

static void
take (BglExampleView *self,
      BglExample     *changed)
{
  bgl_example_view_use (self, changed);
  bgl_example_view_show_parts (self);
}

/* Changes a part to its next value that the rules allow. */
static void
turn (BglExampleView *self,
      guint           index)
{
  g_autoptr (GPtrArray) parts = bgl_example_list_parts (get_editable (self));
  const BglPart *part = parts->pdata[index];
  guint n_values = count_values (part);
  guint value = find_value (part);
  g_autoptr (GError) error = NULL;

  for (guint i = 1; i < n_values; i++)
    {
      g_autoptr (BglExample) changed = NULL;

      g_clear_error (&error);
      changed = bgl_example_change (get_editable (self), index, part->set->values[(value + i) % n_values], &error);
      if (changed != NULL)
        {
          take (self, changed);
          return;
        }
    }

  if (error != NULL)
    bgl_example_view_show_refusal (self, error);
}

static void
set_value (BglExampleView *self,
           guint           index,
           const char     *value)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BglExample) changed = bgl_example_change (get_editable (self), index, value, &error);

  if (changed != NULL)
    {
      take (self, changed);
      return;
    }

  bgl_example_view_show_parts (self);
  bgl_example_view_show_refusal (self, error);
}

static guint
get_index (GtkWidget *child)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (child), "bgl-part")) - 1;
}

/* A change that is made when idle, because it replaces the widgets that request it. */
typedef struct
{
  BglExampleView *view;
  guint           index;
  char           *value;   /* or NULL for the next one */
} Wish;

static void
wish_free (Wish *wish)
{
  g_free (wish->value);
  g_free (wish);
}

static gboolean
grant_cb (gpointer user_data)
{
  const Wish *wish = user_data;
  g_auto (BglLanguage) language = bgl_example_view_enter_language (wish->view);

  wish->view->wish_id = 0;
  if (wish->value != NULL)
    set_value (wish->view, wish->index, wish->value);
  else
    turn (wish->view, wish->index);

  return G_SOURCE_REMOVE;
}

static void
wish (BglExampleView *self,
      guint           index,
      const char     *value)
{
  Wish *new = g_new0 (Wish, 1);

  new->view = self;
  new->index = index;
  new->value = g_strdup (value);
  g_clear_handle_id (&self->wish_id, g_source_remove);
  self->wish_id = g_idle_add_full (G_PRIORITY_DEFAULT, grant_cb, new, (GDestroyNotify) wish_free);
}

static void
clicked_cb (BglExampleView *self,
            GtkWidget      *button)
{
  wish (self, get_index (button), NULL);
}

static void
selected_cb (BglExampleView *self,
             GParamSpec     *pspec,
             GtkDropDown    *list)
{
  g_autoptr (GPtrArray) parts = bgl_example_list_parts (get_editable (self));
  const BglPart *part = parts->pdata[get_index (GTK_WIDGET (list))];

  wish (self, get_index (GTK_WIDGET (list)), part->set->values[gtk_drop_down_get_selected (list)]);
}

static GtkWidget *
create_button (BglExampleView *self,
               const BglPart  *part)
{
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *button = gtk_button_new ();
  const char *name = get_name (part->set, part->value);
  g_autofree char *markup = NULL;

  if (part->set->color != NULL)
    markup = g_markup_printf_escaped ("<span color=\"%s\">■</span> %s", part->set->color, name);
  else
    markup = g_markup_escape_text (name, -1);
  gtk_label_set_markup (GTK_LABEL (label), markup);
  /* Cells of a board have no margins, so that a wide board fits on a narrow screen. Longer text needs space around
   * it. */
  if (g_utf8_strlen (gtk_label_get_text (GTK_LABEL (label)), -1) > 1)
    {
      gtk_widget_set_margin_start (label, 3);
      gtk_widget_set_margin_end (label, 3);
    }
  else
    {
      gtk_widget_add_css_class (button, "cell");
    }
  gtk_button_set_child (GTK_BUTTON (button), label);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);

  return button;
}

static GtkWidget *
create_list (BglExampleView *self,
             const BglPart  *part)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *list;

  for (guint i = 0; part->set->values[i] != NULL; i++)
    gtk_string_list_append (names, get_name (part->set, part->set->values[i]));

  list = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (list), find_value (part));
  g_signal_connect_object (list, "notify::selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);

  return list;
}

static GtkWidget *
create_part (BglExampleView *self,
             const BglPart  *part,
             guint           index)
{
  GtkWidget *child = count_values (part) > MAX_TURNS ? create_list (self, part) : create_button (self, part);
  /* Translators: a thing that can be changed, and what it is: “Red die: 4”. */
  g_autofree char *spoken = g_strdup_printf (_("%s: %s"), _(part->set->label), get_name (part->set, part->value));

  /* Stored as index + 1, because 0 would be the same as no data. */
  g_object_set_data (G_OBJECT (child), "bgl-part", GUINT_TO_POINTER (index + 1));
  gtk_widget_set_tooltip_text (child, _(part->set->label));
  if (GTK_IS_DROP_DOWN (child))
    bgl_names_set_list (GTK_DROP_DOWN (child), _(part->set->label));
  else
    bgl_names_set (child, spoken);

  return child;
}

static GtkWidget *
create_label (const char *text,
              const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);

  return label;
}

/* Explains the buttons, because nothing else does before the first click. */
static void
add_hint (BglExampleView *self)
{
  const char *hint;

  if (self->frames->len > 1)
    /* Translators: above dice and tiles that the reader of an example can change. “Show Me” is a button; use its
     * translation. */
    hint = _("Press a value to change it. Then press “Show Me” to see what happens.");
  else
    /* Translators: above dice and tiles that the reader of an example can change. */
    hint = _("Press a value to change it.");

  gtk_box_append (self->parts, create_label (hint, "hint"));
}

/* Adds a group with a caption and returns the box for its rows. A board with several rows needs the whole width. */
static GtkWidget *
add_group (BglExampleView *self,
           const char     *caption,
           gboolean        is_board,
           GtkSizeGroup   *captions)
{
  GtkWidget *group = gtk_box_new (is_board ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *label = create_label (caption, "caption");
  GtkWidget *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  gtk_widget_add_css_class (group, "group");
  if (!is_board)
    {
      gtk_label_set_max_width_chars (GTK_LABEL (label), CAPTION_CHARS);
      gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
      gtk_size_group_add_widget (captions, label);
    }
  gtk_widget_set_hexpand (rows, TRUE);
  gtk_box_append (GTK_BOX (group), label);
  gtk_box_append (GTK_BOX (group), rows);
  gtk_box_append (self->parts, group);

  return rows;
}

static GtkWidget *
add_row (GtkWidget *rows)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (row, bgl_wrap_layout_new (SPACING));
  gtk_box_append (GTK_BOX (rows), row);

  return row;
}

/* Adds the widget of a part, after the name of its place if it has one. */
static void
add_part (GtkWidget     *row,
          GtkWidget     *child,
          const BglPart *part)
{
  GtkWidget *box;

  if (part->place == NULL)
    {
      gtk_box_append (GTK_BOX (row), child);
      return;
    }

  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, PLACE_SPACING);
  gtk_widget_add_css_class (box, "place");
  gtk_box_append (GTK_BOX (box), create_label (part->place, "caption"));
  gtk_box_append (GTK_BOX (box), child);
  gtk_box_append (GTK_BOX (row), box);
}

static gboolean
begins_group (GPtrArray *parts,
              guint      index)
{
  const BglPart *part = parts->pdata[index];

  return index == 0 || !g_str_equal (part->group, ((const BglPart *) parts->pdata[index - 1])->group);
}

static gboolean
begins_row (GPtrArray *parts,
            guint      index)
{
  const BglPart *part = parts->pdata[index];

  return begins_group (parts, index) || part->row != ((const BglPart *) parts->pdata[index - 1])->row;
}

/* Whether the group that begins here has more than one row. */
static gboolean
is_board (GPtrArray *parts,
          guint      index)
{
  for (guint i = index + 1; i < parts->len && !begins_group (parts, i); i++)
    if (begins_row (parts, i))
      return TRUE;

  return FALSE;
}

static guint
find_focus (BglExampleView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  while (focus != NULL && g_object_get_data (G_OBJECT (focus), "bgl-part") == NULL &&
         !gtk_widget_is_ancestor (GTK_WIDGET (self->parts), focus))
    focus = gtk_widget_get_parent (focus);

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->parts)) ? get_index (focus) : G_MAXUINT;
}

void
bgl_example_view_show_parts (BglExampleView *self)
{
  g_auto (BglLanguage) language = bgl_example_view_enter_language (self);
  guint focus = find_focus (self);
  g_autoptr (GtkSizeGroup) captions = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  g_autoptr (GPtrArray) parts = NULL;
  GtkWidget *child, *rows = NULL, *row = NULL;

  g_return_if_fail (BGL_IS_EXAMPLE_VIEW (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->parts))) != NULL)
    gtk_box_remove (self->parts, child);
  if (self->editable == NULL)
    return;

  add_hint (self);
  parts = bgl_example_list_parts (get_editable (self));
  for (guint i = 0; i < parts->len; i++)
    {
      const BglPart *part = parts->pdata[i];

      if (begins_group (parts, i))
        rows = add_group (self, part->group, is_board (parts, i), captions);
      if (begins_row (parts, i))
        row = add_row (rows);
      child = create_part (self, part, i);
      add_part (row, child, part);
      if (i == focus)
        gtk_widget_grab_focus (child);
    }
}
