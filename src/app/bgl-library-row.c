/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-library-row.h"

#include "engine/bgl-i18n.h"
#include "engine/bgl-text.h"

#include "board/bgl-art.h"
#include "board/bgl-game-ui.h"
#include "board/bgl-words.h"

/* The size of the small box cover beside each game. */
#define LID_WIDTH 64
#define LID_HEIGHT 48

/* Enough for four players in a narrow window. */
#define MAX_LINES 4

/* A line may end with the dot, but never begins with it. */
#define SEPARATOR "\u00a0· "

/*
 * CSS nodes: library-row, with the class .stray for a file that is not a game. Accessible role: group.
 */
struct _BglLibraryRow
{
  AdwBin          parent_instance;

  GtkListItem    *item;
  const BglRules *rules;     /* of the game, or NULL for a file that is not a game */
  GtkPicture     *lid;
  GtkImage       *icon;      /* instead of the box cover */
  GtkLabel       *title;
  GtkLabel       *facts;
  GtkWidget      *analyze;
  GtkWidget      *export;
  GtkWidget      *put_back;
};

G_DEFINE_FINAL_TYPE (BglLibraryRow, bgl_library_row, ADW_TYPE_BIN)

/* Text */

/* Returns NULL if the time is unknown. */
static char *
format_date (gint64 modified)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (modified / G_USEC_PER_SEC);
  g_autofree char *text = NULL;
  GString *date;

  if (modified == 0 || then == NULL)
    return NULL;

  /* Translators: when a game was played, see g_date_time_format (). */
  text = g_date_time_format (then, _("%B %-d, %Y, %H:%M"));
  date = g_string_new (text);
  /* A line breaks before the date rather than in it. */
  g_string_replace (date, " ", "\u00a0", 0);

  return g_string_free (date, FALSE);
}

static char *
describe_result (BglSavedGame *entry)
{
  g_autoptr (GPtrArray) winners = g_ptr_array_new ();
  g_autofree char *names = NULL;

  if (bgl_saved_game_get_result (entry) == NULL)
    return g_strdup (_("unfinished"));

  for (guint i = 1; i <= bgl_saved_game_get_n_seats (entry); i++)
    if (bgl_saved_game_has_won (entry, i) && bgl_seat_is_you (bgl_saved_game_get_seat (entry, i)))
      /* Translators: who won a game; “you” is the only person who played it. */
      return g_strdup (_("you won"));

  for (guint i = 1; i <= bgl_saved_game_get_n_seats (entry); i++)
    if (bgl_saved_game_has_won (entry, i))
      g_ptr_array_add (winners, (gpointer) bgl_seat_get_name (bgl_saved_game_get_seat (entry, i)));

  if (winners->len == 0)
    return g_strdup (_("draw"));

  g_ptr_array_add (winners, NULL);
  names = bgl_words_list ((const char *const *) winners->pdata);

  /* Translators: %s is one name or several. */
  return g_strdup_printf (_("won by %s"), names);
}

static const char *
describe_kind (BglSavedGameKind kind)
{
  switch (kind)
    {
    case BGL_SAVED_GAME_FOREIGN:
      return _("Needs another version of Bungalow");
    case BGL_SAVED_GAME_UNREADABLE:
      return _("Unreadable");
    case BGL_SAVED_GAME_SET_ASIDE:
      return _("Damaged and set aside");
    case BGL_SAVED_GAME_DAMAGED:
    case BGL_SAVED_GAME_GAME:
    default:
      return _("Damaged");
    }
}

static const char *
get_icon_name (BglSavedGameKind kind)
{
  switch (kind)
    {
    case BGL_SAVED_GAME_FOREIGN:
      return "software-update-available-symbolic";
    case BGL_SAVED_GAME_UNREADABLE:
      return "changes-prevent-symbolic";
    case BGL_SAVED_GAME_SET_ASIDE:
    case BGL_SAVED_GAME_DAMAGED:
    case BGL_SAVED_GAME_GAME:
    default:
      return "dialog-warning-symbolic";
    }
}

/* Box covers */

static void
draw_lid (cairo_t       *cr,
          double         width,
          double         height,
          gconstpointer  data)
{
  const BglGameUi *ui = data;

  bgl_art_rounded_rect (cr, 0, 0, width, height, 6);
  cairo_clip (cr);
  ui->draw_cover (cr, width, height, adw_style_manager_get_dark (adw_style_manager_get_default ()));
}

/* The picture is drawn once for each game and color scheme, and all rows share it. */
static void
update_lid (BglLibraryRow *self)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  GdkTexture *texture;

  if (self->rules == NULL)
    return;

  texture = bgl_art_get_texture (LID_WIDTH, LID_HEIGHT, gtk_widget_get_scale_factor (GTK_WIDGET (self)),
                                 draw_lid, bgl_game_ui_find (self->rules->id), "lid-%s-%d", self->rules->id, dark);
  gtk_picture_set_paintable (self->lid, GDK_PAINTABLE (texture));
}

/* The widget */

static void
clicked_cb (BglLibraryRow *self,
            GtkButton     *button)
{
  const char *action = g_object_get_data (G_OBJECT (button), "action");

  gtk_widget_activate_action (GTK_WIDGET (self), action, "u", gtk_list_item_get_position (self->item));
}

static GtkWidget *
create_button (BglLibraryRow *self,
               const char    *icon,
               const char    *label,
               const char    *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_object_set_data (G_OBJECT (button), "action", (gpointer) action);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);

  return button;
}

static GtkWidget *
create_label (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  /* A file name may be one long word, which is broken without a hyphen. */
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  pango_attr_list_insert (attributes, pango_attr_insert_hyphens_new (FALSE));
  gtk_label_set_attributes (GTK_LABEL (label), attributes);
  gtk_label_set_lines (GTK_LABEL (label), MAX_LINES);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);

  return label;
}

static void
bgl_library_row_class_init (BglLibraryRowClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "library-row");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_library_row_init (BglLibraryRow *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *clamp;

  self->lid = GTK_PICTURE (gtk_picture_new ());
  gtk_picture_set_can_shrink (self->lid, TRUE);
  gtk_widget_set_size_request (GTK_WIDGET (self->lid), LID_WIDTH, LID_HEIGHT);
  gtk_widget_set_valign (GTK_WIDGET (self->lid), GTK_ALIGN_CENTER);
  /* The clamp keeps the picture as wide as the icon, even if the row is tall. */
  clamp = adw_clamp_new ();
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), LID_WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), GTK_WIDGET (self->lid));
  g_object_bind_property (self->lid, "visible", clamp, "visible", G_BINDING_SYNC_CREATE);
  gtk_box_append (GTK_BOX (row), clamp);

  self->icon = GTK_IMAGE (gtk_image_new ());
  gtk_image_set_pixel_size (self->icon, LID_HEIGHT / 2);
  gtk_widget_set_size_request (GTK_WIDGET (self->icon), LID_WIDTH, LID_HEIGHT);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->icon));

  self->title = GTK_LABEL (create_label ("heading"));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->title));
  self->facts = GTK_LABEL (create_label ("dim-label"));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->facts));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), words);

  self->analyze = create_button (self, "bgl-statistics-symbolic", _("Analyze"), "library.analyze");
  gtk_box_append (GTK_BOX (buttons), self->analyze);
  self->export = create_button (self, "document-save-symbolic", _("Export Copy"), "library.export");
  gtk_box_append (GTK_BOX (buttons), self->export);
  self->put_back = create_button (self, "edit-undo-symbolic", _("Restore"), "library.put-back");
  gtk_box_append (GTK_BOX (buttons), self->put_back);
  gtk_box_append (GTK_BOX (buttons), create_button (self, "user-trash-symbolic", _("Delete"), "library.delete"));
  gtk_box_append (GTK_BOX (row), buttons);

  adw_bin_set_child (ADW_BIN (self), row);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (update_lid), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
bgl_library_row_new (GtkListItem *item)
{
  BglLibraryRow *self;

  g_return_val_if_fail (GTK_IS_LIST_ITEM (item), NULL);

  self = g_object_new (BGL_TYPE_LIBRARY_ROW, NULL);
  self->item = item;

  return GTK_WIDGET (self);
}

static void
fill_game (BglLibraryRow *self,
           BglSavedGame  *entry)
{
  guint n_moves = bgl_saved_game_get_n_moves (entry);
  g_autofree char *names = bgl_words_list (bgl_saved_game_get_names (entry));
  g_autofree char *date = format_date (bgl_saved_game_get_modified (entry));
  g_autofree char *result = describe_result (entry);
  g_autofree char *moves = g_strdup_printf (ngettext ("%u move", "%u moves", n_moves), n_moves);
  /* Translators: the name of a game and who played it: “GAME: Anna and Boris”. */
  g_autofree char *heading = g_strdup_printf (_("%s: %s"), _(bgl_saved_game_get_rules (entry)->name), names);
  /* The date is last: if it is NULL, the line ends before it. */
  g_autofree char *line = g_strjoin (SEPARATOR, result, moves, date, NULL);

  update_lid (self);
  gtk_label_set_text (self->title, heading);
  gtk_label_set_text (self->facts, line);
}

static void
fill_stray (BglLibraryRow *self,
            BglSavedGame  *entry)
{
  BglSavedGameKind kind = bgl_saved_game_get_kind (entry);
  g_autofree char *name = g_file_get_basename (bgl_saved_game_get_file (entry));
  g_autofree char *shown = bgl_text_shorten (name, BGL_TEXT_QUOTE);
  g_autofree char *date = format_date (bgl_saved_game_get_modified (entry));
  g_autofree char *line = g_strjoin (SEPARATOR, describe_kind (kind), date, NULL);

  gtk_image_set_from_icon_name (self->icon, get_icon_name (kind));
  gtk_label_set_text (self->title, shown);
  gtk_label_set_text (self->facts, line);
}

void
bgl_library_row_set_entry (BglLibraryRow *self,
                           BglSavedGame  *entry)
{
  BglSavedGameKind kind;
  gboolean stray;

  g_return_if_fail (BGL_IS_LIBRARY_ROW (self));
  g_return_if_fail (BGL_IS_SAVED_GAME (entry));

  kind = bgl_saved_game_get_kind (entry);
  stray = kind != BGL_SAVED_GAME_GAME;
  self->rules = stray ? NULL : bgl_saved_game_get_rules (entry);
  gtk_widget_set_visible (GTK_WIDGET (self->lid), !stray);
  gtk_widget_set_visible (GTK_WIDGET (self->icon), stray);
  gtk_widget_set_visible (self->analyze, !stray && bgl_saved_game_get_result (entry) != NULL);
  gtk_widget_set_visible (self->export, kind == BGL_SAVED_GAME_FOREIGN);
  gtk_widget_set_visible (self->put_back, kind == BGL_SAVED_GAME_SET_ASIDE);

  if (stray)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self), "stray");
      fill_stray (self, entry);
    }
  else
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self), "stray");
      fill_game (self, entry);
    }
}

char *
bgl_library_row_describe (BglLibraryRow *self)
{
  g_return_val_if_fail (BGL_IS_LIBRARY_ROW (self), NULL);

  return g_strconcat (gtk_label_get_text (self->title), ". ", gtk_label_get_text (self->facts), NULL);
}
