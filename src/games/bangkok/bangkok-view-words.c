/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-view-private.h"

#include "engine/bgl-i18n.h"

/* The text above the player’s own dice, which describes in advance what a pick would score. */

/* Larger text on paper, because printed boards are small. */
#define PAPER_LETTERS 1.45

double
bangkok_view_get_letters (BangkokView *self)
{
  return self->scheme == BGL_COLOR_SCHEME_PAPER ? PAPER_LETTERS : 1;
}

PangoLayout *
bangkok_view_create_text (BangkokView *self,
                          double       size)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (self->words, NULL);
  const PangoFontDescription *font = pango_context_get_font_description (pango_layout_get_context (layout));
  PangoFontDescription *scaled = pango_font_description_copy (font);

  size *= bangkok_view_get_letters (self);
  if (pango_font_description_get_size_is_absolute (font))
    pango_font_description_set_absolute_size (scaled, pango_font_description_get_size (font) * size);
  else
    pango_font_description_set_size (scaled, (int) (pango_font_description_get_size (font) * size));
  pango_layout_set_font_description (layout, scaled);
  pango_font_description_free (scaled);

  return layout;
}

static char *
describe_standing (BangkokView *self)
{
  const BangkokState *state = bangkok_view_get_state (self);
  const guint points = bangkok_points_get_score (self->points)->totals[self->own - 1];
  const char *name = bangkok_view_get_short_name (self, self->own);

  if (!bangkok_view_shows_points (self))
    return g_strdup (name);
  if (bangkok_view_is_scored (self) && !bangkok_view_is_counting (self))
    /* Translators: a player, and the points that the dice were worth. */
    return g_strdup_printf (ngettext ("%s\n%u point in this round", "%s\n%u points in this round", points),
                            name, points);
  if (state->phase != BANGKOK_PHASE_PICK)
    return g_strdup (name);

  /* Translators: a player, and the points that the dice are worth so far. */
  return g_strdup_printf (ngettext ("%s\n%u point if the round ended now", "%s\n%u points if the round ended now", points),
                          name, points);
}

static char *
describe_words (BangkokView *self)
{
  const BangkokSlot *held = bangkok_view_get_held (self);
  const int place = bangkok_view_get_place (self);
  const guint n_shown = bangkok_view_get_n_shown (self);

  if (place != BANGKOK_NO_PLACE)
    return bangkok_view_describe_pick (self, (guint) place, self->layout.wide);

  if (held != NULL)
    {
      g_autofree char *die = bangkok_view_describe_die (held->color, held->value);

      if (bangkok_view_get_state (self)->hands[self->own - 1].n_groups == 0)
        /* Translators: %s is a die such as “Red 5”. */
        return g_strdup_printf (_("%s is selected. Place it here."), die);
      /* Translators: %s is a die such as “Red 5”. */
      return g_strdup_printf (_("%s is selected. Start a new group or add it to a group."), die);
    }

  if (bangkok_view_is_counting (self) && n_shown > 0)
    {
      const BangkokCategory category = (BangkokCategory) (n_shown - 1);
      const BglRuleInfo *rule = bgl_rules_find_rule (&bangkok_rules, bangkok_category_get_rule (category));

      if (self->layout.wide)
        return g_strdup (_(rule->sentence));

      return g_strdup_printf ("%s\n%s", bangkok_category_get_label (category), _(rule->sentence));
    }

  if (bangkok_view_is_counting (self) && !self->layout.wide)
    return bangkok_view_describe_sheet (self);

  return describe_standing (self);
}

/* While points are counted in the narrow layout, the text begins with a heading. */
static void
update_words_style (BangkokView *self,
                    const char  *words)
{
  const gboolean heading = bangkok_view_is_counting (self) && !self->layout.wide;
  PangoAttrList *attributes = pango_attr_list_new ();

  if (self->scheme == BGL_COLOR_SCHEME_PAPER)
    pango_attr_list_insert (attributes, pango_attr_scale_new (bangkok_view_get_letters (self)));
  if (heading)
    {
      PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

      bold->end_index = (guint) strcspn (words, "\n");
      pango_attr_list_insert (attributes, bold);
    }
  gtk_label_set_attributes (GTK_LABEL (self->words), attributes);
  /* GTK applies the number of lines to each paragraph. */
  gtk_label_set_lines (GTK_LABEL (self->words),
                       heading ? BANGKOK_COUNTING_LINES - 1 : strchr (words, '\n') != NULL ? 1 : 2);
  pango_attr_list_unref (attributes);
}

void
bangkok_view_update_words (BangkokView *self)
{
  g_autofree char *words = describe_words (self);

  if (g_str_equal (gtk_label_get_text (GTK_LABEL (self->words)), words))
    return;

  gtk_label_set_text (GTK_LABEL (self->words), words);
  update_words_style (self, words);
}

/* Shows the whole text in a tooltip if it is cut off. */
static gboolean
query_words_cb (GtkLabel   *label,
                int         x,
                int         y,
                gboolean    keyboard,
                GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (label));
  return pango_layout_is_ellipsized (gtk_label_get_layout (label));
}

GtkWidget *
bangkok_view_create_words (void)
{
  GtkWidget *words = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS,
                                   "xalign", 0.0,
                                   "wrap", TRUE,
                                   "lines", 2,
                                   "ellipsize", PANGO_ELLIPSIZE_END,
                                   "has-tooltip", TRUE,
                                   NULL);

  g_signal_connect (words, "query-tooltip", G_CALLBACK (query_words_cb), NULL);
  gtk_widget_add_css_class (words, "caption");

  return words;
}
