/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-board-private.h"

#include "bgl-mover.h"

/* The spots of a board and the focus. */

GtkWidget *
bgl_board_get_spot (BglBoard *self,
                    guint     spot)
{
  g_return_val_if_fail (BGL_IS_BOARD (self), NULL);

  return g_hash_table_lookup (bgl_board_get_private (self)->spots, GUINT_TO_POINTER (spot));
}

guint
bgl_board_get_n_spots (BglBoard *self)
{
  g_return_val_if_fail (BGL_IS_BOARD (self), 0);

  return bgl_board_get_private (self)->order->len;
}

guint
bgl_board_get_nth_spot (BglBoard *self,
                        guint     index)
{
  g_return_val_if_fail (BGL_IS_BOARD (self), BGL_SPOT_NONE);
  g_return_val_if_fail (index < bgl_board_get_n_spots (self), BGL_SPOT_NONE);

  return g_array_index (bgl_board_get_private (self)->order, guint, index);
}

guint
bgl_board_find_child (BglBoard  *self,
                      GtkWidget *child)
{
  g_return_val_if_fail (BGL_IS_BOARD (self), BGL_SPOT_NONE);

  for (guint i = 0; i < bgl_board_get_n_spots (self); i++)
    if (bgl_board_get_spot (self, bgl_board_get_nth_spot (self, i)) == child)
      return bgl_board_get_nth_spot (self, i);

  return BGL_SPOT_NONE;
}

/* The spot or the stop that has the focus, or NULL. */
static GtkWidget *
get_focus (BglBoard *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (bgl_board_get_private (self)->surface);

  return focus != NULL ? focus : gtk_widget_get_focus_child (GTK_WIDGET (self));
}

gboolean
bgl_board_has_focus (BglBoard *self)
{
  g_return_val_if_fail (BGL_IS_BOARD (self), FALSE);

  return get_focus (self) != NULL && bgl_board_find_child (self, get_focus (self)) != BGL_SPOT_NONE;
}

guint
bgl_board_get_home (BglBoard *self)
{
  g_return_val_if_fail (BGL_IS_BOARD (self), BGL_SPOT_NONE);

  return bgl_board_get_private (self)->home;
}

void
bgl_board_set_home (BglBoard *self,
                    guint     spot)
{
  g_return_if_fail (BGL_IS_BOARD (self));

  bgl_board_get_private (self)->home = spot;
}

static gboolean
can_focus (GtkWidget *child)
{
  return gtk_widget_get_focusable (child) && gtk_widget_get_child_visible (child);
}

static void
update_label (BglBoard *self,
              guint     spot)
{
  g_autofree char *label = BGL_BOARD_GET_CLASS (self)->describe_spot (self, spot);

  bgl_spot_set_label (BGL_SPOT (bgl_board_get_spot (self, spot)), label);
}

gboolean
bgl_board_focus_spot (BglBoard *self,
                      guint     spot)
{
  GtkWidget *child = bgl_board_get_spot (self, spot);

  if (child == NULL || !can_focus (child))
    return FALSE;

  /* Screen readers read a new spot as soon as it has the focus. */
  if (bgl_spot_get_label (BGL_SPOT (child)) == NULL)
    update_label (self, spot);

  return gtk_widget_grab_focus (child);
}

static void
get_middle (BglBoard         *self,
            guint             spot,
            graphene_point_t *middle)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  if (spot != BGL_SPOT_NONE)
    BGL_BOARD_GET_CLASS (self)->place_spot (self, spot, &bounds);
  graphene_rect_get_center (&bounds, middle);
}

/* Uses the layout and not the allocation, because new spots have none yet. */
guint
bgl_board_find_nearest (BglBoard               *self,
                        const graphene_point_t *point)
{
  guint best = BGL_SPOT_NONE;
  float best_distance = G_MAXFLOAT;

  g_return_val_if_fail (BGL_IS_BOARD (self), BGL_SPOT_NONE);
  g_return_val_if_fail (point != NULL, BGL_SPOT_NONE);

  for (guint i = 0; i < bgl_board_get_n_spots (self); i++)
    {
      const guint spot = bgl_board_get_nth_spot (self, i);
      GtkWidget *child = bgl_board_get_spot (self, spot);
      graphene_point_t middle;
      float distance;

      if (!can_focus (child))
        continue;

      get_middle (self, spot, &middle);
      distance = graphene_point_distance (&middle, point, NULL, NULL);
      if (distance < best_distance)
        {
          best_distance = distance;
          best = spot;
        }
    }

  return best;
}

guint
bgl_board_real_find_spot (BglBoard               *self,
                          const graphene_point_t *point)
{
  for (guint i = 0; i < bgl_board_get_n_spots (self); i++)
    {
      const guint spot = bgl_board_get_nth_spot (self, i);
      graphene_rect_t bounds;

      BGL_BOARD_GET_CLASS (self)->place_spot (self, spot, &bounds);
      if (graphene_rect_contains_point (&bounds, point))
        return spot;
    }

  return BGL_SPOT_NONE;
}

guint
bgl_board_real_find_home (BglBoard               *self,
                          const graphene_point_t *point)
{
  BglBoardPrivate *priv = bgl_board_get_private (self);
  graphene_point_t middle;

  if (point != NULL)
    return bgl_board_find_nearest (self, point);

  if (priv->recent->len > 0)
    {
      const guint last = bgl_board_get_recent (self, priv->recent->len - 1)->to;
      GtkWidget *child = bgl_board_get_spot (self, last);

      if (child != NULL && can_focus (child))
        return last;
    }

  get_middle (self, priv->home, &middle);

  return bgl_board_find_nearest (self, &middle);
}

gboolean
bgl_board_focus_home (BglBoard *self)
{
  BglBoardPrivate *priv = bgl_board_get_private (self);

  g_return_val_if_fail (BGL_IS_BOARD (self), FALSE);

  return bgl_board_focus_spot (self, priv->home) ||
         bgl_board_focus_spot (self, BGL_BOARD_GET_CLASS (self)->find_home (self, NULL));
}

/* Updating */

static void
activate_cb (BglBoard  *self,
             GtkWidget *child)
{
  const guint spot = bgl_board_find_child (self, child);

  if (spot != BGL_SPOT_NONE)
    bgl_board_activate_spot (self, spot);
}

void
bgl_board_add_spot (BglBoard *self,
                    guint     spot,
                    gboolean  focusable)
{
  BglBoardPrivate *priv;
  GtkWidget *child, *previous = NULL;

  g_return_if_fail (BGL_IS_BOARD (self));
  g_return_if_fail (spot != BGL_SPOT_NONE);

  priv = bgl_board_get_private (self);
  if (priv->order->len > 0)
    previous = bgl_board_get_spot (self, bgl_board_get_nth_spot (self, priv->order->len - 1));
  g_array_append_val (priv->order, spot);

  child = bgl_board_get_spot (self, spot);
  if (child == NULL)
    {
      child = bgl_spot_new ();
      bgl_language_connect (child, "activate", G_CALLBACK (activate_cb), self);
      gtk_widget_insert_after (child, priv->surface, previous);
      g_hash_table_insert (priv->spots, GUINT_TO_POINTER (spot), child);
    }
  gtk_widget_set_focusable (child, focusable);
}

void
bgl_board_update_spots (BglBoard *self)
{
  BglBoardPrivate *priv;
  const guint focused = get_focus (self) != NULL ? bgl_board_find_child (self, get_focus (self)) : BGL_SPOT_NONE;
  g_autoptr (GHashTable) old = g_hash_table_new (NULL, NULL);
  GHashTableIter iter;
  gpointer key;

  g_return_if_fail (BGL_IS_BOARD (self));

  priv = bgl_board_get_private (self);
  for (guint i = 0; i < priv->order->len; i++)
    g_hash_table_add (old, GUINT_TO_POINTER (bgl_board_get_nth_spot (self, i)));

  g_array_set_size (priv->order, 0);
  BGL_BOARD_GET_CLASS (self)->list_spots (self);
  for (guint i = 0; i < priv->order->len; i++)
    g_hash_table_remove (old, GUINT_TO_POINTER (bgl_board_get_nth_spot (self, i)));

  /* The focus must leave a child before it is removed. */
  if (focused != BGL_SPOT_NONE && (g_hash_table_contains (old, GUINT_TO_POINTER (focused)) ||
                                   !gtk_widget_get_focusable (bgl_board_get_spot (self, focused))))
    {
      graphene_point_t point;

      get_middle (self, focused, &point);
      bgl_board_focus_spot (self, BGL_BOARD_GET_CLASS (self)->find_home (self, &point));
    }

  g_hash_table_iter_init (&iter, old);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    g_hash_table_remove (priv->spots, key);
}

void
bgl_board_update_labels (BglBoard *self)
{
  for (guint i = 0; i < bgl_board_get_n_spots (self); i++)
    update_label (self, bgl_board_get_nth_spot (self, i));
}

void
bgl_board_allocate_spots (BglBoard *self)
{
  g_return_if_fail (BGL_IS_BOARD (self));

  for (guint i = 0; i < bgl_board_get_n_spots (self); i++)
    {
      const guint spot = bgl_board_get_nth_spot (self, i);
      GtkWidget *child = bgl_board_get_spot (self, spot);
      graphene_rect_t bounds;
      const double radius = BGL_BOARD_GET_CLASS (self)->place_spot (self, spot, &bounds);

      gtk_widget_set_child_visible (child, bounds.size.width > 0 && bounds.size.height > 0);
      if (!gtk_widget_should_layout (child) || !gtk_widget_get_child_visible (child))
        continue;

      bgl_spot_set_radius (BGL_SPOT (child), radius);
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (child,
                                &(GtkAllocation) { (int) (bounds.origin.x + 0.5f), (int) (bounds.origin.y + 0.5f),
                                                   MAX ((int) (bounds.size.width + 0.5f), 1),
                                                   MAX ((int) (bounds.size.height + 0.5f), 1) },
                                -1);
    }
}

/* Tab */

void
bgl_board_add_stop (BglBoard  *self,
                    GtkWidget *stop)
{
  BglBoardPrivate *priv;

  g_return_if_fail (BGL_IS_BOARD (self));
  g_return_if_fail (GTK_IS_WIDGET (stop));

  priv = bgl_board_get_private (self);
  g_ptr_array_add (priv->stops, stop);
  if (priv->hand != NULL)
    bgl_hand_avoid (priv->hand, stop);
}

static guint
get_group (BglBoard *self,
           guint     spot)
{
  BglBoardClass *klass = BGL_BOARD_GET_CLASS (self);

  return klass->get_group != NULL && spot != BGL_SPOT_NONE ? klass->get_group (self, spot) : 0;
}

static guint
count_groups (BglBoard *self)
{
  guint n_groups = 1;

  for (guint i = 0; i < bgl_board_get_n_spots (self); i++)
    n_groups = MAX (n_groups, get_group (self, bgl_board_get_nth_spot (self, i)) + 1);

  return n_groups;
}

/* Returns to the spot of the group that had the focus, or else goes to the first one. */
static gboolean
focus_group (BglBoard *self,
             guint     group)
{
  BglBoardPrivate *priv = bgl_board_get_private (self);

  if (get_group (self, priv->home) == group)
    return bgl_board_focus_home (self);

  if (group < priv->homes->len && bgl_board_focus_spot (self, g_array_index (priv->homes, guint, group)))
    return TRUE;

  for (guint i = 0; i < bgl_board_get_n_spots (self); i++)
    if (get_group (self, bgl_board_get_nth_spot (self, i)) == group &&
        bgl_board_focus_spot (self, bgl_board_get_nth_spot (self, i)))
      return TRUE;

  return FALSE;
}

/* The groups of spots are the first stops. */
static gboolean
focus_stop (BglBoard         *self,
            guint             stop,
            GtkDirectionType  direction)
{
  const guint n_groups = count_groups (self);
  GtkWidget *widget;

  if (stop < n_groups)
    return focus_group (self, stop);

  widget = g_ptr_array_index (bgl_board_get_private (self)->stops, stop - n_groups);

  return gtk_widget_get_mapped (widget) && gtk_widget_child_focus (widget, direction);
}

gboolean
bgl_board_focus_next (BglBoard         *self,
                      GtkDirectionType  direction)
{
  BglBoardPrivate *priv = bgl_board_get_private (self);
  const int n_groups = (int) count_groups (self);
  const int n_stops = n_groups + (int) priv->stops->len;
  const int step = direction == GTK_DIR_TAB_BACKWARD ? -1 : 1;
  GtkWidget *focus = get_focus (self);
  int stop = step > 0 ? -1 : n_stops;
  guint index;

  g_return_val_if_fail (BGL_IS_BOARD (self), FALSE);

  if (focus != NULL)
    {
      stop = g_ptr_array_find (priv->stops, focus, &index) ? n_groups + (int) index
             : (int) get_group (self, bgl_board_find_child (self, focus));
      if (stop >= n_groups && gtk_widget_child_focus (focus, direction))
        return TRUE;
      /* Arrow keys do not leave the board, except from a question above its spots. */
      if (direction == GTK_DIR_UP && focus == (GtkWidget *) bgl_view_get_prompt (BGL_VIEW (self)))
        return bgl_board_focus_home (self);
      if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
        return stop >= n_groups;
    }

  for (stop += step; stop >= 0 && stop < n_stops; stop += step)
    if (focus_stop (self, (guint) stop, direction))
      return TRUE;

  return FALSE;
}

void
bgl_board_focus_changed (BglBoard  *self,
                         GtkWidget *child)
{
  g_auto (BglLanguage) language = bgl_view_enter_language (BGL_VIEW (self));
  BglBoardPrivate *priv = bgl_board_get_private (self);
  guint spot = BGL_SPOT_NONE;

  g_return_if_fail (BGL_IS_BOARD (self));

  if (child != NULL)
    spot = bgl_board_find_child (self, child);
  if (spot != BGL_SPOT_NONE)
    {
      const guint group = get_group (self, spot), none = BGL_SPOT_NONE;

      priv->home = spot;
      while (priv->homes->len <= group)
        g_array_append_val (priv->homes, none);
      g_array_index (priv->homes, guint, group) = spot;
      bgl_hand_follow_focus (priv->hand);
      if (BGL_BOARD_GET_CLASS (self)->focused != NULL)
        BGL_BOARD_GET_CLASS (self)->focused (self, spot);
    }

  bgl_view_refresh (BGL_VIEW (self));
}

/* Arrow keys */

gboolean
bgl_board_real_move_focus (BglBoard *self,
                           int       dx,
                           int       dy)
{
  return bgl_mover_move (bgl_board_get_private (self)->surface, dx, dy);
}
