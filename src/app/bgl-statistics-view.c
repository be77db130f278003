/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-statistics-view.h"

#include "bgl-times-plot.h"
#include "engine/bgl-i18n.h"

/*
 * CSS nodes: statistics. Accessible role: group.
 */
struct _BglStatisticsView
{
  AdwBin     parent_instance;

  guint      n_rows;
  guint      n_plots;
};

G_DEFINE_FINAL_TYPE (BglStatisticsView, bgl_statistics_view, ADW_TYPE_BIN)

static void
bgl_statistics_view_class_init (BglStatisticsViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "statistics");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_statistics_view_init (BglStatisticsView *self)
{
}

#define BAR_WIDTH     80
#define BAR_MARGIN    6
#define PERCENT_CHARS 6

/* Returns a description such as “7 games · 4 won · 2 lost · 1 drawn”. */
static char *
describe_tally (const BglTally *tally)
{
  g_autofree char *games = g_strdup_printf (ngettext ("%u game", "%u games", tally->n_games), tally->n_games);
  /* Translators: how many games somebody has won. */
  g_autofree char *won = g_strdup_printf (ngettext ("%u won", "%u won", tally->n_wins), tally->n_wins);
  /* Translators: how many games somebody has lost. */
  g_autofree char *lost = g_strdup_printf (ngettext ("%u lost", "%u lost", tally->n_losses), tally->n_losses);
  /* Translators: how many games nobody has won. */
  g_autofree char *drawn = g_strdup_printf (ngettext ("%u drawn", "%u drawn", tally->n_draws), tally->n_draws);
  const guint n_others = tally->n_games - tally->n_wins - tally->n_losses - tally->n_draws;
  /* Translators: how many games neither of two players has won, but somebody else. */
  g_autofree char *others = g_strdup_printf (ngettext ("%u won by others", "%u won by others", n_others), n_others);
  GString *line = g_string_new (games);

  g_string_append_printf (line, " · %s · %s", won, lost);
  if (tally->n_draws > 0)
    g_string_append_printf (line, " · %s", drawn);
  if (n_others > 0)
    g_string_append_printf (line, " · %s", others);

  return g_string_free (line, FALSE);
}

static GtkWidget *
create_row (const BglTally *tally)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *bar = gtk_level_bar_new ();
  GtkWidget *label;
  g_autofree char *title = NULL;
  g_autofree char *facts = describe_tally (tally);
  double share = (tally->n_wins + tally->n_draws * 0.5) / tally->n_games;
  /* Translators: how many of one hundred games somebody wins. */
  g_autofree char *percent = g_strdup_printf (_("%.0f%%"), share * 100);

  if (tally->is_bot)
    /* Translators: a person, and the strength of a bot. */
    title = g_markup_printf_escaped (_("%s against a bot (%s)"), tally->person, tally->opponent);
  else
    /* Translators: two people. */
    title = g_markup_printf_escaped (_("%s against %s"), tally->person, tally->opponent);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), facts);

  gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), share);
  /* Use one color for all values, because the bar does not rate them. */
  gtk_level_bar_remove_offset_value (GTK_LEVEL_BAR (bar), GTK_LEVEL_BAR_OFFSET_LOW);
  gtk_level_bar_remove_offset_value (GTK_LEVEL_BAR (bar), GTK_LEVEL_BAR_OFFSET_HIGH);
  gtk_level_bar_remove_offset_value (GTK_LEVEL_BAR (bar), GTK_LEVEL_BAR_OFFSET_FULL);
  gtk_widget_set_margin_start (bar, BAR_MARGIN);
  gtk_widget_set_size_request (bar, BAR_WIDTH, -1);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, percent, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), bar);

  /* All labels have the same width, so that the bars are aligned. */
  label = gtk_label_new (percent);
  gtk_label_set_width_chars (GTK_LABEL (label), PERCENT_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);

  return row;
}

/* Creates a card with a plot of how fast somebody calls. */
static GtkWidget *
create_pace (const BglPace *pace)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *facts = bgl_times_plot_describe (pace);
  /* Translators: how long somebody takes to call; %s is a name. */
  g_autofree char *title = pace->is_you ? g_strdup (_("Your Reaction Times"))
                                        : g_strdup_printf (_("Reaction Times of %s"), pace->person);
  const char *texts[] = { title, facts };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      GtkWidget *label = gtk_label_new (texts[i]);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      if (i > 0)
        {
          gtk_widget_add_css_class (label, "dim-label");
          gtk_widget_add_css_class (label, "caption");
        }
      gtk_box_append (GTK_BOX (card), label);
    }
  gtk_box_append (GTK_BOX (card), bgl_times_plot_new (pace));
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "times-card");

  return card;
}

/* Returns the group of a game, which is created when it is first needed (transfer none). */
static AdwPreferencesGroup *
get_group (GtkWidget      *page,
           GHashTable     *groups,
           const BglRules *rules)
{
  AdwPreferencesGroup *group = g_hash_table_lookup (groups, rules);

  if (group == NULL)
    {
      group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
      adw_preferences_group_set_title (group, _(rules->name));
      adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), group);
      g_hash_table_insert (groups, (gpointer) rules, group);
    }

  return group;
}

/* Adds a note to real-time games in which nobody has made a right call yet. */
static void
add_missing_paces (GHashTable *groups,
                   GHashTable *timed)
{
  GHashTableIter iter;
  gpointer rules, group;

  g_hash_table_iter_init (&iter, groups);
  while (g_hash_table_iter_next (&iter, &rules, &group))
    {
      GtkWidget *label;

      if (((const BglRules *) rules)->get_time == NULL || g_hash_table_contains (timed, rules))
        continue;

      label = gtk_label_new (_("Reaction times appear here after the first right call."));
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_widget_add_css_class (label, "dim-label");
      gtk_widget_add_css_class (label, "times-card");
      adw_preferences_group_add (group, label);
    }
}

static GtkWidget *
create_groups (GPtrArray *tallies,
               GPtrArray *paces)
{
  GtkWidget *page = adw_preferences_page_new ();
  g_autoptr (GHashTable) groups = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) timed = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < tallies->len; i++)
    {
      const BglTally *tally = tallies->pdata[i];

      adw_preferences_group_add (get_group (page, groups, tally->rules), create_row (tally));
    }
  for (guint i = 0; i < paces->len; i++)
    {
      const BglPace *pace = paces->pdata[i];

      adw_preferences_group_add (get_group (page, groups, pace->rules), create_pace (pace));
      g_hash_table_add (timed, (gpointer) pace->rules);
    }
  add_missing_paces (groups, timed);

  return page;
}

void
bgl_statistics_view_update (BglStatisticsView *self,
                            GListModel        *entries)
{
  g_autoptr (GPtrArray) tallies = NULL;
  g_autoptr (GPtrArray) paces = NULL;

  g_return_if_fail (BGL_IS_STATISTICS_VIEW (self));
  g_return_if_fail (G_IS_LIST_MODEL (entries));

  tallies = bgl_statistics_count (entries);
  paces = bgl_statistics_time (entries);
  self->n_rows = tallies->len;
  self->n_plots = paces->len;

  if (tallies->len + paces->len > 0)
    {
      adw_bin_set_child (ADW_BIN (self), create_groups (tallies, paces));
    }
  else
    {
      GtkWidget *nothing = adw_status_page_new ();

      adw_status_page_set_icon_name (ADW_STATUS_PAGE (nothing), "bgl-statistics-symbolic");
      adw_status_page_set_title (ADW_STATUS_PAGE (nothing), _("No Statistics Yet"));
      adw_status_page_set_description (ADW_STATUS_PAGE (nothing),
                                       _("Finish a game to see how often each player has won."));
      adw_bin_set_child (ADW_BIN (self), nothing);
    }
}

guint
bgl_statistics_view_get_n_rows (BglStatisticsView *self)
{
  g_return_val_if_fail (BGL_IS_STATISTICS_VIEW (self), 0);

  return self->n_rows;
}

guint
bgl_statistics_view_get_n_plots (BglStatisticsView *self)
{
  g_return_val_if_fail (BGL_IS_STATISTICS_VIEW (self), 0);

  return self->n_plots;
}
