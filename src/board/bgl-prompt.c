/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-prompt.h"

#include "bgl-arrange.h"
#include "bgl-names.h"

struct _BglPrompt
{
  GtkWidget  parent_instance;

  GtkLabel  *question;
  GtkBox    *answers;
  gboolean   leaving; /* the question was removed, but an answer is still being pressed */
};

G_DEFINE_FINAL_TYPE (BglPrompt, bgl_prompt, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_ANSWERED,
  SIGNAL_CONSIDERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

#define ANSWER_KEY "bgl-answer"

static int
get_answer (GtkWidget *button)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), ANSWER_KEY));
}

static void
clicked_cb (BglPrompt *self,
            GtkWidget *button)
{
  if (!self->leaving)
    g_signal_emit (self, signals[SIGNAL_ANSWERED], 0, get_answer (button));
}

static void
state_flags_changed_cb (BglPrompt     *self,
                        GtkStateFlags  previous,
                        GtkWidget     *button)
{
  const GtkStateFlags near = GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUSED;
  GtkStateFlags now = gtk_widget_get_state_flags (button);

  if (self->leaving)
    {
      bgl_prompt_clear (self);
      return;
    }

  if (((now ^ previous) & near) == 0)
    return;

  g_signal_emit (self, signals[SIGNAL_CONSIDERED], 0,
                 (now & near) != 0 ? get_answer (button) : BGL_PROMPT_NONE);
}

static void
bgl_prompt_dispose (GObject *object)
{
  BGL_PROMPT (object)->leaving = FALSE;
  bgl_arrange_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (bgl_prompt_parent_class)->dispose (object);
}

static void
bgl_prompt_class_init (BglPromptClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bgl_prompt_dispose;

  signals[SIGNAL_ANSWERED] =
    g_signal_new ("answered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[SIGNAL_CONSIDERED] =
    g_signal_new ("considered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bungalow_games/Bungalow/bgl-prompt.ui");
  gtk_widget_class_bind_template_child (widget_class, BglPrompt, question);
  gtk_widget_class_bind_template_child (widget_class, BglPrompt, answers);

  gtk_widget_class_set_css_name (widget_class, "prompt");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_prompt_init (BglPrompt *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bgl_prompt_new (void)
{
  return g_object_new (BGL_TYPE_PROMPT, NULL);
}

static gboolean
is_pressed (BglPrompt *self)
{
  gboolean pressed = FALSE;

  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->answers));
       button != NULL;
       button = gtk_widget_get_next_sibling (button))
    pressed |= (gtk_widget_get_state_flags (button) & GTK_STATE_FLAG_ACTIVE) != 0;

  return pressed;
}

/* Remove the focus before hiding. Otherwise, the window would keep a reference to this widget until it has found
 * another focus. */
static void
drop_focus (BglPrompt *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    gtk_root_set_focus (root, NULL);
}

static void
remove_answers (BglPrompt *self)
{
  GtkWidget *button;

  drop_focus (self);
  while ((button = gtk_widget_get_first_child (GTK_WIDGET (self->answers))) != NULL)
    {
      g_signal_handlers_disconnect_by_func (button, state_flags_changed_cb, self);
      gtk_box_remove (self->answers, button);
    }
}

void
bgl_prompt_clear (BglPrompt *self)
{
  g_return_if_fail (BGL_IS_PROMPT (self));

  drop_focus (self);

  /* If a question disappears by itself, an answer may still be pressed. GTK would pass the pointer to the widget
   * below, which was never pressed, and warn about it. Therefore the prompt stays invisibly until the release. */
  self->leaving = is_pressed (self);
  gtk_widget_set_opacity (GTK_WIDGET (self), self->leaving ? 0 : 1);
  if (self->leaving)
    return;

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  remove_answers (self);
}

void
bgl_prompt_ask (BglPrompt  *self,
                const char *question)
{
  g_return_if_fail (BGL_IS_PROMPT (self));

  self->leaving = FALSE;
  remove_answers (self);
  gtk_label_set_label (self->question, question != NULL ? question : "");
  /* With a relation to the label, GTK would not tell screen readers that the name has changed, and Orca 48 spoke the
   * previous question. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, gtk_label_get_text (self->question),
                                  -1);
  gtk_widget_set_visible (GTK_WIDGET (self->question), question != NULL);
  gtk_widget_set_opacity (GTK_WIDGET (self), 1);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

void
bgl_prompt_add_answer (BglPrompt  *self,
                       int         answer,
                       const char *label,
                       const char *spoken,
                       const char *style_class)
{
  GtkWidget *button;

  g_return_if_fail (BGL_IS_PROMPT (self));
  g_return_if_fail (answer >= 0);
  g_return_if_fail (label != NULL);

  button = gtk_button_new_with_label (label);
  g_object_set_data (G_OBJECT (button), ANSWER_KEY, GINT_TO_POINTER (answer));
  if (spoken != NULL)
    bgl_names_set (button, spoken);
  if (style_class != NULL)
    gtk_widget_add_css_class (button, style_class);

  g_signal_connect_object (button, "clicked",
                           G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (button, "state-flags-changed",
                           G_CALLBACK (state_flags_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->answers, button);
}

void
bgl_prompt_mark (BglPrompt *self,
                 int        answer)
{
  g_return_if_fail (BGL_IS_PROMPT (self));

  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->answers));
       button != NULL;
       button = gtk_widget_get_next_sibling (button))
    if (get_answer (button) == answer)
      gtk_widget_add_css_class (button, "hinted");
    else
      gtk_widget_remove_css_class (button, "hinted");
}

gboolean
bgl_prompt_focus (BglPrompt *self)
{
  GtkWidget *first;

  g_return_val_if_fail (BGL_IS_PROMPT (self), FALSE);

  first = gtk_widget_get_first_child (GTK_WIDGET (self->answers));

  /* Widgets can have the focus only in a window. */
  return first != NULL && !self->leaving && gtk_widget_get_root (GTK_WIDGET (self)) != NULL &&
         gtk_widget_grab_focus (first);
}
