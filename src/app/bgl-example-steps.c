/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-example-view-private.h"

#include <string.h>

#include "engine/bgl-i18n.h"
#include "rulebook/bgl-change.h"

/* The positions of an example that the slider goes through. */

/* A step with at most MAX_ALL lines shows all of them. Otherwise, it shows the MAX_CHOSEN most important ones, and
 * the others are behind an expander. */
#define MAX_ALL    6
#define MAX_CHOSEN 4

void
bgl_example_view_clear_frame (BglFrame *frame)
{
  g_free (frame->story);
}

/* Text */

static void
append_sentence (GString    *story,
                 const char *sentence,
                 const char *game,
                 const char *rule)
{
  g_autofree char *line = NULL;

  if (rule != NULL && g_str_has_prefix (rule, game))
    /* Translators: a sentence, and the link to the rule that it follows from. */
    line = g_markup_printf_escaped (_("%s <a href=\"bungalow:%s/%s\">Why?</a>"), sentence, game, rule);
  else
    line = g_markup_printf_escaped ("%s", sentence);

  if (story->len > 0)
    g_string_append_c (story, '\n');
  g_string_append (story, line);
}

static char *
describe_refusal (BglExampleView *self,
                  const GError   *error)
{
  GString *story = g_string_new (NULL);

  append_sentence (story, error->message, bgl_example_get_rules (self->example)->id, bgl_rule_error_get_rule (error));

  return g_string_free (story, FALSE);
}

void
bgl_example_view_show_refusal (BglExampleView *self,
                               const GError   *error)
{
  g_autofree char *story = describe_refusal (self, error);

  bgl_example_view_show_text (self, story, NULL);
}

static char *
describe_turn (BglGame *game)
{
  g_autofree char *prompt = NULL;

  if (!bgl_game_is_over (game))
    prompt = bgl_game_get_rules (game)->describe_turn (bgl_game_get_state (game));

  return g_markup_escape_text (prompt != NULL ? prompt : "", -1);
}

/* How relevant an event is for the example: 3 for an expected event, 2 for the first event, which is the move
 * itself, 1 for the same kind as an expected event, which matters in a changed position, and 0 for others. */
static guint
get_weight (BglExampleView *self,
            const BglEvent *event,
            gboolean        is_first)
{
  g_autofree char *text = bgl_rules_format_event (bgl_example_get_rules (self->example), event);
  guint weight = is_first ? 2 : 0;

  for (guint i = 0; i < bgl_example_get_n_steps (self->original); i++)
    {
      const BglStep *step = bgl_example_get_step (self->original, i);
      g_autofree char *kind = NULL;

      if (step->kind != BGL_STEP_EXPECT_EVENT)
        continue;
      if (bgl_example_match_event (text, step->text))
        return 3;

      kind = g_strndup (step->text, strcspn (step->text, " "));
      if (bgl_example_match_event (text, kind))
        weight = MAX (weight, 1);
    }

  return weight;
}

/* Sets the weights of all lines to 0 that are not shown immediately. */
static void
choose_lines (guint *weights,
              guint  n_lines)
{
  gboolean all = n_lines <= MAX_ALL;
  guint heaviest = 0, n_chosen = 0;

  for (guint i = 1; i < n_lines; i++)
    heaviest = MAX (heaviest, weights[i]);
  /* All lines count the same if all of them are shown or none is relevant. */
  for (guint i = 0; i < n_lines && (all || heaviest == 0); i++)
    weights[i] = 1;

  for (guint weight = 3; weight > 0; weight--)
    for (guint i = 0; i < n_lines; i++)
      if (weights[i] == weight && n_chosen++ >= (all ? MAX_ALL : MAX_CHOSEN))
        weights[i] = 0;
}

char *
bgl_example_view_describe (BglExampleView  *self,
                           char           **more)
{
  g_auto (BglLanguage) language = bgl_example_view_enter_language (self);
  BglGame *game = bgl_table_get_game (self->table);
  const BglRules *rules = bgl_game_get_rules (game);
  guint ply = bgl_game_get_ply (game);
  g_autoptr (GString) story = g_string_new (NULL);
  g_autoptr (GString) rest = g_string_new (NULL);
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  g_autofree const BglEvent **described = NULL;
  g_autofree guint *weights = NULL;
  const BglEvent *events = NULL;
  guint n_events = 0;

  if (ply > 0)
    events = bgl_game_get_events (game, ply - 1, &n_events);
  described = g_new0 (const BglEvent *, n_events);
  weights = g_new0 (guint, n_events);
  for (guint i = 0; i < n_events; i++)
    {
      char *sentence = rules->describe_event (bgl_game_get_state (game), &events[i], bgl_table_get_names (self->table));

      if (sentence == NULL)
        continue;
      described[sentences->len] = &events[i];
      weights[sentences->len] = get_weight (self, &events[i], sentences->len == 0);
      g_ptr_array_add (sentences, sentence);
    }

  choose_lines (weights, sentences->len);
  for (guint i = 0; i < sentences->len; i++)
    append_sentence (weights[i] > 0 ? story : rest, sentences->pdata[i], rules->id, described[i]->rule);
  *more = rest->len > 0 ? g_string_free (g_steal_pointer (&rest), FALSE) : NULL;

  return story->len > 0 ? g_string_free (g_steal_pointer (&story), FALSE) : describe_turn (game);
}

char *
bgl_example_view_describe_task (BglExampleView *self)
{
  g_auto (BglLanguage) language = bgl_example_view_enter_language (self);
  g_autofree char *prompt = describe_turn (bgl_table_get_game (self->table));
  /* Translators: below the board of an example, while the reader makes own moves on it. “Try It” is the button that ends
   * this; use its translation. */
  const char *hint = _("Make your own moves on this board. Press “Try It” again or Escape to return to the example.");

  return *prompt != '\0' ? g_strdup_printf ("%s\n%s", prompt, hint) : g_strdup (hint);
}

/* Collecting */

static void
add_frame (BglExampleView *self,
           BglMove         refused,
           const GError   *error)
{
  BglFrame frame = {
    .ply = bgl_game_get_ply (bgl_table_get_game (self->table)),
    .refused = refused,
    .story = error != NULL ? describe_refusal (self, error) : NULL,
  };

  g_array_append_val (self->frames, frame);
}

/* Plays a step and records the result as a frame. Returns FALSE if a changed example ends early. */
static gboolean
play_step (BglExampleView *self,
           const BglStep  *step)
{
  BglGame *game = bgl_table_get_game (self->table);
  const BglRules *rules = bgl_game_get_rules (game);
  gboolean changed = self->example != self->original;
  const char *answer = NULL;
  g_autoptr (GError) error = NULL;
  BglMove move = BGL_MOVE_NONE;

  /* A move that the rules refuse in the original may be legal in another position. */
  if (step->kind != BGL_STEP_MOVE && (step->kind != BGL_STEP_REFUSED || changed))
    return TRUE;
  if (changed && bgl_game_is_over (game))
    return FALSE;
  if (changed && step->seat != 0 && bgl_game_get_turn (game) == BGL_TURN_ANY && rules->changes->find_answer != NULL)
    answer = rules->changes->find_answer (bgl_game_get_state (game));

  if (bgl_table_play_text (self->table, step->seat, answer != NULL ? answer : step->text, &error))
    {
      move = bgl_game_get_move (game, bgl_game_get_ply (game) - 1);
      g_array_append_val (self->moves, move);
      add_frame (self, BGL_MOVE_NONE, NULL);
      return answer == NULL;
    }

  bgl_game_parse_move (game, step->seat, step->text, &move, NULL);
  add_frame (self, move, error);

  return step->kind == BGL_STEP_REFUSED;
}

static gboolean
is_chance (BglExampleView *self,
           guint           move)
{
  return bgl_move_get_seat (g_array_index (self->moves, BglMove, move)) == 0;
}

/* The first frame of the slider: in a puzzle, the one in which the reader has to find the move; otherwise, the one
 * after the rolls and draws that set up the position. */
static guint
find_first (BglExampleView *self,
            guint           stage)
{
  guint first = 0;

  if (self->puzzle)
    return stage;

  while (first + 1 < self->moves->len && is_chance (self, first))
    first++;
  for (guint i = 0; i < self->frames->len; i++)
    if (g_array_index (self->frames, BglFrame, i).ply == first)
      return i;

  return 0;
}

void
bgl_example_view_collect (BglExampleView *self)
{
  g_auto (BglLanguage) language = bgl_example_view_enter_language (self);
  guint n_steps = bgl_example_get_n_steps (self->example);
  guint stage = bgl_example_find_try (self->example);
  guint shown = bgl_example_find_picture (self->example);
  guint first;

  self->puzzle = stage < n_steps;
  self->picture = 0;
  g_array_set_size (self->moves, 0);
  g_array_set_size (self->frames, 0);
  add_frame (self, BGL_MOVE_NONE, NULL);

  for (guint i = 0; i < n_steps; i++)
    {
      if (i == bgl_example_find_try (self->example))
        stage = self->frames->len - 1;
      if (i == shown)
        self->picture = self->frames->len - 1;
      if (!play_step (self, bgl_example_get_step (self->example, i)))
        break;
    }
  if (shown == n_steps)
    self->picture = self->frames->len - 1;

  /* The example never opens with a refused move. The reader steps to it. */
  while (self->example == self->original && g_array_index (self->frames, BglFrame, self->picture).story != NULL)
    self->picture--;

  first = find_first (self, stage);
  g_array_remove_range (self->frames, 0, first);
  self->picture -= MIN (self->picture, first);
  self->start = self->example != self->original ? 0 : self->picture;
}

void
bgl_example_view_restore (BglExampleView *self)
{
  BglGame *game = bgl_table_get_game (self->table);

  bgl_table_stop (self->table);
  bgl_table_end_browsing (self->table);
  if (self->strayed)
    {
      bgl_game_seek (game, 0);
      for (guint i = 0; i < self->moves->len; i++)
        bgl_table_play (self->table, g_array_index (self->moves, BglMove, i), NULL);
    }
  else
    {
      bgl_game_seek (game, self->moves->len);
    }
  self->strayed = FALSE;
}

/* Showing */

/* The position of the slider in words. */
static char *
describe_place (BglExampleView *self)
{
  guint n_steps = self->frames->len - 1;

  if (self->frame == 0)
    /* Translators: the position before the move that an example shows. */
    return g_strdup (_("Before"));
  if (n_steps > 1)
    /* Translators: the step of an example that is on show, and how many there are. */
    return g_strdup_printf (_("Step %u of %u"), self->frame, n_steps);
  if (g_array_index (self->frames, BglFrame, 1).story != NULL)
    /* Translators: the board shows a move that the rules refuse. */
    return g_strdup (_("Not Allowed"));

  /* Translators: the position after the move that an example shows. */
  return g_strdup (_("After"));
}

static void
update_trace (BglExampleView *self,
              const BglFrame *frame)
{
  BglTrace trace = BGL_TRACE_LAST;

  if (frame->refused != BGL_MOVE_NONE)
    trace = BGL_TRACE_REFUSED;
  else if (self->frame == 0 && (self->puzzle || self->frames->len < 2 || frame[1].story != NULL))
    trace = BGL_TRACE_NONE;
  else if (self->frame == 0)
    trace = BGL_TRACE_NEXT;

  bgl_sketch_bin_set_trace (self->frame_bin, trace, frame->refused);
}

void
bgl_example_view_show_frame (BglExampleView *self,
                             guint           index)
{
  g_auto (BglLanguage) language = bgl_example_view_enter_language (self);
  const BglFrame *frame;
  g_autofree char *place = NULL;
  g_autofree char *story = NULL;
  g_autofree char *more = NULL;

  g_return_if_fail (index < self->frames->len);

  self->frame = index;
  frame = &g_array_index (self->frames, BglFrame, index);
  if (self->view != NULL)
    bgl_view_show_ply (self->view, frame->ply);
  else
    bgl_table_browse (self->table, frame->ply);

  place = describe_place (self);
  gtk_label_set_text (self->place, place);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, place, -1);
  gtk_adjustment_set_upper (self->adjustment, self->frames->len - 1);
  gtk_adjustment_set_value (self->adjustment, index);
  gtk_widget_set_sensitive (GTK_WIDGET (self->previous), index > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->next), index + 1 < self->frames->len);
  update_trace (self, frame);

  if (index == 0)
    story = describe_turn (bgl_table_get_game (self->table));
  else
    story = frame->story != NULL ? g_strdup (frame->story) : bgl_example_view_describe (self, &more);
  bgl_example_view_show_text (self, story, more);
}
