/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-shelf.h"

#include "bgl-shelf-grid.h"
#include "board/bgl-focus.h"
#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"

/*
 * The start page with a card for each game, which can also continue an unfinished game. The first frame shows only this
 * page, so it creates as little as possible.
 *
 * CSS node: shelf. Accessible role: group.
 */
struct _BglShelf
{
  AdwBin        parent_instance;

  AdwHeaderBar *header_bar;
  GMenuModel   *menu;
  GtkWidget    *scroller;
  BglShelfGrid *grid;
  guint         n_waiting;
  guint         n_cards;
  gboolean      complete;
  GtkWidget    *remembered; /* weak pointer to a button, or NULL */
};

/* The cards of the first row. The others are added after the first frame. */
#define FIRST_CARDS 2

G_DEFINE_FINAL_TYPE (BglShelf, bgl_shelf, ADW_TYPE_BIN)

/* Returns the focus to the button that had it before, until the user moves the focus. */
static gboolean
bgl_shelf_focus (GtkWidget        *widget,
                 GtkDirectionType  direction)
{
  BglShelf *self = BGL_SHELF (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (focus != NULL && gtk_widget_is_ancestor (focus, widget))
    g_clear_weak_pointer (&self->remembered);

  return (self->remembered != NULL && gtk_widget_grab_focus (self->remembered)) || bgl_focus_move (widget, direction);
}

static gboolean
bgl_shelf_grab_focus (GtkWidget *widget)
{
  BglShelf *self = BGL_SHELF (widget);

  if (bgl_focus_is_moving (widget))
    return FALSE;

  return (self->remembered != NULL && gtk_widget_grab_focus (self->remembered)) ||
         gtk_widget_child_focus (adw_bin_get_child (ADW_BIN (self)), GTK_DIR_TAB_FORWARD);
}

static void
bgl_shelf_dispose (GObject *object)
{
  g_clear_weak_pointer (&BGL_SHELF (object)->remembered);

  G_OBJECT_CLASS (bgl_shelf_parent_class)->dispose (object);
}

static void
bgl_shelf_class_init (BglShelfClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bgl_shelf_dispose;

  widget_class->focus = bgl_shelf_focus;
  widget_class->grab_focus = bgl_shelf_grab_focus;

  g_type_ensure (BGL_TYPE_SHELF_GRID);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bungalow_games/Bungalow/bgl-shelf.ui");
  gtk_widget_class_bind_template_child (widget_class, BglShelf, header_bar);
  gtk_widget_class_bind_template_child (widget_class, BglShelf, menu);
  gtk_widget_class_bind_template_child (widget_class, BglShelf, scroller);
  gtk_widget_class_bind_template_child (widget_class, BglShelf, grid);

  gtk_widget_class_set_css_name (widget_class, "shelf");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_cards (BglShelf *self,
           guint     n_wanted)
{
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  for (; self->n_cards < MIN (n_wanted, n_uis); self->n_cards++)
    bgl_shelf_grid_add (self->grid, bgl_shelf_card_new (uis[self->n_cards]));
}

static void
bgl_shelf_init (BglShelf *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_cards (self, FIRST_CARDS);
}

/* The buttons of the header bar are added after the first frame. Reading the icon theme for them takes a tenth of
 * the time until then. */
void
bgl_shelf_complete (BglShelf *self)
{
  GtkWidget *button;

  g_return_if_fail (BGL_IS_SHELF (self));

  if (self->complete)
    return;

  self->complete = TRUE;
  add_cards (self, G_MAXUINT);
  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->grid));
       card != NULL;
       card = gtk_widget_get_next_sibling (card))
    bgl_shelf_card_complete (BGL_SHELF_CARD (card));

  button = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "open-menu-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), self->menu);
  gtk_menu_button_set_primary (GTK_MENU_BUTTON (button), TRUE);
  gtk_widget_set_tooltip_text (button, _("Main Menu"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Main Menu"), -1);
  adw_header_bar_pack_end (self->header_bar, button);
  adw_header_bar_set_show_start_title_buttons (self->header_bar, TRUE);
  adw_header_bar_set_show_end_title_buttons (self->header_bar, TRUE);
}

static char *
format_time (GFile *file)
{
  g_autoptr (GFileInfo) info = NULL;
  g_autoptr (GDateTime) modified = NULL;
  g_autoptr (GDateTime) then = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  info = g_file_query_info (file, G_FILE_ATTRIBUTE_TIME_MODIFIED, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  if (info == NULL)
    return NULL;

  modified = g_file_info_get_modification_date_time (info);
  then = g_date_time_to_local (modified);
  if (g_date_time_get_year (then) == g_date_time_get_year (now) &&
      g_date_time_get_day_of_year (then) == g_date_time_get_day_of_year (now))
    /* Translators: the time of day, see g_date_time_format (). */
    return g_date_time_format (then, _("%H:%M"));

  /* Translators: a day, see g_date_time_format (). */
  return g_date_time_format (then, _("%B %-d"));
}

/* Returns a description such as "You and Bot 2 · 12 moves · 9:26". */
static char *
describe_record (GFile *file)
{
  g_autofree char *names = NULL;
  g_autofree char *moves = NULL;
  g_autofree char *time = NULL;
  g_autoptr (BglRecord) record = NULL;
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) list = g_ptr_array_new ();

  record = bgl_record_load (file, NULL);
  if (record == NULL)
    return NULL;

  for (guint i = 1; i <= bgl_record_get_n_seats (record); i++)
    {
      BglSeat *seat = bgl_seat_new_from_tag (i, bgl_record_get_seat (record, i));

      g_ptr_array_add (seats, seat);
    }
  bgl_seat_find_you ((BglSeat *const *) (gpointer) seats->pdata, seats->len);
  for (guint i = 0; i < seats->len; i++)
    g_ptr_array_add (list, (gpointer) bgl_seat_get_label (seats->pdata[i]));
  g_ptr_array_add (list, NULL);

  names = bgl_words_list ((const char *const *) list->pdata);
  moves = g_strdup_printf (ngettext ("%u move", "%u moves", bgl_record_get_n_steps (record)),
                           bgl_record_get_n_steps (record));
  time = format_time (file);

  /* Translators: an unfinished game: who plays, how many moves were made, and when the last one was. */
  return g_strdup_printf (_("%s · %s · %s"), names, moves, time != NULL ? time : "");
}

void
bgl_shelf_show_waiting (BglShelf *self,
                        BglStore *store)
{
  const BglGameUi *const *uis;
  guint n_uis;

  g_return_if_fail (BGL_IS_SHELF (self));
  g_return_if_fail (BGL_IS_STORE (store));

  self->n_waiting = 0;
  uis = bgl_game_ui_list (&n_uis);
  for (guint i = 0; i < n_uis; i++)
    {
      const char *game = uis[i]->rules->id;
      GFile *file = bgl_store_get_unfinished (store, game);
      g_autofree char *description = file != NULL ? describe_record (file) : NULL;

      if (file != NULL && description == NULL)
        description = g_strdup ("");
      bgl_shelf_card_set_waiting (bgl_shelf_find_card (self, game), description);
      self->n_waiting += description != NULL;
    }
}

void
bgl_shelf_set_above (BglShelf  *self,
                     GtkWidget *widget)
{
  g_autoptr (GtkWidget) grid = NULL;
  GtkWidget *box;

  g_return_if_fail (BGL_IS_SHELF (self));
  g_return_if_fail (GTK_IS_WIDGET (widget));

  grid = g_object_ref (GTK_WIDGET (self->grid));
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), NULL);
  gtk_widget_set_margin_top (widget, 18);
  gtk_widget_set_margin_start (widget, 12);
  gtk_widget_set_margin_end (widget, 12);
  gtk_box_append (GTK_BOX (box), widget);
  gtk_widget_set_vexpand (grid, TRUE);
  gtk_box_append (GTK_BOX (box), grid);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), box);
}

guint
bgl_shelf_get_n_waiting (BglShelf *self)
{
  g_return_val_if_fail (BGL_IS_SHELF (self), 0);

  return self->n_waiting;
}

BglShelfCard *
bgl_shelf_find_card (BglShelf   *self,
                     const char *game)
{
  g_return_val_if_fail (BGL_IS_SHELF (self), NULL);
  g_return_val_if_fail (game != NULL, NULL);

  add_cards (self, G_MAXUINT);

  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->grid));
       card != NULL;
       card = gtk_widget_get_next_sibling (card))
    if (strcmp (bgl_shelf_card_get_ui (BGL_SHELF_CARD (card))->rules->id, game) == 0)
      return BGL_SHELF_CARD (card);

  return NULL;
}

const char *
bgl_shelf_get_focused (BglShelf *self)
{
  g_return_val_if_fail (BGL_IS_SHELF (self), NULL);

  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->grid));
       card != NULL;
       card = gtk_widget_get_next_sibling (card))
    if (gtk_widget_get_focus_child (GTK_WIDGET (self->grid)) == card)
      return bgl_shelf_card_get_ui (BGL_SHELF_CARD (card))->rules->id;

  return NULL;
}

void
bgl_shelf_remember_focus (BglShelf *self)
{
  GtkRoot *root;
  GtkWidget *focus;

  g_return_if_fail (BGL_IS_SHELF (self));

  root = gtk_widget_get_root (GTK_WIDGET (self));
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  if (focus != NULL && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->grid)))
    focus = NULL;
  g_set_weak_pointer (&self->remembered, focus);
}
