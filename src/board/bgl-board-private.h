/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-board.h"

G_BEGIN_DECLS

/* The parts of BglBoard, in several files. */
typedef struct
{
  GtkWidget  *surface;
  GHashTable *spots;      /* number of a spot → GtkWidget */
  GArray     *order;      /* guint: the numbers of the spots */
  GPtrArray  *stops;      /* GtkWidget, unowned */

  BglHand    *hand;
  BglOrigin   origin;     /* of the current gesture; answers are clicked */
  guint       pressed;    /* the spot that was pressed */
  guint       held;
  gboolean    shows_pieces; /* whether all pieces that can be picked up are pointed out */
  guint       aim;        /* at the last refresh */
  guint       home;
  GArray     *homes;      /* guint: the same for each group of spots */
  BglMove     hint;

  BglMove    *moves;      /* the legal moves of the position, or NULL if they have not been listed */
  guint       n_moves;
  GArray     *recent;     /* BglMark */
} BglBoardPrivate;

BglBoardPrivate *bgl_board_get_private    (BglBoard *self);

/* bgl-board-hand.c */
void             bgl_board_init_hand      (BglBoard *self);
void             bgl_board_activate_spot  (BglBoard *self,
                                           guint     spot);
/* Moves the focus to where a hint ends, if its piece is picked up. */
void             bgl_board_focus_hinted_end (BglBoard *self);
/* Forgets what is picked up, because the position has changed. */
void             bgl_board_reset_hand     (BglBoard *self);
void             bgl_board_real_act       (BglBoard *self,
                                           guint     spot);
gboolean         bgl_board_real_can_hold  (BglBoard *self,
                                           guint     spot);
gboolean         bgl_board_real_take      (BglBoard *self,
                                           guint     spot);
void             bgl_board_real_drop      (BglBoard *self,
                                           guint     spot);
void             bgl_board_real_click     (BglBoard *self,
                                           guint     spot,
                                           gboolean  moved);
void             bgl_board_real_show_move (BglView  *view,
                                           BglMove   move);

/* bgl-board-area.c */
guint            bgl_board_real_show_area (BglView  *view,
                                           BglMove   move);
guint            bgl_board_real_show_pieces (BglView *view);

/* bgl-board-draw.c */
/* Adds a step that shows the move, if the class draws the pieces. */
void             bgl_board_add_motion      (BglBoard    *self,
                                            BglMove      move);
gsize            bgl_board_get_motion_size (void);
void             bgl_board_real_draw       (BglBoard    *self,
                                            GtkSnapshot *snapshot);
void             bgl_board_real_draw_above (BglBoard    *self,
                                            GtkSnapshot *snapshot);

/* bgl-board-grid.c */
void             bgl_board_real_list_spots (BglBoard             *self);
double           bgl_board_real_place_spot (BglBoard             *self,
                                            guint                 spot,
                                            graphene_rect_t      *bounds);
gboolean         bgl_board_real_parse_spot (BglBoard             *self,
                                            const char           *text,
                                            guint                *spot,
                                            char                **label);

/* bgl-board-spots.c */
gboolean         bgl_board_real_move_focus (BglBoard              *self,
                                            int                    dx,
                                            int                    dy);
guint            bgl_board_real_find_spot (BglBoard               *self,
                                           const graphene_point_t *point);
guint            bgl_board_real_find_home (BglBoard               *self,
                                           const graphene_point_t *point);
void             bgl_board_update_labels  (BglBoard *self);
/* Moves the focus with Tab, between the spots and the stops. */
gboolean         bgl_board_focus_next     (BglBoard               *self,
                                           GtkDirectionType        direction);

G_END_DECLS
