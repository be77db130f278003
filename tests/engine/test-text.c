/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-language.h"
#include "engine/bgl-seat.h"
#include "engine/bgl-text.h"

static void
test_shorten (void)
{
  static const struct
  {
    const char *text;
    guint       max;
    const char *expected;
  } cases[] = {
    { "", 5, "" },
    { "Anna", 5, "Anna" },
    { "Annas", 5, "Annas" },
    { "Annabel", 5, "Anna…" },
    { "Élodie", 5, "Élod…" },
    { "<b>Anna</b>", 40, "<b>Anna</b>" },
    { "two\nlines\tand\r\n a  half ", 40, "two lines and a half" },
    { "\x1b[31mred\x07", 40, "[31mred" },
    { "one\xe2\x80\xa8two\xe2\x80\xa9three", 40, "one two three" },
    { "\xe2\x80\xaeright\xe2\x80\xac \xe2\x81\xa6left\xe2\x81\xa9", 40, "right left" },
    { "\xff\xfe" "bytes\xc3", 40, "\xef\xbf\xbd\xef\xbf\xbd" "bytes\xef\xbf\xbd" },
    /* Joiners belong to names in some languages, and marks of direction do no harm. */
    { "\xd9\x85\xdb\x8c\xe2\x80\x8c\xd8\xae", 40, "\xd9\x85\xdb\x8c\xe2\x80\x8c\xd8\xae" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = bgl_text_shorten (cases[i].text, cases[i].max);

      g_assert_cmpstr (text, ==, cases[i].expected);
    }
}

/* A text of megabytes is not read further than it is shown. */
static void
test_long (void)
{
  g_autofree char *text = g_strnfill (10 * 1024 * 1024, 'x');
  g_autofree char *shown = bgl_text_shorten (text, 40);

  g_assert_cmpint (g_utf8_strlen (shown, -1), ==, 40);
  g_assert_true (g_str_has_suffix (shown, "x…"));
}

static void
check_decimal (const char *language,
               double      number,
               guint       n_digits,
               const char *expected)
{
  g_auto (BglLanguage) entered = bgl_language_enter (language != NULL ? bgl_catalog_get (language) : NULL);
  g_autofree char *text = bgl_text_format_decimal (number, n_digits);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_decimal (void)
{
  check_decimal (NULL, 1.826, 2, "1.83");
  check_decimal ("en", 1.826, 2, "1.83");
  check_decimal ("fr", 1.826, 2, "1,83");
  check_decimal ("ru", 0.04, 1, "0,0");
  check_decimal ("ru", 12, 0, "12");
}

static void
test_names (void)
{
  g_autofree char *letters = g_strnfill (2000, 'n');
  g_autoptr (BglSeat) large = bgl_seat_new_from_tag (1, letters);
  g_autoptr (BglSeat) turned = bgl_seat_new_from_tag (1, "\xe2\x80\xae" "Anna\x1b\n");
  g_autoptr (BglSeat) empty = bgl_seat_new_from_tag (2, "\xe2\x80\xae \x01");
  g_autoptr (BglSeat) bot = bgl_seat_new_from_tag (1, "\xe2\x80\xae" "bot:hard");
  g_autofree char *tag = bgl_seat_to_tag (large);

  g_assert_cmpint (g_utf8_strlen (bgl_seat_get_name (large), -1), ==, BGL_TEXT_NAME);
  g_assert_cmpstr (bgl_seat_get_name (turned), ==, "Anna");
  g_assert_cmpstr (bgl_seat_get_name (empty), ==, "Player 2");
  g_assert_false (bgl_seat_is_bot (bot));
  g_assert_cmpstr (bgl_seat_get_name (bot), ==, "hard");

  /* What goes back into the record is the name that was shown. */
  g_assert_cmpstr (tag, ==, bgl_seat_get_name (large));
}

static void
assert_lead (const char *text,
             guint       n_chars,
             const char *expected)
{
  g_autofree char *lead = bgl_text_get_lead (text, n_chars);

  g_assert_cmpstr (lead, ==, expected);
}

static void
test_lead (void)
{
  assert_lead ("", 10, "");
  assert_lead ("One sentence without an end", 3, "One sentence without an end");
  assert_lead ("One. Two. Three.", 100, "One. Two. Three.");
  assert_lead ("One. Two. Three.", 16, "One. Two. Three.");
  assert_lead ("One. Two. Three.", 15, "One. Two.");
  assert_lead ("One. Two. Three.", 8, "One.");
  assert_lead ("One. Two. Three.", 1, "One.");
  assert_lead ("Один. Два. Три.", 10, "Один. Два.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/text/shorten", test_shorten);
  g_test_add_func ("/text/long", test_long);
  g_test_add_func ("/text/decimal", test_decimal);
  g_test_add_func ("/text/names", test_names);
  g_test_add_func ("/text/lead", test_lead);

  return g_test_run ();
}
