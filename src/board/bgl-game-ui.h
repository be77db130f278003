/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "bgl-view.h"

G_BEGIN_DECLS

/* The sound of an event. */
typedef struct
{
  guint       event;  /* its type */
  const char *name;   /* of the file, in data/sounds or in the folder of the game; NULL ends the table */
} BglEventSound;

/* Something to do with a game other than playing it, such as practicing. */
typedef struct
{
  const char *id;               /* NULL ends the list */
  const char *label;            /* marked for translation */
  GtkWidget *(*create) (void);
} BglActivity;

/* A key, or several that are separated by spaces. */
typedef struct
{
  const char *group;        /* the group of this and the following shortcuts, marked for translation; or NULL */
  const char *title;        /* marked for translation; NULL ends the list */
  const char *accelerator;
} BglShortcutInfo;

/* Descriptions of the board on request. At a table, each of them has a key, an action, and a menu item. */
typedef enum
{
  BGL_SCAN_LINES,    /* the lines through the place with the focus */
  BGL_SCAN_OWN,      /* the pieces of the person */
  BGL_SCAN_OTHERS,   /* the pieces of the others */
  BGL_SCAN_MOVES,    /* where the person can move; only asked when it is a person's turn */
  BGL_SCAN_THREATS,  /* what the others can do against the person */
  BGL_SCAN_WORTH,    /* what the place with the focus is worth */
  BGL_N_SCANS
} BglScan;

/* Returns one or more sentences (transfer full), or NULL if there is nothing to say about the place with the focus. */
typedef char *(*BglScanFunc) (BglView *view);

/*
 * The user interface of a game. The view of each game defines one, named GAME_ui with the ID of the game. Their list
 * is generated from the list of games in src/games/meson.build.
 */
typedef struct
{
  const BglRules *rules;
  GType         (*get_view_type) (void);
  /* Draws the lid of the game's box. It must be opaque. The build draws it for the shelf without a display, and a thread
   * may draw it, so it must not use text or anything that changes. */
  void          (*draw_cover)    (cairo_t *cr,
                                  double   width,
                                  double   height,
                                  gboolean dark);
  /* The size in pixels at which a board shows everything that an example of the rulebook may mention. */
  guint           example_size[2];
  /* The height of a narrower board, which shows below the board what is otherwise beside it; or 0. */
  guint           narrow_example_height;
  /* The height of a board of that width that shows only some parts of the table with that many seats. NULL if the
   * game has no such parts. */
  int           (*get_parts_height) (guint parts,
                                     guint n_seats,
                                     int   width);
  /* Whether a printed board contains text, so that it must not be made too small to read. */
  gboolean        has_words;
  /* The scale of a printed example that shows only the area around its marks; 0 to always show the whole board. */
  double          closeup;
  guint           closeup_parts; /* the parts of the table that it shows then, as bits by their index in the parts of
                                  * the rules */
  /* The accent color on light and on dark backgrounds. */
  const char     *accent[2];
  /* The colors and shapes of the seats if they must match the real pieces, or NULL for the default ones. */
  const char     *seat_colors[BGL_MAX_SEATS];
  const char     *seat_shapes[BGL_MAX_SEATS];
  /* The sounds of events, from the least to the most important one. A move plays only one of them. NULL for silence. */
  const BglEventSound *sounds;
  /* Whether the board itself shows the seats and what they have, so that there are no cards for them beside it. */
  gboolean        seats_on_board;
  /* What the card of the game offers besides playing; or NULL. */
  const BglActivity *activities;
  /* Creates a summary of a finished game, such as a table of its rounds; or NULL. */
  GtkWidget       *(*create_summary)     (BglTable *table);
  /* Draws a piece that the rulebook shows beside its name, in a square with its corner at the origin. Returns FALSE
   * if the game does not know the name. */
  gboolean         (*draw_piece)         (cairo_t    *cr,
                                          double      size,
                                          const char *name);
  /* Draws one piece of the confetti that falls when a person has won, in a square of this size around the origin.
   * The kind is any number from 0 on. NULL for plain paper. */
  void             (*draw_confetti)      (cairo_t *cr,
                                          double   size,
                                          guint    kind);
  /* Creates an AdwPreferencesGroup for the preferences; or NULL. */
  GtkWidget       *(*create_preferences) (void);
  /* The descriptions of the board; NULL for those that make no sense in the game. The person is bgl_words_get_person
   * (). */
  BglScanFunc      scans[BGL_N_SCANS];
  /* Describes what matters besides scores and turn: goals, values, and what the person has in hand. NULL to use the
   * aim of the game. */
  BglScanFunc      describe_table;
  /* Additional keys of the game, without groups; or NULL. */
  const BglShortcutInfo *shortcuts;
} BglGameUi;

const BglGameUi *const *bgl_game_ui_list (guint      *n_uis);
const BglGameUi        *bgl_game_ui_find (const char *game);

/* Draws a piece with the proportions of a large one, in a square with its corner at the origin. */
void                  bgl_game_ui_draw_piece    (const BglGameUi *ui,
                                                 cairo_t         *cr,
                                                 double           size,
                                                 const char      *name);
/* Returns NULL if the game does not have the activity. */
const BglActivity    *bgl_game_ui_find_activity (const BglGameUi *ui,
                                                 const char      *id);

/* The color and the shape of a seat, counted from 1. They are the default ones if the UI is NULL or does not define
 * them. */
const char           *bgl_game_ui_get_seat_color  (const BglGameUi *ui,
                                                   guint            seat);
const char           *bgl_game_ui_get_seat_shape  (const BglGameUi *ui,
                                                   guint            seat);

G_END_DECLS
