/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-mat.h"

#include "bangkok-view-private.h"
#include "board/bgl-arrange.h"
#include "board/bgl-mover.h"

/* The mat implements GtkScrollable itself instead of being a child of GtkViewport, because its height depends on the
 * visible height. */
struct _BangkokMat
{
  GtkWidget      parent_instance;

  BangkokView   *view;
  GtkAdjustment *adjustments[2];    /* by GtkOrientation */
  int            height;            /* the visible height */
};

enum
{
  PROP_0,
  PROP_HADJUSTMENT,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
};

G_DEFINE_FINAL_TYPE_WITH_CODE (BangkokMat, bangkok_mat, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

static void
set_adjustment (BangkokMat     *self,
                GtkOrientation  orientation,
                GtkAdjustment  *adjustment)
{
  GtkAdjustment **place = &self->adjustments[orientation];

  if (*place != NULL)
    g_signal_handlers_disconnect_by_func (*place, gtk_widget_queue_allocate, self);
  g_set_object (place, adjustment);
  if (adjustment != NULL)
    g_signal_connect_object (adjustment, "value-changed",
                             G_CALLBACK (gtk_widget_queue_allocate), self, G_CONNECT_SWAPPED);
}

static void
bangkok_mat_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  BangkokMat *self = BANGKOK_MAT (object);

  switch (prop_id)
    {
    case PROP_HADJUSTMENT:
      g_value_set_object (value, self->adjustments[GTK_ORIENTATION_HORIZONTAL]);
      break;
    case PROP_VADJUSTMENT:
      g_value_set_object (value, self->adjustments[GTK_ORIENTATION_VERTICAL]);
      break;
    case PROP_HSCROLL_POLICY:
    case PROP_VSCROLL_POLICY:
      g_value_set_enum (value, GTK_SCROLL_MINIMUM);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bangkok_mat_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  BangkokMat *self = BANGKOK_MAT (object);

  switch (prop_id)
    {
    case PROP_HADJUSTMENT:
      set_adjustment (self, GTK_ORIENTATION_HORIZONTAL, g_value_get_object (value));
      break;
    case PROP_VADJUSTMENT:
      set_adjustment (self, GTK_ORIENTATION_VERTICAL, g_value_get_object (value));
      break;
    case PROP_HSCROLL_POLICY:
    case PROP_VSCROLL_POLICY:
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* In an example, everything is visible. If the mat is one column, it requests the height for a pool and dice of
 * normal size. */
static void
init_layout (BangkokMat    *self,
             BangkokLayout *layout,
             int            width,
             int            height)
{
  BangkokLayoutInput input;

  bangkok_view_get_input (self->view, &input);
  input.width = width;
  input.height = height;
  input.whole = bangkok_view_is_whole (self->view);
  bangkok_layout_init (layout, &input);
  if (!input.whole || layout->wide)
    return;

  input.height = (int) bangkok_ui.narrow_example_height;
  bangkok_layout_init (layout, &input);
}

static void
bangkok_mat_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  BangkokView *view = BANGKOK_MAT (widget)->view;
  g_auto (BglLanguage) language = bgl_view_enter_language (BGL_VIEW (view));

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 290;
      *natural = 900;
    }
  else
    {
      *minimum = bgl_view_get_parts (BGL_VIEW (view)) != 0 ? 60 : 240;
      *natural = 620;
      if (for_size > 0 && view->points != NULL && bangkok_view_is_whole (view))
        {
          BangkokLayout layout;

          init_layout (BANGKOK_MAT (widget), &layout, for_size, (int) bangkok_ui.example_size[1]);
          *minimum = *natural = layout.height;
        }
    }
}

static void
bangkok_mat_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  BangkokMat *self = BANGKOK_MAT (widget);
  g_auto (BglLanguage) language = bgl_view_enter_language (BGL_VIEW (self->view));
  GtkAdjustment *adjustment = self->adjustments[GTK_ORIENTATION_VERTICAL];

  init_layout (self, &self->view->layout, width, height);

  /* Scroll to the table of points again if the height changes, so that the totals at its bottom stay visible when
   * the end of the game takes up space. */
  if (height != self->height && self->view->layout.in.sheet_in_pool)
    self->view->shows_sheet = TRUE;
  self->height = height;

  if (self->adjustments[GTK_ORIENTATION_HORIZONTAL] != NULL)
    gtk_adjustment_configure (self->adjustments[GTK_ORIENTATION_HORIZONTAL],
                              0, 0, width, 1, width, width);
  if (adjustment != NULL)
    gtk_adjustment_configure (adjustment, gtk_adjustment_get_value (adjustment),
                              0, MAX (self->view->layout.height, height),
                              height * 0.1, height * 0.9, height);

  /* Scroll before the children are allocated, because their positions depend on the offset. */
  if (self->view->shows_sheet)
    {
      const BangkokLayout *layout = &self->view->layout;

      self->view->shows_sheet = FALSE;
      if (layout->in.counting && !layout->wide)
        bangkok_mat_scroll_to (self, &GRAPHENE_RECT_INIT (0, 0, 1, 1));
      else
        bangkok_mat_scroll_to (self, layout->sheet.size.height > 0 ? &layout->sheet : &layout->pool);
    }

  bangkok_view_allocate (self->view, bangkok_mat_get_offset (self));
}

static void
bangkok_mat_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  BangkokMat *self = BANGKOK_MAT (widget);
  g_auto (BglLanguage) language = bgl_view_enter_language (BGL_VIEW (self->view));
  const float offset = (float) bangkok_mat_get_offset (self);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, -offset));
  bangkok_view_draw (self->view, snapshot);
  gtk_snapshot_restore (snapshot);

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_snapshot_child (widget, child, snapshot);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, -offset));
  bangkok_view_draw_above (self->view, snapshot);
  gtk_snapshot_restore (snapshot);
}

/* Focus */

/* The place of a child. New spots have not been allocated yet. */
static gboolean
get_bounds (BangkokMat      *self,
            GtkWidget       *child,
            graphene_rect_t *bounds)
{
  BglBoard *board = BGL_BOARD (self->view);
  const guint spot = bgl_board_find_child (board, child);

  if (spot == BGL_SPOT_NONE)
    return gtk_widget_compute_bounds (child, GTK_WIDGET (self), bounds);

  BGL_BOARD_GET_CLASS (board)->place_spot (board, spot, bounds);
  return TRUE;
}

static void
bangkok_mat_set_focus_child (GtkWidget *widget,
                             GtkWidget *child)
{
  BangkokMat *self = BANGKOK_MAT (widget);
  graphene_rect_t bounds;

  GTK_WIDGET_CLASS (bangkok_mat_parent_class)->set_focus_child (widget, child);

  if (self->view == NULL)
    return;

  /* Do not scroll to the bar, which is always visible. */
  if (child != NULL && child != self->view->bar && get_bounds (self, child, &bounds))
    {
      graphene_rect_offset (&bounds, 0, (float) bangkok_mat_get_offset (self));
      graphene_rect_inset (&bounds, 0, -8);
      bangkok_mat_scroll_to (self, &bounds);
    }
  bgl_board_focus_changed (BGL_BOARD (self->view), child);
}

static void
bangkok_mat_dispose (GObject *object)
{
  BangkokMat *self = BANGKOK_MAT (object);

  self->view = NULL;
  bgl_arrange_clear (GTK_WIDGET (self));
  set_adjustment (self, GTK_ORIENTATION_HORIZONTAL, NULL);
  set_adjustment (self, GTK_ORIENTATION_VERTICAL, NULL);

  G_OBJECT_CLASS (bangkok_mat_parent_class)->dispose (object);
}

static void
bangkok_mat_class_init (BangkokMatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bangkok_mat_get_property;
  object_class->set_property = bangkok_mat_set_property;
  object_class->dispose = bangkok_mat_dispose;

  widget_class->get_request_mode = bgl_arrange_by_width;
  widget_class->measure = bangkok_mat_measure;
  widget_class->size_allocate = bangkok_mat_size_allocate;
  widget_class->snapshot = bangkok_mat_snapshot;
  widget_class->set_focus_child = bangkok_mat_set_focus_child;

  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");

  bgl_mover_bind_keys (widget_class, bgl_mover_move_cb);

  gtk_widget_class_set_css_name (widget_class, "mat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
bangkok_mat_init (BangkokMat *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
bangkok_mat_new (GtkWidget *view)
{
  BangkokMat *self = g_object_new (BANGKOK_TYPE_MAT, NULL);

  self->view = BANGKOK_VIEW (view);

  return GTK_WIDGET (self);
}

double
bangkok_mat_get_offset (BangkokMat *self)
{
  GtkAdjustment *adjustment = self->adjustments[GTK_ORIENTATION_VERTICAL];

  return adjustment != NULL ? (int) (gtk_adjustment_get_value (adjustment) + 0.5) : 0;
}

void
bangkok_mat_scroll_to (BangkokMat            *self,
                       const graphene_rect_t *bounds)
{
  GtkAdjustment *adjustment = self->adjustments[GTK_ORIENTATION_VERTICAL];

  if (adjustment != NULL)
    {
      const double bottom = bounds->origin.y + bounds->size.height + self->view->layout.bar.size.height;

      gtk_adjustment_clamp_page (adjustment,
                                 MAX (bounds->origin.y, bottom - gtk_adjustment_get_page_size (adjustment)),
                                 bottom);
    }
}
