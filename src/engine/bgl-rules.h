/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-error.h"
#include "bgl-event.h"
#include "bgl-move.h"
#include "bgl-options.h"
#include "bgl-random.h"

G_BEGIN_DECLS

typedef struct _BglRules      BglRules;
typedef struct _BglBot        BglBot;
typedef struct _BglQuizSource BglQuizSource;
typedef struct _BglChanges    BglChanges;

/* One statement of a rulebook. */
typedef struct
{
  const char *id;        /* NULL ends the table */
  const char *title;     /* a few words, marked for translation */
  const char *sentence;  /* the rule in short, marked for translation */
} BglRuleInfo;

/*
 * Everything that the engine knows about a game. A state is a plain struct of
 * state_size bytes without pointers, copied with memcpy (); none of the
 * functions that search and playouts use allocates.
 *
 * Words for people are marked with N_ () in the tables and already translated
 * where a function returns them.
 */
struct _BglRules
{
  const char          *id;           /* such as "chess": in records and on the command line */
  const char          *name;         /* marked for translation */
  const char          *tagline;      /* one line for the shelf, marked for translation */
  const char          *aim;          /* how a player wins, in one sentence, marked for translation */
  const char          *designers;    /* a proper name, not translated */
  guint8               age;          /* from this age */
  guint8               minutes[2];   /* shortest and longest game */
  const char          *score_label;  /* what scores count, as one word of a heading, marked for translation */
  const guint8        *seat_counts;  /* allowed numbers of seats, ends with 0 */

  gsize                state_size;
  guint                max_moves;    /* no position has more legal moves than this */

  const BglRuleInfo   *rules;
  const BglOptionInfo *options;
  const BglEventInfo  *events;
  const BglBot        *bot;
  const BglQuizSource *quiz;         /* what this game adds to the rulebook's quiz, or NULL */
  const BglChanges    *changes;      /* what can be changed in its examples, or NULL */

  const char *const   *parts;        /* what an example can show of the table instead of all of it, NULL at
                                      * the end; at most 32; or NULL */

  /* The GObject model of the game, a subclass of BglGame. */
  GType    (*get_game_type) (void);

  /* Sets the state up for the opening, or for the position of a [Position] tag.
   * Options have been checked against the table. The error is BGL_RULE_RECORD_SYNTAX. */
  gboolean (*setup)       (gpointer          state,
                           guint             n_seats,
                           const BglOptions *options,
                           const char       *position,
                           GError          **error);

  /* A seat, BGL_TURN_CHANCE, BGL_TURN_ANY or BGL_TURN_OVER. */
  int      (*get_turn)    (gconstpointer     state);

  /* Writes the legal moves of the players, in a fixed order, and returns their number.
   * Nothing where chance is to act or the game is over. */
  guint    (*list_moves)  (gconstpointer     state,
                           BglMove          *moves);

  /* Whether the move is legal. The error location may be NULL. The engine has already
   * checked for BGL_RULE_RECORD_OVER. A move of chance that is out of place or
   * impossible is BGL_RULE_RECORD_CHANCE. */
  gboolean (*check)       (gconstpointer     state,
                           BglMove           move,
                           GError          **error);

  /* Makes a legal move, and lists what followed from it. */
  void     (*apply)       (gpointer          state,
                           BglMove           move,
                           BglEvents        *events);

  /* An outcome of chance, with its right probability. NULL in games without chance. */
  BglMove  (*draw_chance) (gconstpointer     state,
                           BglRandom        *random);

  /* Some legal move of whoever is to act, quickly. Every such move has a chance. */
  BglMove  (*draw_move)   (gconstpointer     state,
                           BglRandom        *random);

  /* The text of a move as records write it, without the seat. What cannot be read at all
   * is BGL_RULE_RECORD_SYNTAX; a readable move need not be legal. */
  gboolean (*parse_move)  (gconstpointer     state,
                           guint             seat,
                           const char       *text,
                           BglMove          *move,
                           GError          **error);
  void     (*format_move) (gconstpointer     state,
                           BglMove           move,
                           GString          *text);

  /* Writes an event's argument of a kind from BGL_ARG_GAME on. */
  void     (*format_arg)  (guint             kind,
                           int               value,
                           GString          *text);

  /* One score for each seat, as the game's page defines it. */
  void     (*get_scores)  (gconstpointer     state,
                           int              *scores);

  /* The side that a seat plays for; partners have the same. NULL where each seat plays for itself. */
  guint    (*get_side)    (gconstpointer     state,
                           guint             seat);

  /* The winners as a set of bits, seat 1 lowest; none for a draw. Only when over by the rules:
   * bgl_game_get_winners () also knows who resigned. */
  guint    (*get_winners) (gconstpointer     state);

  /* How good the position is for each seat, 0 to 1: exact when over, else an estimate. */
  void     (*get_rewards) (gconstpointer     state,
                           float            *rewards);

  /* Further lines of the standing, each with its line end. May be NULL. */
  void     (*format_standing) (gconstpointer state,
                               GString      *text);

  /* Changes the options of a game that is over, with these winners, into those of the next one at
   * the same table. May be NULL. */
  void     (*prepare_next) (gconstpointer    state,
                            guint            winners,
                            BglOptions      *options);

  /* What happened, as a sentence, or NULL where an event needs none. The names are those of
   * the seats, from index 0. */
  char    *(*describe_event) (gconstpointer      state,
                              const BglEvent    *event,
                              const char *const *names);

  /* A move as the words of a button, without the seat: "Place a tile at (2, 0)". The move
   * may be illegal. NULL if it cannot be tried at a table. If the function is NULL, the text of the record is used. */
  char    *(*describe_move) (gconstpointer   state,
                             BglMove         move);

  /* What a seat has, in a few words: "12 tiles in stock". */
  char    *(*describe_seat) (gconstpointer   state,
                             guint           seat);

  /* What whoever is to move can do, as a sentence without a name. */
  char    *(*describe_turn) (gconstpointer   state);

  /* The part of the game that is being played, such as "Round 2 of 3", for an announcement over the
   * board whenever it changes, and in the detail one sentence about what is different now (it may stay
   * NULL). NULL where nothing is to be announced. The function may be NULL. */
  char    *(*describe_phase) (gconstpointer   state,
                              char          **detail);

  /* Whether this names a place that an example can mark, as the game's page writes it: "2,0". May be
   * NULL. */
  gboolean (*is_place)      (const char       *text);

  /* Writes the position as lines of letters, each with its line end, for pages without pictures. */
  void     (*format_board)  (gconstpointer     state,
                             GString          *text);

  /* Whether moves of chance reveal something that is useful after an undo, such as the next piece of a stack. */
  gboolean chance_reveals;

  /* The rule that matters most to whoever is to move. May be NULL. */
  const char *(*get_turn_rule) (gconstpointer state);

  /* The three of games in real time, where moves made while it is BGL_TURN_ANY carry their
   * time in milliseconds from when the turn became that; NULL in all others. */
  guint    (*get_time)     (BglMove          move);
  BglMove  (*set_time)     (BglMove          move,
                            guint            milliseconds);
  /* When chance steps in, and its move; 0 for never. */
  guint    (*get_deadline) (gconstpointer    state,
                            BglMove         *move);
};

gboolean           bgl_rules_allows_seats (const BglRules   *rules,
                                           guint             n_seats);
const BglRuleInfo *bgl_rules_find_rule    (const BglRules   *rules,
                                           const char       *id);
/* "NAME key=value… rule=ID", the form of the command line. */
char              *bgl_rules_format_event (const BglRules   *rules,
                                           const BglEvent   *event);
/* "1: 2,0", the form of a record. */
char              *bgl_rules_format_move  (const BglRules   *rules,
                                           gconstpointer     state,
                                           BglMove           move);
/* The move in words for people, or NULL where there are none; free with g_free (). */
char              *bgl_rules_describe_move (const BglRules  *rules,
                                            gconstpointer    state,
                                            BglMove          move);
/* The side of a seat: its own number where each seat plays for itself. */
guint              bgl_rules_get_side     (const BglRules   *rules,
                                           gconstpointer     state,
                                           guint             seat);
gboolean           bgl_rules_is_over      (const BglRules   *rules,
                                           gconstpointer     state);
/* Whether the move may be made now: the one question that game, search and views ask. */
gboolean           bgl_rules_check        (const BglRules   *rules,
                                           gconstpointer     state,
                                           BglMove           move,
                                           GError          **error);

G_END_DECLS
