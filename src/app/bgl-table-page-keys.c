/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-table-page-private.h"

#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"

/* The keys that work while the board has the focus, and their actions. */

typedef enum
{
  ALWAYS,
  REAL_TIME,    /* only in real-time games */
  TURN_BY_TURN, /* only in games that are not in real time */
  SCANNED,      /* only if the game can describe this about its board */
} When;

static const struct
{
  guint       keyval;
  const char *action;
  When        when;
  BglScan     scan;
} keys[] = {
  { GDK_KEY_s, "win.speak-standing", ALWAYS },
  { GDK_KEY_l, "win.speak-last", ALWAYS },
  { GDK_KEY_p, "win.pause", REAL_TIME },
  { GDK_KEY_m, "win.type-move", TURN_BY_TURN },
  { GDK_KEY_r, "win.describe-lines", SCANNED, BGL_SCAN_LINES },
  { GDK_KEY_y, "win.describe-own", SCANNED, BGL_SCAN_OWN },
  { GDK_KEY_e, "win.describe-others", SCANNED, BGL_SCAN_OTHERS },
  { GDK_KEY_c, "win.describe-moves", SCANNED, BGL_SCAN_MOVES },
  { GDK_KEY_h, "win.describe-threats", SCANNED, BGL_SCAN_THREATS },
  { GDK_KEY_v, "win.describe-worth", SCANNED, BGL_SCAN_WORTH },
};

static const BglGameUi *
get_ui (BglTablePage *self)
{
  return bgl_game_ui_find (bgl_game_get_rules (bgl_table_get_game (self->table))->id);
}

static gboolean
has_key (const BglGameUi *ui,
         guint            index)
{
  switch (keys[index].when)
    {
    case REAL_TIME:
      return ui->rules->get_time != NULL;
    case TURN_BY_TURN:
      return ui->rules->get_time == NULL;
    case SCANNED:
      return ui->scans[keys[index].scan] != NULL;
    case ALWAYS:
    default:
      return TRUE;
    }
}

gboolean
bgl_table_page_uses_key (const BglGameUi *ui,
                         guint            keyval)
{
  g_return_val_if_fail (ui != NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (has_key (ui, i) && keys[i].keyval == gdk_keyval_to_lower (keyval))
      return TRUE;

  return FALSE;
}

/* The places of a description are highlighted only as long as its text is visible. */
static void
dismissed_cb (BglTablePage *self)
{
  bgl_view_clear_named (self->view);
}

void
bgl_table_page_add_keys (BglTablePage *self)
{
  const BglGameUi *ui = get_ui (self);
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (has_key (ui, i))
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                            gtk_shortcut_new (gtk_keyval_trigger_new (keys[i].keyval, 0),
                                                              gtk_named_action_new (keys[i].action)));
  gtk_widget_add_controller (GTK_WIDGET (self->board), controller);
  g_signal_connect_object (self->board, "dismissed", G_CALLBACK (dismissed_cb), self, G_CONNECT_SWAPPED);
}

gboolean
bgl_table_page_get_can_type (BglTablePage *self)
{
  g_return_val_if_fail (BGL_IS_TABLE_PAGE (self), FALSE);

  return bgl_move_entry_is_allowed (self->table) && bgl_view_get_interactive (self->view);
}

/* Opens the move entry and cancels a move that was begun on the board. */
void
bgl_table_page_type_move (BglTablePage *self)
{
  g_return_if_fail (BGL_IS_TABLE_PAGE (self));

  if (!bgl_table_page_get_can_type (self))
    return;

  bgl_view_skip_animations (self->view);
  bgl_view_cancel (self->view);
  bgl_move_entry_open (self->move_entry, self->table);
}

const char *
bgl_table_page_get_command (BglScan scan)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].when == SCANNED && keys[i].scan == scan)
      return keys[i].action + strlen ("win.");

  g_return_val_if_reached (NULL);
}

gboolean
bgl_table_page_can_describe (BglTablePage *self,
                             BglScan       scan)
{
  g_return_val_if_fail (BGL_IS_TABLE_PAGE (self), FALSE);
  g_return_val_if_fail (scan < BGL_N_SCANS, FALSE);

  return get_ui (self)->scans[scan] != NULL;
}

void
bgl_table_page_show_text (BglTablePage *self,
                          const char   *text)
{
  bgl_notice_overlay_show (self->board, text, NULL, NULL, NULL);
  bgl_announcer_say (self->announcer, text);
}

void
bgl_table_page_describe (BglTablePage *self,
                         BglScan       scan)
{
  g_autofree char *text = NULL;

  g_return_if_fail (bgl_table_page_can_describe (self, scan));

  /* Dismissing the notice removes the highlights of the previous description. */
  bgl_notice_overlay_dismiss (self->board);
  if (scan != BGL_SCAN_MOVES || bgl_table_is_waiting (self->table))
    text = get_ui (self)->scans[scan] (self->view);
  else if (!bgl_game_is_over (bgl_table_get_game (self->table)))
    text = bgl_words_turn (self->table);
  if (text == NULL)
    text = g_strdup (_("There is nothing to describe here."));

  bgl_table_page_show_text (self, text);
}
