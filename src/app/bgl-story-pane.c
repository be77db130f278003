/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-story-pane.h"

#include <adwaita.h>

#include "board/bgl-arrange.h"
#include "board/bgl-compat.h"
#include "board/bgl-names.h"

/*
 * The pane beside the board: the log and, after the end of the game, its summary.
 *
 * CSS nodes: story-pane, with a stackswitcher and a log-view or a .summary. Accessible role: group.
 */
struct _BglStoryPane
{
  GtkWidget     parent_instance;

  GtkWidget    *switcher;
  GtkStack     *stack;
  GtkStackPage *summary_page;
  AdwBin       *summary;
  BglLogView   *log_view;
};

G_DEFINE_FINAL_TYPE (BglStoryPane, bgl_story_pane, GTK_TYPE_WIDGET)

static void
bgl_story_pane_dispose (GObject *object)
{
  bgl_arrange_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (bgl_story_pane_parent_class)->dispose (object);
}

static void
bgl_story_pane_class_init (BglStoryPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bgl_story_pane_dispose;

  g_type_ensure (BGL_TYPE_LOG_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bungalow_games/Bungalow/bgl-story-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, BglStoryPane, switcher);
  gtk_widget_class_bind_template_child (widget_class, BglStoryPane, stack);
  gtk_widget_class_bind_template_child (widget_class, BglStoryPane, summary_page);
  gtk_widget_class_bind_template_child (widget_class, BglStoryPane, summary);
  gtk_widget_class_bind_template_child (widget_class, BglStoryPane, log_view);

  gtk_widget_class_set_css_name (widget_class, "story-pane");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_story_pane_init (BglStoryPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bgl_compat_hush_pages (self->stack);
  bgl_names_set (GTK_WIDGET (self->switcher), "");
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->log_view));
}

BglLogView *
bgl_story_pane_get_log_view (BglStoryPane *self)
{
  g_return_val_if_fail (BGL_IS_STORY_PANE (self), NULL);

  return self->log_view;
}

void
bgl_story_pane_set_summary (BglStoryPane *self,
                            GtkWidget    *summary)
{
  g_return_if_fail (BGL_IS_STORY_PANE (self));
  g_return_if_fail (summary == NULL || GTK_IS_WIDGET (summary));

  adw_bin_set_child (self->summary, summary);
  gtk_stack_page_set_visible (self->summary_page, summary != NULL);
  gtk_widget_set_visible (self->switcher, summary != NULL);
  if (summary != NULL)
    bgl_story_pane_show_summary (self);
  else
    gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->log_view));
}

GtkWidget *
bgl_story_pane_get_summary (BglStoryPane *self)
{
  g_return_val_if_fail (BGL_IS_STORY_PANE (self), NULL);

  return adw_bin_get_child (self->summary);
}

void
bgl_story_pane_set_summary_title (BglStoryPane *self,
                                  const char   *title)
{
  g_return_if_fail (BGL_IS_STORY_PANE (self));
  g_return_if_fail (title != NULL);

  gtk_stack_page_set_title (self->summary_page, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_stack_page_get_child (self->summary_page)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

void
bgl_story_pane_show_summary (BglStoryPane *self)
{
  g_return_if_fail (BGL_IS_STORY_PANE (self));

  gtk_stack_set_visible_child_name (self->stack, "summary");
}
