/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "engine/bgl-rules.h"

G_BEGIN_DECLS

#define BGL_SETTING_WIDTH             "window-width"
#define BGL_SETTING_HEIGHT            "window-height"
#define BGL_SETTING_MAXIMIZED         "window-maximized"
#define BGL_SETTING_TABLES            "tables"
#define BGL_SETTING_LAST_GAME         "last-game"
#define BGL_SETTING_FINISHED_GAMES    "finished-games"
#define BGL_SETTING_ANIMATION_SPEED   "animation-speed"
#define BGL_SETTING_BOT_PACE          "bot-pace"
#define BGL_SETTING_SHOW_LEGAL_PLACES "show-legal-places"
#define BGL_SETTING_COLOR_SCHEME      "color-scheme"
#define BGL_SETTING_UNDO_DRAWS        "undo-draws"
#define BGL_SETTING_SOUNDS            "sounds"
#define BGL_SETTING_VOLUME            "volume"
#define BGL_SETTING_NOTIFY_TURN       "notify-turn"
#define BGL_SETTING_SPEECH            "speech"
#define BGL_SETTING_SESSION           "session"
#define BGL_SETTING_BOOK_LANGUAGES    "book-languages"
#define BGL_SETTING_BOOK_SIDE_BY_SIDE "book-side-by-side"
#define BGL_SETTING_BOOK_PLACES       "book-places"
#define BGL_SETTING_BOOK_ZOOM         "book-zoom"
#define BGL_SETTING_QUIZ_LEVELS       "quiz-levels"
#define BGL_SETTING_LESSON_STEPS      "lesson-steps"
#define BGL_SETTING_LEARNED_GAMES     "learned-games"
#define BGL_SETTING_DISTANCE_NAME     "distance-name"
#define BGL_SETTING_DISTANCE_CHECK    "distance-check"
#define BGL_SETTING_BROKER            "broker"
#define BGL_SETTING_BROKER_USER       "broker-user"
#define BGL_SETTING_HELPED_GAMES      "helped-games"
#define BGL_SETTING_TABLE_HELPER      "table-helper"
#define BGL_SETTING_PUZZLE_GRADES     "puzzle-grades"
#define BGL_SETTING_PUZZLE_ROWS       "puzzle-rows"
#define BGL_SETTING_PUZZLE_DAYS       "puzzle-days"
#define BGL_SETTING_SOLVED_PUZZLES    "solved-puzzles"

/* The settings of the application, a single object (transfer none). */
GSettings *bgl_settings_get       (void);

/* What a screen reader speaks at a table: everything, or less. The values are those of the schema. */
typedef enum
{
  BGL_SPEECH_ALL,    /* every sentence, every turn, and what can be done */
  BGL_SPEECH_SHORT,  /* every sentence, and the turns of people */
  BGL_SPEECH_MINE,   /* sentences about people at this machine, or about everybody */
} BglSpeech;

BglSpeech  bgl_settings_get_speech (void);

/* The factor on the durations of animations. */
double     bgl_settings_get_tempo (void);
/* Milliseconds between moves that no person makes. */
guint      bgl_settings_get_pace  (void);

/* The record text of the last table of a game, or NULL. Free with g_free (). */
char      *bgl_settings_get_table (const BglRules *rules);
void       bgl_settings_set_table (const BglRules *rules,
                                   const char     *text);

/* The level of the next quiz about a game, from 1. */
guint      bgl_settings_get_quiz_level (const BglRules *rules);
void       bgl_settings_set_quiz_level (const BglRules *rules,
                                        guint           level);

/* The step at which the lesson of a game was left, from 0. It may be out of range. */
guint      bgl_settings_get_lesson_step (const BglRules *rules);
void       bgl_settings_set_lesson_step (const BglRules *rules,
                                         guint           step);
/* Whether the lesson of a game was played to its end. */
gboolean   bgl_settings_is_learned      (const BglRules *rules);
void       bgl_settings_set_learned     (const BglRules *rules);

/* Whether the table helper is on in this game: as it was set in the menu, or in the first two games that were played.
 * The name is that of the file of the game, which does not count itself, or NULL for a new game. */
gboolean   bgl_settings_get_helper      (const BglRules *rules,
                                         const char     *name);
/* The choice in the menu. */
void       bgl_settings_set_helper      (const BglRules *rules,
                                         gboolean        on);
/* A game was played, and counts once, no matter how often this is called. */
void       bgl_settings_add_helped      (const BglRules *rules,
                                         const char     *name);
/* The helper is on in the next two games, whatever was played or chosen before. */
void       bgl_settings_renew_helper    (const BglRules *rules);

G_END_DECLS
