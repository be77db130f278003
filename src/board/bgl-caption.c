/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-caption.h"

#include "bgl-board-styles.h"
#include "bgl-names.h"

/* The same sizes as in the template and the style sheet. */
#define PAD_X   12
#define PAD_Y   8
#define SPACING 8
#define ICON    16

struct _BglCaption
{
  GtkButton parent_instance;

  GtkLabel *text;
  char     *rule;
  gboolean  held;
  double    scale;
};

G_DEFINE_FINAL_TYPE (BglCaption, bgl_caption, GTK_TYPE_BUTTON)

enum
{
  PROP_0,
  PROP_HELD,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
bgl_caption_state_flags_changed (GtkWidget     *widget,
                                 GtkStateFlags  previous)
{
  BglCaption *self = BGL_CAPTION (widget);
  gboolean held = (gtk_widget_get_state_flags (widget) &
                   (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUSED)) != 0;

  GTK_WIDGET_CLASS (bgl_caption_parent_class)->state_flags_changed (widget, previous);

  if (self->held == held)
    return;

  self->held = held;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HELD]);
}

static void
bgl_caption_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_HELD:
      g_value_set_boolean (value, bgl_caption_get_held (BGL_CAPTION (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bgl_caption_finalize (GObject *object)
{
  g_free (BGL_CAPTION (object)->rule);

  G_OBJECT_CLASS (bgl_caption_parent_class)->finalize (object);
}

static void
bgl_caption_class_init (BglCaptionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bgl_caption_get_property;
  object_class->finalize = bgl_caption_finalize;

  widget_class->state_flags_changed = bgl_caption_state_flags_changed;

  properties[PROP_HELD] =
    g_param_spec_boolean ("held", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  bgl_board_styles_add_icons ();
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bungalow_games/Bungalow/bgl-caption.ui");
  gtk_widget_class_bind_template_child (widget_class, BglCaption, text);
}

static void
bgl_caption_init (BglCaption *self)
{
  self->scale = 1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bgl_caption_new (void)
{
  return g_object_new (BGL_TYPE_CAPTION, NULL);
}

void
bgl_caption_set (BglCaption *self,
                 const char *text,
                 const char *rule,
                 const char *title)
{
  g_return_if_fail (BGL_IS_CAPTION (self));
  g_return_if_fail (text == NULL || rule != NULL);

  if (text == NULL)
    {
      gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
      return;
    }

  gtk_label_set_label (self->text, text);
  bgl_names_set (GTK_WIDGET (self), gtk_label_get_text (self->text));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), title);
  g_free (self->rule);
  self->rule = g_strdup (rule);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "s", rule);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "win.show-rule");
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

int
bgl_caption_measure_text (BglCaption *self,
                          const char *text,
                          int         width,
                          double      scale)
{
  g_autoptr (PangoLayout) layout = NULL;
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  int height;

  g_return_val_if_fail (BGL_IS_CAPTION (self), 0);
  g_return_val_if_fail (text != NULL, 0);

  layout = gtk_widget_create_pango_layout (GTK_WIDGET (self->text), text);
  pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, MAX (width - 2 * PAD_X - SPACING - ICON, 1) * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, NULL, &height);

  return MAX (height, ICON) + 2 * PAD_Y;
}

void
bgl_caption_set_scale (BglCaption *self,
                       double      scale)
{
  g_autoptr (PangoAttrList) attributes = NULL;

  g_return_if_fail (BGL_IS_CAPTION (self));
  g_return_if_fail (scale > 0);

  if (self->scale == scale)
    return;

  self->scale = scale;
  attributes = pango_attr_list_new ();
  pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  gtk_label_set_attributes (self->text, attributes);
}

const char *
bgl_caption_get_text (BglCaption *self)
{
  g_return_val_if_fail (BGL_IS_CAPTION (self), NULL);

  return gtk_widget_get_visible (GTK_WIDGET (self)) ? gtk_label_get_label (self->text) : NULL;
}

const char *
bgl_caption_get_rule (BglCaption *self)
{
  g_return_val_if_fail (BGL_IS_CAPTION (self), NULL);

  return gtk_widget_get_visible (GTK_WIDGET (self)) ? self->rule : NULL;
}

gboolean
bgl_caption_get_held (BglCaption *self)
{
  g_return_val_if_fail (BGL_IS_CAPTION (self), FALSE);

  return self->held;
}
