/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-reader-private.h"

#include "bgl-print-dialog.h"
#include "bgl-settings.h"
#include "engine/bgl-language.h"
#include "engine/bgl-registry.h"

/* The actions of the rulebook. */

static const int zooms[] = { 80, 90, 100, 115, 130, 150, 175, 200 };

#define NORMAL_ZOOM 2

static void
set_zoom (BglReader *self,
          int        zoom)
{
  g_autofree char *old = g_strdup_printf ("zoom-%d", zooms[self->zoom]);
  g_autofree char *new = NULL;

  zoom = CLAMP (zoom, 0, (int) G_N_ELEMENTS (zooms) - 1);
  new = g_strdup_printf ("zoom-%d", zooms[zoom]);
  gtk_widget_remove_css_class (GTK_WIDGET (self), old);
  gtk_widget_add_css_class (GTK_WIDGET (self), new);
  self->zoom = zoom;
  bgl_reader_page_refit (self->page);
  g_settings_set_int (bgl_settings_get (), BGL_SETTING_BOOK_ZOOM, zooms[zoom]);
  bgl_reader_update_actions (self);
}

static void
zoom_in_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  set_zoom (BGL_READER (widget), BGL_READER (widget)->zoom + 1);
}

static void
zoom_out_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  set_zoom (BGL_READER (widget), BGL_READER (widget)->zoom - 1);
}

static void
zoom_normal_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  set_zoom (BGL_READER (widget), NORMAL_ZOOM);
}

static void
follow_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  bgl_reader_open_uri (BGL_READER (widget), g_variant_get_string (parameter, NULL));
}

static void
back_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  bgl_reader_go_back (BGL_READER (widget));
}

static void
forward_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  BglReader *self = BGL_READER (widget);

  self->position++;
  bgl_reader_show_history (self);
}

static void
step (BglReader *self,
      int        by)
{
  const BglPage *page = bgl_reader_get_book_page (self);
  const BglSection *section = page->sections->pdata[bgl_reader_get_section_index (self) + by];

  bgl_reader_page_go_to (self->page, section->id);
  bgl_reader_announce_place (self);
}

static void
previous_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  step (BGL_READER (widget), -1);
}

static void
next_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  step (BGL_READER (widget), 1);
}

static void
search_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  BglReader *self = BGL_READER (widget);

  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  /* An entry that is not mapped yet takes the focus when it is. */
  if (gtk_widget_get_mapped (GTK_WIDGET (self->search_entry)))
    gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

static void
next_hit_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  bgl_reader_step_hit (BGL_READER (widget), 1);
}

static void
previous_hit_cb (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  bgl_reader_step_hit (BGL_READER (widget), -1);
}

static void
language_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  bgl_reader_toggle_language (BGL_READER (widget), g_variant_get_string (parameter, NULL));
}

static void
quiz_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  BglReader *self = BGL_READER (widget);
  /* The quiz continues in the language of the page. */
  g_auto (BglLanguage) language = bgl_language_enter (bgl_catalog_get (bgl_reader_get_language (self)));

  gtk_widget_activate_action (widget, "win.quiz", "s", self->page_id);
}

static void
show_print_dialog (BglReader *self,
                   gboolean   to_file)
{
  g_auto (GStrv) shown = bgl_reader_list_shown (self);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (self->page_id != NULL && GTK_IS_WINDOW (root))
    gtk_window_present (GTK_WINDOW (bgl_print_dialog_new (GTK_WINDOW (root), self->page_id,
                                                          (const char *const *) shown, to_file)));
}

static void
print_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  show_print_dialog (BGL_READER (widget), FALSE);
}

static void
export_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  show_print_dialog (BGL_READER (widget), TRUE);
}

void
bgl_reader_update_actions (BglReader *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const BglPage *page = self->page_id != NULL ? bgl_reader_get_book_page (self) : NULL;
  int index = bgl_reader_get_section_index (self);
  gboolean is_game = page != NULL && bgl_registry_find (page->id) != NULL;

  gtk_widget_action_set_enabled (widget, "reader.back", self->position > 0);
  gtk_widget_action_set_enabled (widget, "reader.forward", self->position + 1 < self->history->len);
  /* Save space in the toolbar of a narrow window by hiding buttons that do nothing. */
  gtk_widget_set_visible (self->history_box,
                          self->history->len > 1 || !gtk_widget_get_visible (GTK_WIDGET (self->toolbar)));
  gtk_widget_action_set_enabled (widget, "reader.previous", page != NULL && index > 0);
  gtk_widget_action_set_enabled (widget, "reader.next",
                                 page != NULL && index + 1 < (int) page->sections->len);
  gtk_widget_action_set_enabled (widget, "reader.zoom-in", self->zoom + 1 < (int) G_N_ELEMENTS (zooms));
  gtk_widget_action_set_enabled (widget, "reader.zoom-out", self->zoom > 0);
  gtk_widget_action_set_enabled (widget, "reader.quiz", is_game);
}

void
bgl_reader_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "reader.follow", "s", follow_cb);
  gtk_widget_class_install_action (widget_class, "reader.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "reader.forward", NULL, forward_cb);
  gtk_widget_class_install_action (widget_class, "reader.previous", NULL, previous_cb);
  gtk_widget_class_install_action (widget_class, "reader.next", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "reader.zoom-in", NULL, zoom_in_cb);
  gtk_widget_class_install_action (widget_class, "reader.zoom-out", NULL, zoom_out_cb);
  gtk_widget_class_install_action (widget_class, "reader.zoom-normal", NULL, zoom_normal_cb);
  gtk_widget_class_install_action (widget_class, "reader.search", NULL, search_cb);
  gtk_widget_class_install_action (widget_class, "reader.next-hit", NULL, next_hit_cb);
  gtk_widget_class_install_action (widget_class, "reader.previous-hit", NULL, previous_hit_cb);
  gtk_widget_class_install_action (widget_class, "reader.language", "s", language_cb);
  gtk_widget_class_install_action (widget_class, "reader.quiz", NULL, quiz_cb);
  gtk_widget_class_install_action (widget_class, "reader.print", NULL, print_cb);
  gtk_widget_class_install_action (widget_class, "reader.export", NULL, export_cb);
}

static const struct
{
  guint           keyval;
  GdkModifierType modifiers;
  const char     *action;
} shortcuts[] = {
  { GDK_KEY_f, GDK_CONTROL_MASK, "reader.search" },
  { GDK_KEY_g, GDK_CONTROL_MASK, "reader.next-hit" },
  { GDK_KEY_g, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "reader.previous-hit" },
  { GDK_KEY_p, GDK_CONTROL_MASK, "reader.print" },
  { GDK_KEY_Page_Up, GDK_CONTROL_MASK, "reader.previous" },
  { GDK_KEY_Page_Down, GDK_CONTROL_MASK, "reader.next" },
  { GDK_KEY_plus, GDK_CONTROL_MASK, "reader.zoom-in" },
  { GDK_KEY_equal, GDK_CONTROL_MASK, "reader.zoom-in" },
  { GDK_KEY_KP_Add, GDK_CONTROL_MASK, "reader.zoom-in" },
  { GDK_KEY_minus, GDK_CONTROL_MASK, "reader.zoom-out" },
  { GDK_KEY_KP_Subtract, GDK_CONTROL_MASK, "reader.zoom-out" },
  { GDK_KEY_0, GDK_CONTROL_MASK, "reader.zoom-normal" },
  { GDK_KEY_KP_0, GDK_CONTROL_MASK, "reader.zoom-normal" },
  { GDK_KEY_bracketleft, GDK_CONTROL_MASK, "reader.back" },
  { GDK_KEY_bracketright, GDK_CONTROL_MASK, "reader.forward" },
  { GDK_KEY_Right, GDK_ALT_MASK, "reader.forward" },
};

/* The shortcuts work for every focus in the window, and before the focused widget handles the key, because
 * selectable text has its own meaning for Ctrl+F. */
void
bgl_reader_add_shortcuts (BglReader *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      GtkShortcutTrigger *trigger = gtk_keyval_trigger_new (shortcuts[i].keyval, shortcuts[i].modifiers);
      GtkShortcutAction *action = gtk_named_action_new (shortcuts[i].action);

      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                            gtk_shortcut_new (trigger, action));
    }
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
  self->shortcuts = controller;
}

void
bgl_reader_remove_shortcuts (BglReader *self)
{
  if (self->shortcuts != NULL)
    gtk_widget_remove_controller (GTK_WIDGET (self), g_steal_pointer (&self->shortcuts));
}

void
bgl_reader_restore_zoom (BglReader *self)
{
  int zoom = g_settings_get_int (bgl_settings_get (), BGL_SETTING_BOOK_ZOOM);

  self->zoom = NORMAL_ZOOM;
  for (guint i = 0; i < G_N_ELEMENTS (zooms); i++)
    if (zooms[i] == zoom)
      set_zoom (self, (int) i);
}
