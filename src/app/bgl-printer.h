/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BGL_TYPE_PRINTER (bgl_printer_get_type ())

G_DECLARE_FINAL_TYPE (BglPrinter, bgl_printer, BGL, PRINTER, GtkPrintOperation)

/*
 * Prints a page of the rulebook, or only its summary, or writes it to a PDF file, in one or two languages. The printer
 * is (transfer full).
 */
BglPrinter *bgl_printer_new      (const char         *page,
                                  gboolean            summary,
                                  const char *const  *languages,
                                  GError            **error);
/* Creates a printer (transfer full) from text that people type: "GAME" or "GAME/summary", and "ru" or "en,fr", or
 * NULL for the desktop's language. */
BglPrinter *bgl_printer_parse    (const char         *place,
                                  const char         *languages,
                                  GError            **error);

gboolean    bgl_printer_has_summary (const char      *page);
/* A suitable name for a PDF file, such as "GAME-summary-en-fr.pdf". Free with g_free (). */
char       *bgl_printer_suggest_name (BglPrinter     *self);

/* Asks for a printer, or writes the file, without blocking the application. A message over the parent reports
 * errors. The parent's action “file.written” gets the URI of a file that was written. */
void        bgl_printer_print    (BglPrinter         *self,
                                  GtkWindow          *parent);
void        bgl_printer_save     (BglPrinter         *self,
                                  GtkWindow          *parent,
                                  GFile              *file);
/* Writes the file and returns when it is complete. */
gboolean    bgl_printer_export   (BglPrinter         *self,
                                  GFile              *file,
                                  GError            **error);

G_END_DECLS
