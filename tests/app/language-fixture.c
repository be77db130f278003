/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "language-fixture.h"

#include "board/bgl-spot.h"

static GPtrArray *strays;

const char *__wrap_g_dgettext   (const char *domain,
                                 const char *text);
const char *__wrap_g_dngettext  (const char *domain,
                                 const char *singular,
                                 const char *plural,
                                 gulong      n);
const char *__wrap_g_dpgettext  (const char *domain,
                                 const char *key,
                                 gsize       offset);
const char *__wrap_g_dpgettext2 (const char *domain,
                                 const char *context,
                                 const char *text);

static const char *
note_stray (const char *text)
{
  if (strays != NULL)
    g_ptr_array_add (strays, g_strdup (text));

  return text;
}

const char *
__wrap_g_dgettext (const char *domain,
                   const char *text)
{
  return note_stray (text);
}

const char *
__wrap_g_dngettext (const char *domain,
                    const char *singular,
                    const char *plural,
                    gulong      n)
{
  return note_stray (n == 1 ? singular : plural);
}

const char *
__wrap_g_dpgettext (const char *domain,
                    const char *key,
                    gsize       offset)
{
  return note_stray (key + offset);
}

const char *
__wrap_g_dpgettext2 (const char *domain,
                     const char *context,
                     const char *text)
{
  return note_stray (text);
}

void
language_fixture_watch (void)
{
  strays = g_ptr_array_new_with_free_func (g_free);
}

void
language_fixture_check (const char *when)
{
  for (guint i = 0; i < strays->len; i++)
    g_test_message ("%s: “%s”", when, (const char *) strays->pdata[i]);
  g_assert_cmpuint (strays->len, ==, 0);
}

void
language_fixture_end (void)
{
  language_fixture_check ("end");
  g_clear_pointer (&strays, g_ptr_array_unref);
}

/* A text of the program that should have been translated. */
static void
check_text (const BglCatalog *catalog,
            const char       *text)
{
  const char *translation = text != NULL ? bgl_catalog_find (catalog, text) : NULL;

  if (translation != NULL && *text != '\0')
    g_assert_cmpstr (text, ==, translation);
}

void
language_fixture_check_words (GtkWidget        *widget,
                              const BglCatalog *catalog)
{
  check_text (catalog, gtk_widget_get_tooltip_text (widget));
  if (GTK_IS_LABEL (widget))
    check_text (catalog, gtk_label_get_label (GTK_LABEL (widget)));
  if (BGL_IS_SPOT (widget))
    check_text (catalog, bgl_spot_get_label (BGL_SPOT (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    language_fixture_check_words (child, catalog);
}
