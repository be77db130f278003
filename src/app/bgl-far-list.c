/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-far-list.h"

#include "board/bgl-names.h"
#include "engine/bgl-i18n.h"

#define GAME "bgl-far-game" /* the game of a row */

struct _BglFarList
{
  AdwBin               parent_instance;

  BglFarGames         *games;
  AdwPreferencesGroup *group;
  GPtrArray           *rows;
};

enum
{
  SIGNAL_OPENED,
  SIGNAL_REMOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BglFarList, bgl_far_list, ADW_TYPE_BIN)

static void
opened_cb (BglFarList *self,
           GtkWidget  *row)
{
  g_signal_emit (self, signals[SIGNAL_OPENED], 0, g_object_get_data (G_OBJECT (row), GAME));
}

static void
removed_cb (GtkWidget *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW);
  GtkWidget *list = gtk_widget_get_ancestor (button, BGL_TYPE_FAR_LIST);

  g_signal_emit (list, signals[SIGNAL_REMOVED], 0, g_object_get_data (G_OBJECT (row), GAME));
}

static void
update_row (GtkWidget *row)
{
  BglFarGame *game = g_object_get_data (G_OBJECT (row), GAME);
  const BglRules *rules = bgl_far_game_get_rules (game);
  g_autofree char *description = bgl_far_game_describe (game);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), rules != NULL ? _(rules->name) : _("Table at a Distance"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), description);
  if (bgl_far_game_is_your_turn (game))
    gtk_widget_add_css_class (row, "your-turn");
  else
    gtk_widget_remove_css_class (row, "your-turn");
}

static void
changed_cb (BglFarList *self,
            BglFarGame *game)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (g_object_get_data (self->rows->pdata[i], GAME) == game)
      update_row (self->rows->pdata[i]);
}

static GtkWidget *
create_row (BglFarList *self,
            BglFarGame *game)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");

  g_object_set_data_full (G_OBJECT (row), GAME, g_object_ref (game), g_object_unref);
  /* Names are those of other people. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _("Remove"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Remove"), -1);
  g_signal_connect (button, "clicked", G_CALLBACK (removed_cb), NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_object (row, "activated", G_CALLBACK (opened_cb), self, G_CONNECT_SWAPPED);
  update_row (row);
  bgl_names_follow (row);

  return row;
}

static void
fill (BglFarList *self)
{
  guint n_games = g_list_model_get_n_items (G_LIST_MODEL (self->games));

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->group, self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (BglFarGame) game = g_list_model_get_item (G_LIST_MODEL (self->games), i);
      GtkWidget *row = create_row (self, game);

      adw_preferences_group_add (self->group, row);
      g_ptr_array_add (self->rows, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), n_games > 0);
}

static void
bgl_far_list_dispose (GObject *object)
{
  BglFarList *self = BGL_FAR_LIST (object);

  g_ptr_array_set_size (self->rows, 0);
  g_clear_object (&self->games);

  G_OBJECT_CLASS (bgl_far_list_parent_class)->dispose (object);
}

static void
bgl_far_list_finalize (GObject *object)
{
  g_ptr_array_unref (BGL_FAR_LIST (object)->rows);

  G_OBJECT_CLASS (bgl_far_list_parent_class)->finalize (object);
}

static void
bgl_far_list_class_init (BglFarListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = bgl_far_list_dispose;
  object_class->finalize = bgl_far_list_finalize;

  signals[SIGNAL_OPENED] =
    g_signal_new ("opened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                  BGL_TYPE_FAR_GAME);
  signals[SIGNAL_REMOVED] =
    g_signal_new ("removed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                  BGL_TYPE_FAR_GAME);
}

static void
bgl_far_list_init (BglFarList *self)
{
  GtkWidget *clamp = adw_clamp_new ();

  self->rows = g_ptr_array_new ();
  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  /* Translators: heading of a list of games with players at other computers. */
  adw_preferences_group_set_title (self->group, _("At a Distance"));
  adw_clamp_set_child (ADW_CLAMP (clamp), GTK_WIDGET (self->group));
  adw_bin_set_child (ADW_BIN (self), clamp);
}

GtkWidget *
bgl_far_list_new (BglFarGames *games)
{
  BglFarList *self;

  g_return_val_if_fail (BGL_IS_FAR_GAMES (games), NULL);

  self = g_object_new (BGL_TYPE_FAR_LIST, NULL);
  self->games = g_object_ref (games);
  g_signal_connect_object (games, "items-changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (games, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  fill (self);

  return GTK_WIDGET (self);
}
