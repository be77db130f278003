/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-skill-card.h"

#include "bgl-analysis-words.h"
#include "bgl-times-plot.h"
#include "board/bgl-compat.h"
#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"

#define BAR_WIDTH 60
#define MOST      200 /* games in the table, as many as in the plot */

/*
 * CSS nodes: skill-card.card, with labels, a button, and a times-plot or a grid. Accessible role: group.
 */
struct _BglSkillCard
{
  AdwBin     parent_instance;

  GtkWidget *stack;
};

G_DEFINE_FINAL_TYPE (BglSkillCard, bgl_skill_card, ADW_TYPE_BIN)

static void
bgl_skill_card_class_init (BglSkillCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "skill-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_skill_card_init (BglSkillCard *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "times-card");
}

static GtkWidget *
create_label (const char *text,
              float       xalign,
              gboolean    dim)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (xalign > 0)
    gtk_widget_add_css_class (label, "numeric");
  if (dim)
    {
      gtk_widget_add_css_class (label, "dim-label");
      gtk_widget_add_css_class (label, "caption");
    }

  return label;
}

static GtkWidget *
create_grid (const char *label)
{
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                  "column-spacing", 12,
                                  "row-spacing", 3,
                                  NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  return grid;
}

static void
add (GtkWidget  *grid,
     int         column,
     int         row,
     const char *text,
     gboolean    heading)
{
  GtkWidget *label = create_label (text, column > 0 ? 1 : 0, heading);

  gtk_widget_set_hexpand (label, column == 0);
  gtk_grid_attach (GTK_GRID (grid), label, column, row, 1, 1);
}

static char *
format_error (double error)
{
  return g_strdup_printf ("%.1f", error * 100);
}

/* The newest game first. */
static GtkWidget *
create_table (const BglSkill *skill)
{
  const guint n = MIN (skill->games->len, MOST);
  GtkWidget *grid = create_grid (_("Games"));

  add (grid, 0, 0, _("Game"), TRUE);
  /* Translators: a column: what a move cost on average, in points. */
  add (grid, 1, 0, _("Error per move"), TRUE);
  add (grid, 2, 0, C_("sum", "Luck"), TRUE);
  for (guint i = 0; i < n; i++)
    {
      const BglSkillGame *game = skill->games->pdata[skill->games->len - 1 - i];
      g_autoptr (GDateTime) played = g_date_time_new_from_unix_local (game->played / G_USEC_PER_SEC);
      /* Translators: the day of a game, see g_date_time_format (). */
      g_autofree char *date = played != NULL ? g_date_time_format (played, _("%B %-d, %Y")) : g_strdup ("");
      g_autofree char *names = bgl_words_list ((const char *const *) game->opponents);
      /* Translators: the day of a game, and the opponents. */
      g_autofree char *text = g_strdup_printf (C_("game", "%s · %s"), date, names);
      g_autofree char *error = format_error (game->error);
      g_autofree char *luck = bgl_analysis_words_figure (game->luck);

      add (grid, 0, (int) i + 1, text, FALSE);
      add (grid, 1, (int) i + 1, error, FALSE);
      add (grid, 2, (int) i + 1, luck, FALSE);
    }

  return grid;
}

/* A bar shows the error, and has its number beside it. */
static GtkWidget *
create_opponents (const BglSkill *skill)
{
  g_autoptr (GPtrArray) opponents = bgl_skill_count_opponents (skill);
  const gboolean chance = skill->rules->draw_chance != NULL;
  GtkWidget *grid = create_grid (_("By opponent"));
  double most = 0.01;

  for (guint i = 0; i < opponents->len; i++)
    most = MAX (most, ((const BglSkillOpponent *) opponents->pdata[i])->error);

  /* Translators: a column with opponents. */
  add (grid, 0, 0, _("Against"), TRUE);
  add (grid, 2, 0, _("Error per move"), TRUE);
  if (chance)
    add (grid, 3, 0, _("Luck per game"), TRUE);
  for (guint i = 0; i < opponents->len; i++)
    {
      const BglSkillOpponent *opponent = opponents->pdata[i];
      g_autofree char *games = g_strdup_printf (ngettext ("%u game", "%u games", opponent->n_games),
                                                opponent->n_games);
      g_autofree char *text = g_strdup_printf (C_("game", "%s · %s"), opponent->opponent, games);
      g_autofree char *error = format_error (opponent->error);
      g_autofree char *luck = bgl_analysis_words_figure (opponent->luck);
      GtkWidget *bar = gtk_level_bar_new ();

      gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), opponent->error / most);
      /* Use one color for all values, because the bar does not rate them. */
      gtk_level_bar_remove_offset_value (GTK_LEVEL_BAR (bar), GTK_LEVEL_BAR_OFFSET_LOW);
      gtk_level_bar_remove_offset_value (GTK_LEVEL_BAR (bar), GTK_LEVEL_BAR_OFFSET_HIGH);
      gtk_level_bar_remove_offset_value (GTK_LEVEL_BAR (bar), GTK_LEVEL_BAR_OFFSET_FULL);
      gtk_widget_set_size_request (bar, BAR_WIDTH, -1);
      gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
      gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, error, -1);

      add (grid, 0, (int) i + 1, text, FALSE);
      gtk_grid_attach (GTK_GRID (grid), bar, 1, (int) i + 1, 1, 1);
      add (grid, 2, (int) i + 1, error, FALSE);
      if (chance)
        add (grid, 3, (int) i + 1, luck, FALSE);
    }

  return grid;
}

static void
toggled_cb (BglSkillCard    *self,
            GtkToggleButton *button)
{
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack),
                                    gtk_toggle_button_get_active (button) ? "table" : "plot");
}

/* Adds the switch to the head of the card, and below it the plot or the table. */
static void
add_games (BglSkillCard   *self,
           GtkBox         *box,
           GtkBox         *head,
           const BglSkill *skill,
           const char     *title)
{
  /* Translators: a switch: numbers instead of a plot. */
  GtkWidget *button = gtk_toggle_button_new_with_label (_("Table"));
  /* Translators: spoken: a switch, and what it is about. */
  g_autofree char *name = g_strdup_printf (C_("switch", "%s: table"), title);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (head, button);

  self->stack = gtk_stack_new ();
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_add_named (GTK_STACK (self->stack), bgl_times_plot_new_for_skill (skill), "plot");
  gtk_stack_add_named (GTK_STACK (self->stack), create_table (skill), "table");
  bgl_compat_hush_pages (GTK_STACK (self->stack));
  gtk_box_append (box, self->stack);
}

GtkWidget *
bgl_skill_card_new (const BglSkill *skill)
{
  BglSkillCard *self;
  GtkWidget *box, *head, *label;
  g_autofree char *title = NULL;
  g_autofree char *facts = NULL;

  g_return_val_if_fail (skill != NULL && skill->games->len > 0, NULL);

  self = g_object_new (BGL_TYPE_SKILL_CARD, NULL);
  /* Translators: how many errors somebody makes in a game; %s is a name. */
  title = skill->is_you ? g_strdup (_("Your Errors")) : g_strdup_printf (_("Errors of %s"), skill->person);
  facts = bgl_times_plot_describe_skill (skill);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);

  head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  label = create_label (title, 0, FALSE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (head), label);

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), create_label (facts, 0, TRUE));
  /* One game is no development. */
  if (skill->games->len > 1)
    add_games (self, GTK_BOX (box), GTK_BOX (head), skill, title);
  gtk_box_append (GTK_BOX (box), create_opponents (skill));
  adw_bin_set_child (ADW_BIN (self), box);

  return GTK_WIDGET (self);
}
