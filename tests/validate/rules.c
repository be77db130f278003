/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "rules.h"

#include "engine/bgl-bot.h"
#include "engine/bgl-game.h"

/* Enough to reach the end of most games. It is not an error if a game lasts longer. */
#define MAX_PLIES 400

/* Extra room, so that a max_moves that is too small is found before it does damage. */
#define SLACK 1024

typedef struct
{
  const BglRules *rules;
  guint           n_seats;
  gpointer        state;
  BglMove        *moves;
  float          *weights;
  BglEvents      *events;
  BglRandom       random;
} Playout;

/* The table */

static char *
check_words (const BglRules *rules)
{
  const struct
  {
    const char *member;
    gboolean    is_set;
  } members[] = {
    { "name", rules->name != NULL },
    { "tagline", rules->tagline != NULL },
    { "aim", rules->aim != NULL },
    { "designers", rules->designers != NULL },
    { "score_label", rules->score_label != NULL },
    { "age", rules->age > 0 },
    { "minutes", rules->minutes[0] > 0 && rules->minutes[1] > 0 },
    { "seat_counts", rules->seat_counts != NULL },
    { "state_size", rules->state_size > 0 },
    { "max_moves", rules->max_moves > 0 },
    { "rules", rules->rules != NULL && rules->rules[0].id != NULL },
    { "events", rules->events != NULL && rules->events[0].name != NULL },
    { "bot", rules->bot != NULL },
    { "setup", rules->setup != NULL },
    { "get_turn", rules->get_turn != NULL },
    { "list_moves", rules->list_moves != NULL },
    { "check", rules->check != NULL },
    { "apply", rules->apply != NULL },
    { "draw_move", rules->draw_move != NULL },
    { "parse_move", rules->parse_move != NULL },
    { "format_move", rules->format_move != NULL },
    { "get_scores", rules->get_scores != NULL },
    { "get_winners", rules->get_winners != NULL },
    { "get_rewards", rules->get_rewards != NULL },
    { "describe_event", rules->describe_event != NULL },
    { "describe_seat", rules->describe_seat != NULL },
    { "describe_turn", rules->describe_turn != NULL },
    { "format_board", rules->format_board != NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    if (!members[i].is_set)
      return g_strdup_printf ("%s is missing.", members[i].member);

  for (const char *p = rules->id; *p != '\0'; p++)
    if (!g_ascii_islower (*p))
      return g_strdup_printf ("The id “%s” has something other than lower-case letters.", rules->id);

  if (rules->seat_counts[0] == 0)
    return g_strdup ("seat_counts lists no number of seats.");
  for (const guint8 *seats = rules->seat_counts; *seats != 0; seats++)
    if (*seats > BGL_MAX_SEATS)
      return g_strdup_printf ("A table has at most %d seats, not %u.", BGL_MAX_SEATS, *seats);

  if ((rules->get_time != NULL) != (rules->set_time != NULL) ||
      (rules->get_time != NULL) != (rules->get_deadline != NULL) ||
      (rules->get_time != NULL) != (rules->bot->react != NULL))
    return g_strdup ("A game in real time needs get_time, set_time, get_deadline, and a bot that reacts.");

  if ((rules->situations != NULL) != (rules->get_situations != NULL))
    return g_strdup ("situations and get_situations belong together.");

  for (BglLevel level = 0; level < BGL_N_LEVELS && rules->bot->react == NULL; level++)
    if (rules->bot->strength[level].nodes == 0)
      return g_strdup_printf ("The bot has no nodes for the level %s.", bgl_level_get_nick (level));
  if (rules->bot->strength[BGL_LEVEL_EXPERT].lapses > 0)
    return g_strdup ("The expert gives hints, so it must not have lapses.");

  return NULL;
}

static char *
check_rules (const BglRules *rules)
{
  g_autofree char *prefix = g_strconcat (rules->id, "-", NULL);

  for (const BglRuleInfo *rule = rules->rules; rule->id != NULL; rule++)
    {
      if (!g_str_has_prefix (rule->id, prefix))
        return g_strdup_printf ("The ID of the rule %s does not begin with %s.", rule->id, prefix);
      if (rule->title == NULL || rule->sentence == NULL)
        return g_strdup_printf ("The rule %s lacks words.", rule->id);
      if (!g_str_has_suffix (rule->sentence, "."))
        return g_strdup_printf ("The sentence of the rule %s does not end with a period.", rule->id);
      if (bgl_rules_find_rule (rules, rule->id) != rule)
        return g_strdup_printf ("There are two rules %s.", rule->id);
    }

  return NULL;
}

static char *
check_situations (const BglRules *rules)
{
  for (const BglSituationInfo *info = rules->situations; info != NULL && info->label != NULL; info++)
    if (info->rule == NULL || bgl_rules_find_rule (rules, info->rule) == NULL)
      return g_strdup_printf ("The situation “%s” belongs to no rule.", info->label);

  return NULL;
}

static char *
check_option (const BglRules      *rules,
              const BglOptionInfo *option)
{
  int n_choices = 0;

  if (option->label == NULL || option->sentence == NULL)
    return g_strdup_printf ("The option %s lacks words.", option->name);
  if (option->rule == NULL || bgl_rules_find_rule (rules, option->rule) == NULL)
    return g_strdup_printf ("The option %s belongs to no rule.", option->name);
  if (bgl_options_find (rules->options, option->name) != option - rules->options)
    return g_strdup_printf ("There are two options %s.", option->name);
  if (option->kind == BGL_OPTION_NUMBER && (option->value < option->minimum || option->value > option->maximum))
    return g_strdup_printf ("The default of the option %s is out of its bounds.", option->name);

  while (option->kind == BGL_OPTION_CHOICE && option->choices != NULL && option->choices[n_choices].nick != NULL)
    n_choices++;
  if (option->kind == BGL_OPTION_CHOICE && (option->value < 0 || option->value >= n_choices))
    return g_strdup_printf ("The default of the option %s is not one of its choices.", option->name);

  return NULL;
}

static char *
check_options (const BglRules *rules)
{
  guint n_options = 0;

  for (const BglOptionInfo *option = rules->options; option != NULL && option->name != NULL; option++, n_options++)
    {
      char *fault = check_option (rules, option);

      if (fault != NULL)
        return fault;
    }

  return n_options > BGL_MAX_OPTIONS ? g_strdup_printf ("There are more than %d options.", BGL_MAX_OPTIONS) : NULL;
}

/* The class must be initialized, so that it has its signals. */
static gboolean
is_signal (const char *name)
{
  g_autoptr (GTypeClass) klass = g_type_class_ref (BGL_TYPE_GAME);

  return g_signal_lookup (name, G_TYPE_FROM_CLASS (klass)) != 0;
}

static char *
check_events (const BglRules *rules)
{
  for (const BglEventInfo *event = rules->events; event->name != NULL; event++)
    {
      if (!g_signal_is_valid_name (event->name))
        return g_strdup_printf ("“%s” is not the name of an event.", event->name);
      if (is_signal (event->name))
        return g_strdup_printf ("An event cannot have the name %s, because every game has a signal with this name.",
                                event->name);

      for (const BglEventInfo *other = rules->events; other != event; other++)
        if (g_str_equal (other->name, event->name))
          return g_strdup_printf ("There are two events %s.", event->name);

      if (event->args[BGL_EVENT_ARGS].key != NULL)
        return g_strdup_printf ("The event %s has more than %d arguments.", event->name, BGL_EVENT_ARGS);
      for (const BglArgInfo *arg = event->args; arg->key != NULL; arg++)
        if (arg->kind >= BGL_ARG_GAME && rules->format_arg == NULL)
          return g_strdup_printf ("Nothing writes the argument %s of the event %s.", arg->key, event->name);
    }

  return NULL;
}

/* Random games */

static char *
check_moves (Playout *self,
             guint    n_moves)
{
  const BglRules *rules = self->rules;

  if (n_moves == 0)
    return g_strdup ("A player has to move, but list_moves () lists no move.");
  if (n_moves > rules->max_moves)
    return g_strdup_printf ("A position has %u moves, more than max_moves.", n_moves);

  for (guint i = 0; i < n_moves; i++)
    {
      g_autofree char *text = bgl_rules_format_move (rules, self->state, self->moves[i]);
      const char *words = strchr (text, ' ');
      BglMove parsed;

      if (!bgl_rules_check (rules, self->state, self->moves[i], NULL))
        return g_strdup_printf ("list_moves () lists “%s”, which check () refuses.", text);
      if (words == NULL ||
          !rules->parse_move (self->state, bgl_move_get_seat (self->moves[i]), words + 1, &parsed, NULL) ||
          parsed != self->moves[i])
        return g_strdup_printf ("parse_move () does not read “%s” as format_move () writes it.", text);
    }

  return NULL;
}

static char *
check_candidates (Playout *self)
{
  const BglRules *rules = self->rules;
  guint n_moves;

  if (rules->bot->list_candidates == NULL)
    return NULL;

  n_moves = rules->bot->list_candidates (self->state, self->moves, self->weights);
  if (n_moves == 0 || n_moves > rules->max_moves)
    return g_strdup_printf ("The bot lists %u candidates.", n_moves);

  for (guint i = 0; i < n_moves; i++)
    if (!bgl_rules_check (rules, self->state, self->moves[i], NULL) || !(self->weights[i] > 0))
      {
        g_autofree char *text = bgl_rules_format_move (rules, self->state, self->moves[i]);

        return g_strdup_printf ("The bot lists “%s”, which is refused or has no weight.", text);
      }

  return NULL;
}

static char *
check_happened (Playout *self)
{
  const BglRules *rules = self->rules;
  guint n_types = 0;

  while (rules->events[n_types].name != NULL)
    n_types++;

  for (guint i = 0; i < bgl_events_get_n (self->events); i++)
    {
      const BglEvent *event = bgl_events_get (self->events, i);
      guint n_args;

      if (event->type >= n_types)
        return g_strdup_printf ("apply () adds an event of the type %u, which the table does not have.", event->type);
      n_args = bgl_event_info_get_n_args (&rules->events[event->type]);
      if (event->n_args != n_args)
        return g_strdup_printf ("apply () gives the event %s %u arguments instead of %u.",
                                rules->events[event->type].name, event->n_args, n_args);
      if (event->rule == NULL || bgl_rules_find_rule (rules, event->rule) == NULL)
        return g_strdup_printf ("apply () gives the event %s no rule of the game.", rules->events[event->type].name);
    }

  return NULL;
}

/* Texts for people */

static char *
check_text (const char *function,
            char       *text)
{
  g_autofree char *owned = text;

  return text == NULL || *text == '\0' ? g_strdup_printf ("%s () returns no text.", function) : NULL;
}

/* What the table helper says has a rule, unless the game leaves it to the engine, and each rule only once. */
static char *
check_tips (Playout *self)
{
  g_autoptr (GPtrArray) tips = bgl_rules_list_tips (self->rules, self->state);

  if (tips->len == 0)
    return g_strdup ("list_tips () adds nothing.");

  for (guint i = 0; i < tips->len; i++)
    {
      const BglTip *tip = tips->pdata[i];

      if (tip->text == NULL || *tip->text == '\0')
        return g_strdup ("list_tips () adds a tip without text.");
      if (self->rules->list_tips != NULL && (tip->rule == NULL || bgl_rules_find_rule (self->rules, tip->rule) == NULL))
        return g_strdup_printf ("list_tips () gives the tip “%s” no rule of the game.", tip->text);
      for (guint j = 0; j < i; j++)
        if (g_strcmp0 (tip->rule, ((const BglTip *) tips->pdata[j])->rule) == 0)
          return g_strdup_printf ("list_tips () adds two tips for the rule %s.", tip->rule);
    }

  return NULL;
}

static char *
check_descriptions (Playout *self)
{
  const BglRules *rules = self->rules;
  g_autoptr (GString) board = g_string_new (NULL);
  char *fault = check_text ("describe_turn", rules->describe_turn (self->state));

  if (fault == NULL)
    fault = check_tips (self);
  for (guint seat = 1; seat <= self->n_seats && fault == NULL; seat++)
    {
      g_autofree char *words = rules->describe_seat (self->state, seat);

      if (words == NULL)
        fault = g_strdup ("describe_seat () returns NULL.");
    }
  if (fault != NULL)
    return fault;

  rules->format_board (self->state, board);
  if (board->len > 0 && board->str[board->len - 1] != '\n')
    return g_strdup ("format_board () does not end its last line.");

  return NULL;
}

static char *
check_sentences (Playout    *self,
                 const char *move)
{
  static const char *const names[BGL_MAX_SEATS] = { "A", "B", "C", "D", "E", "F", "G", "H" };

  for (guint i = 0; i < bgl_events_get_n (self->events); i++)
    {
      g_autofree char *sentence = self->rules->describe_event (self->state, bgl_events_get (self->events, i), names);

      if (sentence != NULL)
        return NULL;
    }

  return g_strdup_printf ("describe_event () says nothing about any event of the move “%s”.", move);
}

static char *
check_result (Playout *self)
{
  const gboolean is_over = bgl_rules_is_over (self->rules, self->state);
  const guint winners = is_over ? self->rules->get_winners (self->state) : 0;
  float rewards[BGL_MAX_SEATS], best = 0, worst = 1;

  if (winners >> self->n_seats != 0)
    return g_strdup ("get_winners () names a seat that does not exist.");

  self->rules->get_rewards (self->state, rewards);
  for (guint i = 0; i < self->n_seats; i++)
    {
      if (!(rewards[i] >= 0 && rewards[i] <= 1))
        return g_strdup ("get_rewards () returns a number that is not between 0 and 1.");
      if ((winners >> i & 1) != 0)
        worst = MIN (worst, rewards[i]);
      else
        best = MAX (best, rewards[i]);
    }

  return winners != 0 && worst <= best ? g_strdup ("get_rewards () gives winners no more than the others.") : NULL;
}

/* Both ways to make a random move must lead to the same state. */
static char *
check_quick_move (const Playout *self,
                  gpointer       before,
                  BglRandom      random)
{
  self->rules->play_random (before, &random);

  return memcmp (before, self->state, self->rules->state_size) != 0
         ? g_strdup ("play_random () makes another move than draw_move ().") : NULL;
}

static char *
play_once (Playout *self)
{
  const BglRules *rules = self->rules;
  const int turn = rules->get_turn (self->state);
  const BglRandom random = self->random;
  g_autofree gpointer before = g_memdup2 (self->state, rules->state_size);
  g_autofree char *text = NULL;
  char *fault = check_descriptions (self);
  BglMove move;

  if (fault != NULL)
    return fault;
  if (turn == BGL_TURN_CHANCE && rules->draw_chance == NULL)
    return g_strdup ("Chance has to act, but there is no draw_chance ().");

  if (turn > 0)
    {
      fault = check_moves (self, rules->list_moves (self->state, self->moves));
      if (fault == NULL)
        fault = check_candidates (self);
      if (fault != NULL)
        return fault;
    }

  move = turn == BGL_TURN_CHANCE ? rules->draw_chance (self->state, &self->random)
                                 : rules->draw_move (self->state, &self->random);
  if (!bgl_rules_check (rules, self->state, move, NULL))
    return g_strdup_printf ("%s () makes a move that check () refuses.",
                            turn == BGL_TURN_CHANCE ? "draw_chance" : "draw_move");

  text = bgl_rules_format_move (rules, self->state, move);
  bgl_events_clear (self->events);
  rules->apply (self->state, move, self->events);

  fault = check_happened (self);
  /* A move may have events that need no sentence, but the log must mention it, unless it only lets chance act. */
  if (fault == NULL && turn > 0 && rules->get_turn (self->state) != BGL_TURN_CHANCE)
    fault = check_sentences (self, text);
  if (fault == NULL && turn > 0 && rules->play_random != NULL)
    fault = check_quick_move (self, before, random);

  return fault != NULL ? fault : check_result (self);
}

/* A position or a move that nobody can mean. */
static char *
check_refusals (Playout          *self,
                const BglOptions *options)
{
  BglMove move;

  if (self->rules->parse_move (self->state, 1, "?", &move, NULL))
    return g_strdup ("parse_move () reads “?” as a move.");
  if (self->rules->setup (self->state, self->n_seats, options, "?", NULL))
    return g_strdup ("setup () accepts “?” as a position.");

  return NULL;
}

static char *
check_games (const BglRules *rules)
{
  Playout playout = {
    .rules = rules,
    .state = g_malloc0 (rules->state_size),
    .moves = g_new (BglMove, rules->max_moves + SLACK),
    .weights = g_new (float, rules->max_moves + SLACK),
    .events = bgl_events_new (),
  };
  BglOptions options;
  char *fault = NULL;

  bgl_options_init (&options, rules->options);
  for (const guint8 *seats = rules->seat_counts; *seats != 0 && fault == NULL; seats++)
    {
      playout.n_seats = *seats;
      bgl_random_init (&playout.random, *seats);
      memset (playout.state, 0, rules->state_size);
      if (!rules->setup (playout.state, *seats, &options, NULL, NULL))
        fault = g_strdup_printf ("setup () refuses %u seats.", *seats);
      for (guint ply = 0; ply < MAX_PLIES && fault == NULL && !bgl_rules_is_over (rules, playout.state); ply++)
        fault = play_once (&playout);
      if (fault == NULL)
        fault = check_refusals (&playout, &options);
    }

  g_free (playout.state);
  g_free (playout.moves);
  g_free (playout.weights);
  bgl_events_free (playout.events);

  return fault;
}

char *
bgl_rules_validate (const BglRules *rules)
{
  static char *(*const checks[]) (const BglRules *rules) = {
    check_words, check_rules, check_situations, check_options, check_events, check_games,
  };
  char *fault = NULL;

  g_return_val_if_fail (rules != NULL, NULL);

  if (rules->id == NULL || *rules->id == '\0')
    return g_strdup ("The game has no id.");

  for (guint i = 0; i < G_N_ELEMENTS (checks) && fault == NULL; i++)
    fault = checks[i] (rules);

  return fault;
}
