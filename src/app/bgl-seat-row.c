/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-seat-row.h"

#include "board/bgl-badge.h"
#include "board/bgl-compat.h"
#include "board/bgl-names.h"
#include "engine/bgl-i18n.h"
#include "engine/bgl-seat.h"

/* Indices in the list of kinds, before the levels of bots. Only at a distance, there are people far away. */
#define PERSON 0
#define FAR    1

/*
 * A seat in the dialog for a new game: its badge, the name of the player, and the kind of player.
 *
 * CSS node: row. Accessible role: list item; the entry and the list are labeled with the seat.
 */
struct _BglSeatRow
{
  AdwPreferencesRow  parent_instance;

  guint              number;
  gboolean           distance;

  BglBadge          *badge;
  GtkStack          *stack;
  GtkWidget         *entry;
  GtkWidget         *label;
  GtkDropDown       *kind;
};

G_DEFINE_FINAL_TYPE (BglSeatRow, bgl_seat_row, ADW_TYPE_PREFERENCES_ROW)

enum
{
  SIGNAL_CHANGED,
  LAST_SIGNAL,
};

static guint signals[LAST_SIGNAL];

static guint
get_first_bot (BglSeatRow *self)
{
  return self->distance ? FAR + 1 : PERSON + 1;
}

static BglSeat *
create_seat (BglSeatRow *self)
{
  guint kind = gtk_drop_down_get_selected (self->kind);

  if (bgl_seat_row_is_far (self))
    return bgl_seat_new_human (self->number, NULL);
  if (kind == PERSON || kind == GTK_INVALID_LIST_POSITION)
    return bgl_seat_new_human (self->number, gtk_editable_get_text (GTK_EDITABLE (self->entry)));

  return bgl_seat_new_bot (self->number, (BglLevel) (kind - get_first_bot (self)));
}

static void
fill_kinds (BglSeatRow *self)
{
  g_autoptr (GtkStringList) kinds = gtk_string_list_new (NULL);

  if (self->distance)
    {
      /* Translators: somebody sits there who plays at this computer. */
      gtk_string_list_append (kinds, C_("seat", "Here"));
      /* Translators: somebody sits there who plays at another computer. */
      gtk_string_list_append (kinds, C_("seat", "Far away"));
    }
  else
    {
      /* Translators: somebody, and not a bot, sits there. */
      gtk_string_list_append (kinds, _("Person"));
    }
  for (BglLevel level = BGL_LEVEL_BEGINNER; level <= BGL_LEVEL_EXPERT; level++)
    {
      /* Translators: %s is the strength of a bot, such as “hard”. */
      g_autofree char *kind = g_strdup_printf (_("Bot: %s"), bgl_level_get_label (level));

      gtk_string_list_append (kinds, kind);
    }
  gtk_drop_down_set_model (self->kind, G_LIST_MODEL (kinds));
}

static void
changed_cb (BglSeatRow *self)
{
  g_autoptr (BglSeat) seat = NULL;

  /* The template is still being filled. */
  if (self->number == 0)
    return;

  seat = create_seat (self);
  /* The strength of a bot is in the list beside the label. */
  gtk_label_set_text (GTK_LABEL (self->label),
                      /* Translators: a player at another computer, who chooses their own name. */
                      bgl_seat_row_is_far (self) ? _("Someone you invite") : bgl_seat_get_short_name (seat));
  gtk_stack_set_visible_child (self->stack,
                               bgl_seat_is_bot (seat) || bgl_seat_row_is_far (self) ? self->label : self->entry);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
bgl_seat_row_class_init (BglSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (BGL_TYPE_BADGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bungalow_games/Bungalow/bgl-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, BglSeatRow, badge);
  gtk_widget_class_bind_template_child (widget_class, BglSeatRow, stack);
  gtk_widget_class_bind_template_child (widget_class, BglSeatRow, entry);
  gtk_widget_class_bind_template_child (widget_class, BglSeatRow, label);
  gtk_widget_class_bind_template_child (widget_class, BglSeatRow, kind);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
}

static void
bgl_seat_row_init (BglSeatRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bgl_compat_hush_pages (self->stack);
  fill_kinds (self);
}

GtkWidget *
bgl_seat_row_new (const BglGameUi *ui,
                  guint            number)
{
  BglSeatRow *self;
  g_autofree char *name_label = NULL;
  g_autofree char *kind_label = NULL;
  g_autoptr (BglSeat) nobody = NULL;

  g_return_val_if_fail (ui != NULL, NULL);
  g_return_val_if_fail (number > 0, NULL);

  self = g_object_new (BGL_TYPE_SEAT_ROW, NULL);
  self->number = number;

  bgl_badge_set_game (self->badge, ui->rules->id);
  bgl_badge_set_seat (self->badge, number);

  nobody = bgl_seat_new_human (number, NULL);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), bgl_seat_get_name (nobody));

  /* Translators: spoken label of an entry. */
  name_label = g_strdup_printf (_("Name for seat %u"), number);
  /* Translators: spoken label of a list: a person, or how strong a bot. */
  kind_label = g_strdup_printf (_("Player in seat %u"), number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name_label, -1);
  bgl_names_set_list (self->kind, kind_label);
  changed_cb (self);

  return GTK_WIDGET (self);
}

char *
bgl_seat_row_get_tag (BglSeatRow *self)
{
  g_autoptr (BglSeat) seat = NULL;

  g_return_val_if_fail (BGL_IS_SEAT_ROW (self), NULL);

  seat = create_seat (self);
  if (bgl_seat_row_is_far (self) ||
      (!bgl_seat_is_bot (seat) && *gtk_editable_get_text (GTK_EDITABLE (self->entry)) == '\0'))
    return NULL;

  return bgl_seat_to_tag (seat);
}

void
bgl_seat_row_set_tag (BglSeatRow *self,
                      const char *tag)
{
  g_autoptr (BglSeat) seat = NULL;

  g_return_if_fail (BGL_IS_SEAT_ROW (self));

  seat = bgl_seat_new_from_tag (self->number, tag);
  if (bgl_seat_is_bot (seat))
    {
      gtk_drop_down_set_selected (self->kind, get_first_bot (self) + bgl_seat_get_level (seat));
    }
  else
    {
      gtk_drop_down_set_selected (self->kind, PERSON);
      gtk_editable_set_text (GTK_EDITABLE (self->entry), tag != NULL ? tag : "");
    }
}

void
bgl_seat_row_set_distance (BglSeatRow *self,
                           gboolean    distance)
{
  g_autofree char *tag = NULL;

  g_return_if_fail (BGL_IS_SEAT_ROW (self));

  if (self->distance == distance)
    return;

  tag = bgl_seat_row_get_tag (self);
  self->distance = distance;
  fill_kinds (self);
  bgl_seat_row_set_tag (self, tag);
  changed_cb (self);
}

gboolean
bgl_seat_row_is_far (BglSeatRow *self)
{
  g_return_val_if_fail (BGL_IS_SEAT_ROW (self), FALSE);

  return self->distance && gtk_drop_down_get_selected (self->kind) == FAR;
}

gboolean
bgl_seat_row_is_here (BglSeatRow *self)
{
  g_return_val_if_fail (BGL_IS_SEAT_ROW (self), FALSE);

  return gtk_drop_down_get_selected (self->kind) == PERSON;
}

void
bgl_seat_row_set_far (BglSeatRow *self)
{
  g_return_if_fail (BGL_IS_SEAT_ROW (self));
  g_return_if_fail (self->distance);

  gtk_drop_down_set_selected (self->kind, FAR);
}

char *
bgl_seat_row_get_name (BglSeatRow *self)
{
  g_autoptr (BglSeat) seat = NULL;

  g_return_val_if_fail (BGL_IS_SEAT_ROW (self), NULL);

  seat = create_seat (self);

  return g_strdup (bgl_seat_get_name (seat));
}
