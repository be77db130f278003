/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-quiz-layout.h"

#include "bgl-arrange.h"

#define MIN_WIDE   720 /* from here on board and question stand side by side */
#define MIN_PANEL  340
#define MAX_PANEL  460
#define MIN_BOARD  170
#define MIN_HEIGHT 120 /* of the question, which can be scrolled */

struct _BglQuizLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (BglQuizLayout, bgl_quiz_layout, GTK_TYPE_LAYOUT_MANAGER)

static int
get_minimum (GtkWidget      *child,
             GtkOrientation  orientation)
{
  return bgl_arrange_measure (child, orientation, -1, FALSE);
}

static GtkSizeRequestMode
bgl_quiz_layout_get_request_mode (GtkLayoutManager *manager,
                                  GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
bgl_quiz_layout_measure (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         GtkOrientation    orientation,
                         int               for_size,
                         int              *minimum,
                         int              *natural,
                         int              *minimum_baseline,
                         int              *natural_baseline)
{
  GtkWidget *board = gtk_widget_get_first_child (widget);
  GtkWidget *panel = gtk_widget_get_last_child (widget);
  int board_minimum = get_minimum (board, orientation);
  int panel_minimum = get_minimum (panel, orientation);

  /* The narrow form is what must fit. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = MAX (board_minimum, panel_minimum);
  else
    *minimum = *natural = MAX (board_minimum, MIN_BOARD) + MAX (panel_minimum, MIN_HEIGHT);
  *minimum_baseline = *natural_baseline = -1;
}

static void
bgl_quiz_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          int               width,
                          int               height,
                          int               baseline)
{
  GtkWidget *board = gtk_widget_get_first_child (widget);
  GtkWidget *panel = gtk_widget_get_last_child (widget);
  int panel_width = CLAMP (width * 2 / 5, MIN_PANEL, MAX_PANEL);

  if (width >= MIN_WIDE && get_minimum (board, GTK_ORIENTATION_HORIZONTAL) <= width - panel_width)
    {
      bgl_arrange_place (widget, board, 0, 0, width - panel_width, height);
      bgl_arrange_place (widget, panel, width - panel_width, 0, panel_width, height);
    }
  else
    {
      int least = MAX (get_minimum (board, GTK_ORIENTATION_VERTICAL), MIN_BOARD);
      /* A scrolled window measures what is in it without regard to the width. */
      GtkWidget *question = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (panel));
      int panel_height = bgl_arrange_measure (question, GTK_ORIENTATION_VERTICAL, width, TRUE);
      int board_height = CLAMP (height - panel_height, MAX (least, height * 2 / 5), MAX (least, height - MIN_HEIGHT));

      bgl_arrange_place (widget, board, 0, 0, width, board_height);
      bgl_arrange_place (widget, panel, 0, board_height, width, height - board_height);
    }
}

static void
bgl_quiz_layout_class_init (BglQuizLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = bgl_quiz_layout_get_request_mode;
  layout_class->measure = bgl_quiz_layout_measure;
  layout_class->allocate = bgl_quiz_layout_allocate;
}

static void
bgl_quiz_layout_init (BglQuizLayout *self)
{
}
