/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-i18n.h"
#include "engine/bgl-plural.h"

#define HEADER_SIZE 28
#define HEADER      "Content-Type: text/plain; charset=UTF-8\n"
#define RUSSIAN     "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"

/* A string may contain zeros: its length is that of the array. */
typedef struct
{
  const char *key;
  gsize       key_length;
  const char *text;
  gsize       text_length;
} Entry;

#define ENTRY(key, text) { key, sizeof key - 1, text, sizeof text - 1 }

static const Entry entries[] = {
  ENTRY ("", HEADER "Plural-Forms: " RUSSIAN "\n"),
  ENTRY ("%u tile\0%u tiles", "%u плитка\0%u плитки\0%u плиток"),
  ENTRY ("Pass", "Пас"),
  ENTRY ("level\004easy", "лёгкий"),
  ENTRY ("untranslated", ""),
  ENTRY ("zwei", "два"),
};

/* Making catalogs */

static void
append_word (GByteArray *bytes,
             guint32     word,
             gboolean    swap)
{
  const guint32 stored = swap ? GUINT32_SWAP_LE_BE (word) : word;

  g_byte_array_append (bytes, (const guint8 *) &stored, sizeof stored);
}

static GByteArray *
make_catalog (const Entry *list,
              guint        n,
              gboolean     swap)
{
  GByteArray *bytes = g_byte_array_new ();
  gsize offset = HEADER_SIZE + n * 16;
  const guint32 header[] = { 0x950412de, 0, n, HEADER_SIZE, HEADER_SIZE + n * 8, 0, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (header); i++)
    append_word (bytes, header[i], swap);
  for (guint i = 0; i < n; i++)
    {
      append_word (bytes, (guint32) list[i].key_length, swap);
      append_word (bytes, (guint32) offset, swap);
      offset += list[i].key_length + 1;
    }
  for (guint i = 0; i < n; i++)
    {
      append_word (bytes, (guint32) list[i].text_length, swap);
      append_word (bytes, (guint32) offset, swap);
      offset += list[i].text_length + 1;
    }
  for (guint i = 0; i < n; i++)
    g_byte_array_append (bytes, (const guint8 *) list[i].key, (guint) list[i].key_length + 1);
  for (guint i = 0; i < n; i++)
    g_byte_array_append (bytes, (const guint8 *) list[i].text, (guint) list[i].text_length + 1);

  return bytes;
}

/* A copy of exactly that length, so that valgrind and sanitizers see a look behind its end. */
static BglCatalog *
load (const GByteArray  *bytes,
      gsize              length,
      GError           **error)
{
  g_autoptr (GBytes) copy = g_bytes_new (bytes->data, length);

  return bgl_catalog_new (copy, error);
}

static BglCatalog *
load_entries (const Entry *list,
              guint        n)
{
  g_autoptr (GByteArray) bytes = make_catalog (list, n, FALSE);

  return load (bytes, bytes->len, NULL);
}

static void
check_contents (const BglCatalog *catalog)
{
  g_assert_cmpstr (bgl_catalog_find (catalog, "Pass"), ==, "Пас");
  g_assert_cmpstr (bgl_catalog_find (catalog, "zwei"), ==, "два");
  g_assert_cmpstr (bgl_catalog_find (catalog, "level\004easy"), ==, "лёгкий");
  g_assert_null (bgl_catalog_find (catalog, "easy"));
  g_assert_null (bgl_catalog_find (catalog, "pass"));
  g_assert_null (bgl_catalog_find (catalog, "zz"));
  g_assert_null (bgl_catalog_find (catalog, "\001"));
  g_assert_null (bgl_catalog_find (catalog, "untranslated"));
  g_assert_cmpstr (bgl_catalog_find (catalog, "%u tile"), ==, "%u плитка");
  g_assert_cmpstr (bgl_catalog_find_plural (catalog, "%u tile", 21), ==, "%u плитка");
  g_assert_cmpstr (bgl_catalog_find_plural (catalog, "%u tile", 3), ==, "%u плитки");
  g_assert_cmpstr (bgl_catalog_find_plural (catalog, "%u tile", 0), ==, "%u плиток");
  g_assert_nonnull (bgl_catalog_find_plural (catalog, "%u tile", G_MAXULONG));
  g_assert_null (bgl_catalog_find_plural (catalog, "%u tiles", 3));
  /* A text without forms has the same one for all numbers. */
  g_assert_cmpstr (bgl_catalog_find_plural (catalog, "Pass", 5), ==, "Пас");
}

/* Whatever is found in a damaged catalog can be read to its end. */
static void
look_around (const BglCatalog *catalog)
{
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    for (gulong n = 0; n < 6; n++)
      {
        const char *found = bgl_catalog_find_plural (catalog, entries[i].key, n);

        g_assert_true (found == NULL || g_utf8_validate (found, -1, NULL));
      }
}

/* Catalogs */

static void
test_find (void)
{
  for (gboolean swap = FALSE; swap <= TRUE; swap++)
    {
      g_autoptr (GByteArray) bytes = make_catalog (entries, G_N_ELEMENTS (entries), swap);
      g_autoptr (GError) error = NULL;
      g_autoptr (BglCatalog) catalog = load (bytes, bytes->len, &error);

      g_assert_no_error (error);
      check_contents (catalog);
    }
}

static void
test_empty (void)
{
  g_autoptr (BglCatalog) empty = bgl_catalog_new_empty ();
  g_autoptr (BglCatalog) none = load_entries (NULL, 0);

  g_assert_null (bgl_catalog_find (empty, "Pass"));
  g_assert_null (bgl_catalog_find_plural (empty, "Pass", 3));
  g_assert_nonnull (none);
  g_assert_null (bgl_catalog_find (none, ""));
}

static void
test_truncated (void)
{
  g_autoptr (GByteArray) bytes = make_catalog (entries, G_N_ELEMENTS (entries), FALSE);

  for (gsize length = 0; length < bytes->len; length++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BglCatalog) catalog = load (bytes, length, &error);

      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
      g_assert_null (catalog);
    }
}

static void
test_damaged (void)
{
  static const guint8 masks[] = { 0x01, 0x80, 0xff };
  guint n_refused = 0;

  for (gboolean swap = FALSE; swap <= TRUE; swap++)
    {
      g_autoptr (GByteArray) bytes = make_catalog (entries, G_N_ELEMENTS (entries), swap);

      for (guint i = 0; i < bytes->len; i++)
        for (guint j = 0; j < G_N_ELEMENTS (masks); j++)
          {
            g_autoptr (BglCatalog) catalog = NULL;

            bytes->data[i] ^= masks[j];
            catalog = load (bytes, bytes->len, NULL);
            bytes->data[i] ^= masks[j];
            if (catalog != NULL)
              look_around (catalog);
            else
              n_refused++;
          }
    }

  /* The magic number, the tables, the ends of strings, and more. */
  g_assert_cmpuint (n_refused, >, 200);
}

static void
test_refused (void)
{
  static const struct
  {
    guint   offset;
    guint32 word;
  } changes[] = {
    { 0, 0x12345678 },                         /* the magic number */
    { 4, 2 << 16 },                            /* a later format */
    { 8, G_MAXUINT32 },                        /* so many strings */
    { 8, 1 << 29 },                            /* which is 0 bytes in 32 bits */
    { 12, G_MAXUINT32 },                       /* the tables */
    { 12, 30 },
    { 12, 0 },
    { 16, 0xfffffffc },
    { HEADER_SIZE + 8, G_MAXUINT32 },          /* the length of a key */
    { HEADER_SIZE + 8, 3 },
    { HEADER_SIZE + 12, G_MAXUINT32 },         /* where it is */
    { HEADER_SIZE + 12, 0x7fffffff },
  };
  static const Entry unsorted[] = { ENTRY ("b", "1"), ENTRY ("a", "2") };
  static const Entry twice[] = { ENTRY ("a", "1"), ENTRY ("a", "2") };
  static const Entry not_utf8[] = { ENTRY ("a", "\xff") };
  static const Entry hidden[] = { ENTRY ("a\0b", "1\0\xff") };
  static const Entry charset[] = { ENTRY ("", "Content-Type: text/plain; charset=KOI8-R\n") };
  static const Entry formula[] = { ENTRY ("", HEADER "Plural-Forms: nplurals=2; plural=m;\n") };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (GByteArray) bytes = make_catalog (entries, G_N_ELEMENTS (entries), FALSE);

      memcpy (bytes->data + changes[i].offset, &changes[i].word, sizeof changes[i].word);
      g_assert_null (load (bytes, bytes->len, NULL));
    }

  g_assert_null (load_entries (unsorted, G_N_ELEMENTS (unsorted)));
  g_assert_null (load_entries (twice, G_N_ELEMENTS (twice)));
  g_assert_null (load_entries (not_utf8, G_N_ELEMENTS (not_utf8)));
  g_assert_null (load_entries (hidden, G_N_ELEMENTS (hidden)));
  g_assert_null (load_entries (charset, G_N_ELEMENTS (charset)));
  g_assert_null (load_entries (formula, G_N_ELEMENTS (formula)));
}

/* Without a header for it, forms are chosen as in English. */
static void
test_no_plural_forms (void)
{
  static const Entry headless[] = { ENTRY ("%u tile\0%u tiles", "%u A\0%u B") };
  static const Entry plain[] = { ENTRY ("", HEADER), ENTRY ("%u tile\0%u tiles", "%u A\0%u B") };
  BglCatalog *catalogs[] = {
    load_entries (headless, G_N_ELEMENTS (headless)),
    load_entries (plain, G_N_ELEMENTS (plain)),
  };

  for (guint i = 0; i < G_N_ELEMENTS (catalogs); i++)
    {
      g_assert_cmpstr (bgl_catalog_find_plural (catalogs[i], "%u tile", 0), ==, "%u B");
      g_assert_cmpstr (bgl_catalog_find_plural (catalogs[i], "%u tile", 1), ==, "%u A");
      g_assert_cmpstr (bgl_catalog_find_plural (catalogs[i], "%u tile", 2), ==, "%u B");
      bgl_catalog_free (catalogs[i]);
    }
}

/* Plural forms */

static void
test_plural (void)
{
  static const struct
  {
    const char *text;
    gulong      n;
    guint       form;
  } cases[] = {
    { "nplurals=1; plural=0;", 7, 0 },
    { "nplurals=2; plural=(n > 1);", 1, 0 },
    { "nplurals=2; plural=(n > 1);", 2, 1 },
    { " nplurals = 2 ; plural = n!=1", 1, 0 },
    { "nplurals=2; plural=n != 1;", G_MAXULONG, 1 },
    { RUSSIAN, 1, 0 },
    { RUSSIAN, 2, 1 },
    { RUSSIAN, 5, 2 },
    { RUSSIAN, 11, 2 },
    { RUSSIAN, 12, 2 },
    { RUSSIAN, 21, 0 },
    { RUSSIAN, 24, 1 },
    { RUSSIAN, 111, 2 },
    { RUSSIAN, 0, 2 },
    /* Arabic. */
    { "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;", 0, 0 },
    { "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;", 103, 3 },
    { "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;", 111, 4 },
    { "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;", 202, 5 },
    /* Precedence. */
    { "nplurals=16; plural=1 + 2 * 3 - 8 / 4 % 3;", 0, 5 },
    { "nplurals=16; plural=10 - 3 - 2;", 0, 5 },
    { "nplurals=16; plural=2 < 3 == 1 && 1 || 0;", 0, 1 },
    { "nplurals=16; plural=!n;", 0, 1 },
    { "nplurals=16; plural=!!n + !0;", 9, 2 },
    { "nplurals=16; plural=n >= 3 ? n <= 5 ? 7 : 8 : 9;", 4, 7 },
    { "nplurals=16; plural=n >= 3 ? n <= 5 ? 7 : 8 : 9;", 6, 8 },
    { "nplurals=16; plural=n >= 3 ? n <= 5 ? 7 : 8 : 9;", 2, 9 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (BglPlural) plural = { 0 };

      bgl_plural_init (&plural);
      g_assert_true (bgl_plural_parse (&plural, cases[i].text));
      g_assert_cmpuint (bgl_plural_choose (&plural, cases[i].n), ==, cases[i].form);
    }
}

static void
test_plural_refused (void)
{
  static const char *const texts[] = {
    "",
    "nplurals",
    "nplurals=2",
    "nplurals=2; plural",
    "nplurals=2; plural=",
    "nplurals=0; plural=0;",
    "nplurals=99999999999999999999; plural=0;",
    "nplurals=x; plural=0;",
    "nplurals=2; plural=2;",
    "nplurals=2; plural=n;",
    "nplurals=2; plural=n>1 ? 1;",
    "nplurals=2; plural=(n>1;",
    "nplurals=2; plural=n>1);",
    "nplurals=2; plural=n>1 0;",
    "nplurals=2; plural=n>;",
    "nplurals=2; plural=n=1;",
    "nplurals=2; plural=n/0;",
    "nplurals=2; plural=1%n;",
    "nplurals=2; plural=-1;",
    "nplurals=2; plural=system(n);",
  };
  g_autofree char *parentheses = g_strnfill (100000, '(');
  g_autofree char *negations = g_strnfill (100000, '!');
  g_autofree char *deep = g_strconcat ("nplurals=2; plural=", parentheses, NULL);
  g_autofree char *long_chain = g_strconcat ("nplurals=2; plural=", negations, "n;", NULL);
  g_auto (BglPlural) plural = { 0 };

  bgl_plural_init (&plural);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_assert_false (bgl_plural_parse (&plural, texts[i]));
  g_assert_false (bgl_plural_parse (&plural, deep));
  g_assert_false (bgl_plural_parse (&plural, long_chain));

  /* It is what it was before. */
  g_assert_cmpuint (plural.n_forms, ==, 2);
  g_assert_cmpuint (bgl_plural_choose (&plural, 1), ==, 0);
}

/* A formula may fail for a number that was not tried. */
static void
test_plural_late (void)
{
  g_auto (BglPlural) plural = { 0 };

  bgl_plural_init (&plural);
  g_assert_true (bgl_plural_parse (&plural, "nplurals=2; plural=1 / (5000 - n) + (n > 6000) * 3;"));
  g_assert_cmpuint (bgl_plural_choose (&plural, 4999), ==, 1);
  g_assert_cmpuint (bgl_plural_choose (&plural, 5000), ==, 0);
  g_assert_cmpuint (bgl_plural_choose (&plural, 7000), ==, 0);
}

/* Languages */

static void
check_language (const char *language,
                const char *one,
                const char *two,
                const char *five,
                const char *level)
{
  g_auto (BglLanguage) entered = bgl_language_enter (bgl_catalog_get (language));

  g_assert_nonnull (bgl_catalog_get_current ());
  g_assert_cmpstr (ngettext ("%u player", "%u players", 1), ==, one);
  g_assert_cmpstr (ngettext ("%u player", "%u players", 2), ==, two);
  g_assert_cmpstr (ngettext ("%u player", "%u players", 5), ==, five);
  g_assert_cmpstr (C_("level", "easy"), ==, level);
  g_assert_cmpstr (bgl_pgettext2 ("level", "easy"), ==, level);
  g_assert_cmpstr (_(""), ==, "");
  g_assert_cmpstr (C_("no such context", "easy"), ==, "easy");
  g_assert_cmpstr (bgl_pgettext2 ("no such context", "easy"), ==, "easy");
  g_assert_cmpstr (ngettext ("%u dodo", "%u dodos", 1), ==, "%u dodo");
  g_assert_cmpstr (ngettext ("%u dodo", "%u dodos", 0), ==, "%u dodos");
}

static void
test_languages (void)
{
  check_language ("en", "%u player", "%u players", "%u players", "easy");
  check_language ("fr", "%u\u00a0joueur", "%u\u00a0joueurs", "%u\u00a0joueurs", "facile");
  check_language ("ru", "%u\u00a0игрок", "%u\u00a0игрока", "%u\u00a0игроков", "лёгкий");
  g_assert_null (bgl_catalog_get_current ());
  g_assert_null (bgl_catalog_get ("tlh"));
  g_assert_null (bgl_catalog_get ("../fr"));
  g_assert_true (bgl_catalog_get ("fr") == bgl_catalog_get ("fr"));
}

static void
test_nested (void)
{
  const char *english = "Pass";

  g_assert_cmpstr (_("Pass"), ==, english);
  {
    g_auto (BglLanguage) french = bgl_language_enter (bgl_catalog_get ("fr"));

    g_assert_cmpstr (_("Pass"), ==, "Passer");
    {
      g_auto (BglLanguage) russian = bgl_language_enter (bgl_catalog_get ("ru"));
      g_auto (BglLanguage) user = bgl_language_enter (NULL);

      g_assert_cmpstr (_("Pass"), ==, english);
    }
    g_assert_cmpstr (_("Pass"), ==, "Passer");
  }
  g_assert_cmpstr (_("Pass"), ==, english);
}

static gpointer
look_up_cb (gpointer data)
{
  return (gpointer) _("Pass");
}

/* What one thread speaks is no matter of another one. */
static void
test_threads (void)
{
  g_auto (BglLanguage) french = bgl_language_enter (bgl_catalog_get ("fr"));
  GThread *thread = g_thread_new ("words", look_up_cb, NULL);

  g_assert_cmpstr (g_thread_join (thread), ==, "Pass");
  g_assert_cmpstr (_("Pass"), ==, "Passer");
}

static guint n_said;

static void
said_cb (GObject    *listener,
         GParamSpec *pspec,
         GObject    *action)
{
  const char *expected = g_object_get_data (listener, "expected");

  n_said++;
  g_assert_cmpstr (_("Pass"), ==, expected);
  /* Meanwhile, a handler of another language is called. */
  if (g_str_equal (pspec->name, "enabled"))
    g_object_notify (action, "name");
  g_assert_cmpstr (_("Pass"), ==, expected);
}

static GObject *
add_listener (gpointer    action,
              const char *signal,
              const char *language,
              const char *expected)
{
  g_auto (BglLanguage) entered = bgl_language_enter (language != NULL ? bgl_catalog_get (language) : NULL);
  GObject *listener = g_object_new (G_TYPE_OBJECT, NULL);

  g_object_set_data (listener, "expected", (gpointer) expected);
  bgl_language_connect (action, signal, G_CALLBACK (said_cb), listener);

  return listener;
}

static void
test_signals (void)
{
  g_autoptr (GSimpleAction) action = g_simple_action_new ("speak", NULL);
  g_autoptr (GObject) french = add_listener (action, "notify::enabled", "fr", "Passer");
  g_autoptr (GObject) user = add_listener (action, "notify::enabled", NULL, "Pass");
  g_autoptr (GObject) russian = add_listener (action, "notify::name", "ru", "Пропустить ход");

  g_object_notify (G_OBJECT (action), "enabled");
  g_assert_cmpuint (n_said, ==, 4);
  g_assert_null (bgl_catalog_get_current ());

  /* The connection ends with the object. */
  g_clear_object (&french);
  g_object_notify (G_OBJECT (action), "enabled");
  g_assert_cmpuint (n_said, ==, 6);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/catalog/find", test_find);
  g_test_add_func ("/catalog/empty", test_empty);
  g_test_add_func ("/catalog/truncated", test_truncated);
  g_test_add_func ("/catalog/damaged", test_damaged);
  g_test_add_func ("/catalog/refused", test_refused);
  g_test_add_func ("/catalog/no-plural-forms", test_no_plural_forms);
  g_test_add_func ("/catalog/plural", test_plural);
  g_test_add_func ("/catalog/plural-refused", test_plural_refused);
  g_test_add_func ("/catalog/plural-late", test_plural_late);
  g_test_add_func ("/catalog/languages", test_languages);
  g_test_add_func ("/catalog/nested", test_nested);
  g_test_add_func ("/catalog/threads", test_threads);
  g_test_add_func ("/catalog/signals", test_signals);

  return g_test_run ();
}
