/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-bot.h"

G_BEGIN_DECLS

#define BGL_TYPE_SEAT (bgl_seat_get_type ())

#define BGL_MAX_HANDICAP 300

G_DECLARE_FINAL_TYPE (BglSeat, bgl_seat, BGL, SEAT, GObject)

/*
 * A place at the table: number, name, who sits there, and what the table knows of them.
 * Properties: number, name, is-bot, level, handicap, active (to move), thinking, status (what it
 * has, in words), score.
 */
BglSeat    *bgl_seat_new_human    (guint       number,
                                   const char *name);
BglSeat    *bgl_seat_new_bot      (guint       number,
                                   BglLevel    level);
/* From the value of a [SeatN] tag: "Anna", "bot:hard"; NULL for an unnamed human. */
BglSeat    *bgl_seat_new_from_tag (guint       number,
                                   const char *tag);
char       *bgl_seat_to_tag       (BglSeat    *self);

guint       bgl_seat_get_number   (BglSeat    *self);
/* For people: the name, or "Player 2", or the bot's level. Never empty. */
const char *bgl_seat_get_name     (BglSeat    *self);
/* For narrow places: the name, of a bot without its level. */
const char *bgl_seat_get_short_name (BglSeat  *self);
gboolean    bgl_seat_is_bot       (BglSeat    *self);
BglLevel    bgl_seat_get_level    (BglSeat    *self);
/* Games in real time: by how many percent the time of this seat is stretched. */
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

G_END_DECLS
