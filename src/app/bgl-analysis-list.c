/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-analysis-list.h"

#include "board/bgl-arrange.h"
#include "board/bgl-badge.h"

#define BADGE 14

typedef struct
{
  guint      ply;
  double     size;
  GtkWidget *button;
} Row;

/*
 * CSS nodes: analysis-list with a label.heading and buttons. Accessible role: group.
 */
struct _BglAnalysisList
{
  GtkWidget  parent_instance;

  BglTable  *table;
  guint      most;
  GArray    *rows;   /* Row, the largest first */
  GtkWidget *title;
};

G_DEFINE_FINAL_TYPE (BglAnalysisList, bgl_analysis_list, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_PLY_ACTIVATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
bgl_analysis_list_dispose (GObject *object)
{
  BglAnalysisList *self = BGL_ANALYSIS_LIST (object);

  g_array_set_size (self->rows, 0);
  g_clear_object (&self->table);
  bgl_arrange_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (bgl_analysis_list_parent_class)->dispose (object);
}

static void
bgl_analysis_list_finalize (GObject *object)
{
  g_array_unref (BGL_ANALYSIS_LIST (object)->rows);

  G_OBJECT_CLASS (bgl_analysis_list_parent_class)->finalize (object);
}

static void
bgl_analysis_list_class_init (BglAnalysisListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bgl_analysis_list_dispose;
  object_class->finalize = bgl_analysis_list_finalize;

  signals[SIGNAL_PLY_ACTIVATED] =
    g_signal_new ("ply-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "analysis-list");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_analysis_list_init (BglAnalysisList *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                  GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
bgl_analysis_list_new (BglTable   *table,
                       const char *title,
                       guint       most)
{
  BglAnalysisList *self;

  g_return_val_if_fail (BGL_IS_TABLE (table), NULL);
  g_return_val_if_fail (title != NULL, NULL);

  self = g_object_new (BGL_TYPE_ANALYSIS_LIST, NULL);
  self->table = g_object_ref (table);
  self->most = most;
  self->title = gtk_label_new (title);
  gtk_label_set_xalign (GTK_LABEL (self->title), 0);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_widget_add_css_class (self->title, "heading");
  gtk_widget_set_parent (self->title, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);

  return GTK_WIDGET (self);
}

static void
clicked_cb (BglAnalysisList *self,
            GtkWidget       *button)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (g_array_index (self->rows, Row, i).button == button)
      {
        g_signal_emit (self, signals[SIGNAL_PLY_ACTIVATED], 0, g_array_index (self->rows, Row, i).ply);
        return;
      }
}

static GtkWidget *
create_button (BglAnalysisList   *self,
               const char        *text,
               const char        *figure,
               guint              seat,
               BglChanceMarkKind  mark)
{
  const BglGameUi *ui = bgl_game_ui_find (bgl_game_get_rules (bgl_table_get_game (self->table))->id);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *words = gtk_label_new (text);
  GtkWidget *number = gtk_label_new (figure);
  GtkWidget *badge = bgl_badge_new (ui, seat);
  g_autofree char *name = g_strdup_printf ("%s %s %s", text, bgl_seat_get_label (bgl_table_get_seat (self->table, seat)),
                                           figure);

  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (words), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_label_set_width_chars (GTK_LABEL (number), 3);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_widget_add_css_class (number, "numeric");
  gtk_box_append (GTK_BOX (box), bgl_chance_mark_new (mark));
  gtk_box_append (GTK_BOX (box), words);
  bgl_badge_set_pixel_size (BGL_BADGE (badge), BADGE);
  gtk_box_append (GTK_BOX (box), badge);
  gtk_box_append (GTK_BOX (box), number);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);

  return button;
}

void
bgl_analysis_list_add (BglAnalysisList     *self,
                       guint                ply,
                       double               size,
                       const char          *figure,
                       guint                seat,
                       BglChanceMarkKind    mark,
                       BglAnalysisListText  describe,
                       gpointer             user_data)
{
  g_autofree char *text = NULL;
  GtkWidget *before;
  Row row = { ply, size, NULL };
  guint i;

  g_return_if_fail (BGL_IS_ANALYSIS_LIST (self));

  for (i = 0; i < self->rows->len; i++)
    if (g_array_index (self->rows, Row, i).ply == ply)
      return;
  for (i = 0; i < self->rows->len && g_array_index (self->rows, Row, i).size >= size; i++)
    continue;
  if (i >= self->most)
    return;

  text = describe (ply, user_data);
  row.button = create_button (self, text, figure, seat, mark);
  before = i > 0 ? g_array_index (self->rows, Row, i - 1).button : self->title;
  gtk_widget_insert_after (row.button, GTK_WIDGET (self), before);
  g_array_insert_val (self->rows, i, row);
  if (self->rows->len > self->most)
    {
      gtk_widget_unparent (g_array_index (self->rows, Row, self->most).button);
      g_array_set_size (self->rows, self->most);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

void
bgl_analysis_list_clear (BglAnalysisList *self)
{
  g_return_if_fail (BGL_IS_ANALYSIS_LIST (self));

  for (guint i = 0; i < self->rows->len; i++)
    gtk_widget_unparent (g_array_index (self->rows, Row, i).button);
  g_array_set_size (self->rows, 0);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

guint
bgl_analysis_list_get_n_rows (BglAnalysisList *self)
{
  g_return_val_if_fail (BGL_IS_ANALYSIS_LIST (self), 0);

  return self->rows->len;
}
