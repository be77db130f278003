/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-view-private.h"

#include "bgl-compat.h"
#include "bgl-screen-reader.h"

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

/* The focus */

static guint
get_speaking_time (BglView *self)
{
  return bgl_screen_reader_get_on () ? bgl_compat_get_speaking_time (GTK_WIDGET (self)) : 0;
}

static GtkWidget *
get_focus (BglView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

static gboolean
speaking_cb (gpointer user_data)
{
  BglView *self = user_data;
  BglViewQuestion *asked = bgl_view_get_asked (self);
  const guint time = get_speaking_time (self);

  /* More may have been announced in the meantime. */
  if (time > 0)
    {
      asked->speaking_id = g_timeout_add (time, speaking_cb, self);
      return G_SOURCE_REMOVE;
    }

  asked->speaking_id = 0;
  /* The user may have left the board in the meantime. */
  if (get_focus (self) == asked->focus || gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    bgl_prompt_focus (asked->prompt);

  return G_SOURCE_REMOVE;
}

/* Screen readers stop speaking when the focus moves. */
void
bgl_view_focus_question (BglView *self)
{
  BglViewQuestion *asked;
  guint time;

  g_return_if_fail (BGL_IS_VIEW (self));

  asked = bgl_view_get_asked (self);
  g_clear_handle_id (&asked->speaking_id, g_source_remove);
  asked->focus = get_focus (self);
  time = get_speaking_time (self);
  if (time > 0)
    asked->speaking_id = g_timeout_add (time, speaking_cb, self);
  else
    bgl_prompt_focus (asked->prompt);
}

/* A person who presses a key does not want to hear the rest. */
static gboolean
key_pressed_cb (BglView *self,
                guint    keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      if (bgl_view_get_asked (self)->speaking_id == 0)
        return FALSE;
      g_clear_handle_id (&bgl_view_get_asked (self)->speaking_id, g_source_remove);
      return bgl_prompt_focus (bgl_view_get_prompt (self));

    default:
      return FALSE;
    }
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
  g_clear_handle_id (&asked->speaking_id, g_source_remove);

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

  if (had_focus && demand != BGL_DEMAND_NONE)
    bgl_prompt_focus (asked->prompt);
  else if (focus != NULL && demand == BGL_DEMAND_ANSWER)
    bgl_view_focus_question (self);
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
  GtkEventController *keys;

  if (BGL_VIEW_GET_CLASS (self)->find_question == NULL)
    return;

  bgl_screen_reader_watch ();
  asked->prompt = g_object_ref_sink (BGL_PROMPT (bgl_prompt_new ()));
  gtk_widget_set_parent (GTK_WIDGET (asked->prompt), GTK_WIDGET (self));
  bgl_language_connect (asked->prompt, "answered", G_CALLBACK (answered_cb), self);
  bgl_language_connect (asked->prompt, "considered", G_CALLBACK (considered_cb), self);

  keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

void
bgl_view_dispose_question (BglView *self)
{
  BglViewQuestion *asked = bgl_view_get_asked (self);

  g_clear_handle_id (&asked->speaking_id, g_source_remove);
  if (asked->prompt != NULL && gtk_widget_get_parent (GTK_WIDGET (asked->prompt)) != NULL)
    gtk_widget_unparent (GTK_WIDGET (asked->prompt));
  g_clear_object (&asked->prompt);
}
