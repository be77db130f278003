/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-printer.h"

#include <glib/gstdio.h>

#include "engine/bgl-file.h"
#include "engine/bgl-i18n.h"
#include "engine/bgl-text.h"

#include "bgl-print-layout.h"
#include "board/bgl-compat.h"

#define MARGIN 15.0 /* millimeters */

/* How every complete PDF file begins and ends. */
#define PDF_BEGIN "%PDF-"
#define PDF_END   "%%EOF\n"

struct _BglPrinter
{
  GtkPrintOperation  parent_instance;

  BglPrintMatter     matter;
  BglPrintLayout    *layout;
  GtkWindow         *parent;
  GFile             *file;       /* the PDF file to write, or NULL for a printer */
  char              *scratch;    /* the temporary file that is drawn first */
  cairo_surface_t   *surface;    /* has an error status if the temporary file could not be written */
};

G_DEFINE_FINAL_TYPE (BglPrinter, bgl_printer, GTK_TYPE_PRINT_OPERATION)

/* The operation */

/* Everything on paper is in the first language of the book. */
static BglLanguage
enter_language (BglPrinter *self)
{
  return bgl_language_enter (bgl_catalog_get (self->matter.languages[0]));
}

static void
bgl_printer_begin_print (GtkPrintOperation *operation,
                         GtkPrintContext   *context)
{
  BglPrinter *self = BGL_PRINTER (operation);
  g_auto (BglLanguage) language = enter_language (self);
  PangoContext *pango = gtk_print_context_create_pango_context (context);

  /* Do not round glyph positions to pixels, because paper has none. */
  pango_context_set_round_glyph_positions (pango, FALSE);
  g_clear_pointer (&self->layout, bgl_print_layout_free);
  self->layout = bgl_print_layout_new (&self->matter, pango, gtk_print_context_get_width (context),
                                       gtk_print_context_get_height (context));
  g_object_unref (pango);
}

/* GTK calls this repeatedly until it returns TRUE. Each call draws one board, so that the application never waits
 * for more than one. */
static gboolean
bgl_printer_paginate (GtkPrintOperation *operation,
                      GtkPrintContext   *context)
{
  BglPrinter *self = BGL_PRINTER (operation);
  g_auto (BglLanguage) language = enter_language (self);

  if (bgl_print_layout_prepare_next (self->layout))
    return FALSE;

  gtk_print_operation_set_n_pages (operation, (int) bgl_print_layout_get_n_sheets (self->layout));

  return TRUE;
}

static void
bgl_printer_draw_page (GtkPrintOperation *operation,
                       GtkPrintContext   *context,
                       int                page)
{
  BglPrinter *self = BGL_PRINTER (operation);
  g_auto (BglLanguage) language = enter_language (self);
  cairo_t *cr = gtk_print_context_get_cairo_context (context);

  if (self->surface == NULL)
    self->surface = cairo_surface_reference (cairo_get_target (cr));
  bgl_print_layout_draw (self->layout, cr, (guint) page);
}

static void
bgl_printer_end_print (GtkPrintOperation *operation,
                       GtkPrintContext   *context)
{
  BglPrinter *self = BGL_PRINTER (operation);

  g_clear_pointer (&self->layout, bgl_print_layout_free);
}

/* GTK does not report that the drawing could not be written, for example because the temporary folder is full. */
static gboolean
is_whole (BglPrinter *self,
          const char *contents,
          gsize       length)
{
  return self->surface != NULL && cairo_surface_status (self->surface) == CAIRO_STATUS_SUCCESS &&
         g_str_has_prefix (contents, PDF_BEGIN) && length > strlen (PDF_END) &&
         memcmp (contents + length - strlen (PDF_END), PDF_END, strlen (PDF_END)) == 0;
}

/* Copies the finished drawing to the file, or sets the error if there is none. */
static gboolean
finish (BglPrinter               *self,
        GtkPrintOperationResult   result,
        GError                  **error)
{
  g_autofree char *contents = NULL;
  gsize length;

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      gtk_print_operation_get_error (GTK_PRINT_OPERATION (self), error);
      return FALSE;
    }

  if (self->file == NULL || result != GTK_PRINT_OPERATION_RESULT_APPLY)
    return TRUE;

  if (!g_file_get_contents (self->scratch, &contents, &length, error))
    return FALSE;

  if (!is_whole (self, contents, length))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE,
                   /* Translators: %s is a folder, such as “/tmp”. */
                   _("The pages could not be created in the folder “%s”. The disk may be full."),
                   g_get_tmp_dir ());
      return FALSE;
    }

  return bgl_file_replace (self->file, contents, length, error);
}

static void
bgl_printer_done (GtkPrintOperation       *operation,
                  GtkPrintOperationResult  result)
{
  BglPrinter *self = BGL_PRINTER (operation);
  g_autoptr (GError) error = NULL;

  if (self->parent == NULL)
    return;

  if (!finish (self, result, &error))
    bgl_compat_show_message (GTK_WIDGET (self->parent),
                             self->file != NULL ? _("Could Not Save File") : _("Could Not Print"),
                             error->message);
  else if (self->file != NULL && result == GTK_PRINT_OPERATION_RESULT_APPLY)
    {
      g_autofree char *uri = g_file_get_uri (self->file);

      gtk_widget_activate_action (GTK_WIDGET (self->parent), "file.written", "s", uri);
    }
  g_clear_object (&self->parent);
}

static void
bgl_printer_finalize (GObject *object)
{
  BglPrinter *self = BGL_PRINTER (object);

  if (self->scratch != NULL)
    g_unlink (self->scratch);
  g_free (self->scratch);
  g_clear_pointer (&self->surface, cairo_surface_destroy);
  g_clear_object (&self->file);
  g_clear_object (&self->parent);
  g_clear_pointer (&self->layout, bgl_print_layout_free);

  G_OBJECT_CLASS (bgl_printer_parent_class)->finalize (object);
}

static void
bgl_printer_class_init (BglPrinterClass *klass)
{
  GtkPrintOperationClass *operation_class = GTK_PRINT_OPERATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bgl_printer_finalize;

  operation_class->begin_print = bgl_printer_begin_print;
  operation_class->paginate = bgl_printer_paginate;
  operation_class->draw_page = bgl_printer_draw_page;
  operation_class->end_print = bgl_printer_end_print;
  operation_class->done = bgl_printer_done;
}

static void
bgl_printer_init (BglPrinter *self)
{
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();

  gtk_page_setup_set_top_margin (setup, MARGIN, GTK_UNIT_MM);
  gtk_page_setup_set_bottom_margin (setup, MARGIN, GTK_UNIT_MM);
  gtk_page_setup_set_left_margin (setup, MARGIN, GTK_UNIT_MM);
  gtk_page_setup_set_right_margin (setup, MARGIN, GTK_UNIT_MM);
  gtk_print_operation_set_default_page_setup (GTK_PRINT_OPERATION (self), setup);
  gtk_print_operation_set_unit (GTK_PRINT_OPERATION (self), GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (GTK_PRINT_OPERATION (self), TRUE);
}

/* Choosing what to print */

static gboolean
add_language (BglPrinter  *self,
              const char  *page,
              const char  *language,
              GError     **error)
{
  BglBook *book;
  const BglPage *found;

  if (bgl_book_get_language_name (language) == NULL)
    {
      g_autofree char *known = g_strjoinv (", ", (GStrv) bgl_book_list_languages ());
      g_autofree char *shown = bgl_text_shorten (language, BGL_TEXT_QUOTE);

      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                   /* Translators: a short name of a language, and a list of them: “de”, “en, fr, ru”. */
                   _("The rulebook is not available in the language “%s”. Available languages: %s."), shown, known);
      return FALSE;
    }

  book = bgl_book_get (language, error);
  if (book == NULL)
    return FALSE;

  found = bgl_book_find_page (book, page);
  if (found == NULL)
    {
      g_autofree char *shown = bgl_text_shorten (page, BGL_TEXT_QUOTE);

      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _("The rulebook does not contain “%s”."), shown);
      return FALSE;
    }
  if (self->matter.summary && bgl_print_layout_find_summary (found) == NULL)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _("There is no summary for “%s”."), page);
      return FALSE;
    }

  self->matter.pages[self->matter.n_languages] = found;
  self->matter.languages[self->matter.n_languages++] = bgl_book_get_language (book);

  return TRUE;
}

BglPrinter *
bgl_printer_new (const char         *page,
                 gboolean            summary,
                 const char *const  *languages,
                 GError            **error)
{
  g_autoptr (BglPrinter) self = NULL;

  g_return_val_if_fail (page != NULL, NULL);
  g_return_val_if_fail (languages != NULL, NULL);

  self = g_object_new (BGL_TYPE_PRINTER, NULL);
  self->matter.summary = summary;
  if (languages[0] == NULL || g_strv_length ((GStrv) languages) > BGL_PRINT_LANGUAGES)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                           _("The rulebook can be printed in one or two languages."));
      return NULL;
    }

  for (guint i = 0; languages[i] != NULL; i++)
    if (!add_language (self, page, languages[i], error))
      return NULL;

  gtk_print_operation_set_job_name (GTK_PRINT_OPERATION (self), self->matter.pages[0]->title);

  return g_steal_pointer (&self);
}

BglPrinter *
bgl_printer_parse (const char  *place,
                   const char  *languages,
                   GError     **error)
{
  g_auto (GStrv) parts = NULL;
  g_auto (GStrv) list = NULL;
  gboolean summary;

  g_return_val_if_fail (place != NULL, NULL);

  parts = g_strsplit (place, "/", 2);
  list = g_strsplit (languages != NULL ? languages : bgl_book_get_default_language (), ",", -1);
  summary = parts[0] != NULL && g_strcmp0 (parts[1], "summary") == 0;

  return bgl_printer_new (summary ? parts[0] : place, summary, (const char *const *) list, error);
}

gboolean
bgl_printer_has_summary (const char *page)
{
  const BglPage *found;

  g_return_val_if_fail (page != NULL, FALSE);

  found = bgl_book_find_page (bgl_book_get (bgl_book_list_languages ()[0], NULL), page);

  return found != NULL && bgl_print_layout_find_summary (found) != NULL;
}

char *
bgl_printer_suggest_name (BglPrinter *self)
{
  GString *name;

  g_return_val_if_fail (BGL_IS_PRINTER (self), NULL);

  name = g_string_new (self->matter.pages[0]->id);
  if (self->matter.summary)
    g_string_append (name, "-summary");
  for (guint i = 0; i < self->matter.n_languages; i++)
    g_string_append_printf (name, "-%s", self->matter.languages[i]);
  g_string_append (name, ".pdf");

  return g_string_free (name, FALSE);
}

/* Output */

static gboolean
set_file (BglPrinter  *self,
          GFile       *file,
          GError     **error)
{
  int descriptor = g_file_open_tmp ("bungalow-XXXXXX.pdf", &self->scratch, error);

  if (descriptor < 0)
    return FALSE;

  g_close (descriptor, NULL);
  g_set_object (&self->file, file);
  gtk_print_operation_set_export_filename (GTK_PRINT_OPERATION (self), self->scratch);

  return TRUE;
}

static void
run_async (BglPrinter              *self,
           GtkWindow               *parent,
           GtkPrintOperationAction  action)
{
  g_set_object (&self->parent, parent);
  gtk_print_operation_set_allow_async (GTK_PRINT_OPERATION (self), TRUE);
  gtk_print_operation_set_show_progress (GTK_PRINT_OPERATION (self), TRUE);
  gtk_print_operation_run (GTK_PRINT_OPERATION (self), action, parent, NULL);
}

void
bgl_printer_print (BglPrinter *self,
                   GtkWindow  *parent)
{
  g_return_if_fail (BGL_IS_PRINTER (self));
  g_return_if_fail (GTK_IS_WINDOW (parent));

  run_async (self, parent, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG);
}

void
bgl_printer_save (BglPrinter *self,
                  GtkWindow  *parent,
                  GFile      *file)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BGL_IS_PRINTER (self));
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (G_IS_FILE (file));

  if (set_file (self, file, &error))
    run_async (self, parent, GTK_PRINT_OPERATION_ACTION_EXPORT);
  else
    bgl_compat_show_message (GTK_WIDGET (parent), _("Could Not Save File"), error->message);
}

gboolean
bgl_printer_export (BglPrinter  *self,
                    GFile       *file,
                    GError     **error)
{
  GtkPrintOperationResult result;

  g_return_val_if_fail (BGL_IS_PRINTER (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  if (!set_file (self, file, error))
    return FALSE;

  result = gtk_print_operation_run (GTK_PRINT_OPERATION (self), GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, error);
  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    return FALSE;

  return finish (self, result, error);
}
