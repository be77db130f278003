/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-reasons.h"

#include "bongo-art.h"
#include "board/bgl-arrange.h"
#include "board/bgl-names.h"
#include "board/bgl-tooltip.h"
#include "engine/bgl-i18n.h"

#define SIGN  36
#define LEAST 40 /* the minimum height of the steps */
#define BELOW 6

struct _BongoReasons
{
  GtkWidget  parent_instance;

  GtkWidget *head;
  GtkWidget *sign;
  GtkWidget *heading;
  GtkWidget *scroller;
  GtkWidget *steps;
  BongoWord  word;
  guint      n_steps;
  int        beside_width;
  int        beside_height;
  int        column;
};

G_DEFINE_FINAL_TYPE (BongoReasons, bongo_reasons, GTK_TYPE_WIDGET)

static void
update_sign (BongoReasons *self)
{
  gtk_image_set_from_paintable (GTK_IMAGE (self->sign),
                                GDK_PAINTABLE (bongo_art_get_word (self->word, bgl_color_scheme_get (), SIGN,
                                                                   gtk_widget_get_scale_factor (GTK_WIDGET (self)))));
}

/* Request the height that all steps need at this width, but allow less, because they can scroll. A scrolled window
 * alone would ignore how often the lines wrap. */
static void
bongo_reasons_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  BongoReasons *self = BONGO_REASONS (widget);
  int head_min, head_nat, steps_min, steps_nat;

  /* The width does not depend on the height, which may be too small for the steps. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;

  gtk_widget_measure (self->head, orientation, for_size, &head_min, &head_nat, NULL, NULL);
  gtk_widget_measure (self->steps, orientation, for_size, &steps_min, &steps_nat, NULL, NULL);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (head_min, steps_min);
      *natural = MAX (head_nat, steps_nat);
    }
  else
    {
      *minimum = head_min + MIN (steps_min, LEAST);
      *natural = head_nat + steps_nat + BELOW;
    }
}

static void
bongo_reasons_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  BongoReasons *self = BONGO_REASONS (widget);
  int head = bongo_reasons_get_head (self, width);

  if (self->column > 0)
    {
      gtk_widget_measure (self->scroller, GTK_ORIENTATION_VERTICAL, width - self->column, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (self->head, &(GtkAllocation) { 0, 0, self->column, head }, -1);
      gtk_widget_size_allocate (self->scroller,
                                &(GtkAllocation) { self->column, BELOW, MAX (width - self->column, 1), MAX (height - 2 * BELOW, 1) }, -1);
      return;
    }

  gtk_widget_size_allocate (self->head, &(GtkAllocation) { 0, 0, MAX (width - self->beside_width, 1), head }, -1);
  gtk_widget_measure (self->scroller, GTK_ORIENTATION_VERTICAL, width, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->scroller, &(GtkAllocation) { 0, head, width, MAX (height - head, 1) }, -1);
}

static void
bongo_reasons_dispose (GObject *object)
{
  bgl_arrange_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (bongo_reasons_parent_class)->dispose (object);
}

static void
bongo_reasons_class_init (BongoReasonsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bongo_reasons_dispose;

  widget_class->measure = bongo_reasons_measure;
  widget_class->size_allocate = bongo_reasons_size_allocate;
  widget_class->get_request_mode = bgl_arrange_by_width;

  gtk_widget_class_set_css_name (widget_class, "reasons");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bongo_reasons_init (BongoReasons *self)
{
  self->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->sign = gtk_image_new ();
  gtk_image_set_pixel_size (GTK_IMAGE (self->sign), SIGN);
  gtk_widget_set_valign (self->sign, GTK_ALIGN_CENTER);
  self->heading = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->heading), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->heading), 0);
  /* Without this, the label would wrap even if there is room. */
  gtk_widget_set_hexpand (self->heading, TRUE);
  gtk_widget_add_css_class (self->heading, "heading");
  gtk_box_append (GTK_BOX (self->head), self->sign);
  gtk_box_append (GTK_BOX (self->head), self->heading);
  gtk_widget_add_css_class (self->head, "head");
  gtk_widget_set_parent (self->head, GTK_WIDGET (self));

  self->steps = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->steps);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

GtkWidget *
bongo_reasons_new (void)
{
  return g_object_new (BONGO_TYPE_REASONS, NULL);
}

static GtkWidget *
create_step (const BongoStep *step)
{
  g_autofree char *sentence = bongo_step_describe (step);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (sentence);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "flat");
  bgl_names_set (button, sentence);
  bgl_tooltip_set (button, _("Show Rule"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.show-rule");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", step->rule);

  return button;
}

void
bongo_reasons_set_answer (BongoReasons      *self,
                          const BongoAnswer *answer)
{
  g_autofree char *heading = NULL;
  GtkWidget *child;

  g_return_if_fail (BONGO_IS_REASONS (self));

  while ((child = gtk_widget_get_first_child (self->steps)) != NULL)
    gtk_box_remove (GTK_BOX (self->steps), child);
  self->n_steps = 0;

  if (answer == NULL)
    return;

  self->word = answer->answer;
  update_sign (self);
  /* Translators: the right word to a roll: an animal or “nothing” */
  heading = g_strdup_printf (_("Answer: %s"), bongo_word_get_label (answer->answer));
  gtk_label_set_text (GTK_LABEL (self->heading), heading);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, heading, -1);

  self->n_steps = answer->n_steps;
  for (guint i = 0; i < answer->n_steps; i++)
    gtk_box_append (GTK_BOX (self->steps), create_step (&answer->steps[i]));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), 0);
}

guint
bongo_reasons_get_n_steps (BongoReasons *self)
{
  g_return_val_if_fail (BONGO_IS_REASONS (self), 0);

  return self->n_steps;
}

void
bongo_reasons_set_beside (BongoReasons *self,
                          int           width,
                          int           height)
{
  g_return_if_fail (BONGO_IS_REASONS (self));

  self->beside_width = width;
  self->beside_height = height;
}

void
bongo_reasons_set_column (BongoReasons *self,
                          int           width)
{
  g_return_if_fail (BONGO_IS_REASONS (self));

  self->column = width;
}

int
bongo_reasons_get_head (BongoReasons *self,
                        int           width)
{
  int head;

  g_return_val_if_fail (BONGO_IS_REASONS (self), 0);

  if (self->column > 0)
    width = self->column;
  gtk_widget_measure (self->head, GTK_ORIENTATION_VERTICAL, MAX (width - self->beside_width, 1), NULL, &head, NULL, NULL);

  return MAX (head, self->beside_height);
}
