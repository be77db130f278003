/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-view-private.h"

#include "bonobo-summary.h"
#include "board/bgl-arrange.h"
#include "engine/bgl-i18n.h"

G_DEFINE_FINAL_TYPE (BonoboView, bonobo_view, BGL_TYPE_VIEW)

/* Following the game */

static void
bonobo_view_moved (BglView *view,
                   BglMove  move)
{
  BonoboView *self = BONOBO_VIEW (view);

  self->hint = BGL_MOVE_NONE;
  bonobo_view_update_marks (self);
  bonobo_view_start_story (self);
  bonobo_view_refresh (self);
}

static void
bonobo_view_rewound (BglView *view)
{
  BonoboView *self = BONOBO_VIEW (view);

  self->hint = BGL_MOVE_NONE;
  bonobo_view_update_marks (self);
  bonobo_view_end_story (self);
  bonobo_view_refresh (self);
}

static void
bonobo_view_restyle (BglView       *view,
                     BglColorScheme scheme)
{
  BonoboView *self = BONOBO_VIEW (view);

  self->scheme = scheme;
  bonobo_track_set_light (self->track, scheme);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Children */

static void
spot_activated_cb (BonoboView *self,
                   GtkWidget  *child)
{
  for (guint i = 0; i < BONOBO_SPOTS; i++)
    if (self->spots[i] == child)
      bonobo_view_act_spot (self, i);
}

static void
place_activated_cb (BonoboView *self,
                    GtkWidget  *child)
{
  for (guint i = 0; i < BONOBO_PLACES; i++)
    if (self->places[i] == child)
      bonobo_view_act_place (self, i);
}

static GtkWidget *
add_child (BonoboView *self,
           GCallback   activated)
{
  GtkWidget *child = bgl_spot_new ();

  bgl_language_connect (child, "activate", activated, self);
  gtk_widget_set_parent (child, GTK_WIDGET (self));

  return child;
}

static void
add_children (BonoboView *self)
{
  self->track = BONOBO_TRACK (bonobo_track_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->track), GTK_WIDGET (self));

  for (guint i = 0; i < BONOBO_SPOTS; i++)
    self->spots[i] = add_child (self, G_CALLBACK (spot_activated_cb));

  for (guint i = 0; i < BONOBO_PLACES; i++)
    {
      self->places[i] = add_child (self, G_CALLBACK (place_activated_cb));
      gtk_widget_set_visible (self->places[i], FALSE);
      gtk_widget_set_focusable (self->places[i], FALSE);
    }

  self->stack = add_child (self, G_CALLBACK (bonobo_view_draw_rhomb));
}

/* The widget */

static gboolean
bonobo_view_grab_focus (GtkWidget *widget)
{
  return bonobo_view_focus_home (BONOBO_VIEW (widget));
}

static gboolean
bonobo_view_focus (GtkWidget        *widget,
                   GtkDirectionType  direction)
{
  return bonobo_view_focus_next (BONOBO_VIEW (widget), direction);
}

static void
bonobo_view_set_focus_child (GtkWidget *widget,
                             GtkWidget *child)
{
  BonoboView *self = BONOBO_VIEW (widget);
  g_auto (BglLanguage) language = bgl_view_enter_language (BGL_VIEW (self));

  GTK_WIDGET_CLASS (bonobo_view_parent_class)->set_focus_child (widget, child);

  if (child != NULL)
    bonobo_view_note_focus (self, child);
  if (self->game != NULL)
    bonobo_view_look (self);
}

static void
bonobo_view_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  BonoboView *self = BONOBO_VIEW (widget);

  *minimum = 240;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 640 : 600;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      int prompt_width;

      gtk_widget_measure (GTK_WIDGET (self->prompt), orientation, -1, &prompt_width, NULL, NULL, NULL);
      *minimum = MAX (*minimum, prompt_width);
      *natural = MAX (*natural, prompt_width);
    }
}

static void
bonobo_view_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  BonoboView *self = BONOBO_VIEW (widget);
  g_auto (BglLanguage) language = bgl_view_enter_language (BGL_VIEW (self));

  bonobo_view_arrange (self, width, height);
  bonobo_view_allocate (self, width, height);
}

static void
bonobo_view_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  BonoboView *self = BONOBO_VIEW (widget);
  g_auto (BglLanguage) language = bgl_view_enter_language (BGL_VIEW (self));

  bonobo_view_draw (self, snapshot);

  /* Do not draw the focus rings of places, which would cover their pictures. The target has a frame instead. */
  for (guint i = 0; i < BONOBO_SPOTS; i++)
    gtk_widget_snapshot_child (widget, self->spots[i], snapshot);

  if (bonobo_view_is_bare (self))
    return;

  gtk_widget_snapshot_child (widget, GTK_WIDGET (self->track), snapshot);
  bonobo_view_draw_above (self, snapshot);
  gtk_widget_snapshot_child (widget, self->stack, snapshot);
  gtk_widget_snapshot_child (widget, GTK_WIDGET (self->caption), snapshot);
  gtk_widget_snapshot_child (widget, GTK_WIDGET (self->prompt), snapshot);
}

static void
bonobo_view_show_move (BglView *view,
                       BglMove  move)
{
  BonoboView *self = BONOBO_VIEW (view);
  BonoboMove parts = bonobo_move_unpack (move);
  const gboolean has_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  guint place = BONOBO_NONE;

  if (parts.kind == BONOBO_LAY)
    place = bonobo_find_place (parts.triangles[0], parts.triangles[1]);

  bonobo_view_put_back (self);
  self->hint = move;
  bgl_hand_ignore_pointer (self->hand);
  bonobo_view_refresh (self);

  /* Move the focus to the shown move, for people who cannot see the marks. */
  if (!has_focus)
    return;
  if (parts.kind == BONOBO_SET_TOKEN)
    gtk_widget_grab_focus (self->spots[parts.spot]);
  else if (parts.kind == BONOBO_DRAW)
    gtk_widget_grab_focus (self->stack);
  else if (parts.kind == BONOBO_LAY && place != BONOBO_NONE)
    gtk_widget_grab_focus (self->places[place]);
}

static gboolean
bonobo_view_cancel (BglView *view)
{
  return bonobo_view_put_back (BONOBO_VIEW (view));
}

static void
bonobo_view_skip_animations (BglView *view)
{
  bonobo_view_skip_story (BONOBO_VIEW (view));
}

static void
bonobo_view_real_refresh (BglView *view)
{
  bonobo_view_refresh (BONOBO_VIEW (view));
}

static void
bonobo_view_constructed (GObject *object)
{
  BonoboView *self = BONOBO_VIEW (object);
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));

  G_OBJECT_CLASS (bonobo_view_parent_class)->constructed (object);

  self->game = g_object_ref (bgl_table_get_game (table));
  bonobo_track_set_seats (self->track, bgl_game_get_n_seats (self->game));

  bonobo_view_connect_story (self);

  bonobo_view_rewound (BGL_VIEW (self));
}

static void
bonobo_view_dispose (GObject *object)
{
  BonoboView *self = BONOBO_VIEW (object);

  g_clear_object (&self->game);
  g_clear_object (&self->island);
  bonobo_view_dispose_story (self);
  bgl_arrange_clear (GTK_WIDGET (self));
  g_clear_object (&self->hand);

  G_OBJECT_CLASS (bonobo_view_parent_class)->dispose (object);
}

static void
bonobo_view_class_init (BonoboViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BglViewClass *view_class = BGL_VIEW_CLASS (klass);

  object_class->constructed = bonobo_view_constructed;
  object_class->dispose = bonobo_view_dispose;

  widget_class->measure = bonobo_view_measure;
  widget_class->size_allocate = bonobo_view_size_allocate;
  widget_class->snapshot = bonobo_view_snapshot;
  widget_class->focus = bonobo_view_focus;
  widget_class->grab_focus = bonobo_view_grab_focus;
  widget_class->set_focus_child = bonobo_view_set_focus_child;

  view_class->show_move = bonobo_view_show_move;
  view_class->trace_move = bonobo_view_trace_move;
  view_class->mark_place = bonobo_view_mark_place;
  view_class->cancel = bonobo_view_cancel;
  view_class->skip_animations = bonobo_view_skip_animations;
  view_class->moved = bonobo_view_moved;
  view_class->rewound = bonobo_view_rewound;
  view_class->refresh = bonobo_view_real_refresh;
  view_class->restyle = bonobo_view_restyle;

  bonobo_view_bind_keys (widget_class);

  gtk_widget_class_set_css_name (widget_class, "bonobo");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
bonobo_view_init (BonoboView *self)
{
  self->room.edge = 1;
  self->home_spot = BONOBO_SPOTS / 2;
  self->target = self->aim = self->read_aim = BONOBO_NONE;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Island of Bonobo Beach"),
                                  -1);

  add_children (self);
  bonobo_view_init_story (self);
  bonobo_view_init_hand (self);
}

GtkWidget *
bonobo_view_get_spot (BonoboView *self,
                      guint       spot)
{
  g_return_val_if_fail (BONOBO_IS_VIEW (self), NULL);
  g_return_val_if_fail (spot < BONOBO_SPOTS, NULL);

  return self->spots[spot];
}

GtkWidget *
bonobo_view_get_place (BonoboView *self,
                       guint       place)
{
  g_return_val_if_fail (BONOBO_IS_VIEW (self), NULL);
  g_return_val_if_fail (place < BONOBO_PLACES, NULL);

  return self->places[place];
}

GtkWidget *
bonobo_view_get_stack (BonoboView *self)
{
  g_return_val_if_fail (BONOBO_IS_VIEW (self), NULL);

  return self->stack;
}

guint
bonobo_view_get_target (BonoboView *self)
{
  g_return_val_if_fail (BONOBO_IS_VIEW (self), BONOBO_NONE);

  return self->target;
}

gboolean
bonobo_view_is_telling (BonoboView *self)
{
  g_return_val_if_fail (BONOBO_IS_VIEW (self), FALSE);

  return self->telling;
}

const char *
bonobo_view_get_caption (BonoboView  *self,
                         const char **rule)
{
  g_return_val_if_fail (BONOBO_IS_VIEW (self), NULL);

  if (rule != NULL)
    *rule = bgl_caption_get_rule (self->caption);

  return bgl_caption_get_text (self->caption);
}

static const BglEventSound sounds[] = {
  { "draw-begun", NULL }, { "number-counted", NULL }, { "triangle-active", NULL }, { "passed", NULL },
  { "final-scoring", NULL }, { "signs-turned", NULL }, { "doubled", NULL }, { "token-final", NULL },
  { "rhomb-drawn", "pick" },
  { "token-set", "tile" },
  { "rhomb-laid", "rhomb" },
  { "token-driven", "gone" },
  { "token-scored", "right" },
  { "game-over", "win" },
  { NULL, NULL },
};

static const BglShortcutInfo shortcuts[] = {
  { NULL, N_("Draw a Rhomb"), "d" },
  { NULL, NULL, NULL },
};

const BglGameUi bonobo_ui = {
  .rules = &bonobo_rules,
  .get_view_type = bonobo_view_get_type,
  .draw_cover = bonobo_art_draw_cover,
  .example_size = { 480, 430 },
  .closeup = 1.2,
  .closeup_parts = 1,
  .accent = { "#0f8a8f", "#4fd0cf" },
  .sounds = sounds,
  .create_summary = bonobo_summary_new,
  .draw_piece = bonobo_art_draw_piece,
  .draw_confetti = bonobo_art_draw_confetti,
  .scans = {
    [BGL_SCAN_LINES] = bonobo_view_scan_lines,
    [BGL_SCAN_OWN] = bonobo_view_scan_own,
    [BGL_SCAN_OTHERS] = bonobo_view_scan_others,
    [BGL_SCAN_MOVES] = bonobo_view_scan_moves,
    [BGL_SCAN_THREATS] = bonobo_view_scan_threats,
    [BGL_SCAN_WORTH] = bonobo_view_scan_worth,
  },
  .describe_table = bonobo_view_describe_table,
  .shortcuts = shortcuts,
};
