/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-view-private.h"

#include "board/bgl-mover.h"
#include "engine/bgl-i18n.h"

G_DEFINE_FINAL_TYPE (BangoView, bango_view, BGL_TYPE_VIEW)

static void
place_free (BangoPlace *place)
{
  gtk_widget_unparent (place->spot);
  g_free (place);
}

/* Following the game */

static void
update_position (BangoView *self,
                 gboolean   glide)
{
  bango_view_reset_hand (self);
  bgl_hand_let_go (self->hand);
  self->hint = BGL_MOVE_NONE;
  bango_view_update_places (self);
  bango_view_update_marks (self);
  bango_view_refresh (self);
  if (bango_view_get_last (self) != NULL)
    bango_view_reveal (self, bango_view_get_last (self)->to);
  bango_view_fit (self, glide);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
bango_view_moved (BglView *view,
                  BglMove  move)
{
  BangoView *self = BANGO_VIEW (view);

  update_position (self, TRUE);
  bango_view_start_motion (self);
}

static void
bango_view_rewound (BglView *view)
{
  BangoView *self = BANGO_VIEW (view);

  bango_view_skip_motion (self);
  update_position (self, FALSE);
}

static void
bango_view_restyle (BglView       *view,
                    BglColorScheme scheme)
{
  BangoView *self = BANGO_VIEW (view);

  self->scheme = scheme;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Focus */

void
bango_view_focus_cell (BangoView *self,
                       BangoCell  cell)
{
  BangoPlace *place = bango_view_find_place (self, cell);

  if (place != NULL)
    gtk_widget_grab_focus (place->spot);
}

static gboolean
focus_home (BangoView *self)
{
  BangoPlace *place = bango_view_find_place (self, self->home);
  const BangoMark *last = bango_view_get_last (self);

  if (place == NULL && last != NULL)
    place = bango_view_find_place (self, last->to);

  if (place == NULL)
    {
      graphene_point_t point;
      GtkWidget *spot;

      bango_view_get_place (self, self->home.x, self->home.y, &point);
      spot = bgl_mover_find_nearest (GTK_WIDGET (self), &point);
      return spot != NULL && gtk_widget_grab_focus (spot);
    }

  return gtk_widget_grab_focus (place->spot);
}

static gboolean
bango_view_grab_focus (GtkWidget *widget)
{
  return focus_home (BANGO_VIEW (widget));
}

/* Tab stops once at the board, and then at the buttons of the question. */
static gboolean
bango_view_focus (GtkWidget        *widget,
                  GtkDirectionType  direction)
{
  BangoView *self = BANGO_VIEW (widget);
  GtkWidget *prompt = GTK_WIDGET (self->prompt);
  GtkWidget *focus = gtk_widget_get_focus_child (widget);
  gboolean asks = gtk_widget_get_visible (prompt);

  if (focus == NULL)
    return (direction == GTK_DIR_TAB_BACKWARD && asks && gtk_widget_child_focus (prompt, direction)) ||
           focus_home (self);

  if (focus == prompt)
    {
      if (gtk_widget_child_focus (prompt, direction))
        return TRUE;
      if (direction == GTK_DIR_TAB_BACKWARD || direction == GTK_DIR_UP)
        return focus_home (self);
      return direction != GTK_DIR_TAB_FORWARD;
    }

  return direction == GTK_DIR_TAB_FORWARD && asks && gtk_widget_child_focus (prompt, direction);
}

static void
bango_view_set_focus_child (GtkWidget *widget,
                            GtkWidget *child)
{
  BangoView *self = BANGO_VIEW (widget);
  g_auto (BglLanguage) language = bgl_view_enter_language (BGL_VIEW (self));
  BangoPlace *place = child != NULL ? bango_view_find_spot (self, child) : NULL;

  GTK_WIDGET_CLASS (bango_view_parent_class)->set_focus_child (widget, child);

  if (place != NULL)
    {
      self->home = place->cell;
      bgl_hand_follow_focus (self->hand);
      /* Do not scroll on a click, so that the clicked cell stays under the pointer. */
      if (bgl_hand_is_by_key (self->hand))
        bango_view_reveal (self, place->cell);
    }

  bango_view_refresh (self);
}

/* The widget */

static void
bango_view_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  BangoView *self = BANGO_VIEW (widget);

  *minimum = 240;
  *natural = 560;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      int prompt_width;

      gtk_widget_measure (GTK_WIDGET (self->prompt), orientation, -1,
                          &prompt_width, NULL, NULL, NULL);
      *minimum = MAX (*minimum, prompt_width);
      *natural = MAX (*natural, prompt_width);
    }
}

static void
bango_view_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  BangoView *self = BANGO_VIEW (widget);
  GHashTableIter iter;
  gpointer value;

  if (width != self->fitted_width || height != self->fitted_height)
    bango_view_fit (self, FALSE);

  g_hash_table_iter_init (&iter, self->places);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      BangoPlace *place = value;
      int size = MAX ((int) (self->camera.cell + 0.5), 1);

      gtk_widget_measure (place->spot, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      bgl_spot_set_radius (BGL_SPOT (place->spot), bango_art_get_corner (size) + 2);
      gtk_widget_size_allocate (place->spot,
                                &(GtkAllocation) {
                                  (int) (self->camera.x + place->cell.x * self->camera.cell + 0.5),
                                  (int) (self->camera.y + place->cell.y * self->camera.cell + 0.5),
                                  size, size },
                                -1);
    }

  if (gtk_widget_should_layout (GTK_WIDGET (self->prompt)))
    {
      int prompt_width, prompt_height;

      gtk_widget_measure (GTK_WIDGET (self->prompt), GTK_ORIENTATION_HORIZONTAL, -1,
                          NULL, &prompt_width, NULL, NULL);
      prompt_width = MIN (prompt_width, width);
      gtk_widget_measure (GTK_WIDGET (self->prompt), GTK_ORIENTATION_VERTICAL, prompt_width,
                          NULL, &prompt_height, NULL, NULL);
      gtk_widget_size_allocate (GTK_WIDGET (self->prompt),
                                &(GtkAllocation) {
                                  (width - prompt_width) / 2, height - prompt_height,
                                  prompt_width, prompt_height },
                                -1);
    }
}

static void
bango_view_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  BangoView *self = BANGO_VIEW (widget);
  GHashTableIter iter;
  gpointer value;

  bango_view_draw (self, snapshot);

  g_hash_table_iter_init (&iter, self->places);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    gtk_widget_snapshot_child (widget, ((BangoPlace *) value)->spot, snapshot);

  bango_view_draw_above (self, snapshot);
  gtk_widget_snapshot_child (widget, GTK_WIDGET (self->prompt), snapshot);
}

static void
bango_view_show_move (BglView *view,
                      BglMove  move)
{
  BangoView *self = BANGO_VIEW (view);
  BangoMove parts = bango_move_unpack (move);

  bango_view_put_back (self);
  self->hint = move;

  /* Move the focus to the cell where the shown move begins, for people who cannot see the marks. */
  if (move == BGL_MOVE_NONE)
    parts.kind = BANGO_PASS;
  if (parts.kind == BANGO_LAY)
    self->home = parts.to;
  else if (parts.kind == BANGO_SHIFT || parts.kind == BANGO_STARVE)
    self->home = parts.from;
  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    bango_view_focus_cell (self, self->home);

  bango_view_refresh (self);
}

static gboolean
bango_view_cancel (BglView *view)
{
  return bango_view_put_back (BANGO_VIEW (view));
}

/* An open question already explains what the player must do, and an error message must not cover it. */
static gboolean
bango_view_show_refusal (BglView      *view,
                         const GError *error)
{
  return bango_view_is_asking (BANGO_VIEW (view));
}

static void
bango_view_skip_animations (BglView *view)
{
  bango_view_skip_motion (BANGO_VIEW (view));
}

static void
bango_view_real_refresh (BglView *view)
{
  bango_view_refresh (BANGO_VIEW (view));
}

static void
bango_view_constructed (GObject *object)
{
  BangoView *self = BANGO_VIEW (object);
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));

  G_OBJECT_CLASS (bango_view_parent_class)->constructed (object);

  self->game = g_object_ref (bgl_table_get_game (table));

  bango_view_connect_motion (self);

  update_position (self, FALSE);
}

static void
bango_view_dispose (GObject *object)
{
  BangoView *self = BANGO_VIEW (object);

  bango_view_dispose_motion (self);
  g_clear_object (&self->game);
  g_hash_table_remove_all (self->places);
  if (self->prompt != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->prompt));
  self->prompt = NULL;
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (bango_view_parent_class)->dispose (object);
}

static void
bango_view_finalize (GObject *object)
{
  BangoView *self = BANGO_VIEW (object);

  g_hash_table_unref (self->places);
  g_array_unref (self->recent);
  g_array_unref (self->ghosts);

  G_OBJECT_CLASS (bango_view_parent_class)->finalize (object);
}

static void
bango_view_class_init (BangoViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BglViewClass *view_class = BGL_VIEW_CLASS (klass);

  object_class->constructed = bango_view_constructed;
  object_class->dispose = bango_view_dispose;
  object_class->finalize = bango_view_finalize;

  widget_class->measure = bango_view_measure;
  widget_class->size_allocate = bango_view_size_allocate;
  widget_class->snapshot = bango_view_snapshot;
  widget_class->focus = bango_view_focus;
  widget_class->grab_focus = bango_view_grab_focus;
  widget_class->set_focus_child = bango_view_set_focus_child;

  view_class->show_move = bango_view_show_move;
  view_class->trace_move = bango_view_trace_move;
  view_class->mark_place = bango_view_mark_place;
  view_class->cancel = bango_view_cancel;
  view_class->skip_animations = bango_view_skip_animations;
  view_class->show_refusal = bango_view_show_refusal;
  view_class->moved = bango_view_moved;
  view_class->rewound = bango_view_rewound;
  view_class->refresh = bango_view_real_refresh;
  view_class->restyle = bango_view_restyle;

  bgl_mover_bind_keys (widget_class);

  gtk_widget_class_set_css_name (widget_class, "bango");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
bango_view_init (BangoView *self)
{
  self->places = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) place_free);
  self->recent = g_array_new (FALSE, FALSE, sizeof (BangoMark));
  self->ghosts = g_array_new (FALSE, FALSE, sizeof (BangoGhost));
  self->keep = self->considered = -1;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Bango table"),
                                  -1);

  bango_view_init_questions (self);
  bango_view_init_hand (self);
  bango_view_init_motion (self);
  bango_view_init_pan (self);
}

GtkWidget *
bango_view_get_spot (BangoView *self,
                     int        x,
                     int        y)
{
  BangoPlace *place;

  g_return_val_if_fail (BANGO_IS_VIEW (self), NULL);

  place = bango_view_find_place (self, (BangoCell) { x, y });
  return place != NULL ? place->spot : NULL;
}

void
bango_view_get_place (BangoView        *self,
                      int               x,
                      int               y,
                      graphene_point_t *place)
{
  g_return_if_fail (BANGO_IS_VIEW (self));

  graphene_point_init (place,
                       self->camera.x + (x + 0.5) * self->camera.cell,
                       self->camera.y + (y + 0.5) * self->camera.cell);
}

static void
draw_confetti (cairo_t *cr,
               double   size,
               guint    kind)
{
  bango_art_draw_tile (cr, -size / 2, -size / 2, size, kind % 2 == 0 ? BANGO_YELLOW : BANGO_RED, BGL_COLOR_SCHEME_LIGHT);
}

static gboolean
draw_piece (cairo_t    *cr,
            double      size,
            const char *name)
{
  gboolean yellow = g_str_equal (name, "yellow");

  if (!yellow && !g_str_equal (name, "red"))
    return FALSE;

  bango_art_draw_tile (cr, 0, 0, size, yellow ? BANGO_YELLOW : BANGO_RED, BGL_COLOR_SCHEME_LIGHT);

  return TRUE;
}

static const char *const sounds[] = {
  [BANGO_EVENT_TILE_LAID] = "tile",
  [BANGO_EVENT_TILE_SET_DOWN] = "tile",
  [BANGO_EVENT_GROUP_REMOVED] = "gone",
  [BANGO_EVENT_COUGHED] = "cough",
  [BANGO_EVENT_GAME_OVER] = "win",
};

const BglGameUi bango_ui = {
  .rules = &bango_rules,
  .get_view_type = bango_view_get_type,
  .draw_cover = bango_art_draw_cover,
  .example_size = { 520, 290 },
  .accent = { "#8a5a2b", "#d9a566" },
  .seat_colours = { "#f0b429", "#c9342a", "#f0b429", "#c9342a" },
  .seat_shapes = { "sun", "ring", "sun", "ring" },
  .sounds = sounds,
  .draw_piece = draw_piece,
  .draw_confetti = draw_confetti,
  .scans = {
    [BGL_SCAN_LINES] = bango_view_scan_lines,
    [BGL_SCAN_OWN] = bango_view_scan_own,
    [BGL_SCAN_OTHERS] = bango_view_scan_others,
    [BGL_SCAN_MOVES] = bango_view_scan_moves,
    [BGL_SCAN_THREATS] = bango_view_scan_threats,
  },
};
