/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-seat-card.h"

#include "board/bgl-arrange.h"
#include "board/bgl-badge.h"
#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"

#define GAP        8
#define BADGE      28
#define SPINNER    16
#define LONG_NAME  60  /* longer names may be broken between words if there is little room */
#define LONG_WORD  120 /* words longer than this may be broken anywhere */
#define LINES      2

/*
 * The player in a seat: badge, name, possessions, score, and whether it is the player's turn.
 *
 * If there is room, the card is a row; otherwise, the badge and the score are above the short name. The arrangement
 * depends only on the width and the text, so that large text is not cut off.
 *
 * CSS nodes: seat-card[.active], with the labels .name, .status, .score and .unit. Accessible role: group, labeled with
 * everything that the card shows.
 */
struct _BglSeatCard
{
  GtkWidget       parent_instance;

  const BglRules *rules;
  BglSeat        *seat;
  BglView        *view;    /* that provides the score, or NULL */

  GtkWidget      *badge;
  GtkWidget      *name;
  GtkWidget      *short_name;
  GtkWidget      *status;
  GtkWidget      *score;
  GtkWidget      *unit;    /* what the score counts */
  GtkWidget      *spinner;
};

G_DEFINE_FINAL_TYPE (BglSeatCard, bgl_seat_card, GTK_TYPE_WIDGET)

/* How a card of some width is arranged. */
typedef struct
{
  gboolean   row;          /* everything in one row */
  gboolean   has_unit;
  GtkWidget *name;         /* the long or the short one */
  int        words;        /* the width of name and status */
  int        name_height;
  int        status_height;
  int        score;        /* the width of score and unit */
  int        score_height;
  int        unit_height;
  int        height;
} Arrangement;

static int
get_width (GtkWidget *label)
{
  return bgl_arrange_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, TRUE);
}

static int
get_height (GtkWidget *label,
            int        width)
{
  return bgl_arrange_measure (label, GTK_ORIENTATION_VERTICAL, width, TRUE);
}

/* The width of the longest word. In less width, the word itself must be broken. */
static int
get_word_width (GtkWidget *label)
{
  g_auto (GStrv) words = g_strsplit (gtk_label_get_text (GTK_LABEL (label)), " ", -1);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, NULL);
  int widest = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      int width;

      pango_layout_set_text (layout, words[i], -1);
      pango_layout_get_pixel_size (layout, &width, NULL);
      widest = MAX (widest, width);
    }

  return widest;
}

/* The width at which the short name is easy to read. */
static int
get_name_width (BglSeatCard *self)
{
  return MIN (get_width (self->short_name), MAX (get_word_width (self->short_name), LONG_NAME));
}

/* Whether the whole text is readable at that width. A word that is too long for most cards may be broken. */
static gboolean
fits (GtkWidget *label,
      int        width)
{
  g_autoptr (PangoLayout) layout = NULL;

  if (width < MIN (get_word_width (label), LONG_WORD))
    return FALSE;

  layout = gtk_widget_create_pango_layout (label, gtk_label_get_text (GTK_LABEL (label)));
  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);

  return pango_layout_get_line_count (layout) <= LINES;
}

static void
arrange_as (BglSeatCard *self,
            int          width,
            int          words,
            gboolean     row,
            Arrangement *arrangement)
{
  const int unit = get_width (self->unit);
  int words_height;

  arrangement->row = row;
  arrangement->has_unit = row || width >= BADGE + GAP / 2 + unit;
  arrangement->score = MAX (MAX (get_width (self->score), arrangement->has_unit ? unit : 0), SPINNER);
  arrangement->score_height = get_height (self->score, -1);
  arrangement->unit_height = arrangement->has_unit ? MAX (get_height (self->unit, -1), SPINNER) : 0;

  arrangement->words = row ? words : width;
  arrangement->name = row && get_width (self->name) <= words ? self->name : self->short_name;
  arrangement->name_height = get_height (arrangement->name, arrangement->words);
  arrangement->status_height = row ? get_height (self->status, words) : 0;

  words_height = arrangement->name_height + arrangement->status_height;
  arrangement->height = MAX (BADGE, arrangement->score_height + arrangement->unit_height);
  if (row)
    arrangement->height = MAX (arrangement->height, words_height);
  else
    arrangement->height += words_height;
}

static void
arrange (BglSeatCard *self,
         int          width,
         Arrangement *arrangement)
{
  const int words = width - BADGE - 2 * GAP -
                    MAX (MAX (get_width (self->score), get_width (self->unit)), SPINNER);

  arrange_as (self, width, words, FALSE, arrangement);

  if (words > 0 && fits (self->short_name, words) && fits (self->status, words))
    {
      Arrangement row;

      /* If the text needs too many lines beside the badge, it is placed below it. */
      arrange_as (self, width, words, TRUE, &row);
      if (row.height <= arrangement->height)
        *arrangement = row;
    }
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
  const int row = BADGE + 2 * GAP + MAX (MAX (get_width (self->score), get_width (self->unit)), SPINNER) +
                  MAX (get_width (self->name), get_width (self->status));

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (BADGE + GAP / 2 + MAX (get_width (self->score), SPINNER),
                      MIN (get_name_width (self), LONG_WORD));
      *natural = MAX (row, *minimum);
    }
  else
    {
      Arrangement arrangement, wide;

      arrange (self, for_size >= 0 ? for_size : row, &arrangement);
      arrange (self, row, &wide);
      /* The height is never less than that of a wide row, because GTK expects that more width does not need more
       * height. */
      *minimum = *natural = MAX (arrangement.height, wide.height);
    }

  *minimum_baseline = *natural_baseline = -1;
}

static void
bgl_seat_card_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  BglSeatCard *self = BGL_SEAT_CARD (widget);
  const gboolean thinking = bgl_seat_get_thinking (self->seat);
  Arrangement arrangement;
  int line, end, y;

  arrange (self, width, &arrangement);
  line = arrangement.row ? height : MAX (BADGE, arrangement.score_height + arrangement.unit_height);
  end = width - arrangement.score;

  gtk_widget_set_child_visible (self->name, arrangement.name == self->name);
  gtk_widget_set_child_visible (self->short_name, arrangement.name == self->short_name);
  gtk_widget_set_child_visible (self->status, arrangement.row);
  /* While a bot thinks, the spinner replaces the unit, or the score if there is no unit. */
  gtk_widget_set_child_visible (self->unit, arrangement.has_unit && !thinking);
  gtk_widget_set_child_visible (self->score, arrangement.has_unit || !thinking);

  bgl_arrange_place (widget, self->badge, 0, (line - BADGE) / 2, BADGE, BADGE);

  y = (line - arrangement.score_height - arrangement.unit_height) / 2;
  bgl_arrange_place (widget, self->score, end, y, arrangement.score, arrangement.score_height);
  y += arrangement.has_unit ? arrangement.score_height : (arrangement.score_height - SPINNER) / 2;
  bgl_arrange_place (widget, self->unit, end, y, arrangement.score, arrangement.unit_height);
  bgl_arrange_place (widget, self->spinner, width - SPINNER, y, SPINNER, SPINNER);

  if (arrangement.row)
    y = (height - arrangement.name_height - arrangement.status_height) / 2;
  else
    y = line;
  bgl_arrange_place (widget, arrangement.name, arrangement.row ? BADGE + GAP : 0, y,
                     arrangement.words, arrangement.name_height);
  bgl_arrange_place (widget, self->status, BADGE + GAP, y + arrangement.name_height,
                     arrangement.words, arrangement.status_height);
}

/* Adds what is to be known about the player, and the rank after the end of the game. */
static char *
describe_name (const char *label,
               const char *remark,
               guint       place)
{
  /* Translators: a player, and what is to be known about them: “Anna · away”. */
  g_autofree char *name = remark != NULL ? g_strdup_printf (_("%s · %s"), label, remark) : g_strdup (label);

  if (place == 0)
    return g_steal_pointer (&name);

  /* Translators: a place in the ranking at the end of a game, and who has it: “1. Anna”. */
  return g_strdup_printf (_("%u. %s"), place, name);
}

static void
update_cb (BglSeatCard *self)
{
  gboolean complete = self->view == NULL || !bgl_view_get_busy (self->view);
  guint place = complete ? bgl_seat_get_place (self->seat) : 0;
  const char *remark = bgl_seat_get_remark (self->seat);
  g_autofree char *name = describe_name (bgl_seat_get_label (self->seat), remark, place);
  g_autofree char *short_name = describe_name (bgl_seat_get_short_name (self->seat), remark, place);
  g_autofree char *status = NULL;
  gboolean active = bgl_seat_get_active (self->seat);
  gboolean thinking = bgl_seat_get_thinking (self->seat);
  const int score = self->view != NULL
                    ? bgl_view_get_score (self->view, bgl_seat_get_number (self->seat))
                    : bgl_seat_get_score (self->seat);
  g_autofree char *number = bgl_words_number (score);
  g_autofree char *spoken_score = bgl_words_score (self->rules, score);
  g_autofree char *label = NULL;
  g_autofree char *tooltip = NULL;

  /* Keep the old status until the board has finished showing the move. */
  if (!complete)
    status = g_strdup (gtk_label_get_text (GTK_LABEL (self->status)));
  else
    status = g_strdup (bgl_seat_get_status (self->seat));
  if (status == NULL)
    status = g_strdup ("");

  gtk_label_set_text (GTK_LABEL (self->name), name);
  gtk_label_set_text (GTK_LABEL (self->short_name), short_name);
  gtk_label_set_text (GTK_LABEL (self->status), status);
  gtk_label_set_text (GTK_LABEL (self->score), number);
  gtk_widget_set_visible (self->spinner, thinking);
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), thinking);
  gtk_widget_queue_allocate (GTK_WIDGET (self));

  if (active)
    gtk_widget_add_css_class (GTK_WIDGET (self), "active");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "active");

  /* Translators: spoken: a player's name, score and what they have. */
  tooltip = g_strdup_printf (_("%s: %s, %s"), name, spoken_score, status);
  if (active)
    /* Translators: spoken: a player's name, score and what they have; it is their turn. */
    label = g_strdup_printf (_("%s (current player): %s, %s"), name, spoken_score, status);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label != NULL ? label : tooltip, -1);
  /* The tooltip has the whole text, for which there may be no room. */
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), tooltip);
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
  g_clear_pointer (&self->unit, gtk_widget_unparent);
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
  widget_class->get_request_mode = bgl_arrange_by_width;

  gtk_widget_class_set_css_name (widget_class, "seat-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_label (BglSeatCard *self,
           const char  *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));

  return label;
}

/* Adds a label that may have several lines. */
static GtkWidget *
add_words (BglSeatCard *self,
           const char  *css_class)
{
  GtkWidget *label = add_label (self, css_class);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (label), LINES);

  return label;
}

static void
bgl_seat_card_init (BglSeatCard *self)
{
  self->name = add_words (self, "name");
  self->short_name = add_words (self, "name");
  self->status = add_words (self, "status");
  self->score = add_label (self, "score");
  gtk_label_set_xalign (GTK_LABEL (self->score), 1);
  gtk_widget_add_css_class (self->score, "numeric");
  self->unit = add_label (self, "unit");
  gtk_label_set_xalign (GTK_LABEL (self->unit), 1);

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
bgl_seat_card_new (const BglGameUi *ui,
                   BglSeat         *seat)
{
  BglSeatCard *self;

  g_return_val_if_fail (ui != NULL, NULL);
  g_return_val_if_fail (BGL_IS_SEAT (seat), NULL);

  self = g_object_new (BGL_TYPE_SEAT_CARD, NULL);
  self->seat = g_object_ref (seat);
  self->rules = ui->rules;
  self->badge = bgl_badge_new (ui, bgl_seat_get_number (seat));
  gtk_widget_insert_after (self->badge, GTK_WIDGET (self), NULL);
  gtk_label_set_text (GTK_LABEL (self->unit), _(ui->rules->score_label));

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
  self = BGL_SEAT_CARD (bgl_seat_card_new (bgl_game_ui_find (bgl_game_get_rules (bgl_table_get_game (table))->id),
                                           bgl_table_get_seat (table, seat)));
  g_set_weak_pointer (&self->view, view);
  g_signal_connect_object (view, "score-shown", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
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
