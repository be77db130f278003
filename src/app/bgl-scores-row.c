/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-scores-row.h"

#include "bgl-option-row.h"
#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"

#define LIMIT 9999

struct _BglScoresRow
{
  AdwExpanderRow  parent_instance;

  guint           n_seats;
  GtkWidget      *rows[BGL_MAX_SEATS];
  GtkWidget      *numbers[BGL_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (BglScoresRow, bgl_scores_row, ADW_TYPE_EXPANDER_ROW)

static int
get_score (BglScoresRow *self,
           guint         index)
{
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->numbers[index]));
}

static void
update_subtitle (BglScoresRow *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  g_autofree char *list = NULL;

  for (guint i = 0; i < self->n_seats; i++)
    {
      g_autofree char *number = bgl_words_number (get_score (self, i));
      g_autofree char *part = NULL;

      if (get_score (self, i) == 0)
        continue;

      /* Translators: a player and a score */
      part = g_strdup_printf (_("%s: %s"), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->rows[i])), number);
      g_strv_builder_add (builder, part);
    }
  parts = g_strv_builder_end (builder);
  list = bgl_words_list ((const char *const *) parts);

  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), parts[0] != NULL ? list : _("All players start at 0"));
}

static void
bgl_scores_row_class_init (BglScoresRowClass *klass)
{
}

static void
bgl_scores_row_init (BglScoresRow *self)
{
  for (guint i = 0; i < BGL_MAX_SEATS; i++)
    {
      self->rows[i] = adw_action_row_new ();
      self->numbers[i] = bgl_option_row_create_number (-LIMIT, LIMIT, 1);
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->numbers[i]), 0);
      g_signal_connect_object (self->numbers[i], "value-changed", G_CALLBACK (update_subtitle), self, G_CONNECT_SWAPPED);
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->rows[i]), FALSE);
      adw_action_row_add_suffix (ADW_ACTION_ROW (self->rows[i]), self->numbers[i]);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self->rows[i]), self->numbers[i]);
      gtk_widget_set_visible (self->rows[i], FALSE);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (self), self->rows[i]);
    }
  update_subtitle (self);
}

GtkWidget *
bgl_scores_row_new (void)
{
  return g_object_new (BGL_TYPE_SCORES_ROW, NULL);
}

void
bgl_scores_row_set_names (BglScoresRow      *self,
                          const char *const *names)
{
  g_return_if_fail (BGL_IS_SCORES_ROW (self));
  g_return_if_fail (names != NULL);

  self->n_seats = MIN (g_strv_length ((char **) names), BGL_MAX_SEATS);
  for (guint i = 0; i < BGL_MAX_SEATS; i++)
    {
      g_autofree char *label = NULL;

      gtk_widget_set_visible (self->rows[i], i < self->n_seats);
      if (i >= self->n_seats)
        continue;

      /* Translators: spoken label of a number; %s is a player */
      label = g_strdup_printf (_("Starting score for %s"), names[i]);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->rows[i]), names[i]);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->numbers[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
    }
  update_subtitle (self);
}

char *
bgl_scores_row_get_value (BglScoresRow *self)
{
  GString *value;

  g_return_val_if_fail (BGL_IS_SCORES_ROW (self), NULL);

  value = g_string_new (NULL);
  for (guint i = 0; i < self->n_seats; i++)
    g_string_append_printf (value, "%s%d", i > 0 ? "," : "", get_score (self, i));

  return g_string_free (value, FALSE);
}

void
bgl_scores_row_set_value (BglScoresRow *self,
                          const char   *value)
{
  g_auto (GStrv) scores = NULL;
  guint n_scores;

  g_return_if_fail (BGL_IS_SCORES_ROW (self));

  scores = g_strsplit (value != NULL ? value : "", ",", -1);
  n_scores = g_strv_length (scores);
  for (guint i = 0; i < BGL_MAX_SEATS; i++)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->numbers[i]),
                               i < n_scores ? g_ascii_strtod (scores[i], NULL) : 0);
}
