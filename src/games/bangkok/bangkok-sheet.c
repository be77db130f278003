/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-sheet.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/bgl-mover.h"
#include "app/bgl-spot.h"
#include "app/bgl-words.h"

#include "bangkok-art.h"

#define PAD        10
#define COLUMN     46  /* of a player, with room */
#define MIN_COLUMN 26
#define MARKER     16

/* The rows below the categories. */
enum
{
  ROW_ROUND = BANGKOK_CATEGORIES,
  ROW_ALL,
  N_ROWS,
};

struct _BangkokSheet
{
  GtkWidget  parent_instance;

  char      *title;
  guint      n_seats;
  guint      n_shown;
  int        current;
  gboolean   compact;
  char      *figures[N_ROWS][BANGKOK_SEATS];

  GtkWidget *heads[BANGKOK_SEATS];
  GtkWidget *labels[N_ROWS];
  GtkWidget *cells[N_ROWS][BANGKOK_SEATS];
  GtkWidget *go_on;
};

G_DEFINE_FINAL_TYPE (BangkokSheet, bangkok_sheet, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_GO_ON,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const char *
get_label (guint row)
{
  switch (row)
    {
    case ROW_ROUND:
      /* Translators: the points of one round, in the table of points. */
      return C_("points", "Round");
    case ROW_ALL:
      /* Translators: the points of all rounds, in the table of points. */
      return C_("points", "All");
    default:
      return bangkok_category_get_label ((BangkokCategory) row);
    }
}

static const char *
get_rule (guint row)
{
  switch (row)
    {
    case ROW_ROUND:
      return "bangkok-rounds";
    case ROW_ALL:
      return "bangkok-winner";
    default:
      return bangkok_category_get_rule ((BangkokCategory) row);
    }
}

/* Geometry */

static PangoLayout *
create_layout (BangkokSheet *self,
               const char   *text,
               gboolean      bold)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (0.92));
  if (bold)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);

  return layout;
}

static void
measure_text (BangkokSheet *self,
              const char   *text,
              int          *width,
              int          *height)
{
  g_autoptr (PangoLayout) layout = create_layout (self, text, TRUE);

  pango_layout_get_pixel_size (layout, width, height);
}

static int
get_row_height (BangkokSheet *self)
{
  int height;

  measure_text (self, "0", NULL, &height);
  return MAX (height + 4, MARKER + 2);
}

static int
get_label_width (BangkokSheet *self)
{
  int widest = 0;

  for (guint row = 0; row < N_ROWS; row++)
    {
      int width;

      measure_text (self, get_label (row), &width, NULL);
      widest = MAX (widest, width);
    }

  return widest + 8;
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

/* Above the rows stand the title and the heads. */
#define HEADS 1

static gboolean
is_shown (BangkokSheet *self,
          guint         row)
{
  return !self->compact || row == ROW_ROUND || (int) row == self->current;
}

static int
get_line (BangkokSheet *self,
          guint         row)
{
  int line = HEADS + 1;

  for (guint i = 0; i < row; i++)
    line += is_shown (self, i);

  return line;
}

static void
get_cell (BangkokSheet    *self,
          int              line,
          int              column,
          graphene_rect_t *bounds)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const int row = get_row_height (self);
  const int label = get_label_width (self);
  const double each = (width - 2.0 * PAD - label) / MAX (self->n_seats, 1);
  const double x = column < 0 ? PAD : PAD + label + column * each;

  *bounds = GRAPHENE_RECT_INIT (x, PAD + line * row, column < 0 ? label : each, row);
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

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      int label = get_label_width (self);

      *minimum = 2 * PAD + label + MIN_COLUMN * (int) self->n_seats;
      *natural = MAX (2 * PAD + label + COLUMN * (int) self->n_seats, 280);
    }
  else
    *minimum = *natural = 2 * PAD + get_line (self, N_ROWS) * get_row_height (self) + get_button_height (self);
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
      get_cell (self, HEADS, (int) seat, &bounds);
      allocate (self->heads[seat], &bounds);
    }

  for (guint row = 0; row < N_ROWS; row++)
    {
      if (!is_shown (self, row))
        continue;

      get_cell (self, get_line (self, row), -1, &bounds);
      allocate (self->labels[row], &bounds);
      for (guint seat = 0; seat < self->n_seats; seat++)
        {
          get_cell (self, get_line (self, row), (int) seat, &bounds);
          allocate (self->cells[row][seat], &bounds);
        }
    }

  if (gtk_widget_should_layout (self->go_on))
    {
      int button_width, button_height;

      gtk_widget_measure (self->go_on, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &button_width, NULL, NULL);
      gtk_widget_measure (self->go_on, GTK_ORIENTATION_VERTICAL, button_width, NULL, &button_height, NULL, NULL);
      allocate (self->go_on, &GRAPHENE_RECT_INIT ((width - button_width) / 2, height - PAD - button_height,
                                                  button_width, button_height));
    }
}

/* Drawing */

#define PAPER 0xfff6e2
#define INK   0x2a1d3a
#define FADED 0x6a5a72

static void
draw_text (BangkokSheet          *self,
           GtkSnapshot           *snapshot,
           const char            *text,
           const graphene_rect_t *bounds,
           double                 align,
           gboolean               bold,
           guint32                colour)
{
  g_autoptr (PangoLayout) layout = create_layout (self, text, bold);
  GdkRGBA rgba = bgl_art_rgba (colour, 1);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((int) (bounds->origin.x + (bounds->size.width - width) * align),
                                                (int) (bounds->origin.y + (bounds->size.height - height) / 2)));
  gtk_snapshot_append_layout (snapshot, layout, &rgba);
  gtk_snapshot_restore (snapshot);
}

static void
draw_line (BangkokSheet *self,
           GtkSnapshot  *snapshot,
           int           line)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const int y = PAD + line * get_row_height (self);
  GdkRGBA rgba = bgl_art_rgba (FADED, 0.55);

  gtk_snapshot_append_color (snapshot, &rgba, &GRAPHENE_RECT_INIT (PAD, y, width - 2 * PAD, 1));
}

static void
draw_paper (BangkokSheet *self,
            GtkSnapshot  *snapshot)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const int height = gtk_widget_get_height (GTK_WIDGET (self));
  GdkRGBA shadow = bgl_art_rgba (0x000000, 0.45);
  GdkRGBA paper = bgl_art_rgba (PAPER, 1);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, width, height), 8);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &shadow, 1, 3, 1, 8);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &paper, &outline.bounds);
  gtk_snapshot_pop (snapshot);
}

static void
bangkok_sheet_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  BangkokSheet *self = BANGKOK_SHEET (widget);
  const int scale = gtk_widget_get_scale_factor (widget);
  graphene_rect_t bounds, last;

  draw_paper (self, snapshot);

  get_cell (self, 0, -1, &bounds);
  bounds.size.width = gtk_widget_get_width (widget) - 2 * PAD;
  if (self->title != NULL)
    draw_text (self, snapshot, self->title, &bounds, 0, TRUE, INK);

  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      get_cell (self, HEADS, (int) seat, &bounds);
      gtk_snapshot_append_texture (snapshot, bangkok_art_get_badge (seat, MARKER, scale),
                                   &GRAPHENE_RECT_INIT ((int) (bounds.origin.x + (bounds.size.width - MARKER) / 2),
                                                        (int) (bounds.origin.y + (bounds.size.height - MARKER) / 2),
                                                        MARKER, MARKER));
    }

  if (self->current >= 0)
    {
      GdkRGBA light = bgl_art_rgba (0xffc65c, 0.55);

      get_cell (self, get_line (self, (guint) self->current), -1, &bounds);
      get_cell (self, get_line (self, (guint) self->current), (int) self->n_seats - 1, &last);
      bounds.size.width = last.origin.x + last.size.width - bounds.origin.x;
      gtk_snapshot_append_color (snapshot, &light, &bounds);
    }

  for (guint row = 0; row < N_ROWS; row++)
    {
      const gboolean bold = row >= ROW_ROUND;
      const gboolean filled = self->figures[row][0] != NULL;

      if (!is_shown (self, row))
        continue;

      get_cell (self, get_line (self, row), -1, &bounds);
      bounds.origin.x += 2;
      draw_text (self, snapshot, get_label (row), &bounds, 0, bold, filled ? INK : FADED);
      for (guint seat = 0; seat < self->n_seats; seat++)
        if (self->figures[row][seat] != NULL)
          {
            const char *figure = self->figures[row][seat];

            get_cell (self, get_line (self, row), (int) seat, &bounds);
            draw_text (self, snapshot, figure, &bounds, 0.5, bold,
                       g_str_equal (figure, "0") ? FADED : INK);
          }
    }
  draw_line (self, snapshot, get_line (self, 0));
  draw_line (self, snapshot, get_line (self, ROW_ROUND));

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
  for (guint row = 0; row < N_ROWS; row++)
    {
      gboolean here = self->labels[row] == spot;

      for (guint seat = 0; seat < BANGKOK_SEATS; seat++)
        here |= self->cells[row][seat] == spot;

      if (here)
        show_rule (self, row);
    }
}

static void
released_cb (BangkokSheet    *self,
             int              n_press,
             double           x,
             double           y)
{
  for (guint row = 0; row < N_ROWS; row++)
    {
      graphene_rect_t bounds;

      if (!is_shown (self, row))
        continue;

      get_cell (self, get_line (self, row), -1, &bounds);
      bounds.size.width = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * PAD;
      if (graphene_rect_contains_point (&bounds, &GRAPHENE_POINT_INIT (x, y)))
        show_rule (self, row);
    }
}

static void
go_on_cb (BangkokSheet *self)
{
  g_signal_emit (self, signals[SIGNAL_GO_ON], 0);
}

/* The table is one stop on the way of Tab, its button the next one. */
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
  for (guint row = 0; row < N_ROWS; row++)
    for (guint seat = 0; seat < BANGKOK_SEATS; seat++)
      g_clear_pointer (&self->figures[row][seat], g_free);
}

static void
bangkok_sheet_dispose (GObject *object)
{
  BangkokSheet *self = BANGKOK_SHEET (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
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

  bgl_mover_bind_keys (widget_class);

  gtk_widget_class_set_css_name (widget_class, "sheet");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TABLE);
}

static GtkWidget *
add_spot (BangkokSheet     *self,
          GtkAccessibleRole role)
{
  GtkWidget *spot = g_object_new (BGL_TYPE_SPOT, "accessible-role", role, NULL);

  bgl_spot_set_radius (BGL_SPOT (spot), 4);
  gtk_widget_set_parent (spot, GTK_WIDGET (self));
  g_signal_connect_object (spot, "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);

  return spot;
}

static void
bangkok_sheet_init (BangkokSheet *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->current = -1;

  for (guint seat = 0; seat < BANGKOK_SEATS; seat++)
    {
      self->heads[seat] = add_spot (self, GTK_ACCESSIBLE_ROLE_COLUMN_HEADER);
      gtk_widget_hide (self->heads[seat]);
    }
  for (guint row = 0; row < N_ROWS; row++)
    {
      g_autofree char *label = NULL;

      self->labels[row] = add_spot (self, GTK_ACCESSIBLE_ROLE_ROW_HEADER);
      bgl_spot_set_label (BGL_SPOT (self->labels[row]), get_label (row));
      for (guint seat = 0; seat < BANGKOK_SEATS; seat++)
        {
          self->cells[row][seat] = add_spot (self, GTK_ACCESSIBLE_ROLE_CELL);
          gtk_widget_hide (self->cells[row][seat]);
        }
    }

  self->go_on = gtk_button_new ();
  gtk_widget_add_css_class (self->go_on, "suggested-action");
  gtk_widget_hide (self->go_on);
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

  if (content->n_shown <= (row == ROW_ROUND ? 0 : MIN (row, BANGKOK_CATEGORIES)))
    {
      bgl_spot_set_label (BGL_SPOT (cell), NULL);
      gtk_widget_set_tooltip_text (cell, NULL);
      return;
    }

  if (row == ROW_ALL)
    figure = content->totals[seat];
  else if (row == ROW_ROUND)
    {
      /* It grows with each category. */
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
  label = g_strdup_printf (_("%s, %s: %s."), content->names[seat], get_label (row), self->figures[row][seat]);
  if (reason != NULL)
    {
      char *longer = g_strdup_printf ("%s %s", label, reason);

      g_free (label);
      label = g_strdelimit (longer, "\n", ' ');
    }
  bgl_spot_set_label (BGL_SPOT (cell), label);
  gtk_widget_set_tooltip_text (cell, reason);
}

void
bangkok_sheet_fill (BangkokSheet              *self,
                    const BangkokSheetContent *content)
{
  g_return_if_fail (BANGKOK_IS_SHEET (self));
  g_return_if_fail (content->n_seats <= BANGKOK_SEATS);

  clear_figures (self);
  g_free (self->title);
  self->title = g_strdup (content->title);
  self->n_shown = content->n_shown;
  self->current = content->current;
  self->compact = content->compact;
  self->n_seats = content->n_seats;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, content->title,
                                  -1);

  for (guint seat = 0; seat < BANGKOK_SEATS; seat++)
    {
      gboolean there = seat < content->n_seats;

      gtk_widget_set_visible (self->heads[seat], there);
      if (there)
        {
          bgl_spot_set_label (BGL_SPOT (self->heads[seat]), content->names[seat]);
          gtk_widget_set_tooltip_text (self->heads[seat], content->names[seat]);
        }
      for (guint row = 0; row < N_ROWS; row++)
        {
          gtk_widget_set_visible (self->cells[row][seat], there && is_shown (self, row));
          if (there)
            fill_cell (self, content, row, seat);
        }
    }
  for (guint row = 0; row < N_ROWS; row++)
    gtk_widget_set_visible (self->labels[row], is_shown (self, row));

  gtk_widget_set_visible (self->go_on, content->go_on != NULL);
  if (content->go_on != NULL)
    gtk_button_set_label (GTK_BUTTON (self->go_on), content->go_on);

  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const char *
bangkok_sheet_get_figure (BangkokSheet    *self,
                          BangkokCategory  category,
                          guint            seat)
{
  g_return_val_if_fail (BANGKOK_IS_SHEET (self), NULL);
  g_return_val_if_fail (category < BANGKOK_CATEGORIES, NULL);
  g_return_val_if_fail (seat >= 1 && seat <= BANGKOK_SEATS, NULL);

  return self->figures[category][seat - 1];
}

GtkWidget *
bangkok_sheet_get_spot (BangkokSheet    *self,
                        BangkokCategory  category,
                        guint            seat)
{
  g_return_val_if_fail (BANGKOK_IS_SHEET (self), NULL);
  g_return_val_if_fail (category < BANGKOK_CATEGORIES, NULL);
  g_return_val_if_fail (seat >= 1 && seat <= BANGKOK_SEATS, NULL);

  return self->cells[category][seat - 1];
}

gboolean
bangkok_sheet_focus_go_on (BangkokSheet *self)
{
  g_return_val_if_fail (BANGKOK_IS_SHEET (self), FALSE);

  return gtk_widget_get_visible (self->go_on) && gtk_widget_grab_focus (self->go_on);
}
