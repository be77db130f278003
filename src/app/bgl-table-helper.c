/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-table-helper.h"

#include "engine/bgl-i18n.h"
#include "engine/bgl-text.h"

/* At most this many characters of a rule, because a narrow window has little room below the board. The button beside the
 * sentence shows the whole rule. */
#define LEAD 140

struct _BglTableHelper
{
  GObject            parent_instance;

  BglView           *view;       /* not owned */
  gboolean           on;

  GHashTable        *explained;  /* the IDs of rules that have been explained → the ply at which they were */
  GHashTable        *shown;      /* tips by seat and rule → when they were shown last, counted from 1 */
  guint              n_shown;

  /* The tip of the last position that had one. */
  guint              tip_ply;
  char              *tip_key;

  char              *event;
  char              *text;
  const BglRuleInfo *rule;
  gboolean           explains;   /* whether the text is the rule of the event, and not a tip */
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BglTableHelper, bgl_table_helper, G_TYPE_OBJECT)

static BglTable *
get_table (BglTableHelper *self)
{
  return bgl_view_get_table (self->view);
}

static const BglRules *
get_rules (BglTableHelper *self)
{
  return bgl_game_get_rules (bgl_view_get_game (self->view));
}

static void
clear (BglTableHelper *self)
{
  g_clear_pointer (&self->event, g_free);
  g_clear_pointer (&self->text, g_free);
  self->rule = NULL;
  self->explains = FALSE;
}

/* What has happened */

static gboolean
is_explained (BglTableHelper *self,
              const BglEvent *event)
{
  return event->rule != NULL && get_rules (self)->events[event->type].explained &&
         bgl_rules_find_rule (get_rules (self), event->rule) != NULL;
}

static void
explain (BglTableHelper *self,
         const BglEvent *event)
{
  const BglRules *rules = get_rules (self);

  clear (self);
  self->explains = TRUE;
  self->rule = bgl_rules_find_rule (rules, event->rule);
  self->text = bgl_text_get_lead (_(self->rule->sentence), LEAD);
  self->event = rules->describe_event (bgl_game_get_state (bgl_view_get_game (self->view)), event,
                                       bgl_table_get_names (get_table (self)));
}

/* The first ply whose events the player to move has not answered: that of the player’s own last move, because it also
 * has consequences. If nobody is to move, it is that of the last move of any player. In real time, it is the last move
 * of chance, which began or ended the round. */
static guint
find_first_ply (BglGame *game)
{
  const gboolean real_time = bgl_game_get_rules (game)->get_time != NULL;
  const int turn = bgl_game_get_turn (game);

  for (guint ply = bgl_game_get_ply (game); ply > 0; ply--)
    {
      const int seat = (int) bgl_move_get_seat (bgl_game_get_move (game, ply - 1));

      if (real_time ? seat == BGL_TURN_CHANCE : turn > 0 ? seat == turn : seat > 0)
        return ply - 1;
    }

  return 0;
}

static gboolean
is_new (BglTableHelper *self,
        const BglEvent *event)
{
  gpointer ply = NULL;

  return !g_hash_table_lookup_extended (self->explained, event->rule, NULL, &ply) ||
         GPOINTER_TO_UINT (ply) == bgl_game_get_ply (bgl_view_get_game (self->view));
}

/* Explains the latest event whose rule is new in this game. Returns FALSE if there is none. */
static gboolean
explain_news (BglTableHelper *self)
{
  BglGame *game = bgl_view_get_game (self->view);
  const guint last = bgl_game_get_ply (game);
  const BglEvent *found = NULL;

  /* While calls are open, nobody has time to read about the last one. */
  if (bgl_game_get_turn (game) == BGL_TURN_ANY)
    return FALSE;

  for (guint ply = find_first_ply (game); ply < last; ply++)
    {
      guint n_events;
      const BglEvent *events = bgl_game_get_events (game, ply, &n_events);

      for (guint i = 0; i < n_events; i++)
        if (is_explained (self, &events[i]) && is_new (self, &events[i]))
          found = &events[i];
    }

  if (found == NULL)
    return FALSE;

  explain (self, found);
  g_hash_table_insert (self->explained, (gpointer) found->rule, GUINT_TO_POINTER (last));

  return TRUE;
}

/* The sentence about the latest event of the last move, or of the last round in real time, if beginners need it. */
static char *
describe_event_again (BglTableHelper *self)
{
  const BglRules *rules = get_rules (self);
  BglGame *game = bgl_view_get_game (self->view);
  const guint last = bgl_game_get_ply (game);
  const BglEvent *found = NULL;

  if (last == 0 || bgl_game_get_turn (game) == BGL_TURN_ANY)
    return NULL;

  for (guint ply = rules->get_time != NULL ? find_first_ply (game) : last - 1; ply < last; ply++)
    {
      guint n_events;
      const BglEvent *events = bgl_game_get_events (game, ply, &n_events);

      for (guint i = 0; i < n_events; i++)
        if (is_explained (self, &events[i]))
          found = &events[i];
    }

  return found == NULL ? NULL : rules->describe_event (bgl_game_get_state (game), found,
                                                       bgl_table_get_names (get_table (self)));
}

/* Explains an event while the board shows it. */
static void
begin_cb (BglTableHelper     *self,
          const BglStoryStep *step)
{
  if (!self->on || step->event.rule == NULL || !is_explained (self, &step->event) ||
      bgl_story_is_skipping (bgl_view_get_story (self->view)))
    return;

  explain (self, &step->event);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* What can be done */

/* Each of several people at one screen gets all tips. */
static char *
get_key (BglTableHelper *self,
         const BglTip   *tip)
{
  BglTable *table = get_table (self);
  const int turn = bgl_game_get_turn (bgl_table_get_game (table));
  const gboolean own = bgl_table_count_people (table) > 1 && turn > 0 &&
                       !bgl_seat_is_bot (bgl_table_get_seat (table, (guint) turn));

  return g_strdup_printf ("%d %s", own ? turn : 0, tip->rule != NULL ? tip->rule : "");
}

static guint
get_time_shown (BglTableHelper *self,
                const char     *key)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (self->shown, key));
}

/* Shows the tip that has not been shown for the longest time. */
static void
show_tip (BglTableHelper *self)
{
  BglGame *game = bgl_view_get_game (self->view);
  const guint ply = bgl_game_get_ply (game);
  g_autoptr (GPtrArray) tips = bgl_rules_list_tips (get_rules (self), bgl_game_get_state (game));
  g_autofree char *best_key = NULL;
  const BglTip *best = NULL;

  clear (self);
  for (guint i = 0; i < tips->len; i++)
    {
      g_autofree char *key = get_key (self, tips->pdata[i]);
      const gboolean stays = ply == self->tip_ply && g_strcmp0 (key, self->tip_key) == 0;

      if (best == NULL || stays || get_time_shown (self, key) < get_time_shown (self, best_key))
        {
          best = tips->pdata[i];
          g_free (best_key);
          best_key = g_steal_pointer (&key);
        }
      if (stays)
        break;
    }
  if (best == NULL)
    return;

  self->event = describe_event_again (self);
  self->text = g_strdup (best->text);
  self->rule = best->rule != NULL ? bgl_rules_find_rule (get_rules (self), best->rule) : NULL;
  if (ply == self->tip_ply && g_strcmp0 (best_key, self->tip_key) == 0)
    return;

  g_hash_table_insert (self->shown, g_strdup (best_key), GUINT_TO_POINTER (++self->n_shown));
  /* The first tip is what can be done. Places where something can be placed are marked anyway. */
  if (best == tips->pdata[0])
    bgl_view_show_pieces (self->view);
  self->tip_ply = ply;
  g_free (self->tip_key);
  self->tip_key = g_steal_pointer (&best_key);
}

static gboolean
may_speak (BglTableHelper *self)
{
  BglTable *table = get_table (self);

  return self->on && bgl_table_count_people (table) > 0 && !bgl_table_get_browsing (table) &&
         bgl_table_get_failure (table) == NULL && !bgl_game_is_over (bgl_table_get_game (table));
}

void
bgl_table_helper_update (BglTableHelper *self)
{
  BglTable *table;

  g_return_if_fail (BGL_IS_TABLE_HELPER (self));

  table = get_table (self);
  if (!may_speak (self))
    {
      clear (self);
      return;
    }

  /* begin_cb () explains what the board shows. Until people can act, the line stays as it is. */
  if (bgl_view_get_busy (self->view))
    return;
  if (!bgl_table_is_waiting (table) && (bgl_table_get_held (table) & BGL_HOLD_PERSON) == 0)
    return;

  if (!explain_news (self))
    show_tip (self);
}

/* The object */

static void
bgl_table_helper_dispose (GObject *object)
{
  BglTableHelper *self = BGL_TABLE_HELPER (object);

  clear (self);
  g_clear_pointer (&self->explained, g_hash_table_unref);
  g_clear_pointer (&self->shown, g_hash_table_unref);
  g_clear_pointer (&self->tip_key, g_free);

  G_OBJECT_CLASS (bgl_table_helper_parent_class)->dispose (object);
}

static void
bgl_table_helper_class_init (BglTableHelperClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bgl_table_helper_dispose;

  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bgl_table_helper_init (BglTableHelper *self)
{
  self->explained = g_hash_table_new (g_str_hash, g_str_equal);
  self->shown = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

BglTableHelper *
bgl_table_helper_new (BglView *view)
{
  BglTableHelper *self;

  g_return_val_if_fail (BGL_IS_VIEW (view), NULL);

  self = g_object_new (BGL_TYPE_TABLE_HELPER, NULL);
  self->view = view;
  g_signal_connect_object (bgl_view_get_story (view), "begin", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);

  return self;
}

gboolean
bgl_table_helper_get_on (BglTableHelper *self)
{
  g_return_val_if_fail (BGL_IS_TABLE_HELPER (self), FALSE);

  return self->on;
}

void
bgl_table_helper_set_on (BglTableHelper *self,
                         gboolean        on)
{
  g_return_if_fail (BGL_IS_TABLE_HELPER (self));

  self->on = !!on;
  bgl_story_set_unhurried (bgl_view_get_story (self->view), self->on);
}

gboolean
bgl_table_helper_get_explains (BglTableHelper *self)
{
  g_return_val_if_fail (BGL_IS_TABLE_HELPER (self), FALSE);

  return self->explains;
}

const char *
bgl_table_helper_get_event (BglTableHelper *self)
{
  g_return_val_if_fail (BGL_IS_TABLE_HELPER (self), NULL);

  return self->event;
}

const char *
bgl_table_helper_get_text (BglTableHelper *self)
{
  g_return_val_if_fail (BGL_IS_TABLE_HELPER (self), NULL);

  return self->text;
}

gboolean
bgl_table_helper_hides_step (BglTableHelper *self)
{
  g_return_val_if_fail (BGL_IS_TABLE_HELPER (self), FALSE);

  return (bgl_table_get_held (get_table (self)) & BGL_HOLD_PERSON) != 0 ||
         (bgl_game_get_turn (bgl_view_get_game (self->view)) != BGL_TURN_ANY &&
          bgl_view_get_question (self->view) != 0 && bgl_view_get_demand (self->view) == BGL_DEMAND_KEY);
}

const BglRuleInfo *
bgl_table_helper_get_rule (BglTableHelper *self)
{
  g_return_val_if_fail (BGL_IS_TABLE_HELPER (self), NULL);

  return self->rule;
}
