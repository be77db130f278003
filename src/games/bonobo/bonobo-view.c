/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-view-private.h"

#include "bonobo-summary.h"
#include "engine/bgl-i18n.h"

G_DEFINE_FINAL_TYPE (BonoboView, bonobo_view, BGL_TYPE_BOARD)

const BonoboState *
bonobo_view_get_state (BonoboView *self)
{
  return bgl_game_get_state (bgl_view_get_game (BGL_VIEW (self)));
}

gboolean
bonobo_view_can_set_at (BonoboView *self,
                        guint       spot)
{
  const BonoboState *state = bonobo_view_get_state (self);

  return bgl_view_can_act (BGL_VIEW (self)) && state->phase == BONOBO_CHOOSING &&
         bonobo_state_get_hand (state, state->turn) > 0 &&
         (bonobo_state_get_settable (state) & BONOBO_BIT (spot)) != 0;
}

/* The quiz asks for the value of a spot, so its board must not show it. */
gboolean
bonobo_view_has_worth (BonoboView *self)
{
  return !bgl_view_get_example (BGL_VIEW (self)) || bgl_view_get_hints (BGL_VIEW (self));
}

/* The last caption stays readable until the pointer or the focus moves to another spot. */
gboolean
bonobo_view_shows_worth (BonoboView *self)
{
  return bonobo_view_has_worth (self) && !bonobo_view_is_playing (self) && self->aim != BONOBO_NONE &&
         bgl_view_get_question (BGL_VIEW (self)) == 0 &&
         (self->aim != self->read_aim || bgl_caption_get_text (self->caption) == NULL);
}

/* Following the game */

static gboolean
is_laying (BonoboView *self)
{
  return bgl_view_can_act (BGL_VIEW (self)) && bonobo_view_get_state (self)->phase == BONOBO_LAYING;
}

static void
bonobo_view_position_changed (BglBoard *board,
                              gboolean  jumped)
{
  BonoboView *self = BONOBO_VIEW (board);

  self->laying = is_laying (self);
  if (jumped)
    bonobo_view_show_caption (self, NULL, NULL);
  else
    bonobo_view_start_tide (self);
}

static void
update_aim (BonoboView *self)
{
  const BonoboState *state = bonobo_view_get_state (self);
  const guint aim = bgl_board_get_aim (BGL_BOARD (self));
  const guint place = bonobo_view_get_place_at (aim);

  self->aim = aim < BONOBO_SPOTS && !self->laying ? aim : BONOBO_NONE;
  if (self->reading && !bonobo_view_is_playing (self))
    {
      self->read_aim = self->aim;
      self->reading = FALSE;
    }
  else if (self->aim != self->read_aim)
    self->read_aim = BONOBO_NONE;

  self->target = self->laying && place != BONOBO_NONE && bonobo_state_can_lay_at (state, place) ? place : BONOBO_NONE;
  if (self->target != BONOBO_NONE)
    bonobo_state_preview (state, state->rhomb, self->target, &self->preview);
}

static void
bonobo_view_update (BglBoard *board)
{
  BonoboView *self = BONOBO_VIEW (board);
  g_autofree char *scores = bonobo_view_describe_scores (self);

  if (self->laying != is_laying (self))
    {
      self->laying = !self->laying;
      bgl_board_update_spots (board);
    }

  update_aim (self);
  bonobo_view_update_track (self);
  bonobo_view_update_words (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->track),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, scores, -1);
}

/* Also removes the caption. */
static gboolean
bonobo_view_cancel (BglView *view)
{
  BonoboView *self = BONOBO_VIEW (view);
  const gboolean has_caption = bgl_caption_get_text (self->caption) != NULL;
  const gboolean canceled = BGL_VIEW_CLASS (bonobo_view_parent_class)->cancel (view);

  if (has_caption)
    {
      bgl_view_skip_animations (view);
      bonobo_view_show_caption (self, NULL, NULL);
      bgl_view_refresh (view);
    }

  return canceled || has_caption;
}

static void
bonobo_view_restyle (BglView        *view,
                     BglColorScheme  scheme)
{
  BonoboView *self = BONOBO_VIEW (view);

  self->scheme = scheme;
  bonobo_track_set_light (self->track, scheme);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
bonobo_view_constructed (GObject *object)
{
  bonobo_track_set_seats (BONOBO_VIEW (object)->track, bgl_game_get_n_seats (bgl_view_get_game (BGL_VIEW (object))));

  G_OBJECT_CLASS (bonobo_view_parent_class)->constructed (object);
}

static void
bonobo_view_dispose (GObject *object)
{
  BonoboView *self = BONOBO_VIEW (object);

  g_clear_object (&self->island);
  bgl_motion_clear (&self->tide);

  G_OBJECT_CLASS (bonobo_view_parent_class)->dispose (object);
}

static void
bonobo_view_finalize (GObject *object)
{
  g_free (BONOBO_VIEW (object)->longest_caption);

  G_OBJECT_CLASS (bonobo_view_parent_class)->finalize (object);
}

static void
bonobo_view_class_init (BonoboViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BglViewClass *view_class = BGL_VIEW_CLASS (klass);
  BglBoardClass *board_class = BGL_BOARD_CLASS (klass);

  object_class->constructed = bonobo_view_constructed;
  object_class->dispose = bonobo_view_dispose;
  object_class->finalize = bonobo_view_finalize;

  view_class->trace_move = bonobo_view_trace_move;
  view_class->mark_place = bonobo_view_mark_place;
  view_class->cancel = bonobo_view_cancel;
  view_class->restyle = bonobo_view_restyle;
  bonobo_view_bind_motion (view_class);

  board_class->position_changed = bonobo_view_position_changed;
  board_class->update = bonobo_view_update;
  board_class->describe_spot = bonobo_view_describe_spot;
  board_class->describe_step = bonobo_view_describe_step;
  board_class->draw = bonobo_view_draw;
  board_class->draw_above = bonobo_view_draw_above;
  bonobo_view_bind_layout (board_class);
  bonobo_view_bind_hand (board_class);
  bonobo_view_bind_questions (view_class);

  gtk_widget_class_set_css_name (widget_class, "bonobo");
}

static void
bonobo_view_init (BonoboView *self)
{
  self->room.edge = 1;
  self->home_spot = BONOBO_SPOTS / 2;
  self->target = self->aim = self->read_aim = BONOBO_NONE;
  bgl_board_set_home (BGL_BOARD (self), self->home_spot);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Island of Bonobo Beach"),
                                  -1);

  self->track = BONOBO_TRACK (bonobo_track_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->track), GTK_WIDGET (self));
  bonobo_view_init_motion (self);
}

GtkWidget *
bonobo_view_get_stack (BonoboView *self)
{
  g_return_val_if_fail (BONOBO_IS_VIEW (self), NULL);

  return bgl_board_get_spot (BGL_BOARD (self), BONOBO_STACK);
}

static const BglEventSound sounds[] = {
  { BONOBO_EVENT_RHOMB_DRAWN, "pick" },
  { BONOBO_EVENT_TOKEN_SET, "tile" },
  { BONOBO_EVENT_RHOMB_LAID, "rhomb" },
  { BONOBO_EVENT_TOKEN_DRIVEN, "gone" },
  { BONOBO_EVENT_TOKEN_SCORED, "right" },
  { BONOBO_EVENT_GAME_OVER, "win" },
  { 0, NULL },
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
