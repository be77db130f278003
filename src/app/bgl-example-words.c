/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-example-view-private.h"

#include "board/bgl-names.h"
#include "board/bgl-tooltip.h"
#include "engine/bgl-i18n.h"

/* The labels of the buttons are not in the template, because text in a template is always in the language of the
 * user. */

BglLanguage
bgl_example_view_enter_language (BglExampleView *self)
{
  return bgl_language_enter (self->catalog);
}

/* All examples have the same buttons, so mnemonics would be ambiguous. */
void
bgl_example_view_set_label (GtkButton  *button,
                            const char *label)
{
  adw_button_content_set_label (ADW_BUTTON_CONTENT (gtk_button_get_child (button)), label);
  bgl_names_set (GTK_WIDGET (button), label);
}

static void
set_button (gpointer    button,
            const char *label,
            const char *tooltip)
{
  bgl_example_view_set_label (button, label);
  bgl_tooltip_set (GTK_WIDGET (button), tooltip);
}

static void
set_icon (GtkButton  *button,
          const char *icon,
          const char *label)
{
  gtk_button_set_icon_name (button, icon);
  bgl_tooltip_set (GTK_WIDGET (button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
bgl_example_view_init_words (BglExampleView *self)
{
  self->catalog = bgl_catalog_get_current ();

  set_icon (self->previous, "go-previous-symbolic", _("Previous Step"));
  set_icon (self->next, "go-next-symbolic", _("Next Step"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Step of the Example"), -1);
  /* Translators: plays the example on its board. */
  set_button (self->show_me, _("Show Me"), NULL);
  /* Translators: lets the reader make own moves on the board of an example. */
  set_button (self->try_it, _("Try It"), _("Make Your Own Moves on This Board"));
  /* Translators: lets the reader change dice and tiles of an example. */
  set_button (self->change, _("Change"), _("Change Dice and Tiles"));
  /* Translators: puts an example back to its beginning. */
  set_button (self->reset, _("Reset"), _("Restore the Example to Its Original State"));
  /* Translators: below the board of an example, over what else a move has brought about. */
  gtk_expander_set_label (self->more, _("More Results"));
}
