/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-view-private.h"

/* Questions and their answers. */

BglPrompt *
bgl_view_get_prompt (BglView *self)
{
  g_return_val_if_fail (BGL_IS_VIEW (self), NULL);

  return bgl_view_get_asked (self)->prompt;
}

guint
bgl_view_get_question (BglView *self)
{
  g_return_val_if_fail (BGL_IS_VIEW (self), 0);

  return bgl_view_get_asked (self)->question;
}

BglDemand
bgl_view_get_demand (BglView *self)
{
  BglViewClass *klass = BGL_VIEW_GET_CLASS (self);
  guint question;

  g_return_val_if_fail (BGL_IS_VIEW (self), BGL_DEMAND_NONE);

  question = bgl_view_get_asked (self)->question;
  if (question == 0)
    return BGL_DEMAND_NONE;

  return klass->get_demand != NULL ? klass->get_demand (self, question) : BGL_DEMAND_ANSWER;
}

gboolean
bgl_view_update_question (BglView *self,
                          guint    context)
{
  BglViewQuestion *asked = bgl_view_get_asked (self);
  BglViewClass *klass = BGL_VIEW_GET_CLASS (self);
  guint question, ply;
  GtkWidget *focus;
  gboolean had_focus;
  BglDemand demand;

  g_return_val_if_fail (BGL_IS_VIEW (self), FALSE);

  if (asked->prompt == NULL)
    return FALSE;

  question = klass->find_question (self);
  ply = bgl_game_get_ply (bgl_view_get_game (self));
  /* The answers must not move under the pointer without a reason. */
  if (asked->question == question && (question == 0 || (asked->ply == ply && asked->context == context)))
    return FALSE;

  asked->question = question;
  asked->ply = ply;
  asked->context = context;

  focus = gtk_widget_get_focus_child (GTK_WIDGET (self));
  had_focus = focus == GTK_WIDGET (asked->prompt);
  demand = bgl_view_get_demand (self);

  /* The focus must leave the button before the button is removed. */
  if (had_focus && demand == BGL_DEMAND_NONE)
    gtk_widget_grab_focus (GTK_WIDGET (self));

  if (question == 0)
    bgl_prompt_clear (asked->prompt);
  else
    klass->ask (self, question, asked->prompt);

  if ((focus != NULL && demand == BGL_DEMAND_ANSWER) || (had_focus && demand == BGL_DEMAND_KEY))
    bgl_prompt_focus (asked->prompt);
  gtk_widget_queue_allocate (GTK_WIDGET (self));

  return TRUE;
}

static void
answered_cb (BglView *self,
             int      answer)
{
  g_autoptr (BglView) keep_alive = g_object_ref (self);

  bgl_view_set_frozen (self, TRUE);
  BGL_VIEW_GET_CLASS (self)->answer (self, answer);
  bgl_view_refresh (self);
  bgl_view_set_frozen (self, FALSE);
}

static void
considered_cb (BglView *self,
               int      answer)
{
  if (BGL_VIEW_GET_CLASS (self)->consider != NULL)
    BGL_VIEW_GET_CLASS (self)->consider (self, answer);
}

void
bgl_view_init_question (BglView *self)
{
  BglViewQuestion *asked = bgl_view_get_asked (self);

  if (BGL_VIEW_GET_CLASS (self)->find_question == NULL)
    return;

  asked->prompt = g_object_ref_sink (BGL_PROMPT (bgl_prompt_new ()));
  gtk_widget_set_parent (GTK_WIDGET (asked->prompt), GTK_WIDGET (self));
  bgl_language_connect (asked->prompt, "answered", G_CALLBACK (answered_cb), self);
  bgl_language_connect (asked->prompt, "considered", G_CALLBACK (considered_cb), self);
}

void
bgl_view_dispose_question (BglView *self)
{
  BglViewQuestion *asked = bgl_view_get_asked (self);

  if (asked->prompt != NULL && gtk_widget_get_parent (GTK_WIDGET (asked->prompt)) != NULL)
    gtk_widget_unparent (GTK_WIDGET (asked->prompt));
  g_clear_object (&asked->prompt);
}
