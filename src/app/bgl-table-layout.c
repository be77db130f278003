/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-table-layout-private.h"

#include "board/bgl-arrange.h"

#define SHEET_DIM   0.35
#define SHEET_TIME  200

G_DEFINE_FINAL_TYPE (BglTableLayout, bgl_table_layout, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_BOARD,
  PROP_STATUS,
  PROP_LOG,
  PROP_NARROW,
  PROP_TIGHT,
  PROP_LOG_VISIBLE,
  LAST_PROP,
};

static GParamSpec *props[LAST_PROP];

static gboolean
notify_later_cb (gpointer user_data)
{
  BglTableLayout *self = user_data;

  self->notify_id = 0;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NARROW]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TIGHT]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LOG_VISIBLE]);

  return G_SOURCE_REMOVE;
}

gboolean
bgl_table_layout_has_column (BglTableLayout *self)
{
  return !self->narrow && self->column_open && self->log != NULL;
}

static void
update_log (BglTableLayout *self)
{
  gboolean column = bgl_table_layout_has_column (self);

  if (self->log == NULL)
    return;

  gtk_widget_set_child_visible (self->log, column || (self->narrow && self->progress > 0));
  if (column)
    {
      gtk_widget_add_css_class (self->log, "column");
      gtk_widget_remove_css_class (self->log, "sheet");
    }
  else
    {
      gtk_widget_add_css_class (self->log, "sheet");
      gtk_widget_remove_css_class (self->log, "column");
    }
}

static void
bgl_table_layout_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  BglTableLayout *self = BGL_TABLE_LAYOUT (widget);
  gboolean narrow = !bgl_table_layout_has_room (self, width, height);
  gboolean tight = width < BGL_TABLE_TIGHT;

  if (narrow != self->narrow || tight != self->tight)
    {
      self->narrow = narrow;
      self->tight = tight;
      /* Notify when idle, because handlers may change sizes, which is not possible during allocation. */
      if (self->notify_id == 0)
        self->notify_id = g_idle_add (notify_later_cb, self);
    }

  update_log (self);
  bgl_table_layout_allocate (self, width, height);
}

static gboolean
has_stop (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return FALSE;
  if (gtk_widget_get_focusable (widget))
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (has_stop (child))
      return TRUE;

  return FALSE;
}

/* A scrolled window stops Tab even if it cannot have the focus. */
static gboolean
bgl_table_layout_focus (GtkWidget        *widget,
                        GtkDirectionType  direction)
{
  GtkWidget *status = BGL_TABLE_LAYOUT (widget)->status;
  const gboolean leave_out = status != NULL && !has_stop (status);
  gboolean moved;

  if (leave_out)
    gtk_widget_set_can_focus (status, FALSE);
  moved = GTK_WIDGET_CLASS (bgl_table_layout_parent_class)->focus (widget, direction);
  if (leave_out)
    gtk_widget_set_can_focus (status, TRUE);

  return moved;
}

static void
bgl_table_layout_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  BglTableLayout *self = BGL_TABLE_LAYOUT (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (child != self->log)
      gtk_widget_snapshot_child (widget, child, snapshot);

  if (self->log == NULL)
    return;

  if (self->narrow && self->progress > 0)
    {
      GdkRGBA dim = { 0, 0, 0, (float) (SHEET_DIM * self->progress) };

      gtk_snapshot_append_color (snapshot, &dim, &GRAPHENE_RECT_INIT (0, 0, width, height));
    }
  gtk_widget_snapshot_child (widget, self->log, snapshot);
}

static void
animate_sheet_cb (double   value,
                  gpointer data)
{
  BglTableLayout *self = data;

  self->progress = value;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
pressed_cb (GtkGestureClick *gesture,
            int              n_press,
            double           x,
            double           y,
            BglTableLayout  *self)
{
  if (!self->narrow || !self->sheet_open || y >= self->sheet.y)
    return;

  /* The first press outside of the sheet only closes it. */
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  bgl_table_layout_set_log_visible (self, FALSE);
}

static void
set_child (BglTableLayout  *self,
           GtkWidget      **place,
           GtkWidget       *child,
           GParamSpec      *pspec)
{
  if (*place == child)
    return;

  g_clear_pointer (place, gtk_widget_unparent);
  *place = child;

  if (child != NULL)
    {
      /* The log is the last child, so that it is above the others for the pointer, too. */
      if (child == self->log || self->log == NULL)
        gtk_widget_insert_before (child, GTK_WIDGET (self), NULL);
      else
        gtk_widget_insert_before (child, GTK_WIDGET (self), self->log);
    }

  g_object_notify_by_pspec (G_OBJECT (self), pspec);
}

static void
bgl_table_layout_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  BglTableLayout *self = BGL_TABLE_LAYOUT (object);

  switch (prop_id)
    {
    case PROP_BOARD:
      g_value_set_object (value, self->board);
      break;
    case PROP_STATUS:
      g_value_set_object (value, self->status);
      break;
    case PROP_LOG:
      g_value_set_object (value, self->log);
      break;
    case PROP_NARROW:
      g_value_set_boolean (value, self->narrow);
      break;
    case PROP_TIGHT:
      g_value_set_boolean (value, self->tight);
      break;
    case PROP_LOG_VISIBLE:
      g_value_set_boolean (value, bgl_table_layout_get_log_visible (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bgl_table_layout_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  BglTableLayout *self = BGL_TABLE_LAYOUT (object);

  switch (prop_id)
    {
    case PROP_BOARD:
      set_child (self, &self->board, g_value_get_object (value), pspec);
      break;
    case PROP_STATUS:
      set_child (self, &self->status, g_value_get_object (value), pspec);
      break;
    case PROP_LOG:
      set_child (self, &self->log, g_value_get_object (value), pspec);
      break;
    case PROP_LOG_VISIBLE:
      bgl_table_layout_set_log_visible (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bgl_table_layout_dispose (GObject *object)
{
  BglTableLayout *self = BGL_TABLE_LAYOUT (object);

  g_clear_handle_id (&self->notify_id, g_source_remove);
  bgl_motion_clear (&self->animation);

  g_ptr_array_set_size (self->seats, 0);
  self->board = self->status = self->log = NULL;
  bgl_arrange_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (bgl_table_layout_parent_class)->dispose (object);
}

static void
bgl_table_layout_finalize (GObject *object)
{
  BglTableLayout *self = BGL_TABLE_LAYOUT (object);

  g_ptr_array_unref (self->seats);

  G_OBJECT_CLASS (bgl_table_layout_parent_class)->finalize (object);
}

static void
bgl_table_layout_class_init (BglTableLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = bgl_table_layout_get_property;
  object_class->set_property = bgl_table_layout_set_property;
  object_class->dispose = bgl_table_layout_dispose;
  object_class->finalize = bgl_table_layout_finalize;

  widget_class->measure = bgl_table_layout_measure;
  widget_class->size_allocate = bgl_table_layout_size_allocate;
  widget_class->get_request_mode = bgl_arrange_by_width;
  widget_class->snapshot = bgl_table_layout_snapshot;
  widget_class->focus = bgl_table_layout_focus;

  props[PROP_BOARD] = g_param_spec_object ("board", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_STATUS] = g_param_spec_object ("status", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_LOG] = g_param_spec_object ("log", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, TRUE,
                                             G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_TIGHT] = g_param_spec_boolean ("tight", NULL, NULL, TRUE,
                                            G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_LOG_VISIBLE] = g_param_spec_boolean ("log-visible", NULL, NULL, TRUE, flags);
  g_object_class_install_properties (object_class, LAST_PROP, props);

  gtk_widget_class_set_css_name (widget_class, "table-layout");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_table_layout_init (BglTableLayout *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->seats = g_ptr_array_new ();
  self->column_open = TRUE;
  /* Before the first allocation, widgets that need a wide table are hidden, so that they do not keep the window
   * wide. */
  self->narrow = self->tight = TRUE;

  self->animation = bgl_motion_new (GTK_WIDGET (self), animate_sheet_cb, ADW_EASE_OUT_CUBIC);

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));

  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

void
bgl_table_layout_add_seat (BglTableLayout *self,
                           GtkWidget      *seat)
{
  g_return_if_fail (BGL_IS_TABLE_LAYOUT (self));
  g_return_if_fail (GTK_IS_WIDGET (seat));

  /* The seats come before the board, so that a screen reader reads who plays first. */
  gtk_widget_insert_before (seat, GTK_WIDGET (self), self->board);
  g_ptr_array_add (self->seats, seat);
}

void
bgl_table_layout_sort_seats (BglTableLayout *self,
                             GCompareFunc    compare)
{
  g_return_if_fail (BGL_IS_TABLE_LAYOUT (self));
  g_return_if_fail (compare != NULL);

  g_ptr_array_sort (self->seats, compare);
  for (guint i = 0; i < self->seats->len; i++)
    gtk_widget_insert_before (self->seats->pdata[i], GTK_WIDGET (self), self->board);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Whether the table is arranged for a narrow window. */
gboolean
bgl_table_layout_get_narrow (BglTableLayout *self)
{
  g_return_val_if_fail (BGL_IS_TABLE_LAYOUT (self), FALSE);

  return self->narrow;
}

gboolean
bgl_table_layout_get_log_visible (BglTableLayout *self)
{
  g_return_val_if_fail (BGL_IS_TABLE_LAYOUT (self), FALSE);

  return self->narrow ? self->sheet_open : self->column_open;
}

/* Shows or hides the log in the current arrangement. The other arrangement keeps its own state. */
void
bgl_table_layout_set_log_visible (BglTableLayout *self,
                                  gboolean        visible)
{
  g_return_if_fail (BGL_IS_TABLE_LAYOUT (self));

  visible = !!visible;
  if (bgl_table_layout_get_log_visible (self) == visible)
    return;

  if (self->narrow)
    {
      self->sheet_open = visible;
      bgl_motion_play (self->animation, self->progress, visible, SHEET_TIME);
    }
  else
    {
      self->column_open = visible;
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }

  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LOG_VISIBLE]);
}
