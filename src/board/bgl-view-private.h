/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-view.h"

G_BEGIN_DECLS

/* What a view asks. */
typedef struct
{
  BglPrompt *prompt;    /* NULL in games that ask nothing */
  guint      question;
  guint      ply;       /* when it was asked */
  guint      context;
  guint      speaking_id; /* waits until the question can take the focus */
  gpointer   focus;       /* the widget that had it then, only for comparison */
} BglViewQuestion;

/* bgl-view.c */
BglViewQuestion *bgl_view_get_asked         (BglView      *self);

/* bgl-view-questions.c */
void             bgl_view_init_question     (BglView      *self);
void             bgl_view_dispose_question  (BglView      *self);

G_END_DECLS
