/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-lesson-layout.h"

#include "board/bgl-arrange.h"

#define MIN_WIDE  720  /* from this width on, the text is beside the board */
#define MIN_PANEL 330
#define MAX_PANEL 440
#define MIN_BOARD 160
#define MIN_TEXT  60
#define MAX_PART  0.5 /* of the height, for text below the board */

struct _BglLessonLayout
{
  GtkLayoutManager parent_instance;

  int              width;  /* the size for which the text was measured */
  int              height;
  int              text;   /* the greatest height of the text so far */
};

G_DEFINE_FINAL_TYPE (BglLessonLayout, bgl_lesson_layout, GTK_TYPE_LAYOUT_MANAGER)

typedef struct
{
  GtkWidget *board;
  GtkWidget *seats;
  GtkWidget *text;
  GtkWidget *buttons;
} Parts;

static Parts
get_parts (GtkWidget *widget)
{
  GtkWidget *board = gtk_widget_get_first_child (widget);
  GtkWidget *seats = gtk_widget_get_next_sibling (board);
  GtkWidget *text = gtk_widget_get_next_sibling (seats);

  return (Parts) { board, seats, text, gtk_widget_get_next_sibling (text) };
}

/* Measures the child of the scrolled window, which itself would ignore the width. */
static int
measure_text (GtkWidget *text,
              int        width)
{
  return bgl_arrange_measure (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (text)), GTK_ORIENTATION_VERTICAL,
                              width, TRUE);
}

static GtkSizeRequestMode
bgl_lesson_layout_get_request_mode (GtkLayoutManager *manager,
                                    GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
bgl_lesson_layout_measure (GtkLayoutManager *manager,
                           GtkWidget        *widget,
                           GtkOrientation    orientation,
                           int               for_size,
                           int              *minimum,
                           int              *natural,
                           int              *minimum_baseline,
                           int              *natural_baseline)
{
  Parts parts = get_parts (widget);

  /* The minimum size is that of the narrow arrangement. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MAX (bgl_arrange_measure (parts.board, orientation, -1, FALSE),
                    MAX (bgl_arrange_measure (parts.text, orientation, -1, FALSE),
                         bgl_arrange_measure (parts.buttons, orientation, -1, FALSE)));
  else
    *minimum = MIN_BOARD + MIN_TEXT;
  *natural = *minimum;
  *minimum_baseline = *natural_baseline = -1;
}

static void
bgl_lesson_layout_allocate (GtkLayoutManager *manager,
                            GtkWidget        *widget,
                            int               width,
                            int               height,
                            int               baseline)
{
  BglLessonLayout *self = BGL_LESSON_LAYOUT (manager);
  Parts parts = get_parts (widget);
  int panel = CLAMP (width / 3, MIN_PANEL, MAX_PANEL);
  gboolean wide = width >= MIN_WIDE &&
                  bgl_arrange_measure (parts.board, GTK_ORIENTATION_HORIZONTAL, -1, FALSE) <= width - panel;
  int column = wide ? panel : width;
  int buttons = bgl_arrange_measure (parts.buttons, GTK_ORIENTATION_VERTICAL, column, TRUE);
  int seats = wide && gtk_widget_get_visible (parts.seats)
              ? bgl_arrange_measure (parts.seats, GTK_ORIENTATION_VERTICAL, column, TRUE) : 0;
  int text;

  if (self->width != width || self->height != height)
    self->text = 0;
  self->width = width;
  self->height = height;
  self->text = MAX (self->text, measure_text (parts.text, column));
  text = MIN (self->text, wide ? height - buttons - seats : MAX ((int) (height * MAX_PART) - buttons, MIN_TEXT));

  gtk_widget_set_child_visible (parts.seats, wide);
  if (wide)
    {
      bgl_arrange_place (widget, parts.seats, width - panel, 0, panel, seats);
      bgl_arrange_place (widget, parts.board, 0, 0, width - panel, height);
      bgl_arrange_place (widget, parts.text, width - panel, seats, panel, text);
      bgl_arrange_place (widget, parts.buttons, width - panel, seats + text, panel, buttons);
    }
  else
    {
      bgl_arrange_place (widget, parts.board, 0, 0, width, height - text - buttons);
      bgl_arrange_place (widget, parts.text, 0, height - text - buttons, width, text);
      bgl_arrange_place (widget, parts.buttons, 0, height - buttons, width, buttons);
    }
}

static void
bgl_lesson_layout_class_init (BglLessonLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = bgl_lesson_layout_get_request_mode;
  layout_class->measure = bgl_lesson_layout_measure;
  layout_class->allocate = bgl_lesson_layout_allocate;
}

static void
bgl_lesson_layout_init (BglLessonLayout *self)
{
}
