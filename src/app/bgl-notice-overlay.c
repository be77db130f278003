/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-notice-overlay.h"

#include "engine/bgl-text.h"

#include "bgl-wrap-layout.h"
#include "board/bgl-arrange.h"
#include "board/bgl-focus.h"

#define DEFAULT_SECONDS 5
#define BUTTON_SPACING  6
#define N_BUTTONS       2

/* The notice is a box with the CSS node of a toast, so that the desktop's style for toasts applies. */
#define BGL_TYPE_NOTICE (bgl_notice_get_type ())

G_DECLARE_FINAL_TYPE (BglNotice, bgl_notice, BGL, NOTICE, GtkWidget)

struct _BglNotice
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (BglNotice, bgl_notice, GTK_TYPE_WIDGET)

static void
bgl_notice_dispose (GObject *object)
{
  bgl_arrange_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (bgl_notice_parent_class)->dispose (object);
}

static void
bgl_notice_class_init (BglNoticeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bgl_notice_dispose;

  gtk_widget_class_set_css_name (widget_class, "toast");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_notice_init (BglNotice *self)
{
}

struct _BglNoticeOverlay
{
  GtkWidget    parent_instance;

  GtkOverlay  *overlay;
  GtkRevealer *revealer;
  GtkWidget   *notice;
  GtkLabel    *label;
  GtkWidget   *button_box;
  GtkButton   *buttons[N_BUTTONS];
  GtkWidget   *close;

  char        *actions[N_BUTTONS];
  GVariant    *targets[N_BUTTONS];
  guint        serial;    /* identifies the current notice */
  guint        seconds;
  guint        timeout_id;
};

G_DEFINE_FINAL_TYPE (BglNoticeOverlay, bgl_notice_overlay, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_CHILD,
  PROP_SECONDS,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  SIGNAL_DISMISSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* A notice stays while the pointer is over it or the focus is in it. */
static gboolean
timeout_cb (gpointer user_data)
{
  BglNoticeOverlay *self = user_data;
  const GtkStateFlags needed = GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUS_WITHIN;

  if ((gtk_widget_get_state_flags (self->notice) & needed) != 0)
    return G_SOURCE_CONTINUE;

  self->timeout_id = 0;
  bgl_notice_overlay_dismiss (self);

  return G_SOURCE_REMOVE;
}

/* The action runs before the notice is dismissed, because dismissing it may discard what the action needs. GtkButton
 * would run its own action last. */
static void
clicked_cb (BglNoticeOverlay *self,
            GtkButton        *clicked)
{
  guint index = clicked == self->buttons[0] ? 0 : 1;
  guint serial = self->serial;
  /* Copied, because the action may show another notice, which replaces them. */
  g_autofree char *action = g_strdup (self->actions[index]);
  g_autoptr (GVariant) target = self->targets[index] != NULL ? g_variant_ref (self->targets[index]) : NULL;

  gtk_widget_activate_action_variant (GTK_WIDGET (self), action, target);
  /* The action may have shown another notice. */
  if (self->serial == serial)
    bgl_notice_overlay_dismiss (self);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  BglNoticeOverlay *self = BGL_NOTICE_OVERLAY (widget);

  if (!gtk_revealer_get_reveal_child (self->revealer))
    return GDK_EVENT_PROPAGATE;

  bgl_notice_overlay_dismiss (self);

  return GDK_EVENT_STOP;
}

static void
bgl_notice_overlay_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_CHILD:
      g_value_set_object (value, bgl_notice_overlay_get_child (BGL_NOTICE_OVERLAY (object)));
      break;
    case PROP_SECONDS:
      g_value_set_uint (value, BGL_NOTICE_OVERLAY (object)->seconds);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bgl_notice_overlay_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_CHILD:
      bgl_notice_overlay_set_child (BGL_NOTICE_OVERLAY (object), g_value_get_object (value));
      break;
    case PROP_SECONDS:
      BGL_NOTICE_OVERLAY (object)->seconds = g_value_get_uint (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bgl_notice_overlay_dispose (GObject *object)
{
  BglNoticeOverlay *self = BGL_NOTICE_OVERLAY (object);

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  if (self->overlay != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->overlay));
  self->overlay = NULL;

  G_OBJECT_CLASS (bgl_notice_overlay_parent_class)->dispose (object);
}

static void
bgl_notice_overlay_finalize (GObject *object)
{
  BglNoticeOverlay *self = BGL_NOTICE_OVERLAY (object);

  for (guint i = 0; i < N_BUTTONS; i++)
    {
      g_free (self->actions[i]);
      g_clear_pointer (&self->targets[i], g_variant_unref);
    }

  G_OBJECT_CLASS (bgl_notice_overlay_parent_class)->finalize (object);
}

static void
bgl_notice_overlay_class_init (BglNoticeOverlayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bgl_notice_overlay_get_property;
  object_class->set_property = bgl_notice_overlay_set_property;
  object_class->dispose = bgl_notice_overlay_dispose;
  object_class->finalize = bgl_notice_overlay_finalize;

  props[PROP_CHILD] =
    g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_SECONDS] =
    g_param_spec_uint ("seconds", NULL, NULL, 1, G_MAXUINT, DEFAULT_SECONDS,
                       G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_DISMISSED] =
    g_signal_new ("dismissed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (BGL_TYPE_NOTICE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bungalow_games/Bungalow/bgl-notice-overlay.ui");
  gtk_widget_class_bind_template_child (widget_class, BglNoticeOverlay, overlay);
  gtk_widget_class_bind_template_child (widget_class, BglNoticeOverlay, revealer);
  gtk_widget_class_bind_template_child (widget_class, BglNoticeOverlay, notice);
  gtk_widget_class_bind_template_child (widget_class, BglNoticeOverlay, label);
  gtk_widget_class_bind_template_child (widget_class, BglNoticeOverlay, button_box);
  gtk_widget_class_bind_template_child_full (widget_class, "first", FALSE,
                                             G_STRUCT_OFFSET (BglNoticeOverlay, buttons[0]));
  gtk_widget_class_bind_template_child_full (widget_class, "second", FALSE,
                                             G_STRUCT_OFFSET (BglNoticeOverlay, buttons[1]));
  gtk_widget_class_bind_template_child (widget_class, BglNoticeOverlay, close);
  gtk_widget_class_bind_template_callback (widget_class, bgl_notice_overlay_dismiss);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_set_css_name (widget_class, "noticeoverlay");
}

static void
bgl_notice_overlay_init (BglNoticeOverlay *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->button_box, bgl_wrap_layout_new (BUTTON_SPACING));
}

GtkWidget *
bgl_notice_overlay_get_child (BglNoticeOverlay *self)
{
  g_return_val_if_fail (BGL_IS_NOTICE_OVERLAY (self), NULL);

  return gtk_overlay_get_child (self->overlay);
}

void
bgl_notice_overlay_set_child (BglNoticeOverlay *self,
                              GtkWidget        *child)
{
  g_return_if_fail (BGL_IS_NOTICE_OVERLAY (self));
  g_return_if_fail (child == NULL || GTK_IS_WIDGET (child));

  if (gtk_overlay_get_child (self->overlay) == child)
    return;

  gtk_overlay_set_child (self->overlay, child);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CHILD]);
}

static void
set_button (BglNoticeOverlay *self,
            guint             index,
            const char       *label,
            const char       *action,
            GVariant         *target)
{
  gtk_widget_set_visible (GTK_WIDGET (self->buttons[index]), label != NULL);
  if (label != NULL)
    {
      gtk_button_set_label (self->buttons[index], label);
      /* In a narrow window even a few words may be too long. */
      gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (self->buttons[index])), TRUE);
    }
  g_free (self->actions[index]);
  self->actions[index] = g_strdup (action);
  g_clear_pointer (&self->targets[index], g_variant_unref);
  if (target != NULL)
    self->targets[index] = g_variant_ref_sink (target);
}

void
bgl_notice_overlay_show (BglNoticeOverlay *self,
                         const char       *text,
                         const char       *button,
                         const char       *action,
                         GVariant         *target)
{
  g_autofree char *shown = NULL;

  g_return_if_fail (BGL_IS_NOTICE_OVERLAY (self));
  g_return_if_fail (text != NULL);
  g_return_if_fail ((button == NULL) == (action == NULL));

  bgl_notice_overlay_dismiss (self);

  /* The text may quote a path or a file. */
  shown = bgl_text_shorten (text, BGL_TEXT_MESSAGE);
  gtk_label_set_label (self->label, shown);
  gtk_widget_set_visible (self->button_box, button != NULL);
  set_button (self, 0, button, action, target);
  set_button (self, 1, NULL, NULL, NULL);

  self->serial++;
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
  self->timeout_id = g_timeout_add_seconds (self->seconds, timeout_cb, self);
}

void
bgl_notice_overlay_add_button (BglNoticeOverlay *self,
                               const char       *button,
                               const char       *action,
                               GVariant         *target)
{
  g_return_if_fail (BGL_IS_NOTICE_OVERLAY (self));
  g_return_if_fail (button != NULL);
  g_return_if_fail (action != NULL);

  set_button (self, 1, button, action, target);
}

void
bgl_notice_overlay_dismiss (BglNoticeOverlay *self)
{
  GtkWidget *child;

  g_return_if_fail (BGL_IS_NOTICE_OVERLAY (self));

  if (!gtk_revealer_get_reveal_child (self->revealer))
    return;

  g_clear_handle_id (&self->timeout_id, g_source_remove);

  /* Return the focus to the child, so that it does not get lost. */
  child = gtk_overlay_get_child (self->overlay);
  if ((gtk_widget_get_state_flags (self->notice) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0 && child != NULL)
    bgl_focus_give (child);

  gtk_revealer_set_reveal_child (self->revealer, FALSE);
  g_signal_emit (self, signals[SIGNAL_DISMISSED], 0);
}

const char *
bgl_notice_overlay_get_text (BglNoticeOverlay *self)
{
  g_return_val_if_fail (BGL_IS_NOTICE_OVERLAY (self), NULL);

  return gtk_revealer_get_reveal_child (self->revealer) ? gtk_label_get_label (self->label) : NULL;
}

GVariant *
bgl_notice_overlay_get_target (BglNoticeOverlay *self)
{
  g_return_val_if_fail (BGL_IS_NOTICE_OVERLAY (self), NULL);

  return gtk_revealer_get_reveal_child (self->revealer) ? self->targets[0] : NULL;
}
