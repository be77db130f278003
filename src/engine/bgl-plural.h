/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * The formula that chooses the plural form for a number, as in the header “Plural-Forms” of a catalog: “nplurals=2;
 * plural=(n > 1);”. The formula consists of the operators of C, numbers, and n.
 */
#define BGL_PLURAL_KEPT 100

typedef struct
{
  guint   n_forms;
  char   *formula;
  guint8  forms[BGL_PLURAL_KEPT];   /* cached for the smallest numbers */
} BglPlural;

/* Sets the formula of English: 1 has the first form, all other numbers have the second one. */
void     bgl_plural_init   (BglPlural       *self);
/* Returns FALSE and changes nothing if the text is not valid. */
gboolean bgl_plural_parse  (BglPlural       *self,
                            const char      *text);
void     bgl_plural_clear  (BglPlural       *self);
/* The index of the form, which is always less than n_forms. */
guint    bgl_plural_choose (const BglPlural *self,
                            gulong           n);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BglPlural, bgl_plural_clear)

G_END_DECLS
