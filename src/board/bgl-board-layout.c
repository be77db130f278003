/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-board-layout.h"

#include "bgl-game-ui.h"

struct _BglBoardLayout
{
  GtkLayoutManager parent_instance;

  BglExample      *example;
};

G_DEFINE_FINAL_TYPE (BglBoardLayout, bgl_board_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
bgl_board_layout_get_request_mode (GtkLayoutManager *manager,
                                   GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

int
bgl_board_layout_get_height (BglExample *example,
                             int         width)
{
  const BglGameUi *ui = bgl_game_ui_find (bgl_example_get_rules (example)->id);
  const guint parts = bgl_example_get_parts (example);
  const gboolean narrow = ui->narrow_example_height > 0 && (guint) MAX (width, 0) < ui->example_size[0];

  if (parts != 0 && ui->get_parts_height != NULL)
    return ui->get_parts_height (parts, bgl_example_get_n_seats (example), MAX (width, 1));

  return (int) (narrow ? ui->narrow_example_height : ui->example_size[1]);
}

static void
bgl_board_layout_measure (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          GtkOrientation    orientation,
                          int               for_size,
                          int              *minimum,
                          int              *natural,
                          int              *minimum_baseline,
                          int              *natural_baseline)
{
  BglExample *example = BGL_BOARD_LAYOUT (manager)->example;
  GtkWidget *child = gtk_widget_get_first_child (widget);

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;

  if (child != NULL && gtk_widget_should_layout (child))
    gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = MAX (*minimum, bgl_board_layout_get_height (example, for_size));
      *natural = MAX (*natural, *minimum);
    }
}

static void
bgl_board_layout_allocate (GtkLayoutManager *manager,
                           GtkWidget        *widget,
                           int               width,
                           int               height,
                           int               baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (child != NULL && gtk_widget_should_layout (child))
    gtk_widget_size_allocate (child, &(GtkAllocation) { 0, 0, width, height }, -1);
}

static void
bgl_board_layout_finalize (GObject *object)
{
  g_object_unref (BGL_BOARD_LAYOUT (object)->example);

  G_OBJECT_CLASS (bgl_board_layout_parent_class)->finalize (object);
}

static void
bgl_board_layout_class_init (BglBoardLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bgl_board_layout_finalize;

  layout_class->get_request_mode = bgl_board_layout_get_request_mode;
  layout_class->measure = bgl_board_layout_measure;
  layout_class->allocate = bgl_board_layout_allocate;
}

static void
bgl_board_layout_init (BglBoardLayout *self)
{
}

GtkLayoutManager *
bgl_board_layout_new (BglExample *example)
{
  BglBoardLayout *self;

  g_return_val_if_fail (BGL_IS_EXAMPLE (example), NULL);

  self = g_object_new (BGL_TYPE_BOARD_LAYOUT, NULL);
  self->example = g_object_ref (example);

  return GTK_LAYOUT_MANAGER (self);
}
