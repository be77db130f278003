/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-error.h"
#include "bgl-event.h"
#include "bgl-move.h"
#include "bgl-options.h"
#include "bgl-random.h"
#include "bgl-tip.h"

G_BEGIN_DECLS

typedef struct _BglRules      BglRules;
typedef struct _BglBot        BglBot;
typedef struct _BglQuizSource BglQuizSource;
typedef struct _BglChanges    BglChanges;
typedef struct _BglPuzzleSource BglPuzzleSource;

/* One rule of a rulebook. */
typedef struct
{
  const char *id;        /* NULL ends the table */
  const char *title;     /* a few words, marked for translation */
  const char *sentence;  /* the rule in short, marked for translation */
} BglRuleInfo;

/* A kind of round in a game in real time, by what makes it easy or difficult. */
typedef struct
{
  const char *label;  /* a few words, marked for translation; NULL ends the table */
  const char *rule;   /* the ID of the rule that matters there */
} BglSituationInfo;

/*
 * Everything that the engine knows about a game. A state is a plain struct of state_size bytes without pointers, copied
 * with memcpy (). The functions that searches and playouts call do not allocate memory.
 *
 * Strings for people are marked with N_ () in the tables, and are already translated if a function returns them.
 * Functions that return char * return a new string (transfer full).
 */
struct _BglRules
{
  const char          *id;           /* in records and on the command line; lower-case letters */
  const char          *name;         /* marked for translation */
  const char          *tagline;      /* one line for the shelf, marked for translation */
  const char          *aim;          /* how a player wins, in one sentence, marked for translation */
  const char          *designers;    /* a proper name, not translated */
  guint8               age;          /* from this age */
  guint8               minutes[2];   /* shortest and longest duration of a game */
  const char          *score_label;  /* what scores count, as a heading of one word, marked for translation */
  const guint8        *seat_counts;  /* allowed numbers of seats, ends with 0 */

  gsize                state_size;
  guint                max_moves;    /* no position has more legal moves than this */

  const BglRuleInfo   *rules;
  const BglOptionInfo *options;
  const BglEventInfo  *events;
  const BglBot        *bot;
  const BglQuizSource *quiz;         /* what this game adds to the quiz of the rulebook, or NULL */
  const BglChanges    *changes;      /* what readers can change in the examples of the game, or NULL */

  const BglPuzzleSource *puzzles;    /* what the game knows about its puzzles, or NULL if it has none */

  const char *const   *parts;        /* names of the parts of the table that an example can show instead of the whole
                                      * table, ending with NULL; at most 32; or NULL */

  /* Initializes the state for the beginning of a game, or for the position of a [Position] tag. The options have
   * been checked against the table. The error is BGL_RULE_RECORD_SYNTAX. */
  gboolean (*setup)       (gpointer          state,
                           guint             n_seats,
                           const BglOptions *options,
                           const char       *position,
                           GError          **error);

  /* Returns a seat, BGL_TURN_CHANCE, BGL_TURN_ANY or BGL_TURN_OVER. */
  int      (*get_turn)    (gconstpointer     state);

  /* Writes the legal moves of the players, in a fixed order, and returns their number. There are none if it is the
   * turn of chance or the game is over. */
  guint    (*list_moves)  (gconstpointer     state,
                           BglMove          *moves);

  /* Whether the move is legal. It may be any number, also one that does not mean a move. The error location may be NULL.
   * The engine has already checked for BGL_RULE_RECORD_OVER. A move of chance at the wrong time, or with an impossible outcome, is
   * BGL_RULE_RECORD_CHANCE. */
  gboolean (*check)       (gconstpointer     state,
                           BglMove           move,
                           GError          **error);

  /* Makes a legal move, and adds its events to the list. */
  void     (*apply)       (gpointer          state,
                           BglMove           move,
                           BglEvents        *events);

  /* Draws an outcome of chance with the correct probabilities. NULL in games without chance. */
  BglMove  (*draw_chance) (gconstpointer     state,
                           BglRandom        *random);

  /* Draws a random legal move of a player who may act, quickly. Every legal move must be possible. */
  BglMove  (*draw_move)   (gconstpointer     state,
                           BglRandom        *random);

  /* Draws a random move with the same random numbers as draw_move () and makes it, faster than both functions. NULL
   * to use them instead. */
  void     (*play_random) (gpointer          state,
                           BglRandom        *random);

  /* Parses or formats a move as in a record, without the seat. An unreadable text is BGL_RULE_RECORD_SYNTAX; a
   * readable move need not be legal. */
  gboolean (*parse_move)  (gconstpointer     state,
                           guint             seat,
                           const char       *text,
                           BglMove          *move,
                           GError          **error);
  void     (*format_move) (gconstpointer     state,
                           BglMove           move,
                           GString          *text);

  /* Formats an argument of an event whose kind is BGL_ARG_GAME or higher. */
  void     (*format_arg)  (guint             kind,
                           int               value,
                           GString          *text);

  /* Writes one score for each seat, as defined in the rulebook of the game. */
  void     (*get_scores)  (gconstpointer     state,
                           int              *scores);

  /* The side that a seat plays for, which is the same for partners. NULL if each seat plays for itself. */
  guint    (*get_side)    (gconstpointer     state,
                           guint             seat);

  /* The winners as a set of bits, with seat 1 as the lowest bit; 0 for a draw. Only valid if the game is over by the
   * rules: bgl_game_get_winners () also handles resignation. */
  guint    (*get_winners) (gconstpointer     state);

  /* How good the position is for each seat, from 0 to 1. Exact if the game is over, otherwise an estimate. */
  void     (*get_rewards) (gconstpointer     state,
                           float            *rewards);

  /* Appends more lines to the standing, each with a line end. May be NULL. */
  void     (*format_standing) (gconstpointer state,
                               GString      *text);

  /* Changes the options of a finished game with these winners into those of the next game at the same table. May be
   * NULL. */
  void     (*prepare_next) (gconstpointer    state,
                            guint            winners,
                            BglOptions      *options);

  /* Describes an event in a sentence, or returns NULL if it needs none. The names are those of the seats, from index
   * 0. */
  char    *(*describe_event) (gconstpointer      state,
                              const BglEvent    *event,
                              const char *const *names);

  /* Describes a move as the label of a button, without the seat: "Place a tile at (2, 0)". The move may be illegal.
   * Returns NULL if it cannot be tried at a table. If the function is NULL, the text of the record is used. */
  char    *(*describe_move) (gconstpointer   state,
                             BglMove         move);

  /* Describes what a seat has, in a few words: "12 tiles in stock". */
  char    *(*describe_seat) (gconstpointer   state,
                             guint           seat);

  /* Describes what the player to move can do, as a sentence without a name. */
  char    *(*describe_turn) (gconstpointer   state);

  /* Describes the current phase of the game, such as "Round 2 of 3", to announce it over the board when it changes.
   * The detail may be set to a sentence (transfer full) about what is different now, or stay NULL. Returns NULL if
   * there is nothing to announce. The function may be NULL. */
  char    *(*describe_phase) (gconstpointer   state,
                              char          **detail);

  /* Whether the text is a place that an example can mark, in the notation of the game: "2,0". May be NULL. */
  gboolean (*is_place)      (const char       *text);

  /* Draws the position with letters, in lines that each have a line end, for pages without pictures. */
  void     (*format_board)  (gconstpointer     state,
                             GString          *text);

  /* Whether moves of chance reveal something that a player could use after an undo, such as the next piece of a
   * stack. */
  gboolean chance_reveals;

  /* The rule that matters most to the player to move. May be NULL. */
  const char *(*get_turn_rule) (gconstpointer state);

  /* Adds what the table helper can tell the player to move: first what describe_turn () says, then more, the most
   * important first. NULL if there is nothing more than describe_turn (). */
  void     (*list_tips)     (gconstpointer    state,
                             GPtrArray       *tips);

  /* The following members are for games in real time, and NULL in all others. A move that is made during BGL_TURN_ANY
   * contains its time, in milliseconds since that turn began. */
  guint    (*get_time)     (BglMove          move);
  BglMove  (*set_time)     (BglMove          move,
                            guint            milliseconds);
  /* The time at which chance acts, and its move; 0 for never. */
  guint    (*get_deadline) (gconstpointer    state,
                            BglMove         *move);
  /* The situations that the game distinguishes, and those of the round during BGL_TURN_ANY, as bits. Both may be
   * NULL. */
  const BglSituationInfo *situations;
  guint    (*get_situations) (gconstpointer  state);
};

gboolean           bgl_rules_allows_seats (const BglRules   *rules,
                                           guint             n_seats);
const BglRuleInfo *bgl_rules_find_rule    (const BglRules   *rules,
                                           const char       *id);
/* Formats an event for the command line: "NAME key=value… rule=ID". Free with g_free (). */
char              *bgl_rules_format_event (const BglRules   *rules,
                                           const BglEvent   *event);
/* Formats a move for a record: "1: 2,0". Free with g_free (). */
char              *bgl_rules_format_move  (const BglRules   *rules,
                                           gconstpointer     state,
                                           BglMove           move);
/* Describes the move for people, or returns NULL if it has no description. Free with g_free (). */
char              *bgl_rules_describe_move (const BglRules  *rules,
                                            gconstpointer    state,
                                            BglMove          move);
/* What the table helper can tell the player to move: an array of BglTip (transfer full). */
GPtrArray         *bgl_rules_list_tips    (const BglRules   *rules,
                                           gconstpointer     state);
/* The side of a seat, which is its own number if each seat plays for itself. */
guint              bgl_rules_get_side     (const BglRules   *rules,
                                           gconstpointer     state,
                                           guint             seat);
/* The move without its time, for games in real time; any other move is returned as it is. */
BglMove            bgl_rules_drop_time    (const BglRules   *rules,
                                           BglMove           move);
gboolean           bgl_rules_is_over      (const BglRules   *rules,
                                           gconstpointer     state);
/* Whether the move is legal now. The game, the searches, and the views all use this function. */
gboolean           bgl_rules_check        (const BglRules   *rules,
                                           gconstpointer     state,
                                           BglMove           move,
                                           GError          **error);

G_END_DECLS
