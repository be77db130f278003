/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-option-row.h"

#include "bgl-scores-row.h"
#include "board/bgl-arrange.h"
#include "board/bgl-names.h"
#include "engine/bgl-i18n.h"

#define INFO_KEY "bgl-option-info"

#define EXPLANATION_CHARS 34

static int
find_choice (const BglOptionInfo *info,
             const char          *nick)
{
  for (int i = 0; info->choices[i].nick != NULL; i++)
    if (strcmp (info->choices[i].nick, nick) == 0)
      return i;

  return -1;
}

static gboolean
is_yes_or_no (const BglOptionInfo *info)
{
  return info->kind == BGL_OPTION_CHOICE && find_choice (info, "yes") >= 0 && find_choice (info, "no") >= 0;
}

/* All rows show the choice below the title, because there may be too little room beside it. */

static GtkWidget *
create_combo_row (const BglOptionInfo *info)
{
  /* Newer libadwaita shows the choice as the subtitle only if use-subtitle is set before the model. */
  GtkWidget *row = g_object_new (ADW_TYPE_COMBO_ROW,
                                 "use-markup", FALSE,
                                 "use-subtitle", TRUE,
                                 NULL);
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  if (info->kind == BGL_OPTION_SEAT)
    /* Translators: let chance choose a player. */
    gtk_string_list_append (list, _("Random"));
  else
    for (guint i = 0; info->choices[i].nick != NULL; i++)
      gtk_string_list_append (list, _(info->choices[i].label));

  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  if (info->kind == BGL_OPTION_CHOICE)
    adw_combo_row_set_selected (ADW_COMBO_ROW (row), (guint) info->value);

  return row;
}

static void
control_changed_cb (GtkWidget *row)
{
  const BglOptionInfo *info = bgl_option_row_get_info (row);
  g_autofree char *value = bgl_option_row_get_value (row);
  g_autofree char *text = NULL;

  if (info->kind == BGL_OPTION_CHOICE)
    {
      text = g_strdup (_(info->choices[find_choice (info, value)].label));
    }
  else if (strcmp (value, "0") == 0)
    {
      text = g_strdup (_(info->zero));
    }
  else
    {
      guint seconds = (guint) g_ascii_strtoull (value, NULL, 10);

      text = g_strdup_printf (ngettext ("%u second", "%u seconds", seconds), seconds);
    }

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
}

GtkWidget *
bgl_option_row_create_number (int minimum,
                              int maximum,
                              int step)
{
  GtkWidget *number = gtk_spin_button_new_with_range (minimum, maximum, step);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (number);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
    }
  gtk_widget_set_valign (number, GTK_ALIGN_CENTER);

  return number;
}

static GtkWidget *
create_control_row (const BglOptionInfo *info)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *control;

  if (info->kind == BGL_OPTION_NUMBER)
    {
      control = bgl_option_row_create_number (info->minimum, info->maximum, 1);
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (control), info->value);
      g_signal_connect_object (control, "value-changed", G_CALLBACK (control_changed_cb), row, G_CONNECT_SWAPPED);
    }
  else
    {
      control = gtk_switch_new ();
      gtk_switch_set_active (GTK_SWITCH (control), info->value == find_choice (info, "yes"));
      g_signal_connect_object (control, "notify::active", G_CALLBACK (control_changed_cb), row, G_CONNECT_SWAPPED);
    }

  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, _(info->label), -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);

  return row;
}

/* The explanation */

static void
append_text (GtkWidget  *box,
             const char *text,
             const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), EXPLANATION_CHARS);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
}

static void
append_choice (GtkWidget  *box,
               const char *label,
               const char *sentence)
{
  GtkWidget *choice = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  append_text (choice, label, "heading");
  append_text (choice, sentence, NULL);
  gtk_box_append (GTK_BOX (box), choice);
}

static GtkWidget *
create_rule_button (const BglOptionInfo *info,
                    GtkWidget           *popover)
{
  GtkWidget *button = gtk_button_new_with_label (_("Show Rule"));

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "new-game.show-rule");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", info->rule);
  g_signal_connect_object (button, "clicked", G_CALLBACK (gtk_popover_popdown), popover, G_CONNECT_SWAPPED);

  return button;
}

static GtkSizeRequestMode
get_fixed_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
measure_fixed (GtkWidget      *widget,
               GtkOrientation  orientation,
               int             for_size,
               int            *minimum,
               int            *natural,
               int            *minimum_baseline,
               int            *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int width = bgl_arrange_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, TRUE);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL
                          ? width
                          : bgl_arrange_measure (child, GTK_ORIENTATION_VERTICAL, width, FALSE);
}

static void
allocate_fixed (GtkWidget *widget,
                int        width,
                int        height,
                int        baseline)
{
  bgl_arrange_place (widget, gtk_widget_get_first_child (widget), 0, 0, width, height);
}

/* Gives text the height for its natural width. A popover measures text for a width that includes its shadow, at
 * which it may have fewer lines. */
static GtkWidget *
create_fixed (GtkWidget *text)
{
  GtkWidget *fixed = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_layout_manager (fixed, gtk_custom_layout_new (get_fixed_request_mode, measure_fixed, allocate_fixed));
  gtk_box_append (GTK_BOX (fixed), text);

  return fixed;
}

static GtkWidget *
create_explanation (const BglOptionInfo *info)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_widget_add_css_class (popover, "explanation");
  append_text (box, _(info->sentence), NULL);
  if (info->kind == BGL_OPTION_SEAT)
    append_choice (box, _("Random"), _("The player is chosen at random."));
  else if (info->kind == BGL_OPTION_CHOICE)
    for (guint i = 0; info->choices[i].nick != NULL; i++)
      append_choice (box, _(info->choices[i].label), _(info->choices[i].sentence));
  if (info->rule != NULL)
    gtk_box_append (GTK_BOX (box), create_rule_button (info, popover));
  gtk_popover_set_child (GTK_POPOVER (popover), create_fixed (box));

  return popover;
}

static GtkWidget *
create_explanation_button (const BglOptionInfo *info)
{
  GtkWidget *button = gtk_menu_button_new ();
  /* Translators: spoken label of a button; %s is an option of a game. */
  g_autofree char *label = g_strdup_printf (_("What “%s” means"), _(info->label));

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "bgl-explain-symbolic");
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), create_explanation (info));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _("About This Option"));
  bgl_names_set (button, label);

  return button;
}

GtkWidget *
bgl_option_row_new (const BglOptionInfo *info)
{
  GtkWidget *row, *button;

  g_return_val_if_fail (info != NULL, NULL);

  if (info->kind == BGL_OPTION_SCORES)
    row = bgl_scores_row_new ();
  else if (info->kind == BGL_OPTION_SEAT || (info->kind == BGL_OPTION_CHOICE && !is_yes_or_no (info)))
    row = create_combo_row (info);
  else
    row = create_control_row (info);

  g_object_set_data (G_OBJECT (row), INFO_KEY, (gpointer) info);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(info->label));
  if (info->kind == BGL_OPTION_SCORES)
    {
      adw_expander_row_add_action (ADW_EXPANDER_ROW (row), create_explanation_button (info));
      return row;
    }

  if (!ADW_IS_COMBO_ROW (row))
    control_changed_cb (row);
  button = create_explanation_button (info);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  /* In an expander row, the button can only be before the arrow. Therefore, it is before the control in every row. */
  gtk_widget_insert_after (button, gtk_widget_get_parent (button), NULL);

  return row;
}

const BglOptionInfo *
bgl_option_row_get_info (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), INFO_KEY);
}

char *
bgl_option_row_get_value (GtkWidget *row)
{
  const BglOptionInfo *info = bgl_option_row_get_info (row);

  if (info->kind == BGL_OPTION_SCORES)
    return bgl_scores_row_get_value (BGL_SCORES_ROW (row));

  if (ADW_IS_COMBO_ROW (row))
    {
      guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (row));

      if (info->kind == BGL_OPTION_CHOICE)
        return g_strdup (info->choices[selected].nick);

      return selected == 0 ? NULL : g_strdup_printf ("%u", selected);
    }
  else
    {
      GtkWidget *control = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row));

      if (info->kind == BGL_OPTION_NUMBER)
        return g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (control)));

      return g_strdup (gtk_switch_get_active (GTK_SWITCH (control)) ? "yes" : "no");
    }
}

void
bgl_option_row_set_value (GtkWidget  *row,
                          const char *value)
{
  const BglOptionInfo *info = bgl_option_row_get_info (row);
  GtkWidget *control;

  switch (info->kind)
    {
    case BGL_OPTION_SEAT:
      adw_combo_row_set_selected (ADW_COMBO_ROW (row), value != NULL ? (guint) g_ascii_strtoull (value, NULL, 10) : 0);
      break;

    case BGL_OPTION_CHOICE:
      if (value == NULL || find_choice (info, value) < 0)
        break;
      if (ADW_IS_COMBO_ROW (row))
        {
          adw_combo_row_set_selected (ADW_COMBO_ROW (row), (guint) find_choice (info, value));
          break;
        }
      control = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row));
      gtk_switch_set_active (GTK_SWITCH (control), strcmp (value, "yes") == 0);
      break;

    case BGL_OPTION_NUMBER:
      control = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row));
      if (value != NULL)
        gtk_spin_button_set_value (GTK_SPIN_BUTTON (control), g_ascii_strtod (value, NULL));
      break;

    case BGL_OPTION_SCORES:
      bgl_scores_row_set_value (BGL_SCORES_ROW (row), value);
      break;

    default:
      g_assert_not_reached ();
    }
}

void
bgl_option_row_set_names (GtkWidget         *row,
                          const char *const *names)
{
  const BglOptionInfo *info = bgl_option_row_get_info (row);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) labels = NULL;
  GtkStringList *list;
  guint selected, n_names, fallback;

  if (info->kind == BGL_OPTION_SCORES)
    bgl_scores_row_set_names (BGL_SCORES_ROW (row), names);
  if (info->kind != BGL_OPTION_SEAT)
    return;

  for (guint i = 0; names[i] != NULL; i++)
    {
      /* Translators: who takes the first turn, and a player: “The youngest: Anna” */
      g_autofree char *label = info->said != NULL ? g_strdup_printf (_("%s: %s"), _(info->said), names[i]) : NULL;

      g_strv_builder_add (builder, label != NULL ? label : names[i]);
    }
  labels = g_strv_builder_end (builder);

  selected = adw_combo_row_get_selected (ADW_COMBO_ROW (row));
  list = GTK_STRING_LIST (adw_combo_row_get_model (ADW_COMBO_ROW (row)));
  n_names = g_strv_length (labels);
  fallback = info->said != NULL ? (guint) info->value : 0;
  if (g_list_model_get_n_items (G_LIST_MODEL (list)) == 1)
    selected = fallback;

  gtk_string_list_splice (list, 1, g_list_model_get_n_items (G_LIST_MODEL (list)) - 1, (const char *const *) labels);
  /* The selected seat stays, even if its player changes. If the seat no longer exists, the default is selected. */
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), selected <= n_names ? selected : fallback);
}
