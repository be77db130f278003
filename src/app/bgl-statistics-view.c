/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-statistics-view.h"

#include "bgl-analyst.h"
#include "bgl-skill-card.h"
#include "bgl-times-plot.h"
#include "board/bgl-names.h"
#include "engine/bgl-i18n.h"

/*
 * CSS nodes: statistics. Accessible role: group.
 */
struct _BglStatisticsView
{
  AdwBin     parent_instance;

  GListModel   *entries;
  BglSkills    *skills;     /* of the analyzed games, or NULL while they are not known */
  GCancellable *reading;
  BglAnalyst   *analyst;
  guint         n_rows;
  guint         n_plots;

  GtkWidget    *page;       /* NULL if there are no statistics */
  GHashTable   *groups;     /* AdwPreferencesGroup of each BglRules */
  GPtrArray    *cards;      /* of the skills */
  GtkWidget    *analyzed;   /* the group about the analysis, and what it contains */
  GtkWidget    *analyzed_row;
  GtkWidget    *progress;
  GtkWidget    *analyze;
};

G_DEFINE_FINAL_TYPE (BglStatisticsView, bgl_statistics_view, ADW_TYPE_BIN)

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

/* The analysis of all games */

static void
update_analysis (BglStatisticsView *self)
{
  const gboolean running = bgl_analyst_get_running (self->analyst);

  if (self->page == NULL || self->skills == NULL)
    return;

  gtk_widget_set_visible (self->progress, running);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress), bgl_analyst_get_fraction (self->analyst));
  gtk_button_set_label (GTK_BUTTON (self->analyze), running ? _("Stop") : _("Analyze All"));
  gtk_widget_set_sensitive (self->analyze, running || self->skills->missing->len > 0);
}

static void
analyze_cb (BglStatisticsView *self)
{
  if (bgl_analyst_get_running (self->analyst))
    bgl_analyst_stop (self->analyst);
  else
    bgl_analyst_start (self->analyst, self->skills->missing);
}

/* Adds a group about how many games have been analyzed, with a button for the others. It is hidden at first. */
static void
add_analysis (BglStatisticsView *self)
{
  self->analyzed = adw_preferences_group_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->analyzed), _("Analysis"));
  self->analyzed_row = adw_action_row_new ();
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->analyzed_row), _("Errors and luck are those of analyzed games."));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self->analyzed_row), FALSE);

  self->progress = gtk_progress_bar_new ();
  gtk_widget_set_size_request (self->progress, BAR_WIDTH, -1);
  gtk_widget_set_valign (self->progress, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Analyzing…"), -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->analyzed_row), self->progress);
  self->analyze = gtk_button_new ();
  gtk_widget_set_valign (self->analyze, GTK_ALIGN_CENTER);
  g_signal_connect_object (self->analyze, "clicked", G_CALLBACK (analyze_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->analyzed_row), self->analyze);

  gtk_widget_set_visible (self->analyzed, FALSE);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->analyzed), self->analyzed_row);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (self->page), ADW_PREFERENCES_GROUP (self->analyzed));
}

/* Shows what is known of the analyzed games. Everything else on the page stays where it is. */
static void
show_skills (BglStatisticsView *self)
{
  guint n;
  g_autofree char *title = NULL;

  if (self->page == NULL || self->skills == NULL)
    return;

  for (guint i = 0; i < self->cards->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (gtk_widget_get_ancestor (self->cards->pdata[i],
                                                                                  ADW_TYPE_PREFERENCES_GROUP)),
                                  self->cards->pdata[i]);
  g_ptr_array_set_size (self->cards, 0);
  for (guint i = 0; i < self->skills->skills->len; i++)
    {
      const BglSkill *skill = self->skills->skills->pdata[i];
      GtkWidget *card = bgl_skill_card_new (skill);

      adw_preferences_group_add (get_group (self->page, self->groups, skill->rules), card);
      g_ptr_array_add (self->cards, card);
    }

  n = self->skills->n_analyzed + self->skills->missing->len;
  title = g_strdup_printf (ngettext ("%u of %u game analyzed", "%u of %u games analyzed", n),
                           self->skills->n_analyzed, n);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->analyzed_row), title);
  bgl_names_follow (self->analyzed_row);
  gtk_widget_set_visible (self->analyzed, n > 0);
  update_analysis (self);
}

static void
create_groups (BglStatisticsView *self,
               GPtrArray         *tallies,
               GPtrArray         *paces)
{
  g_autoptr (GHashTable) timed = g_hash_table_new (NULL, NULL);

  self->page = adw_preferences_page_new ();
  add_analysis (self);
  for (guint i = 0; i < tallies->len; i++)
    {
      const BglTally *tally = tallies->pdata[i];

      adw_preferences_group_add (get_group (self->page, self->groups, tally->rules), create_row (tally));
    }
  for (guint i = 0; i < paces->len; i++)
    {
      const BglPace *pace = paces->pdata[i];

      adw_preferences_group_add (get_group (self->page, self->groups, pace->rules), create_pace (pace));
      g_hash_table_add (timed, (gpointer) pace->rules);
    }
  add_missing_paces (self->groups, timed);
  adw_bin_set_child (ADW_BIN (self), self->page);
  show_skills (self);
}

static void
show_all (BglStatisticsView *self)
{
  g_autoptr (GPtrArray) tallies = bgl_statistics_count (self->entries);
  g_autoptr (GPtrArray) paces = bgl_statistics_time (self->entries);

  self->n_rows = tallies->len;
  self->n_plots = paces->len;
  self->page = NULL;
  g_hash_table_remove_all (self->groups);
  g_ptr_array_set_size (self->cards, 0);

  if (tallies->len + paces->len > 0)
    {
      create_groups (self, tallies, paces);
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

/* Reading */

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  BglStatisticsView *self = user_data;
  g_autoptr (GError) error = NULL;
  BglSkills *skills = bgl_skills_count_finish (result, &error);

  /* Canceled: the view may be gone. */
  if (skills == NULL)
    return;

  g_clear_object (&self->reading);
  g_clear_pointer (&self->skills, bgl_skills_free);
  self->skills = skills;
  show_skills (self);
}

static void
stop_reading (BglStatisticsView *self)
{
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
}

/* Reads the analyses, but only while somebody looks. */
static void
read_skills (BglStatisticsView *self)
{
  stop_reading (self);
  if (self->entries == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  self->reading = g_cancellable_new ();
  bgl_skills_count_async (self->entries, self->reading, read_cb, self);
}

static void
changed_cb (BglStatisticsView *self)
{
  update_analysis (self);
  if (!bgl_analyst_get_running (self->analyst))
    read_skills (self);
}

void
bgl_statistics_view_update (BglStatisticsView *self,
                            GListModel        *entries)
{
  g_return_if_fail (BGL_IS_STATISTICS_VIEW (self));
  g_return_if_fail (G_IS_LIST_MODEL (entries));

  g_set_object (&self->entries, entries);
  /* The games of an analysis may have been deleted. */
  bgl_analyst_stop (self->analyst);
  show_all (self);
  read_skills (self);
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

guint
bgl_statistics_view_get_n_skills (BglStatisticsView *self)
{
  g_return_val_if_fail (BGL_IS_STATISTICS_VIEW (self), 0);

  return self->skills != NULL ? self->skills->skills->len : 0;
}

/* The widget */

static void
bgl_statistics_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bgl_statistics_view_parent_class)->map (widget);

  read_skills (BGL_STATISTICS_VIEW (widget));
}

/* Leaving the page stops the analysis. What is complete is kept. */
static void
bgl_statistics_view_unmap (GtkWidget *widget)
{
  BglStatisticsView *self = BGL_STATISTICS_VIEW (widget);

  bgl_analyst_stop (self->analyst);
  stop_reading (self);

  GTK_WIDGET_CLASS (bgl_statistics_view_parent_class)->unmap (widget);
}

static void
bgl_statistics_view_dispose (GObject *object)
{
  BglStatisticsView *self = BGL_STATISTICS_VIEW (object);

  stop_reading (self);
  g_clear_object (&self->analyst);
  g_clear_object (&self->entries);
  g_clear_pointer (&self->skills, bgl_skills_free);
  g_clear_pointer (&self->groups, g_hash_table_unref);
  g_clear_pointer (&self->cards, g_ptr_array_unref);

  G_OBJECT_CLASS (bgl_statistics_view_parent_class)->dispose (object);
}

static void
bgl_statistics_view_class_init (BglStatisticsViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bgl_statistics_view_dispose;

  widget_class->map = bgl_statistics_view_map;
  widget_class->unmap = bgl_statistics_view_unmap;

  gtk_widget_class_set_css_name (widget_class, "statistics");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_statistics_view_init (BglStatisticsView *self)
{
  self->groups = g_hash_table_new (NULL, NULL);
  self->cards = g_ptr_array_new ();
  self->analyst = bgl_analyst_new ();
  g_signal_connect_object (self->analyst, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}
