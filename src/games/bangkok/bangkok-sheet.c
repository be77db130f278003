/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-sheet-private.h"

#include "board/bgl-arrange.h"
#include "board/bgl-mover.h"
#include "board/bgl-spot.h"
#include "board/bgl-tooltip.h"
#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"

#define COLUMN    46  /* the natural width of a player's column */
#define MIN_LABEL 48

G_DEFINE_FINAL_TYPE (BangkokSheet, bangkok_sheet, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_GO_ON,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const char *
get_rule (guint row)
{
  switch (row)
    {
    case BANGKOK_ROW_ROUND:
      return "bangkok-rounds";
    case BANGKOK_ROW_ALL:
      return "bangkok-winner";
    default:
      return bangkok_category_get_rule ((BangkokCategory) row);
    }
}

static int
get_button_height (BangkokSheet *self)
{
  int height = 0;

  if (gtk_widget_get_visible (self->go_on))
    {
      gtk_widget_measure (self->go_on, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
      height += 8;
    }

  return height;
}

static void
bangkok_sheet_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  BangkokSheet *self = BANGKOK_SHEET (widget);

  bangkok_sheet_update_metrics (self);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 2 * BANGKOK_SHEET_PAD + MIN_LABEL + BANGKOK_SHEET_COLUMN * (int) self->n_seats;
      *natural = MAX (2 * BANGKOK_SHEET_PAD + self->label_width + COLUMN * (int) self->n_seats, 280);
    }
  else
    *minimum = *natural = 2 * BANGKOK_SHEET_PAD + get_button_height (self) +
                          BANGKOK_SHEET_LINE (BANGKOK_SHEET_ROWS) * self->row_height;
}

static void
allocate (GtkWidget             *child,
          const graphene_rect_t *bounds)
{
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (child,
                            &(GtkAllocation) { (int) bounds->origin.x, (int) bounds->origin.y,
                                               (int) bounds->size.width, (int) bounds->size.height },
                            -1);
}

static void
bangkok_sheet_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  BangkokSheet *self = BANGKOK_SHEET (widget);
  graphene_rect_t bounds;

  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      bangkok_sheet_get_cell (self, BANGKOK_SHEET_HEADS, (int) seat, &bounds);
      allocate (self->heads[seat], &bounds);
    }

  for (guint row = 0; row < BANGKOK_SHEET_ROWS; row++)
    {
      bangkok_sheet_get_cell (self, BANGKOK_SHEET_LINE (row), -1, &bounds);
      allocate (self->labels[row], &bounds);
      for (guint seat = 0; seat < self->n_seats; seat++)
        {
          bangkok_sheet_get_cell (self, BANGKOK_SHEET_LINE (row), (int) seat, &bounds);
          allocate (self->cells[row][seat], &bounds);
        }
    }

  if (gtk_widget_should_layout (self->go_on))
    {
      int button_width, button_height;

      gtk_widget_measure (self->go_on, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &button_width, NULL, NULL);
      gtk_widget_measure (self->go_on, GTK_ORIENTATION_VERTICAL, button_width, NULL, &button_height, NULL, NULL);
      allocate (self->go_on, &GRAPHENE_RECT_INIT ((width - button_width) / 2, height - BANGKOK_SHEET_PAD - button_height,
                                                  button_width, button_height));
    }
}

static void
bangkok_sheet_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  bangkok_sheet_draw (BANGKOK_SHEET (widget), snapshot);
  GTK_WIDGET_CLASS (bangkok_sheet_parent_class)->snapshot (widget, snapshot);
}

/* Rules */

static void
show_rule (BangkokSheet *self,
           guint         row)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-rule", "s", get_rule (row));
}

static void
activate_cb (BangkokSheet *self,
             GtkWidget    *spot)
{
  for (guint row = 0; row < BANGKOK_SHEET_ROWS; row++)
    {
      gboolean here = self->labels[row] == spot;

      for (guint seat = 0; seat < BANGKOK_SEATS; seat++)
        here |= self->cells[row][seat] == spot;

      if (here)
        show_rule (self, row);
    }
}

static void
released_cb (BangkokSheet *self,
             int           n_press,
             double        x,
             double        y)
{
  for (guint row = 0; row < BANGKOK_SHEET_ROWS; row++)
    {
      graphene_rect_t bounds;

      bangkok_sheet_get_cell (self, BANGKOK_SHEET_LINE (row), -1, &bounds);
      bounds.size.width = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * BANGKOK_SHEET_PAD;
      if (graphene_rect_contains_point (&bounds, &GRAPHENE_POINT_INIT (x, y)))
        show_rule (self, row);
    }
}

static void
go_on_cb (BangkokSheet *self)
{
  g_signal_emit (self, signals[SIGNAL_GO_ON], 0);
}

/* Tab stops once at the table, and then at its button. */
static gboolean
bangkok_sheet_focus (GtkWidget        *widget,
                     GtkDirectionType  direction)
{
  BangkokSheet *self = BANGKOK_SHEET (widget);
  GtkWidget *focus = gtk_widget_get_focus_child (widget);
  gboolean button = gtk_widget_get_visible (self->go_on);

  if (direction == GTK_DIR_TAB_FORWARD)
    {
      if (focus == NULL)
        return gtk_widget_grab_focus (self->labels[0]);
      return focus != self->go_on && button && gtk_widget_grab_focus (self->go_on);
    }

  if (direction == GTK_DIR_TAB_BACKWARD)
    {
      if (focus == NULL && button)
        return gtk_widget_grab_focus (self->go_on);
      return (focus == NULL || focus == self->go_on) && gtk_widget_grab_focus (self->labels[0]);
    }

  return FALSE;
}

/* The widget */

static void
clear_figures (BangkokSheet *self)
{
  for (guint row = 0; row < BANGKOK_SHEET_ROWS; row++)
    for (guint seat = 0; seat < BANGKOK_SEATS; seat++)
      g_clear_pointer (&self->figures[row][seat], g_free);
}

static void
bangkok_sheet_dispose (GObject *object)
{
  BangkokSheet *self = BANGKOK_SHEET (object);

  bgl_arrange_clear (GTK_WIDGET (self));
  clear_figures (self);
  g_clear_pointer (&self->title, g_free);

  G_OBJECT_CLASS (bangkok_sheet_parent_class)->dispose (object);
}

static void
bangkok_sheet_class_init (BangkokSheetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bangkok_sheet_dispose;

  widget_class->measure = bangkok_sheet_measure;
  widget_class->size_allocate = bangkok_sheet_size_allocate;
  widget_class->snapshot = bangkok_sheet_snapshot;
  widget_class->focus = bangkok_sheet_focus;

  signals[SIGNAL_GO_ON] =
    g_signal_new ("go-on", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  bgl_mover_bind_keys (widget_class, bgl_mover_move_cb);

  gtk_widget_class_set_css_name (widget_class, "sheet");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TABLE);
}

static GtkWidget *
add_spot (BangkokSheet      *self,
          GtkAccessibleRole  role)
{
  GtkWidget *spot = g_object_new (BGL_TYPE_SPOT, "accessible-role", role, NULL);

  bgl_spot_set_radius (BGL_SPOT (spot), 4);
  gtk_widget_insert_before (spot, GTK_WIDGET (self), self->go_on);
  g_signal_connect_object (spot, "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);

  return spot;
}

/* Creates the spots when the table is filled for the first time, because most boards of the rulebook never show it. */
static void
add_spots (BangkokSheet *self,
           guint         n_seats)
{
  self->n_seats = n_seats;
  for (guint seat = 0; seat < n_seats; seat++)
    self->heads[seat] = add_spot (self, GTK_ACCESSIBLE_ROLE_COLUMN_HEADER);
  for (guint row = 0; row < BANGKOK_SHEET_ROWS; row++)
    {
      self->labels[row] = add_spot (self, GTK_ACCESSIBLE_ROLE_ROW_HEADER);
      bgl_spot_set_label (BGL_SPOT (self->labels[row]), bangkok_sheet_get_label (row));
      bgl_tooltip_set (self->labels[row], bangkok_sheet_get_label (row));
      for (guint seat = 0; seat < n_seats; seat++)
        self->cells[row][seat] = add_spot (self, GTK_ACCESSIBLE_ROLE_CELL);
    }
}

static void
bangkok_sheet_init (BangkokSheet *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->current = -1;

  self->go_on = gtk_button_new ();
  gtk_widget_add_css_class (self->go_on, "suggested-action");
  gtk_widget_set_visible (self->go_on, FALSE);
  gtk_widget_set_parent (self->go_on, GTK_WIDGET (self));
  g_signal_connect_object (self->go_on, "clicked", G_CALLBACK (go_on_cb), self, G_CONNECT_SWAPPED);

  g_signal_connect_object (click, "released", G_CALLBACK (released_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
bangkok_sheet_new (void)
{
  return g_object_new (BANGKOK_TYPE_SHEET, NULL);
}

static void
fill_cell (BangkokSheet              *self,
           const BangkokSheetContent *content,
           guint                      row,
           guint                      seat)
{
  const BangkokScore *score = bangkok_points_get_score (content->points);
  GtkWidget *cell = self->cells[row][seat];
  g_autofree char *reason = NULL;
  g_autofree char *label = NULL;
  int figure;

  if (content->n_shown <= (row == BANGKOK_ROW_ROUND ? 0 : MIN (row, BANGKOK_CATEGORIES)))
    {
      bgl_spot_set_label (BGL_SPOT (cell), NULL);
      bgl_tooltip_set (cell, NULL);
      return;
    }

  if (row == BANGKOK_ROW_ALL)
    figure = content->totals[seat];
  else if (row == BANGKOK_ROW_ROUND)
    {
      /* The total grows with each category that is shown. */
      figure = 0;
      for (guint i = 0; i < MIN (content->n_shown, BANGKOK_CATEGORIES); i++)
        figure += score->points[i][seat];
    }
  else
    {
      figure = score->points[row][seat];
      reason = bangkok_points_explain (content->points, (BangkokCategory) row, seat + 1, content->names);
    }

  self->figures[row][seat] = bgl_words_number (figure);
  /* Translators: spoken for a figure in the table of points: a player, a category, points. */
  label = g_strdup_printf (_("%s, %s: %s."), content->names[seat], bangkok_sheet_get_label (row), self->figures[row][seat]);
  if (reason != NULL)
    {
      char *longer = g_strdup_printf ("%s %s", label, reason);

      g_free (label);
      label = g_strdelimit (longer, "\n", ' ');
    }
  bgl_spot_set_label (BGL_SPOT (cell), label);
  bgl_tooltip_set (cell, reason);
}

void
bangkok_sheet_fill (BangkokSheet              *self,
                    const BangkokSheetContent *content)
{
  g_return_if_fail (BANGKOK_IS_SHEET (self));
  g_return_if_fail (content->n_seats <= BANGKOK_SEATS);
  g_return_if_fail (self->n_seats == 0 || self->n_seats == content->n_seats);

  if (self->n_seats == 0)
    add_spots (self, content->n_seats);
  clear_figures (self);
  g_free (self->title);
  self->title = g_strdup (content->title);
  self->current = content->current;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, content->title,
                                  -1);

  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      bgl_spot_set_label (BGL_SPOT (self->heads[seat]), content->names[seat]);
      bgl_tooltip_set (self->heads[seat], content->names[seat]);
      for (guint row = 0; row < BANGKOK_SHEET_ROWS; row++)
        fill_cell (self, content, row, seat);
    }

  gtk_widget_set_visible (self->go_on, content->go_on != NULL);
  if (content->go_on != NULL)
    gtk_button_set_label (GTK_BUTTON (self->go_on), content->go_on);

  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
bangkok_sheet_has_go_on (BangkokSheet *self)
{
  g_return_val_if_fail (BANGKOK_IS_SHEET (self), FALSE);

  return gtk_widget_is_visible (self->go_on);
}

gboolean
bangkok_sheet_focus_go_on (BangkokSheet *self)
{
  return bangkok_sheet_has_go_on (self) && gtk_widget_grab_focus (self->go_on);
}
