/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "monkey.h"

#include "app/bgl-seat-card.h"
#include "board/bgl-spot.h"
#include "board/bgl-view.h"
#include "board/bgl-words.h"

/* Longer than a board moves, in milliseconds of a slow machine. */
#define MAX_MOTION 10000

/* A game is its record: what the record says, read again, is the position on the table. */
static void
check_record (BglView *view)
{
  BglGame *game = bgl_view_get_game (view);
  /* Up to the position on show, which is an earlier one while somebody looks back. */
  g_autoptr (BglRecord) record = bgl_table_to_record_at (bgl_view_get_table (view), bgl_game_get_ply (game));
  g_autofree char *text = bgl_record_to_string (record);
  g_autofree char *standing = bgl_game_format_standing (game);
  g_autofree char *standing_again = NULL;
  g_autoptr (BglRecord) record_again = NULL;
  g_autoptr (BglGame) game_again = NULL;
  g_autoptr (GError) error = NULL;

  record_again = bgl_record_parse (text, -1, &error);
  g_assert_no_error (error);
  game_again = bgl_record_replay (record_again, &error);
  g_assert_no_error (error);
  standing_again = bgl_game_format_standing (game_again);
  g_assert_cmpstr (standing, ==, standing_again);
}

/* A child that lies outside of the view, or NULL. A board that is larger than its view is cut off there, and brings into
 * sight what has the focus. */
static GtkWidget *
find_outside (BglView         *view,
              graphene_rect_t *bounds)
{
  GtkWidget *widget = GTK_WIDGET (view);
  graphene_rect_t all = GRAPHENE_RECT_INIT (-1, -1, gtk_widget_get_width (widget) + 2,
                                            gtk_widget_get_height (widget) + 2);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child) && gtk_widget_get_mapped (child) &&
        (gtk_widget_get_overflow (widget) == GTK_OVERFLOW_VISIBLE || gtk_widget_has_focus (child)) &&
        gtk_widget_compute_bounds (child, widget, bounds) &&
        bounds->size.width > 0 && bounds->size.height > 0 &&
        !graphene_rect_contains_rect (&all, bounds))
      return child;

  return NULL;
}

static gint64
count_frames (BglView *view)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (view));

  return clock != NULL ? gdk_frame_clock_get_frame_counter (clock) : 0;
}

/* Nothing that can be reached or spoken lies outside of the view, once the board has come to rest. */
static void
check_children (Monkey  *self,
                BglView *view)
{
  GtkWidget *outside;
  graphene_rect_t bounds;
  guint waited = 0;
  gint64 frames;

  outside = find_outside (view, &bounds);
  /* Mostly the motion goes on and is interrupted: the next step may wait for its end. */
  if (outside == NULL || monkey_draw (self, 4) > 0)
    return;

  g_object_ref (view);
  frames = count_frames (view);
  while (outside != NULL && gtk_widget_get_mapped (GTK_WIDGET (view)) && waited < MAX_MOTION)
    {
      monkey_pass_time (100);
      waited += 100;
      outside = find_outside (view, &bounds);
    }
  /* A window that is not drawn, because the X server has not answered yet, is not laid out either. */
  if (outside != NULL && gtk_widget_get_mapped (GTK_WIDGET (view)) && count_frames (view) > frames + 2)
    {
      g_autofree char *label = BGL_IS_SPOT (outside) ? g_strdup (bgl_spot_get_label (BGL_SPOT (outside))) : NULL;

      g_error ("%s: %s “%s” lies outside of the view of %d × %d: %.1f, %.1f, %.1f × %.1f",
               G_OBJECT_TYPE_NAME (view), G_OBJECT_TYPE_NAME (outside), label,
               gtk_widget_get_width (GTK_WIDGET (view)), gtk_widget_get_height (GTK_WIDGET (view)),
               bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height);
    }
  g_object_unref (view);
}

static gboolean
has_class (GtkWidget     *widget,
           gconstpointer  name)
{
  return gtk_widget_has_css_class (widget, name);
}

static void
check_scores (BglView   *view,
              GtkWidget *page)
{
  BglGame *game = bgl_view_get_game (view);
  int scores[BGL_MAX_SEATS] = { 0 };
  g_autoptr (GPtrArray) cards = monkey_collect (BGL_TYPE_SEAT_CARD);

  if (bgl_view_get_busy (view))
    return;

  bgl_game_get_rules (game)->get_scores (bgl_game_get_state (game), scores);
  for (guint i = 0; i < cards->len; i++)
    if (gtk_widget_is_ancestor (cards->pdata[i], page))
      {
        BglSeat *seat = bgl_seat_card_get_seat (cards->pdata[i]);
        GtkWidget *label = bgl_test_find (cards->pdata[i], has_class, "score");
        g_autofree char *score = bgl_words_number (scores[bgl_seat_get_number (seat) - 1]);

        g_assert_nonnull (label);
        g_assert_cmpint (bgl_seat_get_score (seat), ==, scores[bgl_seat_get_number (seat) - 1]);
        g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, score);
      }
}

/* The keyboard must go somewhere. What had the focus may just have gone: another widget gets it with the next
 * frame. In a dialog GTK itself drops the focus, when an arrow leads nowhere. */
static gboolean
is_focus_lost (Monkey *self)
{
  GtkWindow *window = GTK_WINDOW (self->fixture.window);
  GtkWidget *focus = window != NULL ? gtk_window_get_focus (window) : NULL;

  return window != NULL && gtk_widget_get_mapped (GTK_WIDGET (window)) && gtk_window_is_active (window) &&
         (focus == NULL || !gtk_widget_get_mapped (focus));
}

static gboolean
is_focus_found (gpointer data)
{
  return !is_focus_lost (data);
}

void
monkey_check (Monkey *self)
{
  g_autoptr (GPtrArray) views = monkey_collect (BGL_TYPE_VIEW);
  BglView *view;

  for (guint i = 0; i < views->len; i++)
    {
      GtkWidget *page = gtk_widget_get_ancestor (views->pdata[i], BGL_TYPE_TABLE_PAGE);

      if (page == NULL)
        page = gtk_widget_get_ancestor (views->pdata[i], BGL_TYPE_REPLAY_PAGE);

      check_record (views->pdata[i]);
      if (page != NULL)
        check_scores (views->pdata[i], page);
    }

  if (is_focus_lost (self))
    {
      GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self->fixture.window));

      monkey_note ("(focus: %s)", focus != NULL ? G_OBJECT_TYPE_NAME (focus) : "none");
      bgl_test_wait (is_focus_found, self);
    }
  view = monkey_find (self, BGL_TYPE_VIEW);
  if (view != NULL)
    check_children (self, view);
}

/* Every story ends, and bots come to a decision. In games in real time the view may wait for somebody. */
static gboolean
is_quiet (gpointer data)
{
  g_autoptr (GPtrArray) views = monkey_collect (BGL_TYPE_VIEW);

  for (guint i = 0; i < views->len; i++)
    {
      BglTable *table = bgl_view_get_table (views->pdata[i]);
      int turn = bgl_game_get_turn (bgl_table_get_game (table));

      if (bgl_view_get_busy (views->pdata[i]))
        return FALSE;
      if (bgl_game_get_rules (bgl_table_get_game (table))->get_time == NULL &&
          bgl_table_get_thinking (table) && turn != BGL_TURN_OVER && bgl_table_count_people (table) > 0)
        return FALSE;
    }

  return TRUE;
}

void
monkey_check_end (Monkey *self)
{
  bgl_test_wait (is_quiet, NULL);
  monkey_check (self);
}
