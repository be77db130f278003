/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>

#include "app/bgl-print-dialog.h"
#include "app/bgl-printer.h"
#include "rulebook/bgl-book.h"
#include "test-utils.h"

/* The rulebook as a PDF file. */

static const char *const games[] = { "bangkok", "bango", "bongo", "bonobo" };

typedef struct
{
  char  *folder;
  GFile *file;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *path = NULL;

  fixture->folder = g_dir_make_tmp ("bungalow-XXXXXX", NULL);
  g_assert_nonnull (fixture->folder);
  path = g_build_filename (fixture->folder, "rules.pdf", NULL);
  fixture->file = g_file_new_for_path (path);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_file_delete (fixture->file, NULL, NULL);
  g_object_unref (fixture->file);
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
}

static void
check_is_pdf (GFile *file)
{
  g_autofree char *contents = NULL;
  gsize length;

  g_assert_true (g_file_load_contents (file, NULL, &contents, &length, NULL, NULL));
  g_assert_cmpuint (length, >, 1000);
  g_assert_true (g_str_has_prefix (contents, "%PDF-"));
}

/* The words of the file, column by column or line by line; NULL where nobody can read them. */
static char *
read_words (GFile    *file,
            gboolean  as_on_paper)
{
  g_autofree char *program = g_find_program_in_path ("pdftotext");
  g_autoptr (GSubprocess) process = NULL;
  char *words = NULL;

  if (program == NULL)
    return NULL;

  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, NULL, program, as_on_paper ? "-layout" : "-q",
                              g_file_peek_path (file), "-", NULL);
  g_assert_nonnull (process);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &words, NULL, NULL));
  g_assert_true (g_subprocess_get_successful (process));

  return words;
}

/* How many sheets it took. */
static int
export (Fixture    *fixture,
        const char *place,
        const char *languages,
        const char *paper)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BglPrinter) printer = bgl_printer_parse (place, languages, &error);
  GtkPageSetup *setup;

  g_assert_no_error (error);

  setup = gtk_print_operation_get_default_page_setup (GTK_PRINT_OPERATION (printer));
  if (paper != NULL)
    {
      GtkPaperSize *size = gtk_paper_size_new (paper);

      gtk_page_setup_set_paper_size (setup, size);
      gtk_paper_size_free (size);
    }

  bgl_printer_export (printer, fixture->file, &error);
  g_assert_no_error (error);
  check_is_pdf (fixture->file);

  return gtk_print_operation_get_n_pages_to_print (GTK_PRINT_OPERATION (printer));
}

static void
test_summaries (Fixture       *fixture,
                gconstpointer  data)
{
  static const char *const places[] = { "bango/summary", "bangkok/summary", "bongo/summary", "bonobo/summary" };
  static const char *const languages[] = { "en", "fr", "ru", "en,fr", "fr,ru" };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    for (guint j = 0; j < G_N_ELEMENTS (languages); j++)
      {
        g_assert_cmpint (export (fixture, places[i], languages[j], GTK_PAPER_NAME_A4), ==, 1);
        g_assert_cmpint (export (fixture, places[i], languages[j], GTK_PAPER_NAME_LETTER), ==, 1);
      }
}

static void
test_rulebooks (Fixture       *fixture,
                gconstpointer  data)
{
  static const struct
  {
    const char *page;
    const char *languages;
    const char *says[3];
  } books[] = {
    { "bango", "en", { "Nine against three", "Credits" } },
    { "bongo", "ru", { "Памятка" } },
    { "bonobo", "en,fr", { "Placing a token", "Placer un pion" } },
    { "bangkok", "fr,ru", { "Aide-mémoire", "Памятка" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    {
      int n_sheets = export (fixture, books[i].page, books[i].languages, NULL);
      g_autofree char *words = read_words (fixture->file, FALSE);

      g_assert_cmpint (n_sheets, >=, 4);
      g_assert_cmpint (n_sheets, <=, 24);
      /* A picture takes the place of the bullet in front of a piece. */
      if (words != NULL && g_str_equal (books[i].page, "bango"))
        g_assert_false (g_regex_match_simple ("•\\s*17", words, 0, 0));
      for (guint j = 0; words != NULL && books[i].says[j] != NULL; j++)
        if (strstr (words, books[i].says[j]) == NULL)
          g_error ("%s in %s does not say “%s”", books[i].page, books[i].languages, books[i].says[j]);
    }
}

/* A page of the manual has neither board nor summary. */
static void
test_manual (Fixture       *fixture,
             gconstpointer  data)
{
  g_assert_false (bgl_printer_has_summary ("keyboard"));
  g_assert_true (bgl_printer_has_summary ("bango"));
  g_assert_cmpint (export (fixture, "keyboard", "fr", NULL), >=, 1);
}

static void
test_refused (void)
{
  static const struct
  {
    const char *place;
    const char *languages;
  } wrong[] = {
    { "chess", "en" },
    { "chess/summary", "en" },
    { "", "en" },
    { "keyboard/summary", "en" },
    { "bango/bango-cut", "en" },
    { "bango", "de" },
    { "bango", "" },
    { "bango", "en," },
    { "bango", "en,fr,ru" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (bgl_printer_parse (wrong[i].place, wrong[i].languages, &error));
      g_assert_nonnull (error);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
    }
}

/* What could not be written leaves what was there as it was. */
static void
test_unwritable (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (GFile) nowhere = g_file_get_child (fixture->file, "nowhere.pdf");
  g_autoptr (GError) error = NULL;
  g_autoptr (BglPrinter) printer = bgl_printer_parse ("bango/summary", "en", NULL);

  g_assert_false (bgl_printer_export (printer, nowhere, &error));
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, "nowhere.pdf"));
  g_assert_false (g_file_query_exists (nowhere, NULL));
}

/* As on a disk without space, or with a temporary folder without space: files cannot grow beyond a few bytes. */
static void
test_full (Fixture       *fixture,
           gconstpointer  data)
{
  const char *path = g_file_peek_path (fixture->file);
  struct rlimit before, limit;

  g_assert_true (g_file_set_contents (path, "what was there", -1, NULL));
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  limit = before;

  for (guint kilobytes = 0; kilobytes <= 16; kilobytes += 4)
    {
      g_autoptr (BglPrinter) printer = bgl_printer_parse ("bango/summary", "en", NULL);
      g_autofree char *contents = NULL;
      g_autoptr (GError) error = NULL;

      limit.rlim_cur = kilobytes * 1024;
      g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
      g_assert_false (bgl_printer_export (printer, fixture->file, &error));
      g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);

      g_assert_nonnull (error);
      g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
      g_assert_cmpstr (contents, ==, "what was there");
    }
}

static gboolean
exists (gpointer file)
{
  return g_file_query_exists (file, NULL);
}

/* Counts the turns of the main loop: how many there are in a second depends on the machine. */
typedef struct
{
  GSource parent_instance;
  guint   n_turns;
} Counter;

static gboolean
counter_prepare (GSource *source,
                 int     *timeout)
{
  ((Counter *) source)->n_turns++;
  *timeout = -1;

  return FALSE;
}

/* The application goes on while the boards are drawn. */
static void
test_meanwhile (Fixture       *fixture,
                gconstpointer  data)
{
  static GSourceFuncs funcs = { .prepare = counter_prepare };
  g_autoptr (BglPrinter) printer = bgl_printer_parse ("bango", "fr", NULL);
  GtkWidget *window = bgl_test_show (gtk_label_new ("…"), 300, 200);
  GSource *counter = g_source_new (&funcs, sizeof (Counter));

  g_source_attach (counter, NULL);
  bgl_printer_save (printer, GTK_WINDOW (window), fixture->file);
  bgl_test_wait (exists, fixture->file);
  g_assert_cmpuint (((Counter *) counter)->n_turns, >, 10);
  g_source_destroy (counter);
  g_source_unref (counter);
  check_is_pdf (fixture->file);
  bgl_test_unref (g_steal_pointer (&printer));
  bgl_test_close (window, NULL);
}

/* The number at the end of the line that begins with the title, or 0. */
static guint
read_number (const char *words,
             const char *title)
{
  g_autofree char *escaped = g_regex_escape_string (title, -1);
  g_autofree char *pattern = g_strdup_printf ("(^| )%s[ .]+([0-9]+)( |$)", escaped);
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *number = NULL;

  if (!g_regex_match (regex, words, 0, &match))
    return 0;

  number = g_match_info_fetch (match, 2);

  return (guint) g_ascii_strtoull (number, NULL, 10);
}

/* The contents name the pages on which the sections begin in the file, and so do the references in the text. Returns how
 * many of these there are. */
static guint
check_numbers (Fixture    *fixture,
               const char *game)
{
  const BglPage *page = bgl_book_find_page (bgl_book_get ("en", NULL), game);
  g_autofree char *words = NULL;
  g_autofree char *lines = NULL;
  g_auto (GStrv) sheets = NULL;
  g_autoptr (GRegex) reference = g_regex_new ("see\\s+([^.()]+)(?:\\s\\(|,\\s)page\\s([0-9]+)\\)", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  guint n_references = 0;
  int n_sheets = export (fixture, game, "en", NULL);

  words = read_words (fixture->file, FALSE);
  lines = read_words (fixture->file, TRUE);
  sheets = g_strsplit (lines, "\f", -1);
  for (guint i = 1; i < page->sections->len; i++)
    {
      const BglSection *section = page->sections->pdata[i];
      guint number = read_number (sheets[0], section->title);

      g_test_message ("%s: %u", section->title, number);
      g_assert_cmpuint (number, >=, 1);
      g_assert_cmpint ((int) number, <=, n_sheets);
      g_assert_nonnull (strstr (sheets[number - 1], section->title));
    }

  for (g_regex_match (reference, words, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *title = g_match_info_fetch (match, 1);
      g_autofree char *number = g_match_info_fetch (match, 2);

      g_strdelimit (title, "\n", ' ');
      g_test_message ("see %s: %s", title, number);
      g_assert_cmpuint (read_number (sheets[0], title), ==, g_ascii_strtoull (number, NULL, 10));
      n_references++;
    }

  return n_references;
}

static void
test_numbers (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *program = g_find_program_in_path ("pdftotext");
  guint n_references = 0;

  if (program == NULL)
    {
      g_test_skip ("Nobody can read the file.");
      return;
    }

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    n_references += check_numbers (fixture, games[i]);
  g_assert_cmpuint (n_references, >=, 3);
}

/* The number of a page is behind the quotation mark, and not in parentheses within parentheses. */
static void
test_references (Fixture       *fixture,
                 gconstpointer  data)
{
  static const struct
  {
    const char *game;
    const char *language;
    const char *reference;
  } references[] = {
    { "bangkok", "fr", "\\(voir\\s«\\sChiffres\\s»,\\spage\\s[0-9]+\\)" },
    { "bangkok", "ru", "\\(см\\.\\s«Числа»,\\sс\\.\\s[0-9]+\\)" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (references); i++)
    {
      g_autofree char *words = NULL;

      export (fixture, references[i].game, references[i].language, NULL);
      words = read_words (fixture->file, FALSE);
      if (words == NULL)
        {
          g_test_skip ("Nobody can read the file.");
          return;
        }

      g_assert_true (g_regex_match_simple (references[i].reference, words, 0, 0));
    }
}

/* The sentences of a continuous example are numbered below its pictures, in every language that is printed. */
static void
test_strips (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *words = NULL;

  export (fixture, "bango", "en,fr", NULL);
  words = read_words (fixture->file, FALSE);
  if (words == NULL)
    {
      g_test_skip ("Nobody can read the file.");
      return;
    }

  g_assert_true (g_regex_match_simple ("1\\.\\s+Lift\\sthe\\stile\\sat\\s\\(4,\\s1\\)", words, 0, 0));
  g_assert_true (g_regex_match_simple ("4\\.\\s+Move\\sthe\\stile\\sat\\s\\(1,\\s2\\)", words, 0, 0));
  g_assert_true (g_regex_match_simple ("Soulevez\\sla\\stuile\\sen\\s\\(4\\s;\\s1\\)", words, 0, 0));
}

static void
test_dialog (void)
{
  static const char *const languages[] = { "fr", "ru", NULL };
  GtkWidget *window = bgl_test_show (gtk_label_new ("…"), 300, 200);
  GtkWidget *dialog = bgl_print_dialog_new (GTK_WINDOW (window), "bongo", languages, TRUE);
  g_autoptr (BglPrinter) printer = bgl_print_dialog_get_printer (BGL_PRINT_DIALOG (dialog));
  g_autofree char *name = bgl_printer_suggest_name (printer);

  g_assert_cmpstr (name, ==, "bongo-fr-ru.pdf");
  bgl_test_present (g_object_ref (dialog));
  bgl_test_key ("Escape");
  bgl_test_unref (dialog);
  bgl_test_close (window, NULL);
}

static gboolean
is_title (GtkWidget     *widget,
          gconstpointer  data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "title") && gtk_widget_get_mapped (widget);
}

/* The buttons leave room for the title. */
static void
test_title (void)
{
  static const char *const languages[] = { "en", "fr", "ru" };

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    for (guint to_file = 0; to_file < 2; to_file++)
      {
        const char *const columns[] = { languages[i], NULL };
        GtkWidget *window, *dialog, *title;

        if (!bgl_test_set_language (languages[i]))
          continue;

        window = bgl_test_show (gtk_label_new ("…"), 300, 200);
        dialog = bgl_print_dialog_new (GTK_WINDOW (window), "bonobo", columns, to_file != 0);
        bgl_test_present (g_object_ref (dialog));
        bgl_test_settle ();
        title = bgl_test_find (dialog, is_title, NULL);
        g_test_message ("%s", gtk_label_get_label (GTK_LABEL (title)));
        g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (title))));
        bgl_test_key ("Escape");
        bgl_test_unref (dialog);
        bgl_test_close (window, NULL);
      }

  bgl_test_set_language ("en");
}

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);

  g_test_add ("/printer/summaries", Fixture, NULL, set_up, test_summaries, tear_down);
  g_test_add ("/printer/rulebooks", Fixture, NULL, set_up, test_rulebooks, tear_down);
  g_test_add ("/printer/manual", Fixture, NULL, set_up, test_manual, tear_down);
  g_test_add_func ("/printer/refused", test_refused);
  g_test_add ("/printer/unwritable", Fixture, NULL, set_up, test_unwritable, tear_down);
  g_test_add ("/printer/full", Fixture, NULL, set_up, test_full, tear_down);
  g_test_add ("/printer/meanwhile", Fixture, NULL, set_up, test_meanwhile, tear_down);
  g_test_add ("/printer/numbers", Fixture, NULL, set_up, test_numbers, tear_down);
  g_test_add ("/printer/references", Fixture, NULL, set_up, test_references, tear_down);
  g_test_add ("/printer/strips", Fixture, NULL, set_up, test_strips, tear_down);
  g_test_add_func ("/printer/dialog", test_dialog);
  g_test_add_func ("/printer/title", test_title);

  return g_test_run ();
}
