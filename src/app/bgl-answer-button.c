/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-answer-button.h"

#include "board/bgl-names.h"
#include "engine/bgl-i18n.h"

/*
 * CSS nodes: button.answer with the classes .right and .wrong; labels .number, .text and .verdict.
 * Accessible role: button.
 */
struct _BglAnswerButton
{
  GtkButton  parent_instance;

  guint      number;
  gboolean   brief;
  GtkLabel  *text;
  GtkImage  *sign;
  GtkLabel  *verdict;
};

enum
{
  SIGNAL_CONSIDERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BglAnswerButton, bgl_answer_button, GTK_TYPE_BUTTON)

static void
consider_cb (BglAnswerButton *self)
{
  g_signal_emit (self, signals[SIGNAL_CONSIDERED], 0, TRUE);
}

static void
leave_cb (BglAnswerButton *self)
{
  g_signal_emit (self, signals[SIGNAL_CONSIDERED], 0, FALSE);
}

static void
update_label (BglAnswerButton *self)
{
  const char *verdict = gtk_label_get_text (self->verdict);
  g_autofree char *label = NULL;

  if (*verdict != '\0')
    /* Translators: spoken: the number of an answer, the answer, and “Right” or “Wrong”. */
    label = g_strdup_printf (_("%u. %s. %s"), self->number, gtk_label_get_text (self->text), verdict);
  else
    /* Translators: spoken: the number of an answer, and the answer. */
    label = g_strdup_printf (_("%u. %s"), self->number, gtk_label_get_text (self->text));

  bgl_names_set (GTK_WIDGET (self), label);
}

static void
bgl_answer_button_class_init (BglAnswerButtonClass *klass)
{
  signals[SIGNAL_CONSIDERED] =
    g_signal_new ("considered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static GtkLabel *
add_label (GtkBox     *box,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (box, label);

  return GTK_LABEL (label);
}

static void
bgl_answer_button_init (BglAnswerButton *self)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12));
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_widget_set_valign (GTK_WIDGET (add_label (box, "number")), GTK_ALIGN_CENTER);
  self->text = add_label (box, "text");
  gtk_label_set_wrap (self->text, TRUE);
  gtk_label_set_wrap_mode (self->text, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (self->text, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (self->text), TRUE);
  self->verdict = add_label (box, "verdict");
  gtk_widget_set_visible (GTK_WIDGET (self->verdict), FALSE);
  self->sign = GTK_IMAGE (gtk_image_new ());
  gtk_widget_set_visible (GTK_WIDGET (self->sign), FALSE);
  gtk_box_append (box, GTK_WIDGET (self->sign));
  gtk_button_set_child (GTK_BUTTON (self), GTK_WIDGET (box));
  gtk_widget_add_css_class (GTK_WIDGET (self), "answer");

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (consider_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (consider_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

GtkWidget *
bgl_answer_button_new (guint       number,
                       const char *text)
{
  BglAnswerButton *self = g_object_new (BGL_TYPE_ANSWER_BUTTON, NULL);
  GtkWidget *label = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (self)));
  g_autofree char *digit = g_strdup_printf ("%u", number);

  self->number = number;
  gtk_label_set_text (GTK_LABEL (label), digit);
  gtk_label_set_text (self->text, text);
  update_label (self);

  return GTK_WIDGET (self);
}

guint
bgl_answer_button_get_number (BglAnswerButton *self)
{
  g_return_val_if_fail (BGL_IS_ANSWER_BUTTON (self), 0);

  return self->number;
}

void
bgl_answer_button_set_brief (BglAnswerButton *self,
                             gboolean         brief)
{
  g_return_if_fail (BGL_IS_ANSWER_BUTTON (self));

  self->brief = !!brief;
}

void
bgl_answer_button_set_verdict (BglAnswerButton *self,
                               BglVerdict       verdict)
{
  gboolean has_verdict = verdict == BGL_VERDICT_RIGHT || verdict == BGL_VERDICT_WRONG;

  g_return_if_fail (BGL_IS_ANSWER_BUTTON (self));

  if (has_verdict)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self), verdict == BGL_VERDICT_RIGHT ? "right" : "wrong");
      gtk_image_set_from_icon_name (self->sign, verdict == BGL_VERDICT_RIGHT ? "object-select-symbolic"
                                                                             : "window-close-symbolic");
      gtk_label_set_text (self->verdict, verdict == BGL_VERDICT_RIGHT ? C_("answer", "Right")
                                                                      : C_("answer", "Wrong"));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->verdict), has_verdict && !self->brief);
  gtk_widget_set_visible (GTK_WIDGET (self->sign), has_verdict);
  gtk_widget_set_sensitive (GTK_WIDGET (self), verdict == BGL_VERDICT_OPEN);
  update_label (self);
}
