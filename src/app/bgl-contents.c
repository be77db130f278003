/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-contents.h"

#include "board/bgl-names.h"
#include "engine/bgl-i18n.h"

#define INDENT 14
/* The greatest height of the list in a popover. A longer list scrolls. */
#define MAX_HEIGHT 420

enum
{
  PROP_EXPANDED = 1,
  N_PROPS
};

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

struct _BglContents
{
  GtkWidget          parent_instance;

  GtkScrolledWindow *scroller;
  GtkListBox        *list;

  const BglPage     *page;
  gboolean           expanded;
  GtkWidget         *current;   /* row */
  guint              follow_id;
  guint              n_frames;  /* since the current row changed */
};

G_DEFINE_FINAL_TYPE (BglContents, bgl_contents, GTK_TYPE_WIDGET)

static const BglSection *
get_section (BglContents *self,
             guint        index)
{
  return self->page->sections->pdata[index];
}

/* The index of the chapter that a section belongs to. */
static guint
get_chapter (BglContents *self,
             guint        index)
{
  while (index > 0 && get_section (self, index)->level > 1)
    index--;

  return index;
}

static GtkWidget *
create_row (const BglSection *section)
{
  GtkWidget *label = gtk_label_new (section->title);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
  gtk_widget_set_margin_start (label, (int) MAX (section->level, 1) * INDENT - INDENT);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  bgl_names_set (row, section->title);
  if (section->level > 1)
    gtk_widget_add_css_class (row, "rule");
  gtk_widget_set_name (row, section->id);

  return row;
}

void
bgl_contents_set_page (BglContents   *self,
                       const BglPage *page)
{
  GtkListBoxRow *row;

  g_return_if_fail (BGL_IS_CONTENTS (self));
  g_return_if_fail (page != NULL);

  if (self->page == page)
    return;

  self->page = page;
  self->current = NULL;
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; i < page->sections->len; i++)
    gtk_list_box_append (self->list, create_row (get_section (self, i)));
}

/* Scrolls to the current row. The rows of a chapter that was just opened are placed only after a frame. */
static gboolean
follow_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  BglContents *self = BGL_CONTENTS (widget);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double page = gtk_adjustment_get_page_size (adjustment);
  graphene_rect_t bounds;

  if (self->n_frames++ < 1)
    return G_SOURCE_CONTINUE;

  /* Keep the rows before and after the current one visible, too. */
  if (self->current != NULL &&
      gtk_widget_compute_bounds (self->current, GTK_WIDGET (self->list), &bounds))
    gtk_adjustment_clamp_page (adjustment,
                               MAX (bounds.origin.y - bounds.size.height, 0),
                               MIN (bounds.origin.y + 2 * bounds.size.height,
                                    MAX (gtk_adjustment_get_upper (adjustment), page)));
  self->follow_id = 0;

  return G_SOURCE_REMOVE;
}

static void
follow (BglContents *self)
{
  self->n_frames = 0;
  if (self->follow_id == 0)
    self->follow_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), follow_cb, NULL, NULL);
}

static void
mark (GtkWidget *row,
      gboolean   current)
{
  if (current)
    gtk_widget_add_css_class (row, "current");
  else
    gtk_widget_remove_css_class (row, "current");
  gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_SELECTED, current, -1);
}

void
bgl_contents_set_current (BglContents *self,
                          guint        index)
{
  GtkWidget *row;
  guint chapter;

  g_return_if_fail (BGL_IS_CONTENTS (self));
  g_return_if_fail (self->page != NULL && index < self->page->sections->len);

  row = GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) index));
  if (row == self->current)
    return;

  chapter = get_chapter (self, index);
  for (guint i = 0; i < self->page->sections->len; i++)
    gtk_widget_set_visible (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) i)),
                            self->expanded || get_section (self, i)->level < 2 || get_chapter (self, i) == chapter);

  if (self->current != NULL)
    mark (self->current, FALSE);
  self->current = row;
  mark (row, TRUE);
  follow (self);
}

static void
row_activated_cb (BglContents   *self,
                  GtkListBoxRow *row)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, gtk_widget_get_name (GTK_WIDGET (row)));
}

/* Keyboard focus enters the list at the current row. */
static gboolean
bgl_contents_focus (GtkWidget        *widget,
                    GtkDirectionType  direction)
{
  BglContents *self = BGL_CONTENTS (widget);

  if (gtk_widget_get_focus_child (widget) == NULL && self->current != NULL)
    return gtk_widget_grab_focus (self->current);

  /* Arrows go from row to row, and Tab leaves the list. */
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;

  return gtk_widget_child_focus (GTK_WIDGET (self->scroller), direction);
}

static gboolean
bgl_contents_grab_focus (GtkWidget *widget)
{
  BglContents *self = BGL_CONTENTS (widget);

  return self->current != NULL && gtk_widget_grab_focus (self->current);
}

static void
bgl_contents_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bgl_contents_parent_class)->map (widget);

  follow (BGL_CONTENTS (widget));
}

static void
bgl_contents_set_property (GObject      *object,
                           guint         property_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  switch (property_id)
    {
    case PROP_EXPANDED:
      BGL_CONTENTS (object)->expanded = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
      break;
    }
}

static void
bgl_contents_dispose (GObject *object)
{
  BglContents *self = BGL_CONTENTS (object);

  self->current = NULL;
  if (self->scroller != NULL)
    {
      gtk_widget_unparent (GTK_WIDGET (self->scroller));
      self->scroller = NULL;
    }

  G_OBJECT_CLASS (bgl_contents_parent_class)->dispose (object);
}

static void
bgl_contents_class_init (BglContentsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = bgl_contents_set_property;
  object_class->dispose = bgl_contents_dispose;

  widget_class->focus = bgl_contents_focus;
  widget_class->grab_focus = bgl_contents_grab_focus;
  widget_class->map = bgl_contents_map;

  properties[PROP_EXPANDED] =
    g_param_spec_boolean ("expanded", NULL, NULL, FALSE,
                          G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_CHOSEN] =
    g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING | G_SIGNAL_TYPE_STATIC_SCOPE);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "contents");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_NAVIGATION);
}

static void
bgl_contents_init (BglContents *self)
{
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  /* The marked row is the section being read, which the arrow keys must not change. */
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "navigation-sidebar");
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (row_activated_cb), self, G_CONNECT_SWAPPED);

  self->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (self->scroller, TRUE);
  gtk_scrolled_window_set_propagate_natural_width (self->scroller, TRUE);
  gtk_scrolled_window_set_max_content_height (self->scroller, MAX_HEIGHT);
  gtk_scrolled_window_set_child (self->scroller, GTK_WIDGET (self->list));
  gtk_widget_set_parent (GTK_WIDGET (self->scroller), GTK_WIDGET (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Contents"), -1);
  /* GTK 4.8 would make one up. */
  bgl_names_set (GTK_WIDGET (self->list), "");
}
