/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The project's API level is that of Debian 12. Only this file, bgl-compat-files.c, and bgl-compat-speech.c use
 * newer functions, if the libraries have them. */
#undef GDK_VERSION_MAX_ALLOWED
#undef ADW_VERSION_MAX_ALLOWED

#include "bgl-compat.h"

#include "bgl-names.h"
#include "engine/bgl-i18n.h"
#include "engine/bgl-registry.h"
#include "engine/bgl-text.h"

#define HAVE_DIALOGS   ADW_CHECK_VERSION (1, 5, 0)
#define HAVE_CSS       GTK_CHECK_VERSION (4, 12, 0)

/* Questions and messages */

typedef struct
{
  GtkWidget      *parent;
  const char     *response;   /* the response that calls the callback */
  BglAnswerFunc   callback;
  BglAnswerFunc   discard;
  gpointer        user_data;
  GDestroyNotify  destroy;
} Question;

static void
question_free (Question *question)
{
  if (question->destroy != NULL)
    question->destroy (question->user_data);
  g_clear_weak_pointer (&question->parent);
  g_free (question);
}

static void
question_closure_notify (gpointer  data,
                         GClosure *closure)
{
  question_free (data);
}

static void
question_response_cb (Question   *question,
                      const char *response)
{
  BglAnswerFunc callback = NULL;

  if (strcmp (response, question->response) == 0)
    callback = question->callback;
  else if (strcmp (response, "discard") == 0)
    callback = question->discard;

  if (callback != NULL && question->parent != NULL)
    callback (question->parent, question->user_data);
}

#if HAVE_DIALOGS

/* An alert contains its heading twice, and shows the large one if it fits into one line. It measures that label for
 * narrower widths anyway, and GTK warns about this if the label cannot wrap. */
static void
wrap_heading (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "title-2"))
    {
      gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (widget), PANGO_WRAP_WORD_CHAR);
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    wrap_heading (child);
}

#endif

static GtkWidget *
show_message (GtkWidget      *parent,
              const char     *heading,
              const char     *body,
              GtkWidget      *extra,
              const char     *cancel,
              const char     *discard,
              const char     *accept,
              BglAnswerFunc   discard_callback,
              BglAnswerFunc   callback,
              gpointer        user_data,
              GDestroyNotify  destroy)
{
  Question *question;
  /* The body may quote a path or a file. */
  g_autofree char *text = bgl_text_shorten (body, BGL_TEXT_MESSAGE);
#if HAVE_DIALOGS
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (heading, text));
#define message_add(id, label) adw_alert_dialog_add_response (dialog, id, label)
#define message_set_default    adw_alert_dialog_set_default_response
#define message_set_close      adw_alert_dialog_set_close_response
#define message_set_look       adw_alert_dialog_set_response_appearance
#define message_set_extra      adw_alert_dialog_set_extra_child
#else
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (parent));
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (GTK_WINDOW (root), heading, text));
#define message_add(id, label) adw_message_dialog_add_response (dialog, id, label)
#define message_set_default    adw_message_dialog_set_default_response
#define message_set_close      adw_message_dialog_set_close_response
#define message_set_look       adw_message_dialog_set_response_appearance
#define message_set_extra      adw_message_dialog_set_extra_child
#endif

  message_add ("cancel", cancel);
  message_set_close (dialog, "cancel");
  message_set_default (dialog, "cancel");
  if (discard != NULL)
    {
      message_add ("discard", discard);
      message_set_look (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
    }
  if (accept != NULL)
    {
      message_add ("accept", accept);
      message_set_default (dialog, "accept");
      message_set_look (dialog, "accept", ADW_RESPONSE_SUGGESTED);
    }

  if (extra != NULL)
    message_set_extra (dialog, extra);

  question = g_new0 (Question, 1);
  question->response = accept != NULL ? "accept" : "cancel";
  g_set_weak_pointer (&question->parent, parent);
  question->callback = callback;
  question->discard = discard_callback;
  question->user_data = user_data;
  question->destroy = destroy;
  g_signal_connect_data (dialog, "response", G_CALLBACK (question_response_cb), question,
                         question_closure_notify, G_CONNECT_SWAPPED);

#if HAVE_DIALOGS
  wrap_heading (adw_dialog_get_child (ADW_DIALOG (dialog)));
  adw_dialog_present (ADW_DIALOG (dialog), parent);
#else
  gtk_window_set_destroy_with_parent (GTK_WINDOW (dialog), TRUE);
  /* The title is not shown, but screen readers use it. */
  gtk_window_set_title (GTK_WINDOW (dialog), heading);
  bgl_compat_introduce_dialog (GTK_WINDOW (dialog));
  gtk_window_present (GTK_WINDOW (dialog));
#endif

  return GTK_WIDGET (dialog);
}

void
bgl_compat_ask (GtkWidget      *parent,
                const char     *heading,
                const char     *body,
                const char     *cancel,
                const char     *accept,
                BglAnswerFunc   callback,
                gpointer        user_data,
                GDestroyNotify  destroy)
{
  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (accept != NULL);

  show_message (parent, heading, body, NULL, cancel, NULL, accept, NULL, callback, user_data, destroy);
}

void
bgl_compat_ask_discard (GtkWidget      *parent,
                        const char     *heading,
                        const char     *body,
                        const char     *cancel,
                        const char     *discard,
                        const char     *accept,
                        BglAnswerFunc   discard_callback,
                        BglAnswerFunc   callback,
                        gpointer        user_data,
                        GDestroyNotify  destroy)
{
  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (discard != NULL);
  g_return_if_fail (accept != NULL);

  show_message (parent, heading, body, NULL, cancel, discard, accept, discard_callback, callback, user_data, destroy);
}

void
bgl_compat_show_message (GtkWidget  *parent,
                         const char *heading,
                         const char *body)
{
  g_return_if_fail (GTK_IS_WIDGET (parent));

  show_message (parent, heading, body, NULL, _("_Close"), NULL, NULL, NULL, NULL, NULL, NULL);
}

static void
waiting_cancelled_cb (GtkWidget *parent,
                      gpointer   cancellable)
{
  g_cancellable_cancel (cancellable);
}

GtkWidget *
bgl_compat_show_waiting (GtkWidget    *parent,
                         const char   *heading,
                         GCancellable *cancellable)
{
  GtkWidget *spinner;

  g_return_val_if_fail (GTK_IS_WIDGET (parent), NULL);

  spinner = gtk_spinner_new ();
  gtk_spinner_start (GTK_SPINNER (spinner));
  gtk_widget_set_size_request (spinner, 32, 32);

  return show_message (parent, heading, "", spinner, _("_Cancel"), NULL, NULL, NULL,
                       waiting_cancelled_cb, g_object_ref (cancellable), g_object_unref);
}

void
bgl_compat_end_waiting (GtkWidget *dialog)
{
  g_return_if_fail (GTK_IS_WIDGET (dialog));

  g_signal_handlers_disconnect_matched (dialog, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, question_response_cb, NULL);
#if HAVE_DIALOGS
  adw_dialog_force_close (ADW_DIALOG (dialog));
#else
  gtk_window_destroy (GTK_WINDOW (dialog));
#endif
}

/* Dialog windows */

#if !HAVE_DIALOGS
static void
hush_stacks (GtkWidget *widget)
{
  if (GTK_IS_STACK (widget))
    bgl_compat_hush_pages (GTK_STACK (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    hush_stacks (child);
}
#endif

static void
present_dialog (GtkWidget *dialog,
                GtkWidget *parent)
{
#if HAVE_DIALOGS
  adw_dialog_present (ADW_DIALOG (dialog), parent);
#else
  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (gtk_widget_get_root (parent)));
  gtk_window_set_modal (GTK_WINDOW (dialog), TRUE);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (dialog), TRUE);
  hush_stacks (dialog);
  bgl_compat_introduce_dialog (GTK_WINDOW (dialog));
  gtk_window_present (GTK_WINDOW (dialog));
#endif
}

void
bgl_compat_raise_dialog (GtkWidget *dialog)
{
  GtkRoot *root;

  g_return_if_fail (GTK_IS_WIDGET (dialog));

  /* With libadwaita 1.2, the dialog is a separate window. */
  root = gtk_widget_get_root (dialog);
  gtk_window_present (GTK_WINDOW (root));
#if HAVE_DIALOGS
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (root));
#endif
}

/* About */

static void
add_designers (gpointer window)
{
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;

  for (guint i = 0; i < n_games; i++)
    {
      /* Translators: a game and who designed it. */
      g_autofree char *line = g_strdup_printf (_("%s: %s"), _(games[i]->name), games[i]->designers);

      g_strv_builder_add (builder, line);
    }
  lines = g_strv_builder_end (builder);

#if HAVE_DIALOGS
  adw_about_dialog_add_credit_section (window, _("Game Designers"), (const char **) lines);
#else
  adw_about_window_add_credit_section (window, _("Game Designers"), (const char **) lines);
#endif
}

/* Screen readers do not find the label of the button with the version. */
static void
name_version (GtkWidget *widget)
{
  if (gtk_widget_has_css_class (widget, "app-version"))
    bgl_names_set (widget, PACKAGE_VERSION);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    name_version (child);
}

GtkWidget *
bgl_compat_show_about (GtkWidget *parent)
{
  static const char *const developers[] = { "The Bungalow contributors", NULL };
  GObject *window;

  g_return_val_if_fail (GTK_IS_WIDGET (parent), NULL);

#if HAVE_DIALOGS
  window = G_OBJECT (adw_about_dialog_new ());
#else
  window = G_OBJECT (adw_about_window_new ());
#endif

  g_object_set (window,
                "application-icon", APPLICATION_ID,
                "application-name", _("Bungalow"),
                "version", PACKAGE_VERSION,
                "developer-name", _("The Bungalow contributors"),
                "developers", developers,
                "website", "https://github.com/bungalow-games/bungalow",
                "issue-url", "https://github.com/bungalow-games/bungalow/issues",
                "license-type", GTK_LICENSE_GPL_3_0,
                "comments", _("Tabletop games and their rulebook. The names of the games belong to their owners."),
                /* Translators: your names, one per line, with an email address if you like. */
                "translator-credits", _("translator-credits"),
                NULL);
  add_designers (window);
  name_version (GTK_WIDGET (window));
  bgl_names_follow (GTK_WIDGET (window));

  present_dialog (GTK_WIDGET (window), parent);

  return GTK_WIDGET (window);
}

/* Preferences */

GtkWidget *
bgl_compat_show_preferences (GtkWidget          *parent,
                             const char         *title,
                             AdwPreferencesPage *page,
                             gboolean            searchable)
{
  GtkWidget *dialog;

  g_return_val_if_fail (GTK_IS_WIDGET (parent), NULL);
  g_return_val_if_fail (title != NULL, NULL);
  g_return_val_if_fail (ADW_IS_PREFERENCES_PAGE (page), NULL);

#if HAVE_DIALOGS
  dialog = GTK_WIDGET (adw_preferences_dialog_new ());
  adw_dialog_set_title (ADW_DIALOG (dialog), title);
  adw_preferences_dialog_set_search_enabled (ADW_PREFERENCES_DIALOG (dialog), searchable);
  adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (dialog), page);
#else
  dialog = adw_preferences_window_new ();
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (dialog), page);
  gtk_window_set_title (GTK_WINDOW (dialog), title);
  adw_preferences_window_set_search_enabled (ADW_PREFERENCES_WINDOW (dialog), searchable);
  gtk_window_set_default_size (GTK_WINDOW (dialog), 480, 560);
#endif
  present_dialog (dialog, parent);

  return dialog;
}

/* Dialogs inside a window, style sheets, and pictures */

/* A window property that exists since libadwaita 1.5. */
#define VISIBLE_DIALOG "visible-dialog"

static gboolean
has_inner_dialogs (GtkWidget *window)
{
  return g_object_class_find_property (G_OBJECT_GET_CLASS (window), VISIBLE_DIALOG) != NULL;
}

gboolean
bgl_compat_has_dialog (GtkWidget *window)
{
  g_autoptr (GObject) dialog = NULL;

  if (has_inner_dialogs (window))
    g_object_get (window, VISIBLE_DIALOG, &dialog, NULL);

  return dialog != NULL;
}

void
bgl_compat_watch_dialogs (GtkWidget *window,
                          GCallback  callback)
{
  if (has_inner_dialogs (window))
    g_signal_connect (window, "notify::" VISIBLE_DIALOG, callback, NULL);
}

void
bgl_compat_load_css (GtkCssProvider *provider,
                     const char     *css)
{
  g_return_if_fail (GTK_IS_CSS_PROVIDER (provider));
  g_return_if_fail (css != NULL);

#if HAVE_CSS
  gtk_css_provider_load_from_string (provider, css);
#else
  gtk_css_provider_load_from_data (provider, css, -1);
#endif
}

/* Lists. This action does the same as gtk_list_view_scroll_to (), which exists since GTK 4.12. Newer versions still
 * have the action. */

void
bgl_compat_scroll_to (GtkListView *list,
                      gpointer     item)
{
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (list));

  for (guint i = 0; model != NULL && i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (GObject) other = g_list_model_get_item (model, i);

      if (other != item)
        continue;

      gtk_widget_activate_action (GTK_WIDGET (list), "list.scroll-to-item", "u", i);
      return;
    }
}
