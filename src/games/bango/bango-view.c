/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-view-private.h"

#include <glib/gi18n-lib.h>

#include "app/bgl-mover.h"

G_DEFINE_FINAL_TYPE (BangoView, bango_view, BGL_TYPE_VIEW)

const BangoState *
bango_view_get_state (BangoView *self)
{
  return bango_game_get_state (self->game);
}

BangoPlace *
bango_view_find_place (BangoView *self,
                       BangoCell  cell)
{
  return g_hash_table_lookup (self->places, GINT_TO_POINTER (bango_cell_pack (cell)));
}

static BangoPlace *
find_spot (BangoView *self,
           GtkWidget *spot)
{
  GHashTableIter iter;
  gpointer place;

  g_hash_table_iter_init (&iter, self->places);
  while (g_hash_table_iter_next (&iter, NULL, &place))
    if (((BangoPlace *) place)->spot == spot)
      return place;

  return NULL;
}

static void
place_free (BangoPlace *place)
{
  gtk_widget_unparent (place->spot);
  g_free (place);
}

/* Questions about the position */

gboolean
bango_view_get_current (BangoView *self,
                        BangoCell *cell)
{
  if (self->by_key)
    {
      GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

      if (focus == NULL || focus == GTK_WIDGET (self->prompt))
        return FALSE;

      *cell = self->home;
      return TRUE;
    }

  if (!self->has_pointer)
    return FALSE;

  *cell = bango_view_get_cell_at (self, self->pointer.x, self->pointer.y);
  return TRUE;
}

gboolean
bango_view_is_liftable (BangoView *self,
                        BangoCell  cell)
{
  const BangoState *state = bango_view_get_state (self);
  BangoColour colour;

  return self->can_act && state->second_round &&
         bango_state_get_tile (state, cell, &colour) && colour == self->side &&
         bango_state_can_lift (state, cell);
}

static gboolean
touches (const BangoState *state,
         BangoCell         cell,
         guint64           tiles)
{
  for (guint tile = 0; tile < 2 * BANGO_TILES; tile++)
    if ((tiles & BANGO_TILE_BIT (tile)) != 0 &&
        ABS (state->tile[tile].x - cell.x) + ABS (state->tile[tile].y - cell.y) == 1)
      return TRUE;

  return FALSE;
}

gboolean
bango_view_is_target (BangoView *self,
                      BangoCell  cell,
                      int       *part)
{
  const BangoState *state = bango_view_get_state (self);
  BangoPlace *place = bango_view_find_place (self, cell);
  guint n_touched = 0;

  if (part != NULL)
    *part = -1;

  if (!self->can_act || place == NULL || place->tile >= 0)
    return FALSE;

  if (!state->second_round)
    return TRUE;

  if (self->phase == BANGO_PHASE_CARRYING)
    return self->keep >= 0 && touches (state, cell, self->cut.tiles[self->keep]);

  if (self->phase != BANGO_PHASE_CHOOSING)
    return FALSE;

  for (guint i = 0; i < self->cut.n_largest; i++)
    if (touches (state, cell, self->cut.tiles[self->cut.largest[i]]))
      {
        if (part != NULL)
          *part = n_touched == 0 ? self->cut.largest[i] : -1;
        n_touched++;
      }

  return n_touched > 0;
}

static int
get_left_end (const BangoState *state,
              guint64           tiles)
{
  int left = G_MAXINT;

  for (guint tile = 0; tile < 2 * BANGO_TILES; tile++)
    if ((tiles & BANGO_TILE_BIT (tile)) != 0)
      left = MIN (left, state->tile[tile].x * 2 * BANGO_GRID + state->tile[tile].y);

  return left;
}

void
bango_view_cut (BangoView *self,
                BangoCell  lifted,
                BangoCut  *cut)
{
  const BangoState *state = bango_view_get_state (self);

  bango_state_cut (state, lifted, cut);

  for (guint i = 1; i < cut->n_largest; i++)
    for (guint j = i; j > 0 && get_left_end (state, cut->tiles[cut->largest[j]]) <
                               get_left_end (state, cut->tiles[cut->largest[j - 1]]); j--)
      {
        guint8 part = cut->largest[j];

        cut->largest[j] = cut->largest[j - 1];
        cut->largest[j - 1] = part;
      }
}

/* What follows from them */

/* Which part of an open choice pointer or focus speak for, or -1. */
static int
get_part_looked_at (BangoView *self)
{
  BangoCell cell;
  BangoPlace *place;
  int part;

  if (self->considered >= 0)
    return self->considered;

  if (!bango_view_get_current (self, &cell))
    return -1;

  place = bango_view_find_place (self, cell);
  if (place != NULL && place->tile >= 0)
    {
      for (guint i = 0; i < self->cut.n_largest; i++)
        if ((self->cut.tiles[self->cut.largest[i]] & BANGO_TILE_BIT (place->tile)) != 0)
          return self->cut.largest[i];
      return -1;
    }

  bango_view_is_target (self, cell, &part);
  return part;
}

static void
preview_cut (BangoView *self)
{
  const BangoState *state = bango_view_get_state (self);
  gboolean open = FALSE;
  BangoCell cell;
  int keep = -1;

  self->crossed = 0;
  self->parts_shown = FALSE;

  if (self->phase != BANGO_PHASE_IDLE)
    {
      self->shown_cut = self->cut;
      open = self->keep < 0;
      keep = open ? get_part_looked_at (self) : self->keep;
    }
  else if (self->hint != BGL_MOVE_NONE)
    {
      BangoMove hint = bango_move_unpack (self->hint);

      if ((hint.kind != BANGO_SHIFT && hint.kind != BANGO_STARVE) ||
          !bango_state_get_tile (state, hint.from, NULL))
        return;

      bango_view_cut (self, hint.from, &self->shown_cut);
      for (guint i = 0; i < self->shown_cut.n_largest; i++)
        if (self->shown_cut.n_largest == 1 ||
            self->shown_cut.direction[self->shown_cut.largest[i]] == hint.keep)
          keep = self->shown_cut.largest[i];
    }
  else if (bango_view_get_current (self, &cell) && bango_view_is_liftable (self, cell))
    {
      bango_view_cut (self, cell, &self->shown_cut);
      open = self->shown_cut.n_largest > 1;
      keep = open ? -1 : self->shown_cut.largest[0];
    }
  else
    return;

  if (self->shown_cut.n_parts < 2)
    return;

  self->parts_shown = open;
  for (guint part = 0; part < self->shown_cut.n_parts; part++)
    {
      gboolean stays = (int) part == keep;

      for (guint i = 0; keep < 0 && i < self->shown_cut.n_largest; i++)
        stays |= self->shown_cut.largest[i] == part;

      if (!stays)
        self->crossed |= self->shown_cut.tiles[part];
    }
}

void
bango_view_refresh (BangoView *self)
{
  BglGame *game = BGL_GAME (self->game);
  GHashTableIter iter;
  gpointer value;

  if (self->game == NULL)
    return;

  self->can_act = bgl_view_get_interactive (BGL_VIEW (self)) &&
                  bgl_table_is_waiting (bgl_view_get_table (BGL_VIEW (self)));
  if (bgl_game_get_turn (game) > 0)
    self->side = bango_state_get_side (bango_view_get_state (self), bgl_game_get_turn (game));

  if (!self->can_act && self->phase != BANGO_PHASE_IDLE)
    bango_view_reset_hand (self);

  preview_cut (self);

  g_hash_table_iter_init (&iter, self->places);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      BangoPlace *place = value;
      g_autofree char *label = bango_view_describe_place (self, place);

      bgl_spot_set_label (BGL_SPOT (place->spot), label);
    }

  bango_view_update_rising (self);
  bango_view_update_prompt (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Following the game */

static void
activate_cb (BangoView *self,
             GtkWidget *spot)
{
  BangoPlace *place = find_spot (self, spot);

  if (place != NULL)
    bango_view_act (self, place->cell);
}

static int
compare_cells (gconstpointer a,
               gconstpointer b)
{
  const BangoCell *first = a;
  const BangoCell *second = b;

  return first->y != second->y ? first->y - second->y : first->x - second->x;
}

static BangoPlace *
add_place (BangoView *self,
           BangoCell  cell,
           GtkWidget *previous)
{
  BangoPlace *place = g_new0 (BangoPlace, 1);

  place->cell = cell;
  place->spot = bgl_spot_new ();
  g_signal_connect_object (place->spot, "activate",
                           G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_insert_after (place->spot, GTK_WIDGET (self), previous);
  g_hash_table_insert (self->places, GINT_TO_POINTER (bango_cell_pack (cell)), place);

  return place;
}

static void
remove_places (BangoView   *self,
               const GArray *cells)
{
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, self->places);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      BangoPlace *place = value;

      if (!g_array_binary_search ((GArray *) cells, &place->cell, compare_cells, NULL))
        g_hash_table_iter_remove (&iter);
    }
}

/* The children: tiles and the empty cells beside them, row by row, as they would be read. */
static void
update_places (BangoView *self)
{
  const BangoState *state = bango_view_get_state (self);
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (BangoCell));
  BangoCell frontier[2 * (2 * BANGO_TILES) + 2];
  guint n_frontier = bango_state_list_frontier (state, frontier);
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));
  GtkWidget *previous = NULL;

  g_array_append_vals (cells, frontier, n_frontier);
  for (guint tile = 0; tile < 2 * BANGO_TILES; tile++)
    if ((state->alive & BANGO_TILE_BIT (tile)) != 0)
      g_array_append_val (cells, state->tile[tile]);
  g_array_sort (cells, compare_cells);

  self->min_x = self->min_y = G_MAXINT;
  self->max_x = self->max_y = G_MININT;

  for (guint i = 0; i < cells->len; i++)
    {
      BangoCell cell = g_array_index (cells, BangoCell, i);
      BangoPlace *place = bango_view_find_place (self, cell);

      if (place == NULL)
        place = add_place (self, cell, previous);

      place->tile = -1;
      previous = place->spot;

      self->min_x = MIN (self->min_x, cell.x);
      self->max_x = MAX (self->max_x, cell.x);
      self->min_y = MIN (self->min_y, cell.y);
      self->max_y = MAX (self->max_y, cell.y);
    }

  for (guint tile = 0; tile < 2 * BANGO_TILES; tile++)
    if ((state->alive & BANGO_TILE_BIT (tile)) != 0)
      {
        BangoPlace *place = bango_view_find_place (self, state->tile[tile]);

        place->tile = tile;
        bango_state_get_tile (state, place->cell, &place->colour);
      }

  /* Where the ground goes away under the focus, it steps to the nearest cell that stays. */
  if (focus != NULL && focus != GTK_WIDGET (self->prompt) &&
      !g_array_binary_search (cells, &self->home, compare_cells, NULL))
    {
      BangoCell nearest = self->home;
      int best = G_MAXINT;

      for (guint i = 0; i < cells->len; i++)
        {
          BangoCell cell = g_array_index (cells, BangoCell, i);
          int dx = cell.x - self->home.x, dy = cell.y - self->home.y;

          if (dx * dx + dy * dy < best)
            {
              best = dx * dx + dy * dy;
              nearest = cell;
            }
        }
      bango_view_focus_cell (self, nearest);
    }

  remove_places (self, cells);
}

/* The last move and the five follow from the history, so that they are right after
 * going back and forth, too. */
static void
update_marks (BangoView *self)
{
  BglGame *game = BGL_GAME (self->game);
  const BangoState *state = bango_view_get_state (self);
  guint ply = bgl_game_get_ply (game);

  self->has_last = self->has_last_from = FALSE;
  self->n_five = 0;

  while (ply > 0 && !self->has_last && !self->has_last_from)
    {
      BangoMove move = bango_move_unpack (bgl_game_get_move (game, --ply));

      if (move.kind == BANGO_COUGH)
        continue;

      self->has_last = move.kind == BANGO_LAY || move.kind == BANGO_SHIFT;
      self->has_last_from = move.kind == BANGO_SHIFT || move.kind == BANGO_STARVE;
      self->last = move.to;
      self->last_from = move.from;
      break;
    }

  if (self->has_last && state->outcome != BANGO_RUNNING)
    self->n_five = bango_state_find_five (state, self->last, self->five);
}

static void
update_position (BangoView *self,
                 gboolean   glide)
{
  bango_view_reset_hand (self);
  self->hint = BGL_MOVE_NONE;
  update_places (self);
  update_marks (self);
  bango_view_refresh (self);
  bango_view_fit (self, glide);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
moved_cb (BangoView *self)
{
  update_position (self, TRUE);
  bango_view_start_motion (self);
}

static void
rewound_cb (BangoView *self)
{
  bango_view_skip_motion (self);
  update_position (self, FALSE);
}

static void
style_changed_cb (BangoView *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  if (adw_style_manager_get_high_contrast (manager))
    self->light = BANGO_CONTRAST;
  else if (adw_style_manager_get_dark (manager))
    self->light = BANGO_NIGHT;
  else
    self->light = BANGO_DAY;

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

  if (place == NULL && self->has_last)
    place = bango_view_find_place (self, self->last);

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

/* The board is one stop on the way of Tab, the question after it the next ones. */
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
  GtkRoot *root = gtk_widget_get_root (widget);
  BangoPlace *place = child != NULL ? find_spot (self, child) : NULL;

  GTK_WIDGET_CLASS (bango_view_parent_class)->set_focus_child (widget, child);

  if (place != NULL)
    {
      self->home = place->cell;
      if (GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root)))
        self->by_key = TRUE;
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

  /* For those who cannot see it, the focus goes where it begins. */
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

static void
bango_view_skip_animations (BglView *view)
{
  bango_view_skip_motion (BANGO_VIEW (view));
}

static gboolean
cancel_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  return bgl_view_cancel (BGL_VIEW (widget));
}

static void
bango_view_constructed (GObject *object)
{
  BangoView *self = BANGO_VIEW (object);
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));

  G_OBJECT_CLASS (bango_view_parent_class)->constructed (object);

  self->game = g_object_ref (BANGO_GAME (bgl_table_get_game (table)));

  bango_view_connect_motion (self);
  g_signal_connect_object (self->game, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "rewound", G_CALLBACK (rewound_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::thinking",
                           G_CALLBACK (bango_view_refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::running",
                           G_CALLBACK (bango_view_refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::interactive", G_CALLBACK (bango_view_refresh), NULL);

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

  G_OBJECT_CLASS (bango_view_parent_class)->dispose (object);
}

static void
bango_view_finalize (GObject *object)
{
  BangoView *self = BANGO_VIEW (object);

  g_hash_table_unref (self->places);

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
  view_class->cancel = bango_view_cancel;
  view_class->skip_animations = bango_view_skip_animations;

  bgl_mover_bind_keys (widget_class);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, cancel_cb, NULL);

  gtk_widget_class_set_css_name (widget_class, "bango");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
bango_view_init (BangoView *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->places = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) place_free);
  self->keep = self->considered = -1;

  self->prompt = BGL_PROMPT (bgl_prompt_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->prompt), GTK_WIDGET (self));

  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Table of Bango"),
                                  -1);

  bango_view_init_hand (self);
  bango_view_init_motion (self);

  g_signal_connect_object (manager, "notify::dark",
                           G_CALLBACK (style_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast",
                           G_CALLBACK (style_changed_cb), self, G_CONNECT_SWAPPED);
  style_changed_cb (self);
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

const BglLook bango_look = {
  .rules = &bango_rules,
  .get_view_type = bango_view_get_type,
  .draw_cover = bango_art_draw_cover,
  .accent = { "#8a5a2b", "#d9a566" },
  .seat_colours = { "#f0b429", "#c9342a", "#f0b429", "#c9342a" },
  .seat_shapes = { "sun", "ring", "sun", "ring" },
};
