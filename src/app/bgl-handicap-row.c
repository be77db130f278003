/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-handicap-row.h"

#include "bgl-option-row.h"
#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"
#include "engine/bgl-rules.h"
#include "engine/bgl-seat.h"

#define STEP 10 /* percent */

struct _BglHandicapRow
{
  AdwExpanderRow  parent_instance;

  guint           n_rows;
  guint           n_seats;
  GtkWidget      *rows[BGL_MAX_SEATS];
  GtkWidget      *numbers[BGL_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (BglHandicapRow, bgl_handicap_row, ADW_TYPE_EXPANDER_ROW)

static void
update_subtitle (BglHandicapRow *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  g_autofree char *list = NULL;

  for (guint seat = 1; seat <= self->n_seats; seat++)
    {
      guint percent = bgl_handicap_row_get_value (self, seat);
      g_autofree char *part = NULL;

      if (percent == 0)
        continue;

      /* Translators: a player and a handicap in percent */
      part = g_strdup_printf (_("%s: %u%%"), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->rows[seat - 1])),
                              percent);
      g_strv_builder_add (builder, part);
    }
  parts = g_strv_builder_end (builder);
  list = bgl_words_list ((const char *const *) parts);

  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self),
                                 parts[0] != NULL ? list : _("Slows down stronger players"));
}

static void
bgl_handicap_row_class_init (BglHandicapRowClass *klass)
{
}

static void
bgl_handicap_row_init (BglHandicapRow *self)
{
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  /* Translators: what makes it harder for strong players */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), _("Handicap"));
}

GtkWidget *
bgl_handicap_row_new (guint most_seats)
{
  BglHandicapRow *self;

  g_return_val_if_fail (most_seats <= BGL_MAX_SEATS, NULL);

  self = g_object_new (BGL_TYPE_HANDICAP_ROW, NULL);
  self->n_rows = most_seats;
  for (guint i = 0; i < most_seats; i++)
    {
      self->rows[i] = adw_action_row_new ();
      self->numbers[i] = bgl_option_row_create_number (0, BGL_MAX_HANDICAP, STEP);
      g_signal_connect_object (self->numbers[i], "value-changed", G_CALLBACK (update_subtitle), self, G_CONNECT_SWAPPED);
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->rows[i]), FALSE);
      /* Translators: below the name of a player, beside a number */
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->rows[i]), _("Delays calls by this percentage"));
      adw_action_row_add_suffix (ADW_ACTION_ROW (self->rows[i]), self->numbers[i]);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self->rows[i]), self->numbers[i]);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (self), self->rows[i]);
    }
  update_subtitle (self);

  return GTK_WIDGET (self);
}

void
bgl_handicap_row_set_names (BglHandicapRow    *self,
                            const char *const *names)
{
  g_return_if_fail (BGL_IS_HANDICAP_ROW (self));
  g_return_if_fail (names != NULL);

  self->n_seats = MIN (g_strv_length ((char **) names), self->n_rows);
  for (guint i = 0; i < self->n_rows; i++)
    {
      g_autofree char *label = NULL;

      gtk_widget_set_visible (self->rows[i], i < self->n_seats);
      if (i >= self->n_seats)
        continue;

      /* Translators: spoken label of a number; %s is a player */
      label = g_strdup_printf (_("Handicap for %s, in percent"), names[i]);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->rows[i]), names[i]);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->numbers[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
    }
  update_subtitle (self);
}

guint
bgl_handicap_row_get_value (BglHandicapRow *self,
                            guint           seat)
{
  g_return_val_if_fail (BGL_IS_HANDICAP_ROW (self), 0);
  g_return_val_if_fail (seat >= 1 && seat <= self->n_rows, 0);

  return (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->numbers[seat - 1]));
}

void
bgl_handicap_row_set_value (BglHandicapRow *self,
                            guint           seat,
                            guint           percent)
{
  g_return_if_fail (BGL_IS_HANDICAP_ROW (self));
  g_return_if_fail (seat >= 1 && seat <= self->n_rows);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->numbers[seat - 1]), percent);
}
