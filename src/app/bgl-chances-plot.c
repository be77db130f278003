/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-chances-plot.h"

#include <adwaita.h>

#include "bgl-steps.h"
#include "board/bgl-art.h"
#include "board/bgl-badge.h"
#include "board/bgl-color-scheme.h"
#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"

#define HEIGHT      116
#define MIN_HEIGHT  56
#define MIN_WIDTH   200
#define GAP         6     /* between the labels and the plot */
#define MARGIN      10    /* around the plot: half a mark, and the focus ring */
#define MARK        14
#define SIGN        5.0   /* the radius of the shape on a line */
#define SIGN_GAP    90    /* between two shapes */
#define LINE        2.0

/* CSS nodes: chances-plot. Accessible role: img, labeled with the chances at the current ply. */
struct _BglChancesPlot
{
  GtkWidget  parent_instance;

  BglTable  *table;
  GArray    *points;       /* BglChancePoint, from ply 0 on */
  guint      ply;
  char      *said;         /* about the ply, or NULL */
  char      *text;
};

G_DEFINE_FINAL_TYPE (BglChancesPlot, bgl_chances_plot, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_PLY_ACTIVATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const BglChancePoint *
get_point (BglChancesPlot *self,
           guint           ply)
{
  return ply < self->points->len ? &g_array_index (self->points, BglChancePoint, ply) : NULL;
}

/* Sides */

static BglGame *
get_game (BglChancesPlot *self)
{
  return bgl_table_get_game (self->table);
}

/* Whether the line of this seat stands for its side. Partners win together. */
static gboolean
is_first_of_side (BglChancesPlot *self,
                  guint           seat)
{
  const BglRules *rules = bgl_game_get_rules (get_game (self));
  gconstpointer state = bgl_game_get_state (get_game (self));

  for (guint other = 1; other < seat; other++)
    if (bgl_rules_get_side (rules, state, other) == bgl_rules_get_side (rules, state, seat))
      return FALSE;

  return TRUE;
}

/* Partners share the chance of their side. */
static double
get_chance (BglChancesPlot       *self,
            const BglChancePoint *point,
            guint                 seat)
{
  BglGame *game = get_game (self);
  const BglRules *rules = bgl_game_get_rules (game);
  gconstpointer state = bgl_game_get_state (game);
  double chance = 0;

  for (guint other = 1; other <= bgl_game_get_n_seats (game); other++)
    if (bgl_rules_get_side (rules, state, other) == bgl_rules_get_side (rules, state, seat))
      chance += point->chances[other - 1];

  return chance;
}

static char *
describe_side (BglChancesPlot *self,
               guint           seat)
{
  BglGame *game = get_game (self);
  const BglRules *rules = bgl_game_get_rules (game);
  gconstpointer state = bgl_game_get_state (game);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint other = seat; other <= bgl_game_get_n_seats (game); other++)
    if (bgl_rules_get_side (rules, state, other) == bgl_rules_get_side (rules, state, seat))
      g_ptr_array_add (names, (gpointer) bgl_seat_get_label (bgl_table_get_seat (self->table, other)));

  return bgl_words_join (names);
}

char *
bgl_chances_plot_describe (BglChancesPlot *self,
                           guint           ply)
{
  const BglChancePoint *point;
  GString *text;

  g_return_val_if_fail (BGL_IS_CHANCES_PLOT (self), NULL);

  point = get_point (self, ply);
  if (point == NULL || !point->known)
    return NULL;

  text = g_string_new (NULL);
  for (guint seat = 1; seat <= bgl_game_get_n_seats (get_game (self)); seat++)
    if (is_first_of_side (self, seat))
      {
        g_autofree char *name = describe_side (self, seat);
        g_autofree char *percent = g_strdup_printf (_("%.0f%%"), get_chance (self, point, seat) * 100);

        if (text->len > 0)
          g_string_append (text, ", ");
        /* Translators: a name and a chance of winning, in a list: “Anna 63%, Bot 37%”. */
        g_string_append_printf (text, C_("chance", "%s %s"), name, percent);
      }

  return g_string_free (text, FALSE);
}

static void
update_text (BglChancesPlot *self)
{
  g_autofree char *chances = bgl_chances_plot_describe (self, self->ply);
  g_autofree char *place = self->ply == 0 ? g_strdup (_("Start of the game"))
                                          /* Translators: the number of a move. */
                                          : g_strdup_printf (_("Move %u"), self->ply);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s. %s.", place, chances != NULL ? chances : _("Not analyzed yet"));
  if (self->said != NULL)
    bgl_words_add_sentence (text, self->said);

  g_free (self->text);
  self->text = g_string_free (text, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->text, -1);
}

/* Places */

static char *
format_percent (guint percent)
{
  return g_strdup_printf (_("%.0f%%"), (double) percent);
}

static double
get_left (BglChancesPlot *self)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  g_autofree char *text = format_percent (100);
  int width;

  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &width, NULL);

  return MARGIN + width + GAP;
}

/* Time runs to the right even in right-to-left languages, as on a clock. */
static double
get_x (BglChancesPlot *self,
       double          left,
       guint           ply)
{
  const double room = gtk_widget_get_width (GTK_WIDGET (self)) - left - 2 * MARGIN;

  return left + MARGIN / 2.0 + (self->points->len > 1 ? room * ply / (self->points->len - 1.0) : 0);
}

double
bgl_chances_plot_get_x (BglChancesPlot *self,
                        guint           ply)
{
  g_return_val_if_fail (BGL_IS_CHANCES_PLOT (self), 0);

  return get_x (self, get_left (self), ply);
}

static double
get_y (BglChancesPlot *self,
       double          chance)
{
  const double room = gtk_widget_get_height (GTK_WIDGET (self)) - 2 * MARGIN;

  return MARGIN + room * (1 - CLAMP (chance, 0, 1));
}

static guint
find_ply (BglChancesPlot *self,
          double          x)
{
  const double left = get_left (self);
  const double first = get_x (self, left, 0);
  const double last = get_x (self, left, self->points->len - 1);

  if (last <= first)
    return 0;

  return (guint) (CLAMP ((x - first) / (last - first), 0, 1) * (self->points->len - 1) + 0.5);
}

/* Drawing */

static void
snapshot_scale (BglChancesPlot *self,
                GtkSnapshot    *snapshot,
                double          left,
                const GdkRGBA  *ink,
                const GdkRGBA  *faint)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  const double width = gtk_widget_get_width (GTK_WIDGET (self));
  const double height = gtk_widget_get_height (GTK_WIDGET (self));

  for (guint percent = 0; percent <= 100; percent += 50)
    {
      g_autofree char *text = format_percent (percent);
      double y = get_y (self, percent / 100.0);
      int text_width, text_height;

      gtk_snapshot_append_color (snapshot, faint,
                                 &GRAPHENE_RECT_INIT ((float) left, (float) floor (y),
                                                      (float) (width - left - MARGIN), 1));
      pango_layout_set_text (layout, text, -1);
      pango_layout_get_pixel_size (layout, &text_width, &text_height);
      /* In a low plot, there is no room for all labels. */
      if (percent == 50 && height - 2 * MARGIN < 2 * text_height)
        continue;
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) floor (left - GAP - text_width),
                                                              (float) CLAMP (floor (y - text_height / 2.0), 0,
                                                                             MAX (height - text_height, 0))));
      gtk_snapshot_append_layout (snapshot, layout, ink);
      gtk_snapshot_restore (snapshot);
    }
}

static void
set_dashes (cairo_t *cr,
            guint    seat)
{
  static const double dashes[][4] = { { 0 }, { 9, 4 }, { 2, 3 }, { 9, 3, 2, 3 }, { 5, 2 } };
  static const int counts[] = { 0, 2, 2, 4, 2 };
  guint i = (seat - 1) % G_N_ELEMENTS (counts);

  cairo_set_dash (cr, dashes[i], counts[i], 0);
}

static void
draw_sign (BglChancesPlot *self,
           cairo_t        *cr,
           guint           seat,
           double          x,
           double          y,
           guint32         rim,
           gboolean        dark)
{
  const BglGameUi *ui = bgl_game_ui_find (bgl_game_get_rules (get_game (self))->id);
  GdkRGBA fill;

  gdk_rgba_parse (&fill, bgl_game_ui_get_seat_color (ui, seat));
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  bgl_art_shape (cr, bgl_shape_from_name (bgl_game_ui_get_seat_shape (ui, seat)), x, y, SIGN);
  bgl_art_set_source (cr, dark ? 0x242424 : 0xfafafa, 1);
  cairo_set_line_width (cr, 4);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &fill);
  cairo_fill_preserve (cr);
  bgl_art_set_source (cr, rim, 1);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
}

/* Draws the line of a side with gaps where nothing is known yet, and its shape at regular distances and at the end. */
static void
draw_side (BglChancesPlot *self,
           cairo_t        *cr,
           guint           seat,
           double          left,
           gboolean        dark,
           gboolean        contrast)
{
  const BglGameUi *ui = bgl_game_ui_find (bgl_game_get_rules (get_game (self))->id);
  const guint32 color = bgl_badge_get_rim (ui, seat, dark, contrast);
  gboolean joined = FALSE;
  double next = left + SIGN_GAP * (0.3 + 0.4 * (seat - 1) / bgl_game_get_n_seats (get_game (self)));

  bgl_art_set_source (cr, color, 1);
  cairo_set_line_width (cr, LINE);
  set_dashes (cr, seat);
  for (guint ply = 0; ply < self->points->len; ply++)
    {
      const BglChancePoint *point = get_point (self, ply);
      double x = get_x (self, left, ply), y = get_y (self, get_chance (self, point, seat));

      if (point->known && joined)
        cairo_line_to (cr, x, y);
      else if (point->known)
        cairo_move_to (cr, x, y);
      joined = point->known;
    }
  cairo_stroke (cr);

  for (guint ply = 0; ply < self->points->len; ply++)
    {
      const BglChancePoint *point = get_point (self, ply);
      const BglChancePoint *after = get_point (self, ply + 1);
      double x = get_x (self, left, ply);

      if (!point->known || (x < next && after != NULL && after->known))
        continue;
      draw_sign (self, cr, seat, x, get_y (self, get_chance (self, point, seat)), color, dark);
      next = x + SIGN_GAP;
    }
}

static void
draw_plot (BglChancesPlot *self,
           cairo_t        *cr,
           double          left,
           gboolean        dark,
           gboolean        contrast)
{
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint seat = bgl_game_get_n_seats (get_game (self)); seat >= 1; seat--)
    if (is_first_of_side (self, seat))
      draw_side (self, cr, seat, left, dark, contrast);

  for (guint ply = 0; ply < self->points->len; ply++)
    {
      const BglChancePoint *point = get_point (self, ply);

      if (point->known && point->mark != BGL_CHANCE_MARK_NONE)
        bgl_chance_mark_draw (cr, point->mark, get_x (self, left, ply), get_y (self, get_chance (self, point, point->seat)),
                              MARK, dark);
    }
}

/* The current ply: a line, and a handle at its foot like that of a slider. */
static void
draw_current (BglChancesPlot *self,
              cairo_t        *cr,
              double          left,
              gboolean        dark)
{
  const double x = floor (get_x (self, left, self->ply));
  const double height = gtk_widget_get_height (GTK_WIDGET (self));

  bgl_art_set_source (cr, dark ? 0xffffff : 0x000000, 0.8);
  cairo_rectangle (cr, x - 1, 2, 2, height - 4);
  cairo_fill (cr);
  cairo_move_to (cr, x, height - 9);
  cairo_line_to (cr, x + 6, height - 1);
  cairo_line_to (cr, x - 6, height - 1);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
bgl_chances_plot_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  BglChancesPlot *self = BGL_CHANCES_PLOT (widget);
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean dark = adw_style_manager_get_dark (manager);
  gboolean contrast = adw_style_manager_get_high_contrast (manager);
  guint32 paper_ink = dark ? 0xffffff : 0x000000;
  GdkRGBA ink = bgl_art_rgba (paper_ink, contrast ? 1 : 0.7);
  GdkRGBA faint = bgl_art_rgba (paper_ink, contrast ? 0.5 : 0.15);
  double left;
  cairo_t *cr;

  if (self->table == NULL)
    return;

  left = get_left (self);
  snapshot_scale (self, snapshot, left, &ink, &faint);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                                 (float) gtk_widget_get_height (widget)));
  draw_current (self, cr, left, dark);
  draw_plot (self, cr, left, dark, contrast);
  cairo_destroy (cr);
}

static void
bgl_chances_plot_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : MIN_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : HEIGHT;
}

/* Input */

static void
activate (BglChancesPlot *self,
          guint           ply)
{
  if (ply != self->ply)
    g_signal_emit (self, signals[SIGNAL_PLY_ACTIVATED], 0, ply);
}

static void
drag_cb (BglChancesPlot *self,
         double          offset_x,
         double          offset_y,
         GtkGestureDrag *gesture)
{
  double x, y;

  if (self->points->len > 0 && gtk_gesture_drag_get_start_point (gesture, &x, &y))
    activate (self, find_ply (self, x + offset_x));
}

static void
begin_cb (BglChancesPlot *self,
          double          x,
          double          y)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (self->points->len > 0)
    activate (self, find_ply (self, x));
}

/* Goes to the next mark in that direction, if there is one. */
static void
go_to_mark (BglChancesPlot *self,
            int             step)
{
  for (int ply = (int) self->ply + step; ply >= 0 && ply < (int) self->points->len; ply += step)
    {
      const BglChancePoint *point = get_point (self, (guint) ply);

      if (point->known && point->mark != BGL_CHANCE_MARK_NONE)
        {
          activate (self, (guint) ply);
          return;
        }
    }
}

static gboolean
key_pressed_cb (BglChancesPlot  *self,
                guint            key,
                guint            code,
                GdkModifierType  modifiers)
{
  guint ply;

  if ((modifiers & gtk_accelerator_get_default_mod_mask ()) != 0 || self->points->len == 0)
    return GDK_EVENT_PROPAGATE;

  if (key == GDK_KEY_Up || key == GDK_KEY_KP_Up)
    go_to_mark (self, -1);
  else if (key == GDK_KEY_Down || key == GDK_KEY_KP_Down)
    go_to_mark (self, 1);
  else if (bgl_steps_find (key, self->ply, self->points->len - 1, &ply))
    activate (self, ply);
  else
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

/* The widget */

static void
bgl_chances_plot_dispose (GObject *object)
{
  g_clear_object (&BGL_CHANCES_PLOT (object)->table);

  G_OBJECT_CLASS (bgl_chances_plot_parent_class)->dispose (object);
}

static void
bgl_chances_plot_finalize (GObject *object)
{
  BglChancesPlot *self = BGL_CHANCES_PLOT (object);

  g_array_unref (self->points);
  g_free (self->said);
  g_free (self->text);

  G_OBJECT_CLASS (bgl_chances_plot_parent_class)->finalize (object);
}

static void
bgl_chances_plot_class_init (BglChancesPlotClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bgl_chances_plot_dispose;
  object_class->finalize = bgl_chances_plot_finalize;

  widget_class->snapshot = bgl_chances_plot_snapshot;
  widget_class->measure = bgl_chances_plot_measure;

  signals[SIGNAL_PLY_ACTIVATED] =
    g_signal_new ("ply-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "chances-plot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bgl_chances_plot_init (BglChancesPlot *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->points = g_array_new (FALSE, TRUE, sizeof (BglChancePoint));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "caption");
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (drag_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  bgl_color_scheme_connect (self, G_CALLBACK (gtk_widget_queue_draw));
}

void
bgl_chances_plot_set_table (BglChancesPlot *self,
                            BglTable       *table)
{
  g_return_if_fail (BGL_IS_CHANCES_PLOT (self));
  g_return_if_fail (BGL_IS_TABLE (table));

  g_set_object (&self->table, table);
  g_array_set_size (self->points, 0);
  g_array_set_size (self->points, bgl_game_get_n_moves (get_game (self)) + 1);
  self->ply = 0;
  g_clear_pointer (&self->said, g_free);
  update_text (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bgl_chances_plot_set_point (BglChancesPlot       *self,
                            guint                 ply,
                            const BglChancePoint *point)
{
  g_return_if_fail (BGL_IS_CHANCES_PLOT (self));
  g_return_if_fail (ply < self->points->len);
  g_return_if_fail (point->mark == BGL_CHANCE_MARK_NONE || (point->seat >= 1 && point->seat <= BGL_MAX_SEATS));

  g_array_index (self->points, BglChancePoint, ply) = *point;
  if (ply == self->ply)
    update_text (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bgl_chances_plot_set_ply (BglChancesPlot *self,
                          guint           ply,
                          const char     *text)
{
  g_return_if_fail (BGL_IS_CHANCES_PLOT (self));
  g_return_if_fail (ply < self->points->len);

  if (ply == self->ply && g_strcmp0 (text, self->said) == 0)
    return;

  self->ply = ply;
  g_free (self->said);
  self->said = g_strdup (text);
  update_text (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const char *
bgl_chances_plot_get_text (BglChancesPlot *self)
{
  g_return_val_if_fail (BGL_IS_CHANCES_PLOT (self), NULL);

  return self->text;
}
