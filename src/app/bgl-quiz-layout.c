/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-quiz-layout.h"

#include "board/bgl-arrange.h"

#define MIN_WIDE   720 /* from this width on, the board and the question are side by side */
#define MIN_PANEL  340
#define MAX_PANEL  460
#define MIN_BOARD  170
#define MIN_HEIGHT 120  /* of the question */
#define MAX_PART   0.55 /* of the height, for a board that can be scrolled */

struct _BglQuizLayout
{
  GtkLayoutManager parent_instance;

  gboolean         held;
  int              width;        /* the size for which board_height was computed */
  int              height;
  int              board_height;
};

G_DEFINE_FINAL_TYPE (BglQuizLayout, bgl_quiz_layout, GTK_TYPE_LAYOUT_MANAGER)

/* Measures the child of a scrolled window, which itself would ignore the width. */
static int
measure_content (GtkWidget *scroller,
                 int        width,
                 gboolean   natural)
{
  return bgl_arrange_measure (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller)),
                              GTK_ORIENTATION_VERTICAL, width, natural);
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

  /* The minimum size is that of the narrow arrangement. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MAX (bgl_arrange_measure (board, orientation, -1, FALSE),
                    bgl_arrange_measure (panel, orientation, -1, FALSE));
  else
    *minimum = MIN_BOARD + MIN_HEIGHT;
  *natural = *minimum;
  *minimum_baseline = *natural_baseline = -1;
}

/* The height that the question leaves, but at least enough to see the board, and not so much that the question
 * cannot be read. */
static int
get_board_height (GtkWidget *board,
                  GtkWidget *panel,
                  int        width,
                  int        height)
{
  int least = CLAMP (measure_content (board, width, FALSE), height * 2 / 5, (int) (height * MAX_PART));

  return CLAMP (height - measure_content (panel, width, TRUE), MAX (least, MIN_BOARD), height - MIN_HEIGHT);
}

static void
bgl_quiz_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          int               width,
                          int               height,
                          int               baseline)
{
  BglQuizLayout *self = BGL_QUIZ_LAYOUT (manager);
  GtkWidget *board = gtk_widget_get_first_child (widget);
  GtkWidget *panel = gtk_widget_get_last_child (widget);
  int panel_width = CLAMP (width * 2 / 5, MIN_PANEL, MAX_PANEL);

  if (width >= MIN_WIDE && bgl_arrange_measure (board, GTK_ORIENTATION_HORIZONTAL, -1, FALSE) <= width - panel_width)
    {
      bgl_arrange_place (widget, board, 0, 0, width - panel_width, height);
      bgl_arrange_place (widget, panel, width - panel_width, 0, panel_width, height);
      return;
    }

  if (!self->held || self->width != width || self->height != height)
    self->board_height = get_board_height (board, panel, width, height);
  self->width = width;
  self->height = height;
  bgl_arrange_place (widget, board, 0, 0, width, self->board_height);
  bgl_arrange_place (widget, panel, 0, self->board_height, width, height - self->board_height);
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

void
bgl_quiz_layout_set_held (BglQuizLayout *self,
                          gboolean       held)
{
  g_return_if_fail (BGL_IS_QUIZ_LAYOUT (self));

  if (self->held == !!held)
    return;

  self->held = !!held;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
