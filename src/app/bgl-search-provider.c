/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-search-provider.h"

#include "engine/bgl-i18n.h"
#include "engine/bgl-registry.h"
#include "engine/bgl-rules.h"
#include "rulebook/bgl-book.h"

/* Rules are added until there are this many results. The desktop shows about five of a kind. */
#define MAX_RULES 10

/* Shorter words are in every paragraph, so only titles are searched for them. */
#define MIN_QUERY 3

/* The most characters of a description, because the desktop shows one line. */
#define MAX_DESCRIPTION 90

#define GAME_PREFIX "game:"
#define RULE_PREFIX "bungalow:"

static const char introspection[] =
  "<node>"
  "  <interface name='org.gnome.Shell.SearchProvider2'>"
  "    <method name='GetInitialResultSet'>"
  "      <arg type='as' name='terms' direction='in'/>"
  "      <arg type='as' name='results' direction='out'/>"
  "    </method>"
  "    <method name='GetSubsearchResultSet'>"
  "      <arg type='as' name='previous_results' direction='in'/>"
  "      <arg type='as' name='terms' direction='in'/>"
  "      <arg type='as' name='results' direction='out'/>"
  "    </method>"
  "    <method name='GetResultMetas'>"
  "      <arg type='as' name='identifiers' direction='in'/>"
  "      <arg type='aa{sv}' name='metas' direction='out'/>"
  "    </method>"
  "    <method name='ActivateResult'>"
  "      <arg type='s' name='identifier' direction='in'/>"
  "      <arg type='as' name='terms' direction='in'/>"
  "      <arg type='u' name='timestamp' direction='in'/>"
  "    </method>"
  "    <method name='LaunchSearch'>"
  "      <arg type='as' name='terms' direction='in'/>"
  "      <arg type='u' name='timestamp' direction='in'/>"
  "    </method>"
  "  </interface>"
  "</node>";

struct _BglSearchProvider
{
  GObject          parent_instance;

  GActionGroup    *actions;       /* not owned, because the group owns this provider */
  GDBusConnection *connection;
  guint            registration;
};

enum
{
  SIGNAL_ASKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BglSearchProvider, bgl_search_provider, G_TYPE_OBJECT)

/* Finding */

static BglBook *
get_book (void)
{
  return bgl_book_get (bgl_book_get_default_language (), NULL);
}

static gboolean
has_all (const char        *text,
         const char *const *terms)
{
  g_autofree char *folded = bgl_book_fold (text);

  for (guint i = 0; terms[i] != NULL; i++)
    {
      g_autofree char *term = bgl_book_fold (terms[i]);

      if (strstr (folded, term) == NULL)
        return FALSE;
    }

  return TRUE;
}

static void
find_games (const char *const *terms,
            GPtrArray         *results)
{
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *text = g_strjoin (" ", games[i]->id, _(games[i]->name), _(games[i]->tagline),
                                         games[i]->designers, NULL);

      if (has_all (text, terms))
        g_ptr_array_add (results, g_strconcat (GAME_PREFIX, games[i]->id, NULL));
    }
}

static void
add_place (const BglPage    *page,
           const BglSection *section,
           GPtrArray        *results)
{
  g_autofree char *place = g_strdup_printf (RULE_PREFIX "%s/%s", page->id, section->id);

  if (results->len < MAX_RULES && !g_ptr_array_find_with_equal_func (results, place, g_str_equal, NULL))
    g_ptr_array_add (results, g_steal_pointer (&place));
}

/* Finds sections by their titles. The query may also name the game, as in “GAME setup”. */
static void
find_titles (BglBook           *book,
             const char *const *terms,
             GPtrArray         *results)
{
  GPtrArray *pages = bgl_book_get_pages (book);

  for (guint i = 0; i < pages->len; i++)
    {
      const BglPage *page = pages->pdata[i];

      if (has_all (page->title, terms))
        {
          add_place (page, page->sections->pdata[0], results);
          continue;
        }

      for (guint j = 1; j < page->sections->len; j++)
        {
          const BglSection *section = page->sections->pdata[j];
          g_autofree char *text = g_strjoin (" ", page->title, section->title, NULL);

          if (has_all (text, terms))
            add_place (page, section, results);
        }
    }
}

static void
find_paragraphs (BglBook           *book,
                 const char *const *terms,
                 GPtrArray         *results)
{
  g_autofree char *query = g_strjoinv (" ", (char **) terms);
  g_autoptr (GArray) hits = NULL;

  if (g_utf8_strlen (query, -1) < MIN_QUERY)
    return;

  hits = bgl_book_search (book, query);
  for (guint i = 0; i < hits->len; i++)
    {
      const BglHit *hit = &g_array_index (hits, BglHit, i);

      add_place (hit->page, hit->section, results);
    }
}

char **
bgl_search_provider_find (BglSearchProvider *self,
                          const char *const *terms)
{
  g_autoptr (GPtrArray) results = g_ptr_array_new ();
  g_autoptr (GPtrArray) places = g_ptr_array_new ();
  BglBook *book = get_book ();

  g_return_val_if_fail (BGL_IS_SEARCH_PROVIDER (self), NULL);
  g_return_val_if_fail (terms != NULL, NULL);

  if (terms[0] != NULL)
    {
      find_games (terms, results);
      find_titles (book, terms, places);
      find_paragraphs (book, terms, places);
    }

  g_ptr_array_extend_and_steal (results, g_steal_pointer (&places));
  g_ptr_array_add (results, NULL);

  return (char **) g_ptr_array_free (g_steal_pointer (&results), FALSE);
}

/* Describing */

static GVariant *
describe (const char *result,
          const char *name,
          const char *description)
{
  GVariantBuilder builder;
  g_autoptr (GIcon) icon = g_themed_icon_new (APPLICATION_ID);
  g_autoptr (GVariant) serialized = g_icon_serialize (icon);

  g_variant_builder_init (&builder, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (&builder, "{sv}", "id", g_variant_new_string (result));
  g_variant_builder_add (&builder, "{sv}", "name", g_variant_new_string (name));
  g_variant_builder_add (&builder, "{sv}", "description", g_variant_new_string (description));
  g_variant_builder_add (&builder, "{sv}", "icon", serialized);

  return g_variant_builder_end (&builder);
}

/* Prose describes a section better than a table or the name of a term. */
static gboolean
is_prose (const BglBlock *block)
{
  return block->kind == BGL_BLOCK_PARAGRAPH || block->kind == BGL_BLOCK_ITEM || block->kind == BGL_BLOCK_STEP ||
         block->kind == BGL_BLOCK_NOTE;
}

/* The first prose of the section or of the sections in it, or otherwise the first other text. */
static const char *
find_words (const BglPage    *page,
            const BglSection *section)
{
  const char *other = NULL;
  guint index, row = 0;

  if (!g_ptr_array_find (page->sections, section, &index))
    return NULL;

  for (guint i = index; i < page->sections->len; i++)
    {
      const BglSection *inner = page->sections->pdata[i];

      if (i > index && inner->level <= section->level)
        break;

      for (guint j = 0; j < inner->blocks->len; j++)
        {
          const BglBlock *block = inner->blocks->pdata[j];

          if (block->kind == BGL_BLOCK_EXAMPLE || block->text == NULL || *block->text == '\0')
            continue;
          if (is_prose (block))
            return block->text;
          /* The first row of a table is its heading, so the second one is better. */
          if (other == NULL || row == 1)
            other = block->text;
          row++;
        }
    }

  return other;
}

/* Ends the line with “…”, unless it is at the end of a sentence. */
static void
add_ellipsis (GString *line)
{
  static const char *const ends[] = { ".", "!", "?", "…" };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    if (g_str_has_suffix (line->str, ends[i]))
      return;

  /* Remove punctuation before the ellipsis, and the narrow space that French has before it. */
  while (line->len > 0)
    {
      const char *last = g_utf8_prev_char (line->str + line->len);

      if (strchr (",;:", *last) == NULL && !g_unichar_isspace (g_utf8_get_char (last)))
        break;

      g_string_truncate (line, (gsize) (last - line->str));
    }
  g_string_append (line, "…");
}

/* Shortens the text to one line that ends with a whole word. Table cells are separated by tabs. */
static char *
shorten (const char *text)
{
  g_auto (GStrv) cells = g_strsplit (text, "\t", -1);
  g_autofree char *joined = g_strjoinv (" · ", cells);
  g_auto (GStrv) words = g_strsplit_set (joined, " \n\r", -1);
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (*words[i] == '\0')
        continue;

      if (g_utf8_strlen (line->str, -1) + g_utf8_strlen (words[i], -1) >= MAX_DESCRIPTION)
        {
          add_ellipsis (line);
          break;
        }

      g_string_append_printf (line, "%s%s", line->len > 0 ? " " : "", words[i]);
    }
  /* The colon introduces text that is not shown. */
  if (g_str_has_suffix (line->str, ":"))
    add_ellipsis (line);

  return g_string_free (g_steal_pointer (&line), FALSE);
}

/* The name of the part of the book that contains the section. */
static char *
name_part (const BglPage    *page,
           const BglSection *section)
{
  if (bgl_registry_find (page->id) != NULL)
    /* Translators: where the desktop's search has found something: %s is the name of a game. */
    return g_strdup_printf (_("%s — Rules"), page->title);

  if (g_str_equal (page->title, section->title))
    /* Translators: where the desktop's search has found something: the manual. */
    return g_strdup (C_("search", "Help"));

  /* Translators: where the desktop's search has found something: %s is a page of the manual, such as “Keyboard”. */
  return g_strdup_printf (_("Help — %s"), page->title);
}

static GVariant *
describe_place (const char *result)
{
  const char *place = result + strlen (RULE_PREFIX);
  const char *slash = strchr (place, '/');
  const BglPage *page = NULL;
  const BglSection *section = slash != NULL ? bgl_book_find_section (get_book (), slash + 1, &page) : NULL;
  const char *text;
  g_autofree char *part = NULL;
  g_autofree char *words = NULL;
  g_autofree char *description = NULL;

  if (section == NULL)
    return NULL;

  part = name_part (page, section);
  text = find_words (page, section);
  if (text == NULL)
    return describe (result, section->title, part);

  words = shorten (text);
  /* Translators: where the desktop's search has found something, and how it begins:
   * “GAME — Rules: The players take turns…”. */
  description = g_strdup_printf (C_("search", "%s: %s"), part, words);

  return describe (result, section->title, description);
}

GVariant *
bgl_search_provider_describe (BglSearchProvider *self,
                              const char        *result)
{
  const BglRules *game;

  g_return_val_if_fail (BGL_IS_SEARCH_PROVIDER (self), NULL);
  g_return_val_if_fail (result != NULL, NULL);

  if (g_str_has_prefix (result, RULE_PREFIX))
    return describe_place (result);

  if (!g_str_has_prefix (result, GAME_PREFIX))
    return NULL;

  game = bgl_registry_find (result + strlen (GAME_PREFIX));

  return game != NULL ? describe (result, _(game->name), _(game->tagline)) : NULL;
}

static GVariant *
describe_all (BglSearchProvider *self,
              const char *const *results)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("aa{sv}"));
  for (guint i = 0; results[i] != NULL; i++)
    {
      GVariant *meta = bgl_search_provider_describe (self, results[i]);

      if (meta != NULL)
        g_variant_builder_add_value (&builder, meta);
    }

  return g_variant_builder_end (&builder);
}

/* Activating results */

static void
open_result (BglSearchProvider *self,
             const char        *result)
{
  if (g_str_has_prefix (result, GAME_PREFIX))
    g_action_group_activate_action (self->actions, "new-game",
                                    g_variant_new_string (result + strlen (GAME_PREFIX)));
  else if (g_str_has_prefix (result, RULE_PREFIX))
    g_action_group_activate_action (self->actions, "rules",
                                    g_variant_new ("(ss)", result + strlen (RULE_PREFIX),
                                                   bgl_book_get_default_language ()));
}

static void
method_call_cb (GDBusConnection       *connection,
                const char            *sender,
                const char            *object_path,
                const char            *interface,
                const char            *method,
                GVariant              *parameters,
                GDBusMethodInvocation *invocation,
                gpointer               user_data)
{
  BglSearchProvider *self = user_data;
  g_autofree const char **words = NULL;
  GVariant *answer = NULL;

  if (g_str_equal (method, "GetInitialResultSet") || g_str_equal (method, "GetSubsearchResultSet"))
    {
      gsize last = g_variant_n_children (parameters) - 1;
      g_auto (GStrv) results = NULL;

      /* The second method also gets the results of a shorter query. The book is searched again, because a longer
       * word may be in places that were not among the first ten for the shorter one. */
      g_variant_get_child (parameters, last, "^a&s", &words);
      results = bgl_search_provider_find (self, words);
      answer = g_variant_new ("(^as)", results);
    }
  else if (g_str_equal (method, "GetResultMetas"))
    {
      g_variant_get (parameters, "(^a&s)", &words);
      answer = g_variant_new ("(@aa{sv})", describe_all (self, words));
    }
  else if (g_str_equal (method, "ActivateResult"))
    {
      const char *result;

      g_variant_get_child (parameters, 0, "&s", &result);
      open_result (self, result);
    }
  else
    {
      g_autofree char *query = NULL;

      g_variant_get_child (parameters, 0, "^a&s", &words);
      query = g_strjoinv (" ", (char **) words);
      g_action_group_activate_action (self->actions, "search", g_variant_new_string (query));
    }

  g_dbus_method_invocation_return_value (invocation, answer);
  g_signal_emit (self, signals[SIGNAL_ASKED], 0);
}

gboolean
bgl_search_provider_export (BglSearchProvider  *self,
                            GDBusConnection    *connection,
                            const char         *object_path,
                            GError            **error)
{
  static const GDBusInterfaceVTable vtable = { .method_call = method_call_cb };
  g_autoptr (GDBusNodeInfo) info = g_dbus_node_info_new_for_xml (introspection, NULL);

  g_return_val_if_fail (BGL_IS_SEARCH_PROVIDER (self), FALSE);
  g_return_val_if_fail (self->registration == 0, FALSE);

  self->registration = g_dbus_connection_register_object (connection, object_path, info->interfaces[0],
                                                          &vtable, self, NULL, error);
  if (self->registration == 0)
    return FALSE;

  self->connection = g_object_ref (connection);

  return TRUE;
}

void
bgl_search_provider_unexport (BglSearchProvider *self)
{
  g_return_if_fail (BGL_IS_SEARCH_PROVIDER (self));

  if (self->registration == 0)
    return;

  g_dbus_connection_unregister_object (self->connection, self->registration);
  self->registration = 0;
  g_clear_object (&self->connection);
}

/* The object */

static void
bgl_search_provider_dispose (GObject *object)
{
  bgl_search_provider_unexport (BGL_SEARCH_PROVIDER (object));

  G_OBJECT_CLASS (bgl_search_provider_parent_class)->dispose (object);
}

static void
bgl_search_provider_class_init (BglSearchProviderClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bgl_search_provider_dispose;

  /* asked: a query of the desktop has been answered. */
  signals[SIGNAL_ASKED] =
    g_signal_new ("asked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bgl_search_provider_init (BglSearchProvider *self)
{
}

BglSearchProvider *
bgl_search_provider_new (GActionGroup *actions)
{
  BglSearchProvider *self;

  g_return_val_if_fail (G_IS_ACTION_GROUP (actions), NULL);

  self = g_object_new (BGL_TYPE_SEARCH_PROVIDER, NULL);
  self->actions = actions;

  return self;
}
