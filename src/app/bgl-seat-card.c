/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-seat-card.h"

#include <glib/gi18n-lib.h>

#include "bgl-arrange.h"
#include "bgl-badge.h"
#include "bgl-words.h"

#define ROW_WIDTH  120 /* below this there is no room for words beside the badge */
#define WIDE_ROW   200 /* below this there is no room for a long name beside the score */
#define GAP        8
#define BADGE      28
#define SPINNER    16

/*
 * Who sits in a place: badge, name, what they have, score, and whether it is their turn.
 *
 * With room it is a row, else badge and score stand over the short name; which one follows from
 * the width alone.
 *
 * CSS nodes: seat-card[.active], with the labels .name, .status and .score. Accessible role: group,
 * labelled with everything that the card shows.
 */
struct _BglSeatCard
{
  GtkWidget  parent_instance;

  BglSeat   *seat;
  BglView   *view;    /* that tells the score, or NULL */

  GtkWidget *badge;
  GtkWidget *name;
  GtkWidget *short_name;
  GtkWidget *status;
  GtkWidget *score;
  GtkWidget *spinner;
};

G_DEFINE_FINAL_TYPE (BglSeatCard, bgl_seat_card, GTK_TYPE_WIDGET)

static int
get_words_height (BglSeatCard *self)
{
  return bgl_arrange_measure (self->name, GTK_ORIENTATION_VERTICAL, -1, TRUE) +
         bgl_arrange_measure (self->status, GTK_ORIENTATION_VERTICAL, -1, TRUE);
}

static void
bgl_seat_card_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  BglSeatCard *self = BGL_SEAT_CARD (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = BADGE + GAP / 2 + bgl_arrange_measure (self->score, orientation, -1, FALSE);
      *natural = BADGE + 3 * GAP + bgl_arrange_measure (self->score, orientation, -1, TRUE) +
                 MAX (bgl_arrange_measure (self->name, orientation, -1, TRUE),
                      bgl_arrange_measure (self->status, orientation, -1, TRUE));
    }
  else
    {
      *minimum = MAX (BADGE, get_words_height (self));
      /* Never less than the row: GTK counts on less height being enough for more width. */
      if (for_size >= 0 && for_size < ROW_WIDTH)
        *minimum = MAX (*minimum, BADGE + bgl_arrange_measure (self->short_name, orientation, -1, TRUE));
      *natural = *minimum;
    }

  *minimum_baseline = *natural_baseline = -1;
}

static GtkSizeRequestMode
bgl_seat_card_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bgl_seat_card_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  BglSeatCard *self = BGL_SEAT_CARD (widget);
  gboolean row = width >= ROW_WIDTH;
  gboolean wide = width >= WIDE_ROW;
  gboolean thinking = bgl_seat_get_thinking (self->seat);
  GtkWidget *name = wide ? self->name : self->short_name;
  int score = MAX (bgl_arrange_measure (self->score, GTK_ORIENTATION_HORIZONTAL, -1, TRUE), SPINNER);
  int name_height = bgl_arrange_measure (name, GTK_ORIENTATION_VERTICAL, -1, TRUE);
  int status_height = bgl_arrange_measure (self->status, GTK_ORIENTATION_VERTICAL, -1, TRUE);
  int score_height = bgl_arrange_measure (self->score, GTK_ORIENTATION_VERTICAL, -1, TRUE);
  int line = row ? height : BADGE;
  int end = width - score;

  gtk_widget_set_child_visible (self->name, wide);
  gtk_widget_set_child_visible (self->short_name, !wide);
  gtk_widget_set_child_visible (self->status, row);
  /* The spinner stands where there is room: beside the score, or in its place. */
  gtk_widget_set_child_visible (self->score, wide || !thinking);

  bgl_arrange_place (widget, self->badge, 0, (line - BADGE) / 2, BADGE, BADGE);
  bgl_arrange_place (widget, self->score, end, (line - score_height) / 2, score, score_height);
  bgl_arrange_place (widget, self->spinner, wide ? end - GAP - SPINNER : width - SPINNER, (line - SPINNER) / 2,
                     SPINNER, SPINNER);

  if (row)
    {
      int x = BADGE + GAP;
      int y = (height - name_height - status_height) / 2;
      int words = end - GAP - (wide && thinking ? SPINNER + GAP : 0) - x;

      bgl_arrange_place (widget, name, x, y, words, name_height);
      bgl_arrange_place (widget, self->status, x, y + name_height, words, status_height);
    }
  else
    {
      bgl_arrange_place (widget, name, 0, line, width, name_height);
    }
}

/* At the end of the game, with the place in the ranking. */
static char *
describe_name (const char *name,
               guint       place)
{
  if (place == 0)
    return g_strdup (name);

  /* Translators: a place in the ranking at the end of a game, and who has it: “1. Anna”. */
  return g_strdup_printf (_("%u. %s"), place, name);
}

static void
update_cb (BglSeatCard *self)
{
  gboolean told = self->view == NULL || !bgl_view_get_busy (self->view);
  guint place = told ? bgl_seat_get_place (self->seat) : 0;
  g_autofree char *name = describe_name (bgl_seat_get_label (self->seat), place);
  g_autofree char *short_name = describe_name (bgl_seat_get_short_name (self->seat), place);
  g_autofree char *status = NULL;
  gboolean active = bgl_seat_get_active (self->seat);
  gboolean thinking = bgl_seat_get_thinking (self->seat);
  g_autofree char *score = bgl_words_number (self->view != NULL
                                             ? bgl_view_get_score (self->view, bgl_seat_get_number (self->seat))
                                             : bgl_seat_get_score (self->seat));
  g_autofree char *label = NULL;

  /* What the board has not told yet is not told here. */
  if (!told)
    status = g_strdup (gtk_label_get_text (GTK_LABEL (self->status)));
  else
    status = g_strdup (bgl_seat_get_status (self->seat));
  if (status == NULL)
    status = g_strdup ("");

  gtk_label_set_text (GTK_LABEL (self->name), name);
  gtk_label_set_text (GTK_LABEL (self->short_name), short_name);
  gtk_label_set_text (GTK_LABEL (self->status), status);
  gtk_label_set_text (GTK_LABEL (self->score), score);
  gtk_widget_set_visible (self->spinner, thinking);
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), thinking);
  gtk_widget_queue_allocate (GTK_WIDGET (self));

  if (active)
    gtk_widget_add_css_class (GTK_WIDGET (self), "active");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "active");

  if (active)
    /* Translators: spoken: a player's name, score and what they have; it is their turn. */
    label = g_strdup_printf (_("%s, to move: %s, %s"), name, score, status);
  else
    /* Translators: spoken: a player's name, score and what they have. */
    label = g_strdup_printf (_("%s: %s, %s"), name, score, status);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), status);
}

static void
bgl_seat_card_dispose (GObject *object)
{
  BglSeatCard *self = BGL_SEAT_CARD (object);

  g_clear_pointer (&self->badge, gtk_widget_unparent);
  g_clear_pointer (&self->name, gtk_widget_unparent);
  g_clear_pointer (&self->short_name, gtk_widget_unparent);
  g_clear_pointer (&self->status, gtk_widget_unparent);
  g_clear_pointer (&self->score, gtk_widget_unparent);
  g_clear_pointer (&self->spinner, gtk_widget_unparent);
  g_clear_weak_pointer (&self->view);
  g_clear_object (&self->seat);

  G_OBJECT_CLASS (bgl_seat_card_parent_class)->dispose (object);
}

static void
bgl_seat_card_class_init (BglSeatCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bgl_seat_card_dispose;

  widget_class->measure = bgl_seat_card_measure;
  widget_class->size_allocate = bgl_seat_card_size_allocate;
  widget_class->get_request_mode = bgl_seat_card_get_request_mode;

  gtk_widget_class_set_css_name (widget_class, "seat-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_label (BglSeatCard *self,
           const char  *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));

  return label;
}

static void
bgl_seat_card_init (BglSeatCard *self)
{
  self->name = add_label (self, "name");
  self->short_name = add_label (self, "name");
  self->status = add_label (self, "status");
  self->score = add_label (self, "score");
  gtk_label_set_ellipsize (GTK_LABEL (self->score), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_xalign (GTK_LABEL (self->score), 1);
  gtk_widget_add_css_class (self->score, "numeric");

  self->spinner = gtk_spinner_new ();
  gtk_widget_set_parent (self->spinner, GTK_WIDGET (self));
}

int
bgl_seat_card_compare (gconstpointer a,
                       gconstpointer b)
{
  BglSeat *first = (*(BglSeatCard *const *) a)->seat;
  BglSeat *second = (*(BglSeatCard *const *) b)->seat;

  if (bgl_seat_get_place (first) != bgl_seat_get_place (second))
    return (int) bgl_seat_get_place (first) - (int) bgl_seat_get_place (second);

  return (int) bgl_seat_get_number (first) - (int) bgl_seat_get_number (second);
}

GtkWidget *
bgl_seat_card_new (const BglLook *look,
                   BglSeat       *seat)
{
  BglSeatCard *self;

  g_return_val_if_fail (look != NULL, NULL);
  g_return_val_if_fail (BGL_IS_SEAT (seat), NULL);

  self = g_object_new (BGL_TYPE_SEAT_CARD, NULL);
  self->seat = g_object_ref (seat);
  self->badge = bgl_badge_new (look, bgl_seat_get_number (seat));
  gtk_widget_insert_after (self->badge, GTK_WIDGET (self), NULL);

  g_signal_connect_object (seat, "notify", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  update_cb (self);

  return GTK_WIDGET (self);
}

GtkWidget *
bgl_seat_card_new_for_view (BglView *view,
                            guint    seat)
{
  BglTable *table;
  BglSeatCard *self;

  g_return_val_if_fail (BGL_IS_VIEW (view), NULL);

  table = bgl_view_get_table (view);
  self = BGL_SEAT_CARD (bgl_seat_card_new (bgl_look_find (bgl_game_get_rules (bgl_table_get_game (table))->id),
                                           bgl_table_get_seat (table, seat)));
  g_set_weak_pointer (&self->view, view);
  g_signal_connect_object (view, "told", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (view, "notify::busy", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  update_cb (self);

  return GTK_WIDGET (self);
}

BglSeat *
bgl_seat_card_get_seat (BglSeatCard *self)
{
  g_return_val_if_fail (BGL_IS_SEAT_CARD (self), NULL);

  return self->seat;
}
