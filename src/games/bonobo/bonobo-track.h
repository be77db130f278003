/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "bonobo-art.h"

G_BEGIN_DECLS

#define BONOBO_TYPE_TRACK (bonobo_track_get_type ())

G_DECLARE_FINAL_TYPE (BonoboTrack, bonobo_track, BONOBO, TRACK, GtkWidget)

/*
 * The score track: a line with a marker for each seat. It always reaches from the lowest to the highest score,
 * including negative ones, and adjusts its scale for that.
 *
 * CSS node: "score-track". Accessible role: image; the owner sets the label.
 */
GtkWidget *bonobo_track_new        (void);

void       bonobo_track_set_light  (BonoboTrack   *self,
                                    BglColorScheme scheme);
void       bonobo_track_set_seats  (BonoboTrack      *self,
                                    guint             n_seats);
/* The score is a fraction while it is animated. */
void       bonobo_track_set_score  (BonoboTrack      *self,
                                    guint             seat,
                                    double            score);
/* Extends the track so that it can show the score, before a marker moves there. */
void       bonobo_track_make_room  (BonoboTrack      *self,
                                    int               score);
/* The center of the seat's marker, and the point on the line that it refers to, in the track's coordinates. */
void       bonobo_track_get_marker (BonoboTrack      *self,
                                    guint             seat,
                                    graphene_point_t *point);
void       bonobo_track_get_foot   (BonoboTrack      *self,
                                    guint             seat,
                                    graphene_point_t *point);

G_END_DECLS
