/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-analysis-sums.h"

#include "bgl-analysis-words.h"
#include "bgl-times-plot.h"
#include "board/bgl-badge.h"
#include "engine/bgl-i18n.h"

#define BADGE  18
#define ACROSS 3  /* seats beside each other: the column beside a board has no room for more */

typedef enum
{
  ROW_START,
  ROW_LUCK,
  ROW_OWN,
  ROW_OTHERS,
  ROW_RESULT,
  N_ROWS
} Row;

static const char *
get_row_label (Row row)
{
  switch (row)
    {
    case ROW_START:
      /* Translators: the chance of winning at the start of a game. */
      return C_("sum", "Start");
    case ROW_LUCK:
      /* Translators: what dice or draws changed. */
      return C_("sum", "Luck");
    case ROW_OWN:
      return C_("sum", "Own moves");
    case ROW_OTHERS:
      return C_("sum", "Moves of others");
    case ROW_RESULT:
    case N_ROWS:
    default:
      /* Translators: the result of a game as the sum of what led to it. */
      return C_("sum", "Result");
    }
}

/* Sets the number and how sure it is, or NULL if it is exact. */
static char *
format_row (const BglAnalysisSum  *sum,
            Row                    row,
            char                 **error)
{
  *error = NULL;
  switch (row)
    {
    case ROW_START:
      return g_strdup_printf (_("%.0f%%"), sum->start * 100);
    case ROW_LUCK:
      *error = bgl_analysis_words_error (sum->luck_error);
      return bgl_analysis_words_figure (sum->luck);
    case ROW_OWN:
      *error = bgl_analysis_words_error (sum->own_error);
      return bgl_analysis_words_figure (sum->own);
    case ROW_OTHERS:
      *error = bgl_analysis_words_error (sum->others_error);
      return bgl_analysis_words_figure (sum->others);
    case ROW_RESULT:
    case N_ROWS:
    default:
      return g_strdup_printf (_("%.0f%%"), sum->result * 100);
    }
}

static GtkWidget *
create_label (const char *text,
              const char *css_class,
              float       xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_wrap (GTK_LABEL (label), xalign < 0.5f);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

static void
add_seat (GtkGrid  *grid,
          BglTable *table,
          guint     seat,
          int       column)
{
  const BglGameUi *ui = bgl_game_ui_find (bgl_game_get_rules (bgl_table_get_game (table))->id);
  BglSeat *player = bgl_table_get_seat (table, seat);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *badge = bgl_badge_new (ui, seat);
  GtkWidget *name = create_label (bgl_seat_get_short_name (player), "caption", 1);

  bgl_badge_set_pixel_size (BGL_BADGE (badge), BADGE);
  gtk_widget_set_halign (badge, GTK_ALIGN_END);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 8);
  gtk_widget_set_tooltip_text (name, bgl_seat_get_label (player));
  gtk_box_append (GTK_BOX (box), badge);
  gtk_box_append (GTK_BOX (box), name);
  gtk_grid_attach (grid, box, column, 0, 1, 1);
}

static void
add_figure (GtkGrid              *grid,
            BglTable             *table,
            const BglAnalysisSum *sum,
            guint                 seat,
            Row                   row,
            int                   column)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *error = NULL;
  g_autofree char *figure = format_row (sum, row, &error);
  GtkWidget *number = create_label (figure, "numeric", 1);
  g_autofree char *name = g_strdup_printf ("%s, %s: %s%s%s", bgl_seat_get_label (bgl_table_get_seat (table, seat)),
                                           get_row_label (row), figure, error != NULL ? " " : "",
                                           error != NULL ? error : "");

  /* The number alone says too little if it is read without the table around it. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (row == ROW_RESULT)
    gtk_widget_add_css_class (number, "heading");
  gtk_box_append (GTK_BOX (box), number);
  if (error != NULL)
    {
      GtkWidget *range = create_label (error, "caption", 1);

      gtk_widget_add_css_class (range, "dim-label");
      gtk_widget_add_css_class (range, "numeric");
      gtk_box_append (GTK_BOX (box), range);
    }
  gtk_grid_attach (grid, box, column, (int) row + 1, 1, 1);
}

static GtkWidget *
create_grid (BglTable    *table,
             BglAnalysis *analysis,
             guint        first)
{
  const gboolean chance = bgl_analysis_get_rules (analysis)->draw_chance != NULL;
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 9);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  for (Row row = 0; row < N_ROWS; row++)
    if (row != ROW_LUCK || chance)
      {
        GtkWidget *label = create_label (get_row_label (row), row == ROW_RESULT ? "heading" : NULL, 0);

        gtk_widget_set_hexpand (label, TRUE);
        gtk_widget_set_valign (label, GTK_ALIGN_START);
        gtk_grid_attach (GTK_GRID (grid), label, 0, (int) row + 1, 1, 1);
      }

  for (guint i = 0; i < ACROSS && first + i <= bgl_analysis_get_n_seats (analysis); i++)
    {
      add_seat (GTK_GRID (grid), table, first + i, (int) i + 1);
      for (Row row = 0; row < N_ROWS; row++)
        if (row != ROW_LUCK || chance)
          add_figure (GTK_GRID (grid), table, bgl_analysis_get_sum (analysis, first + i), first + i, row, (int) i + 1);
    }

  return grid;
}

GtkWidget *
bgl_analysis_sums_new (BglTable    *table,
                       BglAnalysis *analysis)
{
  GtkWidget *box;
  GtkWidget *note;

  g_return_val_if_fail (BGL_IS_TABLE (table), NULL);
  g_return_val_if_fail (analysis != NULL, NULL);

  box = g_object_new (GTK_TYPE_BOX,
                      "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                      "orientation", GTK_ORIENTATION_VERTICAL,
                      "spacing", 9,
                      NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, _("What decided the game"), -1);
  gtk_box_append (GTK_BOX (box), create_label (_("What decided the game"), "heading", 0));
  for (guint first = 1; first <= bgl_analysis_get_n_seats (analysis); first += ACROSS)
    gtk_box_append (GTK_BOX (box), create_grid (table, analysis, first));

  note = create_label (_("In points of winning chance. The true values are within ± with a probability of 95%."),
                       "caption", 0);
  gtk_widget_add_css_class (note, "dim-label");
  gtk_box_append (GTK_BOX (box), note);

  return box;
}

/* Games in real time */

static char *
describe_calls (const BglAnalysisCalls *calls)
{
  g_autofree char *right = g_strdup_printf (ngettext ("%u right call", "%u right calls", calls->n_right),
                                            calls->n_right);
  /* Translators: calls that were wrong or too early. */
  g_autofree char *wrong = g_strdup_printf (ngettext ("%u false start", "%u false starts", calls->n_wrong),
                                            calls->n_wrong);
  g_autofree char *median = NULL;

  if (calls->median == 0)
    return g_strjoin (" · ", right, wrong, NULL);

  median = g_strdup_printf (_("median %.2f s"), calls->median / 1000.0);

  return g_strjoin (" · ", right, median, wrong, NULL);
}

/* The right calls of a seat, or NULL if there are none. */
static GtkWidget *
create_plot (BglAnalysis *analysis,
             guint        seat)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (guint));
  BglPace pace = { .rules = bgl_analysis_get_rules (analysis), .times = times, .best = G_MAXUINT };

  for (guint i = 0; i < bgl_analysis_get_n_plies (analysis); i++)
    {
      const BglAnalysisPly *ply = bgl_analysis_get_ply (analysis, i);

      if (ply->seat != seat || ply->wrong || ply->time == 0)
        continue;
      g_array_append_val (times, ply->time);
      pace.best = MIN (pace.best, ply->time);
    }
  if (times->len == 0)
    return NULL;

  pace.median = bgl_analysis_get_all_calls (analysis, seat)->median;

  return bgl_times_plot_new (&pace);
}

static GtkWidget *
create_seat_card (BglTable    *table,
                  BglAnalysis *analysis,
                  guint        seat)
{
  const BglGameUi *ui = bgl_game_ui_find (bgl_analysis_get_rules (analysis)->id);
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *badge = bgl_badge_new (ui, seat);
  GtkWidget *plot = create_plot (analysis, seat);
  g_autofree char *facts = describe_calls (bgl_analysis_get_all_calls (analysis, seat));
  GtkWidget *label = create_label (facts, "caption", 0);

  bgl_badge_set_pixel_size (BGL_BADGE (badge), BADGE);
  gtk_box_append (GTK_BOX (head), badge);
  gtk_box_append (GTK_BOX (head), create_label (bgl_seat_get_label (bgl_table_get_seat (table, seat)), "heading", 0));
  gtk_box_append (GTK_BOX (card), head);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_box_append (GTK_BOX (card), label);
  if (plot != NULL)
    gtk_box_append (GTK_BOX (card), plot);

  return card;
}

/* A line for each seat: the badge, and what became of the rounds. */
static GtkWidget *
create_situation (BglTable    *table,
                  BglAnalysis *analysis,
                  guint        index)
{
  const BglGameUi *ui = bgl_game_ui_find (bgl_analysis_get_rules (analysis)->id);
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  guint n_rounds = bgl_analysis_get_calls (analysis, index, 1)->n_rounds;
  g_autofree char *rounds = g_strdup_printf (ngettext ("%u round", "%u rounds", n_rounds), n_rounds);
  /* Translators: a situation in a game, and how many rounds had it. */
  g_autofree char *title = g_strdup_printf (C_("situation", "%s (%s)"),
                                            bgl_analysis_get_situation_label (analysis, index), rounds);

  gtk_box_append (GTK_BOX (card), create_label (title, NULL, 0));
  for (guint seat = 1; seat <= bgl_analysis_get_n_seats (analysis); seat++)
    {
      GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      GtkWidget *badge = bgl_badge_new (ui, seat);
      const BglAnalysisCalls *calls = bgl_analysis_get_calls (analysis, index, seat);
      g_autofree char *facts = describe_calls (calls);
      g_autofree char *text = g_strdup_printf ("%s: %s", bgl_seat_get_short_name (bgl_table_get_seat (table, seat)),
                                               facts);
      GtkWidget *label = create_label (text, "caption", 0);

      bgl_badge_set_pixel_size (BGL_BADGE (badge), 12);
      gtk_box_append (GTK_BOX (line), badge);
      gtk_box_append (GTK_BOX (line), label);
      gtk_box_append (GTK_BOX (card), line);
    }

  return card;
}

GtkWidget *
bgl_analysis_calls_new (BglTable    *table,
                        BglAnalysis *analysis)
{
  GtkWidget *box;

  g_return_val_if_fail (BGL_IS_TABLE (table), NULL);
  g_return_val_if_fail (analysis != NULL, NULL);

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 15);
  for (guint seat = 1; seat <= bgl_analysis_get_n_seats (analysis); seat++)
    gtk_box_append (GTK_BOX (box), create_seat_card (table, analysis, seat));
  if (bgl_analysis_get_n_situations (analysis) > 0)
    gtk_box_append (GTK_BOX (box), create_label (_("Situations that cost most"), "heading", 0));
  for (guint i = 0; i < bgl_analysis_get_n_situations (analysis); i++)
    gtk_box_append (GTK_BOX (box), create_situation (table, analysis, i));

  return box;
}
