/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-table-layout.h"

#include <adwaita.h>

#define WIDE        800 /* from this width on there is room for a column beside the board */
#define SIDE        300
#define SPACING     6
#define MARGIN      12
#define SEAT_WIDTH  76  /* the least that a seat of the strip is given before a second row begins */
#define SHEET_PART  0.6 /* of the height: enough to read, and the last moves stay in sight */
#define SHEET_DIM   0.35
#define SHEET_TIME  200

/*
 * The arrangement of a table: the board, who sits around it, a line that says what is going on,
 * and the log.
 *
 * Wide, the seats and the log stand in a column at the end. Narrow, or with the log of a wide
 * one put away, the seats are a strip above the board; the log of a narrow table is a sheet that
 * slides up from below.
 *
 * The arrangement follows from the size alone and changes no property of a child, so a
 * window can be resized without a frame that is laid out twice.
 *
 * CSS nodes: table-layout, with the log of the class .sheet when it is one, and .column when
 * it stands beside the board. Accessible role: group.
 */
struct _BglTableLayout
{
  GtkWidget     parent_instance;

  GtkWidget    *board;
  GtkWidget    *status;
  GtkWidget    *log;
  GPtrArray    *seats;

  AdwAnimation *animation;
  double        progress;   /* of the sheet, 1 when it is up */
  GdkRectangle  sheet;

  guint         notify_id;
  gboolean      narrow;
  gboolean      column_open;
  gboolean      sheet_open;
};

G_DEFINE_FINAL_TYPE (BglTableLayout, bgl_table_layout, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_BOARD,
  PROP_STATUS,
  PROP_LOG,
  PROP_NARROW,
  PROP_LOG_VISIBLE,
  LAST_PROP,
};

static GParamSpec *props[LAST_PROP];

static gboolean
has_column (BglTableLayout *self,
            int             width)
{
  return width >= WIDE && self->column_open && self->log != NULL;
}

static int
measure_height (GtkWidget *widget,
                int        width,
                gboolean   natural)
{
  int minimum, nat;

  if (widget == NULL || !gtk_widget_should_layout (widget))
    return 0;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &minimum, &nat, NULL, NULL);

  return natural ? nat : minimum;
}

/* The strip has as many rows as it needs, with the seats spread evenly over them. */
static guint
get_strip_columns (BglTableLayout *self,
                   int             width)
{
  guint n = self->seats->len;
  guint fitting = CLAMP ((width + SPACING) / (SEAT_WIDTH + SPACING), 1, (int) MAX (n, 1));
  guint rows = (n + fitting - 1) / fitting;

  return rows == 0 ? 1 : (n + rows - 1) / rows;
}

static int
get_seat_width (int   width,
                guint columns)
{
  return MAX ((width - (int) (columns - 1) * SPACING) / (int) columns, 1);
}

static int
get_strip_row_height (BglTableLayout *self,
                      int             width)
{
  int seat_width = get_seat_width (width, get_strip_columns (self, width));
  int height = 0;

  for (guint i = 0; i < self->seats->len; i++)
    height = MAX (height, measure_height (self->seats->pdata[i], seat_width, TRUE));

  return height;
}

static int
get_strip_height (BglTableLayout *self,
                  int             width)
{
  guint columns = get_strip_columns (self, width);
  int rows = (int) ((self->seats->len + columns - 1) / columns);

  if (rows == 0)
    return 0;

  return rows * get_strip_row_height (self, width) + (rows - 1) * SPACING + 2 * SPACING;
}

static void
measure_rows (BglTableLayout *self,
              int             width,
              int            *minimum,
              int            *natural)
{
  if (has_column (self, width))
    {
      int seats = 0;

      for (guint i = 0; i < self->seats->len; i++)
        seats += measure_height (self->seats->pdata[i], SIDE - 2 * MARGIN, TRUE) + SPACING;

      *minimum = MAX (measure_height (self->board, width - SIDE, FALSE) + measure_height (self->status, width - SIDE, FALSE),
                      seats + 2 * MARGIN + measure_height (self->log, SIDE, FALSE));
      *natural = MAX (measure_height (self->board, width - SIDE, TRUE) + measure_height (self->status, width - SIDE, TRUE),
                      seats + 2 * MARGIN + measure_height (self->log, SIDE, TRUE));
    }
  else
    {
      int strip = get_strip_height (self, width - 2 * MARGIN);

      *minimum = strip + measure_height (self->board, width, FALSE) + measure_height (self->status, width, FALSE);
      *natural = strip + measure_height (self->board, width, TRUE) + measure_height (self->status, width, TRUE);
    }
}

static void
bgl_table_layout_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  BglTableLayout *self = BGL_TABLE_LAYOUT (widget);
  int least = 0, wanted = 0;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      /* The narrow arrangement decides: a wide window must be free to become a narrow one. */
      for (GtkWidget *child = gtk_widget_get_first_child (widget);
           child != NULL;
           child = gtk_widget_get_next_sibling (child))
        {
          gboolean is_seat = child != self->board && child != self->status && child != self->log;
          int child_min, child_nat;

          gtk_widget_measure (child, orientation, -1, &child_min, &child_nat, NULL, NULL);
          least = MAX (least, child_min + (is_seat ? 2 * MARGIN : 0));
          wanted = MAX (wanted, child_nat + (is_seat ? 2 * MARGIN : 0));
        }
    }
  else if (for_size >= 0)
    {
      measure_rows (self, for_size, &least, &wanted);
    }
  else
    {
      int column_least, column_wanted;

      /* Many seats in a column may be higher than their strip. */
      measure_rows (self, WIDE - 1, &least, &wanted);
      measure_rows (self, WIDE, &column_least, &column_wanted);
      least = MAX (least, column_least);
      wanted = MAX (wanted, column_wanted);
    }

  *minimum = least;
  *natural = MAX (least, wanted);
  *minimum_baseline = *natural_baseline = -1;
}

static GtkSizeRequestMode
bgl_table_layout_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
allocate (BglTableLayout *self,
          GtkWidget      *child,
          int             x,
          int             y,
          int             width,
          int             height)
{
  if (child == NULL || !gtk_widget_should_layout (child))
    return;

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (GTK_WIDGET (self)) - x - width;

  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, MAX (width, 0), MAX (height, 0) }, -1);
}

/* Status line below, board above it: the same in both arrangements. */
static void
allocate_board (BglTableLayout *self,
                int             y,
                int             width,
                int             height)
{
  int status = MIN (measure_height (self->status, width, TRUE),
                    MAX (measure_height (self->status, width, FALSE),
                         height - y - measure_height (self->board, width, FALSE)));

  allocate (self, self->board, 0, y, width, height - y - status);
  allocate (self, self->status, 0, height - status, width, status);
}

static void
allocate_column (BglTableLayout *self,
                 int             width,
                 int             height)
{
  int x = width - SIDE;
  int y = MARGIN;

  allocate_board (self, 0, x, height);

  for (guint i = 0; i < self->seats->len; i++)
    {
      GtkWidget *seat = self->seats->pdata[i];
      int seat_height = measure_height (seat, SIDE - 2 * MARGIN, TRUE);

      allocate (self, seat, x + MARGIN, y, SIDE - 2 * MARGIN, seat_height);
      y += seat_height + SPACING;
    }
  y += MARGIN - SPACING;

  allocate (self, self->log, x, y, SIDE, height - y);
}

static void
allocate_strip (BglTableLayout *self,
                int             width,
                int             height)
{
  int inner = width - 2 * MARGIN;
  guint columns = get_strip_columns (self, inner);
  int seat_width = get_seat_width (inner, columns);
  int seat_height = get_strip_row_height (self, inner);

  for (guint i = 0; i < self->seats->len; i++)
    allocate (self, self->seats->pdata[i],
              MARGIN + (int) (i % columns) * (seat_width + SPACING),
              SPACING + (int) (i / columns) * (seat_height + SPACING),
              seat_width, seat_height);

  allocate_board (self, get_strip_height (self, inner), width, height);

  if (self->log != NULL)
    {
      int sheet = MAX ((int) (height * SHEET_PART), measure_height (self->log, width, FALSE));

      self->sheet = (GdkRectangle) { 0, height - (int) (sheet * self->progress), width, sheet };
      allocate (self, self->log, 0, self->sheet.y, width, sheet);
    }
}

static gboolean
notify_later_cb (gpointer user_data)
{
  BglTableLayout *self = user_data;

  self->notify_id = 0;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NARROW]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LOG_VISIBLE]);

  return G_SOURCE_REMOVE;
}

static void
update_log (BglTableLayout *self,
            int             width)
{
  gboolean column = has_column (self, width);

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
  gboolean narrow = width < WIDE;

  if (narrow != self->narrow)
    {
      self->narrow = narrow;
      /* Whoever listens may want another size, and must not ask for it from in here. */
      if (self->notify_id == 0)
        self->notify_id = g_idle_add (notify_later_cb, self);
    }

  update_log (self, width);
  if (has_column (self, width))
    allocate_column (self, width, height);
  else
    allocate_strip (self, width, height);
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
animate_sheet_cb (double          value,
                  BglTableLayout *self)
{
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

  /* The first press beside the sheet puts it away and does nothing else. */
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  bgl_table_layout_set_log_visible (self, FALSE);
}

static void
set_child (BglTableLayout  *self,
           GtkWidget      **place,
           GtkWidget       *child,
           guint            prop)
{
  g_return_if_fail (BGL_IS_TABLE_LAYOUT (self));
  g_return_if_fail (child == NULL || GTK_IS_WIDGET (child));

  if (*place == child)
    return;

  g_clear_pointer (place, gtk_widget_unparent);
  *place = child;

  if (child != NULL)
    {
      /* The log is the last child: above the others for the pointer too. */
      if (child == self->log || self->log == NULL)
        gtk_widget_insert_before (child, GTK_WIDGET (self), NULL);
      else
        gtk_widget_insert_before (child, GTK_WIDGET (self), self->log);
    }

  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
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
      bgl_table_layout_set_board (self, g_value_get_object (value));
      break;
    case PROP_STATUS:
      bgl_table_layout_set_status (self, g_value_get_object (value));
      break;
    case PROP_LOG:
      bgl_table_layout_set_log (self, g_value_get_object (value));
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
  GtkWidget *child;

  g_clear_handle_id (&self->notify_id, g_source_remove);
  g_clear_object (&self->animation);

  g_ptr_array_set_size (self->seats, 0);
  self->board = self->status = self->log = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

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
  widget_class->get_request_mode = bgl_table_layout_get_request_mode;
  widget_class->snapshot = bgl_table_layout_snapshot;

  props[PROP_BOARD] = g_param_spec_object ("board", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_STATUS] = g_param_spec_object ("status", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_LOG] = g_param_spec_object ("log", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, TRUE,
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
  /* Until it is given a size: what only a wide table has room for must not keep a window wide. */
  self->narrow = TRUE;

  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 0, SHEET_TIME,
                                             adw_callback_animation_target_new ((AdwAnimationTargetFunc) animate_sheet_cb,
                                                                                self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_EASE_OUT_CUBIC);

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));

  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
bgl_table_layout_new (void)
{
  return g_object_new (BGL_TYPE_TABLE_LAYOUT, NULL);
}

void
bgl_table_layout_set_board (BglTableLayout *self,
                            GtkWidget      *board)
{
  set_child (self, &self->board, board, PROP_BOARD);
}

void
bgl_table_layout_set_status (BglTableLayout *self,
                             GtkWidget      *status)
{
  set_child (self, &self->status, status, PROP_STATUS);
}

void
bgl_table_layout_set_log (BglTableLayout *self,
                          GtkWidget      *log)
{
  set_child (self, &self->log, log, PROP_LOG);
}

void
bgl_table_layout_add_seat (BglTableLayout *self,
                           GtkWidget      *seat)
{
  g_return_if_fail (BGL_IS_TABLE_LAYOUT (self));
  g_return_if_fail (GTK_IS_WIDGET (seat));

  /* Before the board, so that a screen reader meets who plays before what lies there. */
  gtk_widget_insert_before (seat, GTK_WIDGET (self), self->board);
  g_ptr_array_add (self->seats, seat);
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

/* Shows or hides the log in the present arrangement; the other one keeps its own choice. */
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
      adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (self->animation), self->progress);
      adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->animation), visible);
      adw_animation_play (self->animation);
    }
  else
    {
      self->column_open = visible;
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }

  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LOG_VISIBLE]);
}
