/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-place.h"

#include "bongo-keys.h"
#include "board/bgl-arrange.h"
#include "board/bgl-badge.h"
#include "board/bgl-focus.h"
#include "engine/bgl-i18n.h"

#define PADDING 6
#define TIGHT   3   /* above and below, if space is tight */
#define BADGE   22
#define SMALL   18
#define TINY    14
#define GAP     6
#define ROOMY   230 /* the minimum width for large trophies */
#define CALLER  48  /* the minimum height of a word */
#define COLUMN  60  /* narrower words are in two rows, if there is enough height */

struct _BongoPlace
{
  GtkWidget      parent_instance;

  BglSeat       *seat;
  GtkWidget     *badge;
  GtkWidget     *name;
  GtkWidget     *note;
  GtkWidget     *rack;
  GtkWidget     *callers[BONGO_WORDS];
  const char    *mood;
  gboolean       shown;
  gboolean       stacked;
  gboolean       compact;
};

G_DEFINE_FINAL_TYPE (BongoPlace, bongo_place, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CALLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static int
get_head_height (BongoPlace *self,
                 gboolean    compact)
{
  int name = bgl_arrange_measure (self->name, GTK_ORIENTATION_VERTICAL, -1, TRUE);
  int note = bgl_arrange_measure (self->note, GTK_ORIENTATION_VERTICAL, -1, TRUE);
  int rack = bgl_arrange_measure (self->rack, GTK_ORIENTATION_VERTICAL, -1, !compact);

  if (self->stacked)
    return MAX (name, SMALL) + rack + 3 * TIGHT;

  return compact ? MAX (name, rack) + 2 * TIGHT : MAX (name + note, rack) + 2 * PADDING;
}

int
bongo_place_get_head_height (BongoPlace *self)
{
  g_return_val_if_fail (BONGO_IS_PLACE (self), 0);

  return get_head_height (self, self->compact);
}

static void
bongo_place_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  BongoPlace *self = BONGO_PLACE (widget);
  int trophies = bgl_arrange_measure (self->rack, orientation, -1, FALSE);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = trophies + 2 * PADDING;
      *natural = trophies + 2 * PADDING + BADGE + 2 * GAP + 90;
      return;
    }

  *minimum = get_head_height (self, TRUE);
  *natural = get_head_height (self, FALSE);
  if (self->callers[0] != NULL && self->shown)
    {
      *minimum += CALLER + PADDING;
      *natural += 84 + PADDING;
    }
}

/* Places the badge and the name or note in a line above the trophies. */
static void
allocate_stacked_head (BongoPlace *self,
                       int         width)
{
  int rack = MIN (bgl_arrange_measure (self->rack, GTK_ORIENTATION_HORIZONTAL, -1, !self->compact), width - 2 * TIGHT);
  int rack_height = bgl_arrange_measure (self->rack, GTK_ORIENTATION_VERTICAL, -1, !self->compact);
  int name_height = bgl_arrange_measure (self->name, GTK_ORIENTATION_VERTICAL, -1, TRUE);
  int note_height = bgl_arrange_measure (self->note, GTK_ORIENTATION_VERTICAL, -1, TRUE);
  int line = MAX (name_height, SMALL);
  gboolean noted = gtk_inscription_get_text (GTK_INSCRIPTION (self->note)) != NULL;
  int name_width = bgl_arrange_measure (self->name, GTK_ORIENTATION_HORIZONTAL, -1, TRUE);
  int words = width - 2 * PADDING - SMALL - GAP;
  int x;

  /* Without a note, center the name. A note may need the full width. */
  words = noted ? words : MIN (words, name_width);
  x = (width - words - SMALL - GAP) / 2;

  gtk_widget_set_child_visible (self->badge, TRUE);
  gtk_widget_set_child_visible (self->name, !noted);
  gtk_widget_set_child_visible (self->note, noted);
  bgl_arrange_place (GTK_WIDGET (self), self->badge, x, TIGHT + (line - SMALL) / 2, SMALL, SMALL);
  x += SMALL + GAP;
  if (noted)
    bgl_arrange_place (GTK_WIDGET (self), self->note, x, TIGHT + (line - note_height) / 2, words, note_height);
  else
    bgl_arrange_place (GTK_WIDGET (self), self->name, x, TIGHT + (line - name_height) / 2, words, name_height);
  bgl_arrange_place (GTK_WIDGET (self), self->rack, (width - rack) / 2, line + 2 * TIGHT, rack, rack_height);
}

/* Places badge, text, and trophies in a line. If there is no room for two lines of text, the note replaces the name. */
static void
allocate_head (BongoPlace *self,
               int         width,
               int         head)
{
  gboolean roomy = width >= ROOMY && !self->compact;
  int rack = bgl_arrange_measure (self->rack, GTK_ORIENTATION_HORIZONTAL, -1, roomy);
  int rack_height = bgl_arrange_measure (self->rack, GTK_ORIENTATION_VERTICAL, -1, roomy);
  int name_height = bgl_arrange_measure (self->name, GTK_ORIENTATION_VERTICAL, -1, TRUE);
  int note_height = bgl_arrange_measure (self->note, GTK_ORIENTATION_VERTICAL, -1, TRUE);
  int badge = self->compact ? SMALL : BADGE;
  int x = PADDING + badge + GAP;
  int words = width - PADDING - rack - GAP - x;
  gboolean noted = words >= 36 && gtk_inscription_get_text (GTK_INSCRIPTION (self->note)) != NULL;
  /* A truncated name still identifies a person. The name of the supply is shown only as a whole, because its icon
   * identifies it. */
  int least = self->seat != NULL ? 36 : bgl_arrange_measure (self->name, GTK_ORIENTATION_HORIZONTAL, -1, TRUE);
  gboolean named = words >= least && !(self->compact && noted);
  /* The badge shows whose trophies these are, so its margins shrink before it is hidden. */
  gboolean cramped = words < -GAP;
  gboolean badged = !cramped || width >= rack + TINY + 2 * TIGHT;
  int y = (head - (named ? name_height : 0) - (noted ? note_height : 0)) / 2;

  gtk_widget_set_child_visible (self->badge, badged);
  gtk_widget_set_child_visible (self->name, named);
  gtk_widget_set_child_visible (self->note, noted);

  if (cramped)
    badge = TINY;
  bgl_arrange_place (GTK_WIDGET (self), self->badge, cramped ? TIGHT : PADDING, (head - badge) / 2, badge, badge);
  bgl_arrange_place (GTK_WIDGET (self), self->rack,
                     badged ? width - (cramped ? TIGHT : PADDING) - rack : (width - rack) / 2,
                     (head - rack_height) / 2, rack, rack_height);
  if (named)
    {
      bgl_arrange_place (GTK_WIDGET (self), self->name, x, y, words, name_height);
      y += name_height;
    }
  if (noted)
    bgl_arrange_place (GTK_WIDGET (self), self->note, x, y, words, note_height);
}

/* Shows the names of all words below their signs, or none of them. */
static void
allocate_callers (BongoPlace *self,
                  int         y,
                  int         width,
                  int         height)
{
  int whole = width - 2 * PADDING + GAP;
  guint columns = whole / BONGO_WORDS - GAP < COLUMN && height >= 2 * CALLER + GAP ? 2 : BONGO_WORDS;
  guint rows = BONGO_WORDS / columns;
  int each = (height + GAP) / (int) rows - GAP;
  gboolean named = TRUE;

  for (guint word = 0; word < BONGO_WORDS; word++)
    named &= bongo_caller_has_room (BONGO_CALLER (self->callers[word]), whole / (int) columns - GAP, each);

  for (guint word = 0; word < BONGO_WORDS; word++)
    {
      guint column = word % columns;
      int from = (int) column * whole / (int) columns;
      int to = (int) (column + 1) * whole / (int) columns - GAP;

      bongo_caller_set_named (BONGO_CALLER (self->callers[word]), named);
      bgl_arrange_place (GTK_WIDGET (self), self->callers[word],
                         PADDING + from, y + (int) (word / columns) * (each + GAP), to - from, each);
    }
}

static void
bongo_place_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  BongoPlace *self = BONGO_PLACE (widget);
  int head = MIN (get_head_height (self, self->compact), height);

  if (self->stacked)
    allocate_stacked_head (self, width);
  else
    allocate_head (self, width, head);

  for (guint word = 0; word < BONGO_WORDS && self->callers[word] != NULL; word++)
    gtk_widget_set_child_visible (self->callers[word], self->shown);
  if (self->callers[0] != NULL && self->shown)
    allocate_callers (self, head, width, height - head - PADDING);
}

static void
called_cb (BongoPlace  *self,
           gint64       when,
           BongoCaller *caller)
{
  g_signal_emit (self, signals[SIGNAL_CALLED], 0, (guint) bongo_caller_get_word (caller), when);
}

static void
bongo_place_dispose (GObject *object)
{
  BongoPlace *self = BONGO_PLACE (object);

  bgl_arrange_clear (GTK_WIDGET (self));
  g_clear_object (&self->seat);

  G_OBJECT_CLASS (bongo_place_parent_class)->dispose (object);
}

static void
bongo_place_class_init (BongoPlaceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bongo_place_dispose;

  widget_class->measure = bongo_place_measure;
  widget_class->size_allocate = bongo_place_size_allocate;
  widget_class->focus = bgl_focus_move_past;

  signals[SIGNAL_CALLED] = g_signal_new ("called", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_INT64);

  gtk_widget_class_set_css_name (widget_class, "place");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bongo_place_init (BongoPlace *self)
{
}

static GtkWidget *
add_label (BongoPlace *self,
           const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));

  return label;
}

/* At a distance, people come and go, and somebody else may get a seat. */
static void
update_name (BongoPlace *self)
{
  const char *label = bgl_seat_get_label (self->seat);
  const char *remark = bgl_seat_get_remark (self->seat);
  /* Translators: a player, and what is to be known about them: “Anna · away”. */
  g_autofree char *name = remark != NULL ? g_strdup_printf (_("%s · %s"), label, remark) : g_strdup (label);

  gtk_label_set_text (GTK_LABEL (self->name), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

GtkWidget *
bongo_place_new (const BglGameUi *ui,
                 BglSeat         *seat)
{
  BongoPlace *self = g_object_new (BONGO_TYPE_PLACE, NULL);
  /* Translators: the trophies that no player holds */
  const char *name = seat != NULL ? bgl_seat_get_label (seat) : _("Supply");

  if (seat != NULL)
    {
      self->seat = g_object_ref (seat);
      self->badge = bgl_badge_new (ui, bgl_seat_get_number (seat));
      /* Let the badge fill its allocation, because newer GTK versions warn if a widget gets less than its minimum
       * size. */
      bgl_badge_set_pixel_size (BGL_BADGE (self->badge), TINY);
      gtk_widget_set_halign (self->badge, GTK_ALIGN_FILL);
      gtk_widget_set_valign (self->badge, GTK_ALIGN_FILL);
    }
  else
    {
      self->badge = gtk_image_new_from_icon_name ("package-x-generic-symbolic");
      gtk_widget_add_css_class (GTK_WIDGET (self), "supply");
    }
  gtk_widget_set_parent (self->badge, GTK_WIDGET (self));
  self->name = add_label (self, name, "name");
  /* The note changes every moment during a countdown, and a label would cause a new layout of the whole window each
   * time. */
  self->note = gtk_inscription_new (NULL);
  gtk_inscription_set_text_overflow (GTK_INSCRIPTION (self->note), GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END);
  gtk_inscription_set_min_chars (GTK_INSCRIPTION (self->note), 0);
  gtk_widget_add_css_class (self->note, "note");
  gtk_widget_set_parent (self->note, GTK_WIDGET (self));
  self->rack = bongo_rack_new (name);
  gtk_widget_set_parent (self->rack, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  if (seat != NULL)
    {
      g_signal_connect_object (seat, "notify::remark", G_CALLBACK (update_name), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (seat, "notify::name", G_CALLBACK (update_name), self, G_CONNECT_SWAPPED);
    }
  if (seat != NULL && bgl_seat_is_here (seat))
    {
      gtk_widget_add_css_class (GTK_WIDGET (self), "person");
      self->shown = TRUE;
      for (guint word = 0; word < BONGO_WORDS; word++)
        {
          self->callers[word] = bongo_caller_new (word);
          g_signal_connect_object (self->callers[word], "called", G_CALLBACK (called_cb), self, G_CONNECT_SWAPPED);
          gtk_widget_set_parent (self->callers[word], GTK_WIDGET (self));
        }
    }

  return GTK_WIDGET (self);
}

BglSeat *
bongo_place_get_seat (BongoPlace *self)
{
  g_return_val_if_fail (BONGO_IS_PLACE (self), NULL);

  return self->seat;
}

BongoRack *
bongo_place_get_rack (BongoPlace *self)
{
  g_return_val_if_fail (BONGO_IS_PLACE (self), NULL);

  return BONGO_RACK (self->rack);
}

BongoCaller *
bongo_place_get_caller (BongoPlace *self,
                        BongoWord   word)
{
  g_return_val_if_fail (BONGO_IS_PLACE (self), NULL);
  g_return_val_if_fail (word < BONGO_WORDS, NULL);

  return self->callers[word] != NULL ? BONGO_CALLER (self->callers[word]) : NULL;
}

void
bongo_place_set_callers (BongoPlace *self,
                         gboolean    shown)
{
  g_return_if_fail (BONGO_IS_PLACE (self));

  if (self->shown == !!shown || self->callers[0] == NULL)
    return;

  self->shown = !!shown;
  /* Hide the words before anything else moves. A word that is hidden while it is pressed passes the pointer to the
   * widget below it, and GTK warns if that is a sibling that was never pressed. */
  for (guint word = 0; word < BONGO_WORDS && !shown; word++)
    gtk_widget_set_child_visible (self->callers[word], FALSE);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
bongo_place_set_keys (BongoPlace *self,
                      int         set)
{
  g_return_if_fail (BONGO_IS_PLACE (self));
  g_return_if_fail (set < BONGO_KEY_SETS);

  for (guint word = 0; word < BONGO_WORDS && self->callers[word] != NULL; word++)
    bongo_caller_set_key (BONGO_CALLER (self->callers[word]),
                          set >= 0 ? bongo_keys_get ((guint) set, word) : GDK_KEY_VoidSymbol);
}

void
bongo_place_set_note (BongoPlace *self,
                      const char *note)
{
  gboolean had_note;

  g_return_if_fail (BONGO_IS_PLACE (self));

  had_note = gtk_inscription_get_text (GTK_INSCRIPTION (self->note)) != NULL;
  gtk_inscription_set_text (GTK_INSCRIPTION (self->note), note);
  if (had_note != (note != NULL))
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
bongo_place_set_mood (BongoPlace *self,
                      const char *mood)
{
  g_return_if_fail (BONGO_IS_PLACE (self));

  if (self->mood == mood)
    return;

  if (self->mood != NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self), self->mood);
  self->mood = mood;
  if (mood != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), mood);
}

void
bongo_place_set_head (BongoPlace *self,
                      gboolean    stacked,
                      gboolean    compact)
{
  g_return_if_fail (BONGO_IS_PLACE (self));

  self->stacked = !!stacked;
  self->compact = !!compact;
}
