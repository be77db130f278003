/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-turn-bar.h"

#include "bgl-rule-button.h"

#include "board/bgl-arrange.h"
#include "board/bgl-badge.h"
#include "board/bgl-compat.h"
#include "board/bgl-focus.h"
#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"
#include "engine/bgl-text.h"

/* The seconds that it takes to read a sentence of two lines. */
#define BRIEFLY 6

/* The most lines for the last sentence of the log, and for a hint or a refusal in a narrow window. */
#define STORY_LINES 2
#define SAID_LINES  5

/* The space reserved for a label. */
typedef struct
{
  int width;   /* the width for which the height is valid */
  int height;  /* of the longest text so far */
} Room;

/*
 * The state of a table: what happened last, whose turn it is, and what can be done. A notice, such as why a move was
 * refused, takes the place of what happened last. It is here because nothing may cover the board.
 *
 * CSS nodes: turn-bar[.notice] with a badge, labels, and a button. Accessible role: group; the labels have the role
 * status, so that a screen reader reads them when they change.
 */
struct _BglTurnBar
{
  GtkWidget  parent_instance;

  BglView   *view;            /* weak; of the last update */
  char      *last_story;      /* of the last update */
  const BglRuleInfo *last_rule;
  guint      notice_id;       /* the timer of the notice, or 0 */
  BglTableHelper *helper;     /* weak, or NULL */

  BglBadge  *badge;
  GtkLabel  *story;
  GtkLabel  *heading;
  GtkLabel  *advice;
  GtkButton *button;
  GtkWidget *rule;
  Room       story_room;
  Room       advice_room;
};

G_DEFINE_FINAL_TYPE (BglTurnBar, bgl_turn_bar, GTK_TYPE_WIDGET)

static void
bgl_turn_bar_dispose (GObject *object)
{
  BglTurnBar *self = BGL_TURN_BAR (object);

  g_clear_handle_id (&self->notice_id, g_source_remove);
  g_clear_pointer (&self->last_story, g_free);
  g_clear_weak_pointer (&self->view);
  g_clear_weak_pointer (&self->helper);
  bgl_arrange_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (bgl_turn_bar_parent_class)->dispose (object);
}

static void
bgl_turn_bar_class_init (BglTurnBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bgl_turn_bar_dispose;

  g_type_ensure (BGL_TYPE_BADGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bungalow_games/Bungalow/bgl-turn-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, BglTurnBar, badge);
  gtk_widget_class_bind_template_child (widget_class, BglTurnBar, story);
  gtk_widget_class_bind_template_child (widget_class, BglTurnBar, heading);
  gtk_widget_class_bind_template_child (widget_class, BglTurnBar, advice);
  gtk_widget_class_bind_template_child (widget_class, BglTurnBar, button);
  gtk_widget_class_bind_template_callback (widget_class, bgl_turn_bar_unsay);
  gtk_widget_class_bind_template_child (widget_class, BglTurnBar, rule);

  gtk_widget_class_set_css_name (widget_class, "turn-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_turn_bar_init (BglTurnBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Sets the text. The label keeps the height of its longest text, so that the board above does not jump with every
 * turn. */
static void
set_text (GtkLabel   *label,
          const char *text,
          Room       *room)
{
  GtkWidget *widget = GTK_WIDGET (label);
  const int width = gtk_widget_get_width (widget);
  int height;

  gtk_label_set_text (label, text);
  if (width <= 0)
    return;

  gtk_widget_set_size_request (widget, -1, -1);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  room->height = width == room->width ? MAX (room->height, height) : height;
  room->width = width;
  gtk_widget_set_size_request (widget, -1, room->height);
}

static void
set_story (BglTurnBar *self,
           const char *text,
           int         max_lines)
{
  gtk_label_set_lines (self->story, max_lines);
  set_text (self->story, text, &self->story_room);
  /* The tooltip shows the whole line, which may be too long for the bar. */
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->story), text);
}

/* Finds out what the helper says instead of the game. Returns the title of the rule that it explains, or NULL. */
static const char *
get_help (BglTurnBar         *self,
          BglView            *view,
          const char        **text,
          const BglRuleInfo **rule)
{
  if (self->helper == NULL || (bgl_view_get_step (view) != NULL && !bgl_table_helper_hides_step (self->helper)))
    return NULL;

  *text = bgl_table_helper_get_text (self->helper);
  *rule = bgl_table_helper_get_rule (self->helper);

  return bgl_table_helper_get_explains (self->helper) ? _((*rule)->title) : NULL;
}

/* The title is a bold heading at the beginning of the text. */
static void
set_advice (BglTurnBar *self,
            const char *title,
            const char *advice)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  g_autofree char *text = title != NULL ? g_strdup_printf ("%s. %s", title, advice) : g_strdup (advice);

  if (title != NULL)
    {
      PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

      bold->end_index = (guint) strlen (title) + 1;
      pango_attr_list_insert (attributes, bold);
    }
  gtk_label_set_attributes (self->advice, attributes);
  set_text (self->advice, text != NULL ? text : "", &self->advice_room);
}

void
bgl_turn_bar_update (BglTurnBar *self,
                     BglView    *view,
                     BglLog     *log)
{
  BglTable *table;
  BglGame *game;
  int turn;
  g_autofree char *heading = NULL;
  g_autofree char *advice = NULL;
  const char *title = NULL, *help = NULL, *event = NULL;
  const BglRuleInfo *rule = NULL;
  BglLogLine *line;

  g_return_if_fail (BGL_IS_TURN_BAR (self));
  g_return_if_fail (BGL_IS_VIEW (view));

  table = bgl_view_get_table (view);
  game = bgl_table_get_game (table);
  turn = bgl_game_get_turn (game);
  line = bgl_log_get_current_line (log);

  if (bgl_table_get_browsing (table))
    {
      heading = bgl_words_turn (table);
      advice = g_strdup (_("This is an earlier position. The game is paused."));
    }
  else if (bgl_table_get_failure (table) != NULL)
    {
      heading = g_strdup (_("The game cannot continue"));
    }
  else if (turn == BGL_TURN_OVER)
    {
      /* The board still shows how the game ends; the end panel follows. */
      heading = g_strdup (_("The game is over"));
      advice = g_strdup (_("Click the board or press a key there to see the result now."));
    }
  else
    {
      heading = bgl_words_turn (table);
      title = get_help (self, view, &help, &rule);
      /* The advice stays while a bot thinks, so that the board above keeps its size. */
      advice = help != NULL ? g_strdup (help)
               : bgl_view_get_step (view) != NULL
               ? g_strdup (bgl_view_get_step (view))
               : bgl_game_get_rules (game)->describe_turn (bgl_game_get_state (game));
      event = self->helper != NULL ? bgl_table_helper_get_event (self->helper) : NULL;
    }

  g_set_weak_pointer (&self->view, view);
  g_free (self->last_story);
  if (event == NULL)
    event = line != NULL ? bgl_log_line_get_text (line) : _("The game begins.");
  self->last_story = g_strdup (event);
  if (self->notice_id == 0)
    set_story (self, self->last_story, STORY_LINES);
  self->last_rule = rule;
  if (self->notice_id == 0)
    bgl_turn_bar_set_rule (self, rule);
  gtk_label_set_text (self->heading, heading);
  set_advice (self, title, advice);
  /* What the helper explains is to be read now. */
  if (bgl_table_is_waiting (table) || title != NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self->advice), "dim-label");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->advice), "dim-label");

  /* Keep the badge during a roll or draw, which belongs to the last player. */
  if (turn != BGL_TURN_CHANCE)
    gtk_widget_set_visible (GTK_WIDGET (self->badge), turn > 0);
  bgl_badge_set_game (self->badge, bgl_game_get_rules (game)->id);
  if (turn > 0)
    bgl_badge_set_seat (self->badge, (guint) turn);
}

void
bgl_turn_bar_set_helper (BglTurnBar     *self,
                         BglTableHelper *helper)
{
  g_return_if_fail (BGL_IS_TURN_BAR (self));

  g_set_weak_pointer (&self->helper, helper);
}

void
bgl_turn_bar_say (BglTurnBar *self,
                  const char *text)
{
  g_return_if_fail (BGL_IS_TURN_BAR (self));
  g_return_if_fail (text != NULL);

  bgl_turn_bar_unsay (self);
  bgl_turn_bar_set_rule (self, NULL);
  set_story (self, text, SAID_LINES);
  bgl_compat_announce (GTK_WIDGET (self), text);
}

void
bgl_turn_bar_set_rule (BglTurnBar        *self,
                       const BglRuleInfo *rule)
{
  g_return_if_fail (BGL_IS_TURN_BAR (self));

  bgl_rule_button_set_rule (self->rule, rule);
}

static gboolean
notice_cb (gpointer user_data)
{
  BglTurnBar *self = user_data;
  const GtkStateFlags needed = GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUS_WITHIN;

  if ((gtk_widget_get_state_flags (GTK_WIDGET (self)) & needed) != 0)
    return G_SOURCE_CONTINUE;

  bgl_turn_bar_unsay (self);

  return G_SOURCE_REMOVE;
}

static void
set_notice (BglTurnBar *self,
            gboolean    notice)
{
  if (notice)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self), "notice");
      gtk_widget_remove_css_class (GTK_WIDGET (self->story), "dim-label");
    }
  else
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self), "notice");
      gtk_widget_add_css_class (GTK_WIDGET (self->story), "dim-label");
    }
}

void
bgl_turn_bar_notify (BglTurnBar *self,
                     const char *text,
                     const char *button,
                     const char *action,
                     GVariant   *target)
{
  g_autofree char *shown = NULL;

  g_return_if_fail (BGL_IS_TURN_BAR (self));
  g_return_if_fail (text != NULL);
  g_return_if_fail ((button == NULL) == (action == NULL));

  bgl_turn_bar_set_rule (self, NULL);
  if (button != NULL)
    gtk_button_set_label (self->button, button);
  /* The target never belongs to another action. */
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), NULL);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (self->button), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), action);
  gtk_widget_set_visible (GTK_WIDGET (self->button), button != NULL);
  set_notice (self, TRUE);
  /* The text may quote a path or a file. */
  shown = bgl_text_shorten (text, BGL_TEXT_MESSAGE);
  set_story (self, shown, SAID_LINES);
  bgl_compat_announce (GTK_WIDGET (self), text);

  g_clear_handle_id (&self->notice_id, g_source_remove);
  self->notice_id = g_timeout_add_seconds (BRIEFLY, notice_cb, self);
}

gboolean
bgl_turn_bar_unsay (BglTurnBar *self)
{
  g_return_val_if_fail (BGL_IS_TURN_BAR (self), FALSE);

  if (self->notice_id == 0)
    return FALSE;

  g_clear_handle_id (&self->notice_id, g_source_remove);
  /* Return the focus to the board, so that it does not get lost. */
  if (gtk_widget_has_focus (GTK_WIDGET (self->button)) && self->view != NULL)
    bgl_focus_give (GTK_WIDGET (self->view));
  gtk_widget_set_visible (GTK_WIDGET (self->button), FALSE);
  set_notice (self, FALSE);
  set_story (self, self->last_story, STORY_LINES);
  bgl_turn_bar_set_rule (self, self->last_rule);

  return TRUE;
}

GVariant *
bgl_turn_bar_get_target (BglTurnBar *self)
{
  g_return_val_if_fail (BGL_IS_TURN_BAR (self), NULL);

  return self->notice_id != 0 ? gtk_actionable_get_action_target_value (GTK_ACTIONABLE (self->button)) : NULL;
}

const char *
bgl_turn_bar_get_heading (BglTurnBar *self)
{
  g_return_val_if_fail (BGL_IS_TURN_BAR (self), NULL);

  return gtk_label_get_text (self->heading);
}

const char *
bgl_turn_bar_get_story (BglTurnBar *self)
{
  g_return_val_if_fail (BGL_IS_TURN_BAR (self), NULL);

  return gtk_label_get_text (self->story);
}
