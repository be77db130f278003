/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "bgl-printer.h"

G_BEGIN_DECLS

#define BGL_TYPE_PRINT_DIALOG (bgl_print_dialog_get_type ())

G_DECLARE_FINAL_TYPE (BglPrintDialog, bgl_print_dialog, BGL, PRINT_DIALOG, AdwWindow)

/* Asks which part of a page of the rulebook to print and in which languages, with the first two of the list
 * preselected. Then it prints the page, or saves it as a PDF file that the user chooses. */
GtkWidget  *bgl_print_dialog_new         (GtkWindow          *parent,
                                          const char         *page,
                                          const char *const  *languages,
                                          gboolean            to_file);
/* Creates a printer for the current choice (transfer full). */
BglPrinter *bgl_print_dialog_get_printer (BglPrintDialog     *self);

G_END_DECLS
