/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-end-panel.h"

#include "bgl-arrange.h"
#include "bgl-badge.h"
#include "bgl-compat.h"
#include "bgl-words.h"

#define GAP 12

/*
 * The end of a game: who won, why, and what to do now. It stands below the board and not over
 * it, because what decided the game lies there. The buttons stand beside the words, and below
 * them where there is no room.
 *
 * CSS nodes: end-panel with badges, labels and buttons. Accessible role: group.
 */
struct _BglEndPanel
{
  GtkWidget  parent_instance;

  GtkWidget *words;
  GtkWidget *buttons;
  GtkBox    *badges;
  GtkLabel  *heading;
  GtkLabel  *reason;
  GtkWidget *again;
  GtkWidget *rules;
};

G_DEFINE_FINAL_TYPE (BglEndPanel, bgl_end_panel, GTK_TYPE_WIDGET)

/* Whether a sentence on one line and the buttons stand side by side. */
static gboolean
is_wide (BglEndPanel *self,
         int          width)
{
  return width >= bgl_arrange_measure (self->words, GTK_ORIENTATION_HORIZONTAL, -1, TRUE) + GAP +
                  bgl_arrange_measure (self->buttons, GTK_ORIENTATION_HORIZONTAL, -1, TRUE);
}

static void
bgl_end_panel_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  BglEndPanel *self = BGL_END_PANEL (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (bgl_arrange_measure (self->words, orientation, -1, FALSE),
                      bgl_arrange_measure (self->buttons, orientation, -1, FALSE));
      *natural = bgl_arrange_measure (self->words, orientation, -1, TRUE) + GAP +
                 bgl_arrange_measure (self->buttons, orientation, -1, TRUE);
    }
  else
    {
      int buttons = bgl_arrange_measure (self->buttons, orientation, -1, TRUE);

      if (for_size < 0 || is_wide (self, for_size))
        *natural = MAX (bgl_arrange_measure (self->words, orientation, -1, TRUE), buttons);
      else
        *natural = bgl_arrange_measure (self->words, orientation, for_size, TRUE) + GAP + buttons;
      *minimum = *natural;
    }

  *minimum_baseline = *natural_baseline = -1;
}

static void
bgl_end_panel_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  BglEndPanel *self = BGL_END_PANEL (widget);
  int buttons_width = bgl_arrange_measure (self->buttons, GTK_ORIENTATION_HORIZONTAL, -1, TRUE);
  int buttons_height = bgl_arrange_measure (self->buttons, GTK_ORIENTATION_VERTICAL, -1, TRUE);

  buttons_width = MIN (buttons_width, width);
  if (is_wide (self, width))
    {
      bgl_arrange_place (widget, self->words, 0, 0, width - GAP - buttons_width, height);
      bgl_arrange_place (widget, self->buttons, width - buttons_width, 0, buttons_width, height);
    }
  else
    {
      int words_height = MAX (height - GAP - buttons_height, 0);

      bgl_arrange_place (widget, self->words, 0, 0, width, words_height);
      bgl_arrange_place (widget, self->buttons, 0, words_height + GAP, buttons_width, buttons_height);
    }
}

static GtkSizeRequestMode
bgl_end_panel_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static gboolean
bgl_end_panel_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (BGL_END_PANEL (widget)->again);
}

static void
bgl_end_panel_dispose (GObject *object)
{
  bgl_arrange_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (bgl_end_panel_parent_class)->dispose (object);
}

static void
bgl_end_panel_class_init (BglEndPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bgl_end_panel_dispose;

  widget_class->measure = bgl_end_panel_measure;
  widget_class->size_allocate = bgl_end_panel_size_allocate;
  widget_class->get_request_mode = bgl_end_panel_get_request_mode;
  widget_class->grab_focus = bgl_end_panel_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bungalow_games/Bungalow/bgl-end-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, BglEndPanel, words);
  gtk_widget_class_bind_template_child (widget_class, BglEndPanel, buttons);
  gtk_widget_class_bind_template_child (widget_class, BglEndPanel, badges);
  gtk_widget_class_bind_template_child (widget_class, BglEndPanel, heading);
  gtk_widget_class_bind_template_child (widget_class, BglEndPanel, reason);
  gtk_widget_class_bind_template_child (widget_class, BglEndPanel, again);
  gtk_widget_class_bind_template_child (widget_class, BglEndPanel, rules);

  gtk_widget_class_set_css_name (widget_class, "end-panel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_end_panel_init (BglEndPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bgl_end_panel_new (void)
{
  return g_object_new (BGL_TYPE_END_PANEL, NULL);
}

static void
update_badges (BglEndPanel *self,
               BglGame     *game)
{
  const BglRules *rules = bgl_game_get_rules (game);
  guint winners = bgl_game_get_winners (game);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->badges))) != NULL)
    gtk_box_remove (self->badges, child);

  for (guint seat = 1; seat <= bgl_game_get_n_seats (game); seat++)
    if (winners & (1u << (seat - 1)))
      {
        GtkWidget *badge = bgl_badge_new (bgl_look_find (rules->id), seat);

        bgl_badge_set_pixel_size (BGL_BADGE (badge), 36);
        gtk_box_append (self->badges, badge);
      }
  gtk_widget_set_visible (GTK_WIDGET (self->badges), winners != 0);
}

void
bgl_end_panel_update (BglEndPanel *self,
                      BglTable    *table)
{
  g_autofree char *heading = NULL;
  g_autofree char *reason = NULL;
  const char *rule;

  g_return_if_fail (BGL_IS_END_PANEL (self));
  g_return_if_fail (BGL_IS_TABLE (table));

  heading = bgl_words_result (table);
  reason = bgl_words_reason (table, &rule);
  update_badges (self, bgl_table_get_game (table));

  gtk_label_set_text (self->heading, heading);
  gtk_label_set_text (self->reason, reason);
  gtk_widget_set_visible (GTK_WIDGET (self->reason), *reason != '\0');

  /* The rules, opened at the one that decided. */
  if (rule != NULL)
    {
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->rules), NULL);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rules), "s", rule);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->rules), "win.show-rule");
    }
}

void
bgl_end_panel_say (BglEndPanel *self,
                   const char  *text)
{
  g_return_if_fail (BGL_IS_END_PANEL (self));

  bgl_compat_announce (self->reason, text);
}

const char *
bgl_end_panel_get_heading (BglEndPanel *self)
{
  g_return_val_if_fail (BGL_IS_END_PANEL (self), NULL);

  return gtk_label_get_text (self->heading);
}

const char *
bgl_end_panel_get_reason (BglEndPanel *self)
{
  g_return_val_if_fail (BGL_IS_END_PANEL (self), NULL);

  return gtk_label_get_text (self->reason);
}
