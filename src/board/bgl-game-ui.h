/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "bgl-view.h"

G_BEGIN_DECLS

/* Something that one can do with a game beside playing it, such as practicing. */
typedef struct
{
  const char *id;               /* NULL ends the list */
  const char *label;            /* marked for translation */
  GtkWidget *(*create) (void);
} BglActivity;

/* A key, or several that are separated by spaces. */
typedef struct
{
  const char *group;        /* of this and the next ones, marked for translation; or NULL */
  const char *title;        /* marked for translation; NULL ends the list */
  const char *accelerator;
} BglShortcutInfo;

/* What is told about the board on request. At a table, each has a key, an action, and an item in the menu. */
typedef enum
{
  BGL_SCAN_LINES,    /* the lines through the place with the focus */
  BGL_SCAN_OWN,      /* the pieces of the person */
  BGL_SCAN_OTHERS,   /* those of the others */
  BGL_SCAN_MOVES,    /* where the person can move; only asked when it is a person's turn */
  BGL_SCAN_THREATS,  /* what the others can do against the person */
  BGL_SCAN_WORTH,    /* what the place with the focus is worth */
  BGL_N_SCANS
} BglScan;

/* Returns one or more sentences, or NULL if there is nothing to tell about the place with the focus. */
typedef char *(*BglScanFunc) (BglView *view);

/*
 * What a game adds to its rules for the screen. The view of each game defines one, named after the game, such as
 * chess_ui. Their list is generated from the list of games in src/games/meson.build.
 */
typedef struct
{
  const BglRules *rules;
  GType         (*get_view_type) (void);
  /* The lid of the game's box, drawn for the shelf. */
  void          (*draw_cover)    (cairo_t *cr,
                                  double   width,
                                  double   height,
                                  gboolean dark);
  /* The size in pixels at which a board shows everything that an example of the rulebook may speak
   * of. */
  guint           example_size[2];
  /* The height of a board that is narrower than that and puts below what else stands beside, or 0. */
  guint           narrow_example_height;
  /* The height of a board of that width that shows only some parts of the table of so many seats; NULL where
   * the game has no such parts. */
  int           (*get_parts_height) (guint parts,
                                     guint n_seats,
                                     int   width);
  /* Whether a printed board has words, so that it stays as large as they need. */
  gboolean        has_words;
  /* How much larger a printed example is drawn that shows only the surroundings of what it marks; 0 to show all. */
  double          closeup;
  guint           closeup_parts; /* of the table that are on it then, as bits by their index in the rules' list */
  /* The accent colour on light and on dark ground. */
  const char     *accent[2];
  /* The colours of the seats where the printed ones matter, or NULL for the house's; and
   * the shapes to go with them. */
  const char     *seat_colours[BGL_MAX_SEATS];
  const char     *seat_shapes[BGL_MAX_SEATS];
  /* The sound of each type of event, by the name of a file in data/sounds; NULL for silence. As long
   * as the game's table of events. */
  const char *const *sounds;
  /* Whether the board itself shows the seats and what they have: no cards for them stand beside it. */
  gboolean        seats_on_board;
  /* What the game's card offers beside playing; or NULL. */
  const BglActivity *activities;
  /* How a finished game went, such as a table of its rounds, for the end of the game; or NULL. */
  GtkWidget       *(*create_summary)     (BglTable *table);
  /* A piece that the rulebook shows beside the words for it, in a square with its corner at the origin; returns
   * FALSE for a name that the game does not know. */
  gboolean         (*draw_piece)         (cairo_t    *cr,
                                          double      size,
                                          const char *name);
  /* One piece of the confetti that falls when a person has won, in a square around the origin with sides
   * of this length; kinds are counted from 0, any number of them. NULL for plain paper. */
  void             (*draw_confetti)      (cairo_t *cr,
                                          double   size,
                                          guint    kind);
  /* Rows for the preferences, an AdwPreferencesGroup; or NULL. */
  GtkWidget       *(*create_preferences) (void);
  /* What the game tells about its board; NULL for what it has no notion of. The person is bgl_words_get_person (). */
  BglScanFunc      scans[BGL_N_SCANS];
  /* What matters now beside scores and turn: goals, values, and what the person has in hand. NULL for the aim of the
   * game. */
  BglScanFunc      describe_table;
  /* The game's own keys, without groups; or NULL. */
  const BglShortcutInfo *shortcuts;
} BglGameUi;

const BglGameUi *const *bgl_game_ui_list (guint      *n_uis);
const BglGameUi        *bgl_game_ui_find (const char *game);

/* NULL for one that the game does not have. */
/* Draws a piece as it looks when it is large, in a square with its corner at the origin. */
void                  bgl_game_ui_draw_piece    (const BglGameUi *ui,
                                                 cairo_t         *cr,
                                                 double           size,
                                                 const char      *name);
const BglActivity    *bgl_game_ui_find_activity (const BglGameUi *ui,
                                                 const char      *id);

/* A seat's own colour and shape, from 1: the game's, or the house's where the game has none or
 * it is NULL. */
const char           *bgl_game_ui_get_seat_colour (const BglGameUi *ui,
                                                   guint            seat);
const char           *bgl_game_ui_get_seat_shape  (const BglGameUi *ui,
                                                   guint            seat);

G_END_DECLS
