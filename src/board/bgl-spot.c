/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-spot.h"

#include "bgl-art.h"
#include "bgl-compat.h"

typedef struct
{
  char    *label;
  double   radius;
  gboolean has_ring;
  gboolean named;
  gboolean has_name;    /* for screen readers */
  guint    speaking_id; /* waits until a screen reader can be told the new label */
} BglSpotPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (BglSpot, bgl_spot, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_ACTIVATE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
activate_action_cb (GtkWidget  *widget,
                    const char *action_name,
                    GVariant   *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_ACTIVATE], 0);
}

static void
update_name (BglSpot *self)
{
  BglSpotPrivate *priv = bgl_spot_get_instance_private (self);

  g_clear_handle_id (&priv->speaking_id, g_source_remove);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  priv->label != NULL ? priv->label : "", -1);
  priv->has_name = priv->label != NULL;
}

static gboolean
speaking_cb (gpointer user_data)
{
  BglSpotPrivate *priv = bgl_spot_get_instance_private (user_data);
  const guint time = bgl_compat_get_speaking_time (user_data);

  /* More may have been announced in the meantime. */
  if (time > 0)
    priv->speaking_id = g_timeout_add (time, speaking_cb, user_data);
  else
    {
      priv->speaking_id = 0;
      update_name (user_data);
    }

  return G_SOURCE_REMOVE;
}

/* Orca reads the focused widget again when its name changes, and Orca 48 cuts off its announcements for that. */
static void
queue_name (BglSpot *self)
{
  BglSpotPrivate *priv = bgl_spot_get_instance_private (self);
  const guint time = gtk_widget_is_focus (GTK_WIDGET (self)) ? bgl_compat_get_speaking_time (GTK_WIDGET (self)) : 0;

  if (time == 0 || !priv->has_name)
    update_name (self);
  else if (priv->speaking_id == 0)
    priv->speaking_id = g_timeout_add (time, speaking_cb, self);
}

static void
bgl_spot_state_flags_changed (GtkWidget     *widget,
                              GtkStateFlags  previous)
{
  BglSpotPrivate *priv = bgl_spot_get_instance_private (BGL_SPOT (widget));
  GtkStateFlags flags = gtk_widget_get_state_flags (widget);
  gboolean has_ring;

  if ((flags & GTK_STATE_FLAG_FOCUSED) != 0 && (previous & GTK_STATE_FLAG_FOCUSED) == 0)
    bgl_compat_speak_on (widget);
  if ((flags & GTK_STATE_FLAG_FOCUSED) == 0 && priv->speaking_id != 0)
    update_name (BGL_SPOT (widget));

  /* GTK hides the focus after some seconds without a key press, but thinking takes longer. Therefore the ring stays
   * until the focus moves away. */
  has_ring = (flags & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0 ||
             (priv->has_ring && (flags & GTK_STATE_FLAG_FOCUSED) != 0);
  if (priv->has_ring != has_ring)
    {
      priv->has_ring = has_ring;
      gtk_widget_queue_draw (widget);
    }

  GTK_WIDGET_CLASS (bgl_spot_parent_class)->state_flags_changed (widget, previous);
}

/* Draws a yellow ring on a black one, which differs from the focus ring and is visible on any background. */
static void
snapshot_named (GtkWidget   *widget,
                GtkSnapshot *snapshot,
                double       radius)
{
  static const struct
  {
    float   inset, width;
    guint32 color;
  } rings[] = { { 1, 6, 0x000000 }, { 2, 4, 0xffd62e } };

  for (guint i = 0; i < G_N_ELEMENTS (rings); i++)
    {
      const float width = rings[i].width;
      const GdkRGBA color = bgl_art_rgba (rings[i].color, 1);
      graphene_rect_t rect = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
      GskRoundedRect outline;

      graphene_rect_inset (&rect, rings[i].inset, rings[i].inset);
      gsk_rounded_rect_init_from_rect (&outline, &rect, (float) MAX (radius - rings[i].inset, 0));
      gtk_snapshot_append_border (snapshot, &outline, (float[4]) { width, width, width, width },
                                  (GdkRGBA[4]) { color, color, color, color });
    }
}

static void
bgl_spot_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  BglSpotPrivate *priv = bgl_spot_get_instance_private (BGL_SPOT (widget));

  GTK_WIDGET_CLASS (bgl_spot_parent_class)->snapshot (widget, snapshot);

  if (priv->named)
    snapshot_named (widget, snapshot, priv->radius);
  if (priv->has_ring)
    bgl_art_snapshot_ring (snapshot,
                           &GRAPHENE_RECT_INIT (0, 0,
                                                gtk_widget_get_width (widget),
                                                gtk_widget_get_height (widget)),
                           priv->radius);
}

static void
bgl_spot_dispose (GObject *object)
{
  BglSpotPrivate *priv = bgl_spot_get_instance_private (BGL_SPOT (object));

  g_clear_handle_id (&priv->speaking_id, g_source_remove);

  G_OBJECT_CLASS (bgl_spot_parent_class)->dispose (object);
}

static void
bgl_spot_finalize (GObject *object)
{
  BglSpotPrivate *priv = bgl_spot_get_instance_private (BGL_SPOT (object));

  g_free (priv->label);

  G_OBJECT_CLASS (bgl_spot_parent_class)->finalize (object);
}

static void
bgl_spot_class_init (BglSpotClass *klass)
{
  static const guint keys[] = {
    GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space,
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bgl_spot_dispose;
  object_class->finalize = bgl_spot_finalize;

  widget_class->snapshot = bgl_spot_snapshot;
  widget_class->state_flags_changed = bgl_spot_state_flags_changed;

  signals[SIGNAL_ACTIVATE] =
    g_signal_new ("activate", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_activate_signal (widget_class, signals[SIGNAL_ACTIVATE]);

  gtk_widget_class_install_action (widget_class, "spot.activate", NULL, activate_action_cb);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i], 0, "spot.activate", NULL);

  gtk_widget_class_set_css_name (widget_class, "spot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
bgl_spot_init (BglSpot *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
bgl_spot_new (void)
{
  return g_object_new (BGL_TYPE_SPOT, NULL);
}

const char *
bgl_spot_get_label (BglSpot *self)
{
  BglSpotPrivate *priv = bgl_spot_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_SPOT (self), NULL);

  return priv->label;
}

void
bgl_spot_set_label (BglSpot    *self,
                    const char *label)
{
  BglSpotPrivate *priv = bgl_spot_get_instance_private (self);

  g_return_if_fail (BGL_IS_SPOT (self));

  /* Boards set the labels of all spots after each move. Only changes are sent to the screen reader. */
  if (g_strcmp0 (priv->label, label) == 0)
    return;

  g_free (priv->label);
  priv->label = g_strdup (label);
  queue_name (self);
}

void
bgl_spot_set_radius (BglSpot *self,
                     double   radius)
{
  BglSpotPrivate *priv = bgl_spot_get_instance_private (self);

  g_return_if_fail (BGL_IS_SPOT (self));

  if (G_APPROX_VALUE (priv->radius, radius, 0.01))
    return;

  priv->radius = radius;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
bgl_spot_get_named (BglSpot *self)
{
  BglSpotPrivate *priv = bgl_spot_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_SPOT (self), FALSE);

  return priv->named;
}

void
bgl_spot_set_named (BglSpot  *self,
                    gboolean  named)
{
  BglSpotPrivate *priv = bgl_spot_get_instance_private (self);

  g_return_if_fail (BGL_IS_SPOT (self));

  named = !!named;
  if (priv->named == named)
    return;

  priv->named = named;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
