/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-bot.h"

G_BEGIN_DECLS

#define BGL_TYPE_SEAT (bgl_seat_get_type ())

#define BGL_MAX_HANDICAP 300

G_DECLARE_FINAL_TYPE (BglSeat, bgl_seat, BGL, SEAT, GObject)

/*
 * A seat at the table: its number, its name, who plays there, and their current status.
 *
 * Properties: number, name, is-bot, is-remote, level, handicap, active (to move), thinking, status (what the seat has, in words),
 * score, place, remark (about the player, such as “away”).
 */
BglSeat    *bgl_seat_new_human    (guint       number,
                                   const char *name);
BglSeat    *bgl_seat_new_bot      (guint       number,
                                   BglLevel    level);
/* Converts from and to the value of a [SeatN] tag: "Anna", "bot:hard", or NULL for a person without a name. Free the
 * value with g_free (). */
BglSeat    *bgl_seat_new_from_tag (guint       number,
                                   const char *tag);
char       *bgl_seat_to_tag       (BglSeat    *self);
/* The level of a bot in such a value: "hard" in "bot:hard" (transfer none). NULL for a person. */
const char *bgl_seat_get_tag_level (const char *tag);

guint       bgl_seat_get_number   (BglSeat    *self);
/* The name, "Player 2", or the level of the bot. Never empty. */
const char *bgl_seat_get_name     (BglSeat    *self);
/* The name to display. It is "You" for the only person at this machine, if they have no name of their own, or if others
 * play at other machines. Use
 * BGL_SENTENCE () for sentences with this player as the subject. */
const char *bgl_seat_get_label    (BglSeat    *self);
/* A shorter label for narrow places: that of a bot lacks its level. */
const char *bgl_seat_get_short_name (BglSeat  *self);
gboolean    bgl_seat_is_you       (BglSeat    *self);
/* Whether a label is that of "You". */
gboolean    bgl_label_is_you      (const char *label);
/* Determines which of the seats at one table is "You", if any. */
void        bgl_seat_find_you     (BglSeat *const *seats,
                                   guint       n_seats);
gboolean    bgl_seat_is_bot       (BglSeat    *self);
BglLevel    bgl_seat_get_level    (BglSeat    *self);
/* Whether a person or bot on another machine plays there. Their moves come in through bgl_table_play (). */
gboolean    bgl_seat_get_remote   (BglSeat    *self);
void        bgl_seat_set_remote   (BglSeat    *self,
                                   gboolean    remote);
/* Whether a person at this machine plays there. */
gboolean    bgl_seat_is_here      (BglSeat    *self);
/* What is to be known about the player now, in a word or two, or NULL. */
const char *bgl_seat_get_remark   (BglSeat    *self);
void        bgl_seat_set_remark   (BglSeat    *self,
                                   const char *remark);
/* In games in real time, the percentage by which the time of this seat is lengthened. */
/* Takes over the name and the kind of another player. */
void        bgl_seat_become       (BglSeat    *self,
                                   BglSeat    *other);
guint       bgl_seat_get_handicap (BglSeat    *self);
void        bgl_seat_set_handicap (BglSeat    *self,
                                   guint       handicap);
gboolean    bgl_seat_get_active   (BglSeat    *self);
void        bgl_seat_set_active   (BglSeat    *self,
                                   gboolean    active);
gboolean    bgl_seat_get_thinking (BglSeat    *self);
void        bgl_seat_set_thinking (BglSeat    *self,
                                   gboolean    thinking);
const char *bgl_seat_get_status   (BglSeat    *self);
void        bgl_seat_set_status   (BglSeat    *self,
                                   const char *status);
int         bgl_seat_get_score    (BglSeat    *self);
void        bgl_seat_set_score    (BglSeat    *self,
                                   int         score);
/* The place of the seat at the end of the game, from 1; 0 before the end. */
guint       bgl_seat_get_place    (BglSeat    *self);
void        bgl_seat_set_place    (BglSeat    *self,
                                   guint       place);

/*
 * Formats a sentence about a player. ABOUT names the player with its first argument, as in “%s wins.” TO addresses the
 * player without a name, as in “You win.”
 *
 * Returns: (transfer full): the sentence
 */
#define BGL_SENTENCE(label, about, to, ...)                       \
  (bgl_label_is_you (label)                                       \
   ? g_strdup_printf ((to) __VA_OPT__ (,) __VA_ARGS__)            \
   : g_strdup_printf ((about), (label) __VA_OPT__ (,) __VA_ARGS__))

G_END_DECLS
