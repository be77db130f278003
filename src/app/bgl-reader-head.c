/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-reader-page-private.h"

#include "bgl-cover.h"
#include "bgl-wrap-layout.h"
#include "board/bgl-arrange.h"
#include "board/bgl-names.h"
#include "engine/bgl-i18n.h"
#include "engine/bgl-registry.h"

/* What the pages of games have in addition to the text of the book: a cover, buttons to play, and links between
 * chapters. */

#define COVER_RATIO  0.42
#define COVER_LOWEST  110
#define COVER_HIGHEST 260
/* A wide cover may be higher than COVER_HIGHEST, because too little of the picture would be visible otherwise. */
#define COVER_LEAST_RATIO 0.27

#define PIECE_MARGIN 0.07

/* The cover */

static int
get_cover_height (int width)
{
  return CLAMP ((int) (width * COVER_RATIO), COVER_LOWEST, MAX (COVER_HIGHEST, (int) (width * COVER_LEAST_RATIO)));
}

int
bgl_reader_page_get_cover_height (BglReaderPage *self,
                                  int            width)
{
  return bgl_game_ui_find (self->page_id) != NULL ? get_cover_height (width) : 0;
}

static void
measure_cover (GtkWidget      *widget,
               GtkOrientation  orientation,
               int             for_size,
               int            *minimum,
               int            *natural,
               int            *minimum_baseline,
               int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL
                          ? COVER_LOWEST
                          : get_cover_height (for_size);
  *minimum_baseline = *natural_baseline = -1;
}

static void
allocate_cover (GtkWidget *widget,
                int        width,
                int        height,
                int        baseline)
{
}

void
bgl_reader_page_add_cover (BglReaderPage *self,
                           GtkBox        *box)
{
  const BglGameUi *ui = bgl_game_ui_find (self->page_id);
  GtkWidget *cover;

  if (ui == NULL)
    return;

  cover = bgl_cover_new ();
  bgl_cover_set_ui (BGL_COVER (cover), ui);
  gtk_widget_set_layout_manager (cover, gtk_custom_layout_new (bgl_arrange_by_width, measure_cover, allocate_cover));
  gtk_widget_add_css_class (cover, BGL_SECTION_SPAN);
  gtk_box_append (box, cover);
}

/* Pieces */

typedef struct
{
  const BglGameUi *ui;
  const char    *name;   /* owned by the book */
} Piece;

static void
draw_piece_cb (GtkDrawingArea *area,
               cairo_t        *cr,
               int             width,
               int             height,
               gpointer        user_data)
{
  const Piece *piece = user_data;
  double size = MIN (width, height);

  /* Borders and shadows reach a little beyond a piece. */
  cairo_translate (cr, size * PIECE_MARGIN, size * PIECE_MARGIN);
  bgl_game_ui_draw_piece (piece->ui, cr, size * (1 - 2 * PIECE_MARGIN), piece->name);
}

GtkWidget *
bgl_reader_page_create_piece (BglReaderPage *self,
                              const char    *name)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  "valign", GTK_ALIGN_START,
                                  NULL);
  const BglGameUi *ui = bgl_game_ui_find (self->page_id);

  gtk_widget_add_css_class (area, "piece");
  if (ui != NULL && ui->draw_piece != NULL)
    {
      Piece *piece = g_new0 (Piece, 1);

      piece->ui = ui;
      piece->name = name;
      gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_piece_cb, piece, g_free);
    }

  return area;
}

/* The buttons of the overview */

static GtkWidget *
create_button (const char *label,
               const char *icon,
               const char *css_class)
{
  GtkWidget *content = adw_button_content_new ();
  GtkWidget *button = gtk_button_new ();

  adw_button_content_set_icon_name (ADW_BUTTON_CONTENT (content), icon);
  adw_button_content_set_label (ADW_BUTTON_CONTENT (content), label);
  adw_button_content_set_use_underline (ADW_BUTTON_CONTENT (content), TRUE);
  gtk_button_set_child (GTK_BUTTON (button), content);
  if (css_class != NULL)
    gtk_widget_add_css_class (button, css_class);

  return button;
}

void
bgl_reader_page_add_buttons (BglReaderPage *self,
                             guint          index,
                             GtkBox        *box)
{
  GtkWidget *row, *learn, *quiz;

  if (!g_str_has_suffix (bgl_reader_page_get_nth (self, 0, index)->id, "-overview") ||
      bgl_registry_find (self->page_id) == NULL)
    return;

  row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (row, bgl_wrap_layout_new (12));
  gtk_widget_add_css_class (row, "buttons");

  /* Translators: a button of the rulebook that starts the lesson of a game, or a game against beginners. */
  learn = create_button (_("_Learn by Playing"), "media-playback-start-symbolic", "suggested-action");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (learn), "s", self->page_id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (learn), "win.learn");
  gtk_box_append (GTK_BOX (row), learn);

  quiz = gtk_button_new_with_mnemonic (_("Try the _Quiz"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (quiz), "reader.quiz");
  gtk_box_append (GTK_BOX (row), quiz);

  gtk_box_append (box, row);
}

/* Chapters */

static gboolean
has_chapters (const BglPage *page)
{
  for (guint i = 0; i < page->sections->len; i++)
    if (((const BglSection *) page->sections->pdata[i])->level > 1)
      return TRUE;

  return FALSE;
}

static GtkWidget *
create_way_label (const char *text,
                  gboolean    back)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), back ? 0 : 1);
  gtk_label_set_justify (GTK_LABEL (label), back ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);

  return label;
}

static GtkWidget *
create_way (BglReaderPage    *self,
            const BglSection *chapter,
            const char       *caption,
            gboolean          back)
{
  g_autofree char *uri = g_strdup_printf ("bungalow:%s/%s", self->page_id, chapter->id);
  /* Translators: a link to a chapter of the rulebook as a screen reader says it: %1$s is “Next Chapter” or “Previous
   * Chapter”, %2$s is its title. */
  g_autofree char *spoken = g_strdup_printf (_("%1$s: %2$s"), caption, chapter->title);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *icon = gtk_image_new_from_icon_name (back ? "go-previous-symbolic" : "go-next-symbolic");
  GtkWidget *above = create_way_label (caption, back);

  gtk_widget_add_css_class (above, "dim-label");
  gtk_widget_add_css_class (above, "caption");
  gtk_box_append (GTK_BOX (words), above);
  gtk_box_append (GTK_BOX (words), create_way_label (chapter->title, back));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (content), words);
  if (back)
    gtk_box_prepend (GTK_BOX (content), icon);
  else
    gtk_box_append (GTK_BOX (content), icon);

  /* The button expands: GTK would wrap the lines of a narrower one until it is as high as its neighbor. */
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", uri);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "reader.follow");
  gtk_widget_add_css_class (button, "flat");
  bgl_names_set (button, spoken);

  return button;
}

gboolean
bgl_reader_page_ends_chapter (BglReaderPage *self,
                              guint          index)
{
  const BglPage *page = self->pages->pdata[0];
  const BglSection *next = index + 1 < page->sections->len ? page->sections->pdata[index + 1] : NULL;

  return index > 0 && has_chapters (page) && (next == NULL || next->level < 2);
}

void
bgl_reader_page_add_ways (BglReaderPage *self,
                          guint          index,
                          GtkBox        *box)
{
  const BglPage *page = self->pages->pdata[self->main];
  const BglSection *next = index + 1 < page->sections->len ? page->sections->pdata[index + 1] : NULL;
  const BglSection *previous = NULL;
  GtkWidget *row;

  if (!bgl_reader_page_ends_chapter (self, index))
    return;

  /* Find the chapter that ends here and the one before it. */
  while (((const BglSection *) page->sections->pdata[index])->level > 1)
    index--;
  for (guint i = 1; i < index; i++)
    if (((const BglSection *) page->sections->pdata[i])->level == 1)
      previous = page->sections->pdata[i];

  /* Two buttons share the row equally, and a single button takes all of it. */
  row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  gtk_widget_add_css_class (row, "ways");
  gtk_widget_add_css_class (row, BGL_SECTION_SPAN);
  if (previous != NULL)
    gtk_box_append (GTK_BOX (row), create_way (self, previous, _("Previous Chapter"), TRUE));
  if (next != NULL)
    gtk_box_append (GTK_BOX (row), create_way (self, next, _("Next Chapter"), FALSE));
  gtk_box_append (box, row);
}
