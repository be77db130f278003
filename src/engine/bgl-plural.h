/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * The formula with which a language chooses among its plural forms, as the header “Plural-Forms” of a catalog has it:
 * “nplurals=2; plural=(n > 1);”. The formula has the operators of C, numbers, and n.
 */
#define BGL_PLURAL_KEPT 100

typedef struct
{
  guint   n_forms;
  char   *formula;
  guint8  forms[BGL_PLURAL_KEPT];   /* for the smallest numbers */
} BglPlural;

/* Of English: 1 has the first form, all other numbers have the second one. */
void     bgl_plural_init   (BglPlural       *self);
/* FALSE, and nothing changed, if the text is not valid. */
gboolean bgl_plural_parse  (BglPlural       *self,
                            const char      *text);
void     bgl_plural_clear  (BglPlural       *self);
/* The index of the form, which is always less than n_forms. */
guint    bgl_plural_choose (const BglPlural *self,
                            gulong           n);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BglPlural, bgl_plural_clear)

G_END_DECLS
