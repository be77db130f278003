/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-split-view.h"

#include "board/bgl-arrange.h"

/* From this width on, a board of 560 pixels and a readable column fit side by side. */
#define WIDE      980
#define MAX_ASIDE 560

/*
 * CSS nodes: split-view. Accessible role: group.
 */
struct _BglSplitView
{
  GtkWidget  parent_instance;

  GtkWidget *main;
  GtkWidget *aside;
  gboolean   open;
  gboolean   cover;
  gboolean   split;
  guint      notify_id;
};

enum
{
  PROP_0,
  PROP_MAIN,
  PROP_OPEN,
  PROP_SPLIT,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (BglSplitView, bgl_split_view, GTK_TYPE_WIDGET)

static gboolean
is_beside (BglSplitView *self,
           int           width)
{
  return !self->cover && width >= WIDE;
}

static void
bgl_split_view_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  GtkWidget *child;

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;

  /* Either child may get the whole width. */
  for (child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      if (!gtk_widget_get_visible (child))
        continue;

      gtk_widget_measure (child, orientation,
                          orientation == GTK_ORIENTATION_VERTICAL ? -1 : for_size,
                          &child_minimum, &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }
}

static gboolean
notify_cb (gpointer user_data)
{
  BglSplitView *self = user_data;

  self->notify_id = 0;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SPLIT]);

  return G_SOURCE_REMOVE;
}

/* Notify when idle, because handlers may change sizes, which is not possible during allocation. */
static void
set_split (BglSplitView *self,
           gboolean      split)
{
  if (self->split == split)
    return;

  self->split = split;
  if (self->notify_id == 0)
    self->notify_id = g_idle_add (notify_cb, self);
}

static void
bgl_split_view_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  BglSplitView *self = BGL_SPLIT_VIEW (widget);
  gboolean shows_aside = self->open && self->aside != NULL;
  gboolean shows_main = !shows_aside || is_beside (self, width);
  int aside_width = shows_main ? MIN (MAX_ASIDE, width * 2 / 5) : width;

  /* A child that is hidden may pass the focus to the other child, which changes its size. Therefore, set the
   * visibility of both before allocating them. */
  if (self->main != NULL)
    gtk_widget_set_child_visible (self->main, shows_main);
  if (self->aside != NULL)
    gtk_widget_set_child_visible (self->aside, shows_aside);

  if (self->main != NULL && shows_main)
    bgl_arrange_place (widget, self->main, 0, 0, shows_aside ? width - aside_width : width, height);
  if (shows_aside)
    bgl_arrange_place (widget, self->aside, width - aside_width, 0, aside_width, height);

  set_split (self, shows_main && shows_aside);
}

static void
set_child (BglSplitView  *self,
           GtkWidget    **child,
           GtkWidget     *widget)
{
  if (*child == widget)
    return;

  g_clear_pointer (child, gtk_widget_unparent);
  *child = widget;
  if (widget != NULL)
    gtk_widget_set_parent (widget, GTK_WIDGET (self));
}

static void
bgl_split_view_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  BglSplitView *self = BGL_SPLIT_VIEW (object);

  switch (prop_id)
    {
    case PROP_MAIN:
      g_value_set_object (value, self->main);
      break;
    case PROP_OPEN:
      g_value_set_boolean (value, self->open);
      break;
    case PROP_SPLIT:
      g_value_set_boolean (value, self->split);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bgl_split_view_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  BglSplitView *self = BGL_SPLIT_VIEW (object);

  switch (prop_id)
    {
    case PROP_MAIN:
      set_child (self, &self->main, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bgl_split_view_dispose (GObject *object)
{
  BglSplitView *self = BGL_SPLIT_VIEW (object);

  g_clear_handle_id (&self->notify_id, g_source_remove);
  g_clear_pointer (&self->main, gtk_widget_unparent);
  g_clear_pointer (&self->aside, gtk_widget_unparent);

  G_OBJECT_CLASS (bgl_split_view_parent_class)->dispose (object);
}

static void
bgl_split_view_class_init (BglSplitViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = bgl_split_view_get_property;
  object_class->set_property = bgl_split_view_set_property;
  object_class->dispose = bgl_split_view_dispose;

  widget_class->measure = bgl_split_view_measure;
  widget_class->size_allocate = bgl_split_view_size_allocate;

  props[PROP_MAIN] = g_param_spec_object ("main", NULL, NULL, GTK_TYPE_WIDGET,
                                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_OPEN] = g_param_spec_boolean ("open", NULL, NULL, FALSE, flags);
  props[PROP_SPLIT] = g_param_spec_boolean ("split", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "split-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_split_view_init (BglSplitView *self)
{
}

void
bgl_split_view_set_aside (BglSplitView *self,
                          GtkWidget    *aside)
{
  g_return_if_fail (BGL_IS_SPLIT_VIEW (self));

  set_child (self, &self->aside, aside);
}

gboolean
bgl_split_view_get_open (BglSplitView *self)
{
  g_return_val_if_fail (BGL_IS_SPLIT_VIEW (self), FALSE);

  return self->open;
}

void
bgl_split_view_set_open (BglSplitView *self,
                         gboolean      open)
{
  GtkWidget *child;

  g_return_if_fail (BGL_IS_SPLIT_VIEW (self));

  open = !!open;
  if (self->open == open)
    return;

  self->open = open;
  /* Show the child now, so that it can take the focus. The other child is hidden in the next allocation. */
  child = open ? self->aside : self->main;
  if (child != NULL)
    gtk_widget_set_child_visible (child, TRUE);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_OPEN]);
}

void
bgl_split_view_set_cover (BglSplitView *self,
                          gboolean      cover)
{
  g_return_if_fail (BGL_IS_SPLIT_VIEW (self));

  cover = !!cover;
  if (self->cover == cover)
    return;

  self->cover = cover;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

gboolean
bgl_split_view_get_split (BglSplitView *self)
{
  g_return_val_if_fail (BGL_IS_SPLIT_VIEW (self), FALSE);

  return self->split;
}
