/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "app/bgl-search-provider.h"
#include "engine/bgl-registry.h"
#include "rulebook/bgl-book.h"
#include "test-utils.h"

/* What the desktop's search finds, in each language; and that choosing it is a command. */

typedef struct
{
  const char *language;
  const char *terms[3];
  const char *expected;   /* among the results; NULL for no result at all */
  gboolean    first;
} Case;

static const Case cases[] = {
  { "en", { "bango" }, "game:bango", TRUE },
  { "en", { "Mühlhäuser" }, "game:bango", TRUE },
  { "en", { "muhlhauser" }, "game:bango", TRUE },
  { "en", { "bang" }, "game:bangkok", TRUE },
  { "en", { "bango", "cut" }, "bungalow:bango/bango-cut", TRUE },
  { "en", { "bon", "beach" }, "game:bonobo", TRUE },
  { "fr", { "cinq", "suite" }, "game:bango", TRUE },
  { "ru", { "Банго" }, "game:bango", TRUE },
  { "ru", { "отрезанные" }, "bungalow:bango/bango-cut", TRUE },
  { "en", { "xylophone" }, NULL, FALSE },
  { "en", { NULL }, NULL, FALSE },
};

static BglSearchProvider *
create_provider (const char         *language,
                 GSimpleActionGroup *actions)
{
  if (!bgl_test_set_language (language))
    return NULL;

  return bgl_search_provider_new (G_ACTION_GROUP (actions));
}

static void
test_find (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (BglSearchProvider) provider = create_provider (test->language, actions);
  g_auto (GStrv) results = NULL;

  if (provider == NULL)
    {
      g_test_skip ("There is no locale to translate in.");
      return;
    }

  results = bgl_search_provider_find (provider, test->terms);
  if (test->expected == NULL)
    {
      g_assert_null (results[0]);
      return;
    }

  g_assert_true (g_strv_contains ((const char *const *) results, test->expected));
  if (test->first)
    g_assert_cmpstr (results[0], ==, test->expected);

  /* Each has a description, and none comes twice. */
  for (guint i = 0; results[i] != NULL; i++)
    {
      g_autoptr (GVariant) meta = g_variant_take_ref (bgl_search_provider_describe (provider, results[i]));
      const char *id, *name, *description;

      g_assert_nonnull (meta);
      g_assert_true (g_variant_lookup (meta, "id", "&s", &id));
      g_assert_true (g_variant_lookup (meta, "name", "&s", &name));
      g_assert_true (g_variant_lookup (meta, "description", "&s", &description));
      g_assert_true (g_variant_lookup (meta, "icon", "@(sv)", NULL));
      g_assert_cmpstr (id, ==, results[i]);
      g_assert_cmpstr (name, !=, "");
      g_assert_cmpstr (description, !=, "");
      for (guint j = 0; j < i; j++)
        g_assert_cmpstr (results[i], !=, results[j]);
    }
}

/* The description of every section of the book is one line of words that says what kind of page it is on. */
static void
test_descriptions (gconstpointer data)
{
  const char *language = data;
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (BglSearchProvider) provider = create_provider (language, actions);
  GPtrArray *pages;

  if (provider == NULL)
    {
      g_test_skip ("There is no locale to translate in.");
      return;
    }

  pages = bgl_book_get_pages (bgl_book_get (bgl_book_get_default_language (), NULL));
  for (guint i = 0; i < pages->len; i++)
    {
      const BglPage *page = pages->pdata[i];

      for (guint j = 0; j < page->sections->len; j++)
        {
          const BglSection *section = page->sections->pdata[j];
          g_autofree char *result = g_strdup_printf ("bungalow:%s/%s", page->id, section->id);
          g_autoptr (GVariant) meta = g_variant_take_ref (bgl_search_provider_describe (provider, result));
          const char *text;

          g_test_message ("%s", result);
          g_assert_true (g_variant_lookup (meta, "description", "&s", &text));
          g_test_message ("%s", text);
          g_assert_null (strpbrk (text, "\t\n\r"));
          g_assert_null (strstr (text, "  "));
          g_assert_false (g_str_has_suffix (text, " "));
          g_assert_false (g_str_has_suffix (text, ":"));
          g_assert_cmpint (g_utf8_strlen (text, -1), <=, 140);
          if (!g_str_equal (language, "en"))
            continue;

          if (bgl_registry_find (page->id) != NULL)
            {
              g_autofree char *label = g_strdup_printf ("%s — Rules", page->title);

              g_assert_true (g_str_has_prefix (text, label));
            }
          else
            g_assert_true (g_str_has_prefix (text, "Help"));
        }
    }
}

static void
test_unknown (void)
{
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (BglSearchProvider) provider = create_provider ("en", actions);

  g_assert_null (bgl_search_provider_describe (provider, "game:chess"));
  g_assert_null (bgl_search_provider_describe (provider, "bungalow:bango"));
  g_assert_null (bgl_search_provider_describe (provider, "bungalow:bango/no-such-rule"));
  g_assert_null (bgl_search_provider_describe (provider, "anything"));
}

/* Over the bus, as the desktop does it. */

static void
activated_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  g_autofree char *text = g_variant_print (parameter, FALSE);

  g_string_append_printf (user_data, "%s %s;", g_action_get_name (G_ACTION (action)), text);
}

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  GVariant **answer = user_data;
  g_autoptr (GError) error = NULL;

  *answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, &error);
  g_assert_no_error (error);
}

static GVariant *
call (GDBusConnection *bus,
      const char      *method,
      GVariant        *parameters)
{
  GVariant *answer = NULL;

  g_dbus_connection_call (bus, g_dbus_connection_get_unique_name (bus), "/search",
                          "org.gnome.Shell.SearchProvider2", method, parameters, NULL,
                          G_DBUS_CALL_FLAGS_NONE, -1, NULL, answered_cb, &answer);
  while (answer == NULL)
    g_main_context_iteration (NULL, TRUE);

  return answer;
}

static void
test_bus (void)
{
  static const GActionEntry entries[] = {
    { "new-game", activated_cb, "s" },
    { "rules", activated_cb, "(ss)" },
    { "search", activated_cb, "s" },
  };
  static const char *const methods[] = { "GetInitialResultSet", "GetSubsearchResultSet" };
  const char *const terms[] = { "bango", "cut", NULL };
  const char *const metas[] = { "game:bongo", "nothing", NULL };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (BglSearchProvider) provider = create_provider ("en", actions);
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_autoptr (GString) log = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) metadata = NULL;

  if (bus == NULL)
    {
      g_test_skip ("There is no session bus.");
      return;
    }

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), log);
  g_assert_true (bgl_search_provider_export (provider, bus, "/search", &error));
  g_assert_no_error (error);

  for (guint i = 0; i < G_N_ELEMENTS (methods); i++)
    {
      g_autoptr (GVariant) found = call (bus, methods[i],
                                         i == 0 ? g_variant_new ("(^as)", terms)
                                                : g_variant_new ("(^as^as)", metas, terms));
      g_autofree const char **results = NULL;

      g_variant_get (found, "(^a&s)", &results);
      g_assert_cmpstr (results[0], ==, "bungalow:bango/bango-cut");
    }

  metadata = call (bus, "GetResultMetas", g_variant_new ("(^as)", metas));
  g_assert_cmpstr (g_variant_get_type_string (metadata), ==, "(aa{sv})");
  {
    g_autoptr (GVariant) list = g_variant_get_child_value (metadata, 0);

    g_assert_cmpuint (g_variant_n_children (list), ==, 1);
  }

  g_variant_unref (call (bus, "ActivateResult", g_variant_new ("(s^asu)", "game:bongo", terms, 0)));
  g_variant_unref (call (bus, "ActivateResult", g_variant_new ("(s^asu)", "bungalow:bango/bango-cut", terms, 0)));
  g_variant_unref (call (bus, "LaunchSearch", g_variant_new ("(^asu)", terms, 0)));
  g_assert_cmpstr (log->str, ==, "new-game 'bongo';rules ('bango/bango-cut', 'en');search 'bango cut';");

  bgl_search_provider_unexport (provider);
  bgl_test_unref (g_steal_pointer (&provider));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/search-provider/find/%s/%u", cases[i].language, i);

      g_test_add_data_func (path, &cases[i], test_find);
    }
  g_test_add_data_func ("/search-provider/descriptions/en", "en", test_descriptions);
  g_test_add_data_func ("/search-provider/descriptions/fr", "fr", test_descriptions);
  g_test_add_data_func ("/search-provider/descriptions/ru", "ru", test_descriptions);
  g_test_add_func ("/search-provider/unknown", test_unknown);
  g_test_add_func ("/search-provider/bus", test_bus);

  return g_test_run ();
}
