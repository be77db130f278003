/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-print-dialog.h"

#include "board/bgl-compat.h"
#include "board/bgl-names.h"
#include "engine/bgl-i18n.h"
#include "rulebook/bgl-book.h"

/*
 * CSS node: window. Accessible role: dialog.
 */
struct _BglPrintDialog
{
  AdwWindow       parent_instance;

  char           *page;
  gboolean        to_file;

  AdwWindowTitle *heading;
  GtkButton      *accept;
  AdwComboRow    *extent;
  AdwComboRow    *first;
  AdwComboRow    *second;   /* the first choice is no language */
};

G_DEFINE_FINAL_TYPE (BglPrintDialog, bgl_print_dialog, ADW_TYPE_WINDOW)

static void
chosen_cb (GtkWindow *parent,
           GFile     *file,
           gpointer   user_data)
{
  bgl_printer_save (user_data, parent, file);
}

static void
choose_file (BglPrinter *printer,
             GtkWindow  *parent)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  g_autofree char *name = bgl_printer_suggest_name (printer);

  gtk_file_filter_set_name (filter, _("PDF Files"));
  gtk_file_filter_add_mime_type (filter, "application/pdf");
  bgl_compat_choose_file (parent, _("Export as PDF"), name, filter, chosen_cb, g_object_ref (printer),
                          g_object_unref);
}

static void
accept_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  BglPrintDialog *self = BGL_PRINT_DIALOG (widget);
  g_autoptr (BglPrinter) printer = bgl_print_dialog_get_printer (self);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (self->to_file)
    choose_file (printer, parent);
  else
    bgl_printer_print (printer, parent);

  gtk_window_destroy (GTK_WINDOW (self));
}

static void
bgl_print_dialog_finalize (GObject *object)
{
  g_free (BGL_PRINT_DIALOG (object)->page);

  G_OBJECT_CLASS (bgl_print_dialog_parent_class)->finalize (object);
}

static void
bgl_print_dialog_class_init (BglPrintDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bgl_print_dialog_finalize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bungalow_games/Bungalow/bgl-print-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, BglPrintDialog, heading);
  gtk_widget_class_bind_template_child (widget_class, BglPrintDialog, accept);
  gtk_widget_class_bind_template_child (widget_class, BglPrintDialog, extent);
  gtk_widget_class_bind_template_child (widget_class, BglPrintDialog, first);
  gtk_widget_class_bind_template_child (widget_class, BglPrintDialog, second);
  gtk_widget_class_install_action (widget_class, "print.accept", NULL, accept_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
}

static void
bgl_print_dialog_init (BglPrintDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bgl_compat_introduce_dialog (GTK_WINDOW (self));
}

static void
fill_languages (BglPrintDialog    *self,
                const char *const *languages)
{
  const char *const *all = bgl_book_list_languages ();
  g_autoptr (GtkStringList) first = gtk_string_list_new (NULL);
  /* Translators: no second language. */
  g_autoptr (GtkStringList) second = gtk_string_list_new ((const char *[]) { C_("language", "None"), NULL });

  for (guint i = 0; all[i] != NULL; i++)
    {
      gtk_string_list_append (first, bgl_book_get_language_name (all[i]));
      gtk_string_list_append (second, bgl_book_get_language_name (all[i]));
    }
  adw_combo_row_set_model (self->first, G_LIST_MODEL (first));
  adw_combo_row_set_model (self->second, G_LIST_MODEL (second));

  for (guint i = 0; all[i] != NULL; i++)
    {
      if (languages[0] != NULL && g_str_equal (languages[0], all[i]))
        adw_combo_row_set_selected (self->first, i);
      if (languages[0] != NULL && languages[1] != NULL && g_str_equal (languages[1], all[i]))
        adw_combo_row_set_selected (self->second, i + 1);
    }
}

GtkWidget *
bgl_print_dialog_new (GtkWindow         *parent,
                      const char        *page,
                      const char *const *languages,
                      gboolean           to_file)
{
  BglPrintDialog *self;
  const BglPage *found;
  const char *title = to_file ? _("Export as PDF") : _("Print");

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (page != NULL, NULL);
  g_return_val_if_fail (languages != NULL, NULL);

  self = g_object_new (BGL_TYPE_PRINT_DIALOG, "transient-for", parent, "title", title, NULL);
  self->page = g_strdup (page);
  self->to_file = to_file;

  found = bgl_book_find_page (bgl_book_get (bgl_book_get_default_language (), NULL), page);
  adw_window_title_set_title (self->heading, title);
  adw_window_title_set_subtitle (self->heading, found != NULL ? found->title : NULL);
  /* Translators: the button that chooses the PDF file to write; a short word leaves room for the title. */
  gtk_button_set_label (self->accept, to_file ? C_("rulebook", "_Export…") : _("_Print…"));
  gtk_widget_set_visible (GTK_WIDGET (self->extent), bgl_printer_has_summary (page));
  fill_languages (self, languages);
  bgl_names_follow (GTK_WIDGET (self));
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->accept));

  return GTK_WIDGET (self);
}

BglPrinter *
bgl_print_dialog_get_printer (BglPrintDialog *self)
{
  const char *const *all = bgl_book_list_languages ();
  const char *languages[3] = { NULL };
  guint first, second;

  g_return_val_if_fail (BGL_IS_PRINT_DIALOG (self), NULL);

  first = adw_combo_row_get_selected (self->first);
  second = adw_combo_row_get_selected (self->second);
  languages[0] = all[first];
  if (second > 0 && second - 1 != first)
    languages[1] = all[second - 1];

  return bgl_printer_new (self->page, adw_combo_row_get_selected (self->extent) == 1, languages, NULL);
}
