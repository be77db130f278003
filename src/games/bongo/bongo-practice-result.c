/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-practice-result.h"

#include <adwaita.h>

#include "bongo-art.h"
#include "bongo-best.h"
#include "engine/bgl-i18n.h"

#define SIGN  28
#define CROSS 16

#define COLUMNS 5 /* of the list of rolls */

static GtkWidget *
create_label (const char *text,
              const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

static GtkWidget *
create_situation (BongoSituation     situation,
                  const BongoResult *result)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *rolls = g_strdup_printf (ngettext ("%u roll", "%u rolls", result->n_rolls), result->n_rolls);
  g_autofree char *errors = g_strdup_printf (ngettext ("%u error", "%u errors", result->n_errors), result->n_errors);
  /* Translators: a number of rolls, such as “8 rolls”, and of errors, such as “1 error” */
  g_autofree char *subtitle = g_strdup_printf (_("%s, %s"), rolls, errors);
  g_autofree char *time = result->average > 0 ? bongo_time_describe (result->average, 2) : g_strdup ("–");
  GtkWidget *average = gtk_label_new (time);

  gtk_widget_add_css_class (average, "numeric");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), bongo_situation_get_label (situation));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), average);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_widget_set_tooltip_text (row, _("Show Rule"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.show-rule");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", bongo_situation_get_rule (situation));

  return row;
}

static GtkWidget *
create_situations (BongoPractice *practice)
{
  GtkWidget *group = adw_preferences_group_new ();

  /* Translators: a heading: the average time for each kind of roll */
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("Average by Situation"));
  for (BongoSituation situation = 0; situation < BONGO_SITUATIONS; situation++)
    {
      BongoResult result;

      bongo_practice_get_situation (practice, situation, &result);
      if (result.n_rolls > 0)
        adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), create_situation (situation, &result));
    }

  return group;
}

/* The time or, without the clock, whether the call was right. */
static char *
describe_attempt (const BongoAttempt *attempt)
{
  if (attempt->time != BONGO_NO_TIME)
    return bongo_time_describe (attempt->time, 2);

  /* Translators: what was called was right, or wrong; below a small picture */
  return g_strdup (attempt->called == attempt->answer ? C_("call", "right") : C_("call", "wrong"));
}

/* A small card with the sign of the answer and the time. A cross marks a wrong call. */
static GtkWidget *
create_attempt (guint               number,
                const BongoAttempt *attempt)
{
  gboolean right = attempt->called == attempt->answer;
  /* The card looks like paper in light and dark style. */
  BglColorScheme scheme = BGL_COLOR_SCHEME_LIGHT;
  g_autofree char *time = describe_attempt (attempt);
  g_autofree char *spoken = NULL;
  GtkWidget *card = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                                  "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 2, NULL);
  GtkWidget *sign = gtk_overlay_new ();
  GtkWidget *word = gtk_picture_new_for_paintable (GDK_PAINTABLE (bongo_art_get_word (attempt->answer, scheme, SIGN, 1)));
  GtkWidget *label = gtk_label_new (time);

  gtk_widget_set_size_request (word, SIGN, SIGN);
  gtk_overlay_set_child (GTK_OVERLAY (sign), word);
  if (!right)
    {
      GtkWidget *cross = gtk_picture_new_for_paintable (GDK_PAINTABLE (bongo_art_get_cross (scheme, CROSS, 1)));

      gtk_widget_set_size_request (cross, CROSS, CROSS);
      gtk_widget_set_halign (cross, GTK_ALIGN_END);
      gtk_widget_set_valign (cross, GTK_ALIGN_END);
      gtk_overlay_add_overlay (GTK_OVERLAY (sign), cross);
    }
  gtk_widget_set_halign (sign, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (card, "attempt");
  if (!right)
    gtk_widget_add_css_class (card, "wrong");
  gtk_box_append (GTK_BOX (card), sign);
  gtk_box_append (GTK_BOX (card), label);

  if (attempt->time == BONGO_NO_TIME)
    spoken = right
             /* Translators: spoken: the number of a roll, and the answer */
             ? g_strdup_printf (_("Roll %u: %s, right"), number, bongo_word_get_label (attempt->answer))
             /* Translators: spoken: the number of a roll, the word called, and the answer */
             : g_strdup_printf (_("Roll %u: “%s,” wrong. Answer: %s"), number,
                                bongo_word_get_label (attempt->called), bongo_word_get_label (attempt->answer));
  else
    spoken = right
           /* Translators: spoken: the number of a roll, the answer, and the time it took, as in “1.83 s” */
           ? g_strdup_printf (_("Roll %u: %s, right, %s"), number, bongo_word_get_label (attempt->answer), time)
           /* Translators: spoken: the number of a roll, the word called, the time it took, and the answer */
           : g_strdup_printf (_("Roll %u: “%s,” wrong, %s. Answer: %s"), number,
                              bongo_word_get_label (attempt->called), time, bongo_word_get_label (attempt->answer));
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_tooltip_text (card, spoken);

  return card;
}

static GtkWidget *
create_attempts (BongoPractice *practice)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *grid = gtk_grid_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("All Rolls"));
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  for (guint i = 0; i < bongo_practice_get_n_calls (practice); i++)
    gtk_grid_attach (GTK_GRID (grid), create_attempt (i + 1, bongo_practice_get_attempt (practice, i)),
                     (int) i % COLUMNS, (int) i / COLUMNS, 1, 1);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), grid);

  return group;
}

static GtkWidget *
create_button (const char *label,
               const char *action,
               const char *css_class)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "pill");
  if (css_class != NULL)
    gtk_widget_add_css_class (button, css_class);

  return button;
}

static GtkWidget *
create_head (BongoPractice  *practice,
             gboolean        is_best,
             GtkWidget     **first)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  BongoLevel level = bongo_practice_get_level (practice);
  BongoResult result, best;
  g_autofree char *title = NULL;
  g_autofree char *summary = NULL;
  g_autofree char *record = NULL;

  /* Translators: which dice were used: basic, poachers or guards */
  title = g_strdup_printf (_("Twenty rolls: %s"), bongo_level_get_label (level));
  bongo_practice_get_result (practice, &result);
  summary = bongo_result_describe (&result);
  if (is_best)
    {
      record = g_strdup (_("This is your best result with these dice."));
    }
  else if (bongo_best_get (level, &best))
    {
      g_autofree char *words = bongo_result_describe (&best);

      /* Translators: a result, such as “2.31 s on average, 1 error” */
      record = g_strdup_printf (_("Your best result with these dice: %s"), words);
    }

  gtk_box_append (GTK_BOX (head), create_label (title, "title-2"));
  gtk_box_append (GTK_BOX (head), create_label (summary, "title-4"));
  if (record != NULL)
    gtk_box_append (GTK_BOX (head), create_label (record, NULL));
  /* Translators: a button: twenty more rolls with the same dice */
  *first = create_button (_("Practice Again"), "practice.again", "suggested-action");
  gtk_box_append (GTK_BOX (buttons), *first);
  /* Translators: a button: choose the dice to practice with */
  gtk_box_append (GTK_BOX (buttons), create_button (_("Change Dice"), "practice.choose", NULL));
  gtk_widget_set_halign (buttons, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (buttons, 12);
  gtk_box_append (GTK_BOX (head), buttons);

  return head;
}

GtkWidget *
bongo_practice_result_new (BongoPractice  *practice,
                           gboolean        is_best,
                           GtkWidget     **first)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);

  g_return_val_if_fail (BONGO_IS_PRACTICE (practice), NULL);

  gtk_box_append (GTK_BOX (box), create_head (practice, is_best, first));
  gtk_box_append (GTK_BOX (box), create_situations (practice));
  gtk_box_append (GTK_BOX (box), create_attempts (practice));
  gtk_widget_add_css_class (box, "sheet");
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);

  return scroller;
}
