/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-hand.h"
#include "bgl-spot.h"
#include "bgl-view.h"
#include "engine/bgl-grid.h"

G_BEGIN_DECLS

/* Not the number of a spot. */
#define BGL_SPOT_NONE G_MAXUINT

/* The spots that a move names. Either may be BGL_SPOT_NONE. */
typedef struct
{
  BglMove move;
  guint   ply;
  guint   from;
  guint   to;
} BglMark;

#define BGL_TYPE_BOARD (bgl_board_get_type ())

G_DECLARE_DERIVABLE_TYPE (BglBoard, bgl_board, BGL, BOARD, BglView)

/*
 * The base class of views with places where pieces can be. A game says which spots there are, where they are, and which
 * of them a move names. The class turns pressing, dragging, and keys into moves:
 *
 * - A press or Enter on a spot plays the move that places something there. If a move takes a piece from that spot, it
 *   picks up the piece instead, and the next press plays the move to another spot. Dragging does the same. A move that
 *   the rules do not allow is played as well, because the refusal names the rule.
 * - Input out of turn is refused in the same way: the table says whose turn it is.
 * - Arrow keys move the focus between spots by geometry. Tab stops once at each group of spots, and then at each widget
 *   that was added with bgl_board_add_stop ().
 * - A press or key during a story skips it. If there was something to read, a press, Enter, or Space does only that.
 * - Escape puts back what was picked up.
 * - A hint moves the focus to where the move begins. After its piece was picked up, the focus goes to where it ends.
 *
 * A spot is a number that the game chooses. Its child is a BglSpot, with a label for screen readers.
 *
 * The class draws the board in this order: draw (), the focus rings of spots, draw_above (), and the stops. A game with
 * simple pieces only draws these, and its ground before it calls draw () of the class.
 *
 * Accessible role: grid.
 */
struct _BglBoardClass
{
  BglViewClass parent_class;

  /* The natural size of the board. */
  int natural_width, natural_height;

  /* Spots */

  /* If the spots are the cells of a grid, with the same numbers, the following three functions that say “grid” have a
   * default. NULL in other games. */
  const BglGrid *grid;

  /* Calls bgl_board_add_spot () for each spot of the position, in the order for screen readers. By default, all cells
   * of the grid. */
  void     (*list_spots)    (BglBoard               *self);
  /* Where a spot is on the surface; empty if it is not visible now. Returns the radius of the corners of its focus
   * ring. By default, in a grid that fills the widget, with room for coordinates around it. */
  double   (*place_spot)    (BglBoard               *self,
                             guint                   spot,
                             graphene_rect_t        *bounds);
  /* The spot at a point of the surface, or BGL_SPOT_NONE. It need not be a spot that exists in this position. By
   * default, the spot whose bounds contain the point. */
  guint    (*find_spot)     (BglBoard               *self,
                             const graphene_point_t *point);
  /* The spot that gets the focus if the focused one disappears at that point, by default the nearest one that can have
   * the focus. The point is NULL if the focus enters the board for the first time, or if the spot that had it is gone;
   * by default, it then goes to where the last move ended. */
  guint    (*find_home)     (BglBoard               *self,
                             const graphene_point_t *point);
  /* The group of a spot, from 0, in the order of Tab. If it is NULL, all spots are in one group. */
  guint    (*get_group)     (BglBoard               *self,
                             guint                   spot);
  /* Describes the spot for screen readers (transfer full). Games whose pieces the class draws describe what is on the
   * spot, and call bgl_board_add_marks () for everything else. */
  char    *(*describe_spot) (BglBoard               *self,
                             guint                   spot);
  /* The spot for a place in the notation of the game, and the label of its ring in an example (transfer full), which
   * may stay NULL. Returns FALSE if there is no such spot. By default, reads the names of the cells of the grid. */
  gboolean (*parse_spot)    (BglBoard               *self,
                             const char             *text,
                             guint                  *spot,
                             char                  **label);

  /* Moves */

  /* The spots that a move names, which are set to BGL_SPOT_NONE before. A move that picks up a piece has two. A move
   * that removes a piece has only the second, the spot of the piece. */
  void     (*get_spots)     (BglBoard               *self,
                             BglMove                 move,
                             guint                  *from,
                             guint                  *to);
  /* The move of that seat from one spot to another. If there is no first spot, the one that places something on the
   * second, or picks something up there. It may be illegal. BGL_MOVE_NONE if the spots name no move at all. */
  BglMove  (*name_move)     (BglBoard               *self,
                             guint                   seat,
                             guint                   from,
                             guint                   to);
  /* Whether a move changes nothing that could be marked, such as drawing a piece. It is not a recent move, and the
   * player who made it still sees the moves of the others. May be NULL. */
  gboolean (*is_quiet)      (BglBoard               *self,
                             BglMove                 move);
  /* Whether a piece can be picked up at the spot now. By default, whether a legal move begins there. */
  gboolean (*can_hold)      (BglBoard               *self,
                             guint                   spot);

  /* Input */

  /* Somebody pressed at this point. Returns whether the board claims the press, so that it does not scroll a page. */
  gboolean (*press)         (BglBoard               *self,
                             const graphene_point_t *point);
  /* Somebody drags from this spot. Returns whether a piece follows the pointer. By default, picks up a piece. */
  gboolean (*take)          (BglBoard               *self,
                             guint                   spot);
  /* What was dragged is dropped on a spot, or beside all spots. */
  void     (*drop)          (BglBoard               *self,
                             guint                   spot);
  /* The press ended without a drag. The pointer may have moved in the meantime. Calls act () by default. */
  void     (*click)         (BglBoard               *self,
                             guint                   spot,
                             gboolean                moved);
  void     (*act)           (BglBoard               *self,
                             guint                   spot);
  /* Whether pointing at the spot shows what would happen there. A finger cannot point, so its first touch of such a
   * spot only shows it, and the second one acts. May be NULL. */
  gboolean (*has_preview)   (BglBoard               *self,
                             guint                   spot);
  /* The pointer has moved. May be NULL. */
  void     (*pointed)       (BglBoard               *self);
  /* A piece was picked up, or put back. May be NULL. */
  void     (*held_changed)  (BglBoard               *self);
  /* A spot got the focus. May be NULL. */
  void     (*focused)       (BglBoard               *self,
                             guint                   spot);
  /* Moves the focus in a direction. By default, to the nearest spot there. */
  gboolean (*move_focus)    (BglBoard               *self,
                             int                     dx,
                             int                     dy);

  /* Derived state */

  /* The position has changed, by one move or by a jump. The spots are listed afterward. */
  void     (*position_changed) (BglBoard            *self,
                                gboolean             jumped);
  /* Updates what depends on the position, on what is picked up, and on what is pointed at. The labels of the spots
   * and the question follow. */
  void     (*update)        (BglBoard               *self);
  /* The sentence for bgl_view_set_step () (transfer full), or NULL. */
  char    *(*describe_step) (BglBoard               *self);

  /* Layout and drawing */

  /* Computes the layout, before spots and question are allocated. Also called when the question appears or goes. */
  void     (*arrange)       (BglBoard               *self,
                             int                     width,
                             int                     height);
  /* Where the question is, in a board of that size. By default, centered at the lower edge. */
  void     (*place_prompt)  (BglBoard               *self,
                             int                     width,
                             int                     height,
                             GdkRectangle           *place);
  /* Whether draw () or draw_above () shows that the spot has the focus, so that it needs no ring. May be NULL. */
  gboolean (*draws_focus)   (BglBoard               *self,
                             guint                   spot);
  /* By default, draws the pieces with the functions below, and marks where the player may go, the recent moves, and
   * the hint. */
  void     (*draw)          (BglBoard               *self,
                             GtkSnapshot            *snapshot);
  /* By default, draws pieces in motion. */
  void     (*draw_above)    (BglBoard               *self,
                             GtkSnapshot            *snapshot);

  /* Pieces, for games that let the class draw the board. The class also animates their moves, unless the game has
   * event_handlers. NULL in other games. */

  /* The piece on the spot, as a number of the game; -1 for none. */
  int      (*get_piece)     (BglBoard               *self,
                             guint                   spot);
  /* The piece that the player would place, or -1. May be NULL. */
  int      (*get_new_piece) (BglBoard               *self);
  void     (*draw_piece)    (BglBoard               *self,
                             GtkSnapshot            *snapshot,
                             int                     piece,
                             const graphene_rect_t  *bounds);
};

/* Spots */

/* For list_spots (). A spot that is not focusable can only be read. */
void        bgl_board_add_spot     (BglBoard               *self,
                                    guint                   spot,
                                    gboolean                focusable);
/* The child of a spot (transfer none); NULL if there is no such spot. */
GtkWidget  *bgl_board_get_spot     (BglBoard               *self,
                                    guint                   spot);
/* The number of a child, or BGL_SPOT_NONE. */
guint       bgl_board_find_child   (BglBoard               *self,
                                    GtkWidget              *child);
guint       bgl_board_get_n_spots  (BglBoard               *self);
/* The spots in their order. */
guint       bgl_board_get_nth_spot (BglBoard               *self,
                                    guint                   index);
/* Lists the spots again, because something other than the position decides about them. */
void        bgl_board_update_spots (BglBoard               *self);
/* The nearest spot that can have the focus, or BGL_SPOT_NONE. */
guint       bgl_board_find_nearest (BglBoard               *self,
                                    const graphene_point_t *point);
/* Moves the focus to a spot. Returns FALSE if there is no such spot. */
gboolean    bgl_board_focus_spot   (BglBoard               *self,
                                    guint                   spot);
/* Whether one of the spots has the focus. */
gboolean    bgl_board_has_focus    (BglBoard               *self);
/* The spot that has, or had, the focus. */
guint       bgl_board_get_home     (BglBoard               *self);
void        bgl_board_set_home     (BglBoard               *self,
                                    guint                   spot);
/* Moves the focus back to the board. */
gboolean    bgl_board_focus_home   (BglBoard               *self);

/* Adds a child after the spots in the order of Tab. The pointer does not reach what is below it. */
void        bgl_board_add_stop     (BglBoard               *self,
                                    GtkWidget              *stop);

/* The parent of the spots: the board itself, unless the game sets another widget when the board is initialized, for
 * example one that scrolls. Points and bounds are in the coordinates of that widget, so they change when it scrolls. It
 * calls the last two functions in its own set_focus_child () and size_allocate (), and draws itself and its children.
 * The stops are its children as well. */
GtkWidget  *bgl_board_get_surface   (BglBoard              *self);
void        bgl_board_set_surface   (BglBoard              *self,
                                     GtkWidget             *surface);
void        bgl_board_focus_changed (BglBoard              *self,
                                     GtkWidget             *child);
void        bgl_board_allocate_spots (BglBoard             *self);

/* For boards with a grid: the bounds of all its cells. */
void        bgl_board_get_grid_bounds  (BglBoard           *self,
                                        graphene_rect_t    *bounds);
/* Draws the letters of the columns below the grid, and the numbers of the rows on its left. */
void        bgl_board_draw_coordinates (BglBoard           *self,
                                        GtkSnapshot        *snapshot,
                                        guint32             color);

/* Input */

BglHand    *bgl_board_get_hand     (BglBoard               *self);
/* The spot under the pointer, or with the focus if the keyboard was used last; or BGL_SPOT_NONE. */
guint       bgl_board_get_aim      (BglBoard               *self);
/* The spot whose piece is picked up, or BGL_SPOT_NONE. It is still known during the events of the move. For changes
 * during act () and take (). */
guint       bgl_board_get_held     (BglBoard               *self);
void        bgl_board_hold         (BglBoard               *self,
                                    guint                   spot);
/* Puts back what is picked up, and removes the hint. Returns FALSE if there was neither. */
gboolean    bgl_board_put_back     (BglBoard               *self);
/* The seat that acts at this board: the person to move, or the next person. */
guint       bgl_board_get_actor    (BglBoard               *self);
/* How the current gesture was made, during act () and similar functions. */
BglOrigin   bgl_board_get_origin   (BglBoard               *self);
/* Plays a move that the current gesture named. */
gboolean    bgl_board_play         (BglBoard               *self,
                                    BglMove                 move);
/* Whether a legal move leads from one spot to the other. BGL_SPOT_NONE as the first spot is for moves that have none;
 * as the second, for any. */
gboolean    bgl_board_is_legal     (BglBoard               *self,
                                    guint                   from,
                                    guint                   to);

/* The move that a hint or the quiz shows, or BGL_MOVE_NONE. */
BglMove     bgl_board_get_hint     (BglBoard               *self);
/* Whether the picked-up piece is the one of the hint. */
gboolean    bgl_board_follows_hint (BglBoard               *self);

/* The moves that the player has not answered yet, in their order. Quiet moves and moves that name no spot are left out,
 * unless they are the only ones; then the move before them is the only one. */
guint          bgl_board_get_n_recent (BglBoard            *self);
const BglMark *bgl_board_get_recent   (BglBoard            *self,
                                       guint                index);
/* “Last move.”, or which of the recent moves it is. Free with g_free (). */
char          *bgl_board_describe_recent (BglBoard         *self,
                                          guint             index);
/* Appends sentences about the spot for screen readers: what the player can do with the piece there, or place there,
 * recent moves, and the hint. For games whose pieces the class draws. */
void           bgl_board_add_marks    (BglBoard            *self,
                                       guint                spot,
                                       GString             *text);

G_END_DECLS
