/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-view-private.h"

#include "bongo-cloth.h"
#include "bongo-dice.h"
#include "bongo-entry-page.h"
#include "bongo-practice-page.h"
#include "bongo-preferences.h"
#include "bongo-settings.h"
#include "bongo-summary.h"
#include "board/bgl-arrange.h"
#include "board/bgl-focus.h"
#include "board/bgl-screen-reader.h"
#include "board/bgl-tooltip.h"
#include "engine/bgl-i18n.h"

G_DEFINE_FINAL_TYPE (BongoView, bongo_view, BGL_TYPE_VIEW)

const BongoState *
bongo_view_get_state (BongoView *self)
{
  return bgl_game_get_state (bgl_view_get_game (BGL_VIEW (self)));
}

gboolean
bongo_view_is_person (BongoView *self,
                      guint      seat)
{
  return bgl_seat_is_here (bgl_table_get_seat (bgl_view_get_table (BGL_VIEW (self)), seat));
}

const char *
bongo_view_get_name (BongoView *self,
                     guint      seat)
{
  return bgl_table_get_names (bgl_view_get_table (BGL_VIEW (self)))[seat - 1];
}

static void
bongo_view_restyle (BglView        *view,
                    BglColorScheme  scheme)
{
  BongoView *self = BONGO_VIEW (view);

  self->scheme = scheme;
  bongo_cloth_set_light (GTK_WIDGET (self), scheme);
}

/* The widget */

static void
bongo_view_measure_widget (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  bongo_view_measure (BONGO_VIEW (widget), orientation, for_size, minimum, natural);
}

static void
bongo_view_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  bongo_view_allocate (BONGO_VIEW (widget), width, height);
}

static void
bongo_view_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  BongoView *self = BONGO_VIEW (widget);

  bongo_cloth_snapshot (widget, snapshot, self->scheme);
  GTK_WIDGET_CLASS (bongo_view_parent_class)->snapshot (widget, snapshot);
  bongo_view_draw_flights (self, snapshot);
}

/* Moves the focus to an answer of the prompt, or to the table itself. Words and the button to pass must not get it:
 * Space, which rolls the dice, would press them. */
static gboolean
bongo_view_grab_focus (GtkWidget *widget)
{
  BongoView *self = BONGO_VIEW (widget);

  if (bgl_focus_is_moving (widget))
    return FALSE;

  if (bgl_view_get_demand (BGL_VIEW (self)) != BGL_DEMAND_NONE &&
      bgl_prompt_focus (bgl_view_get_prompt (BGL_VIEW (self))))
    return TRUE;

  return bgl_focus_take (widget);
}

/* Nobody looks below the board while calls are open. */
static void
refused_cb (BongoView    *self,
            const GError *error)
{
  if (bongo_view_get_state (self)->phase == BONGO_PHASE_CALLS)
    gtk_label_set_text (GTK_LABEL (self->banner), error->message);
}

static void
called_cb (BongoView  *self,
           guint       word,
           gint64      when,
           BongoPlace *place)
{
  bongo_view_call (self, bgl_seat_get_number (bongo_place_get_seat (place)), word, when);
}

static void
add_places (BongoView *self)
{
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));

  self->n_seats = bgl_game_get_n_seats (bgl_view_get_game (BGL_VIEW (self)));
  self->supply = bongo_place_new (&bongo_ui, NULL);
  gtk_widget_insert_after (self->supply, GTK_WIDGET (self), GTK_WIDGET (self->tray));

  for (guint seat = 1; seat <= self->n_seats; seat++)
    {
      BglSeat *who = bgl_table_get_seat (table, seat);
      GtkWidget *place = bongo_place_new (&bongo_ui, who);

      self->n_people += bgl_seat_is_here (who);
      self->places[seat - 1] = place;
      bgl_language_connect (place, "called", G_CALLBACK (called_cb), self);
      gtk_widget_insert_before (place, GTK_WIDGET (self), GTK_WIDGET (self->reasons));
    }

  gtk_widget_set_visible (self->around, self->n_people >= 2 && self->n_people <= 4 &&
                                        !bgl_view_get_example (BGL_VIEW (self)));
}

static void
bongo_view_constructed (GObject *object)
{
  BongoView *self = BONGO_VIEW (object);
  GtkWidget *prompt;

  G_OBJECT_CLASS (bongo_view_parent_class)->constructed (object);

  prompt = GTK_WIDGET (bgl_view_get_prompt (BGL_VIEW (self)));
  gtk_widget_set_margin_start (prompt, 6);
  gtk_widget_set_margin_end (prompt, 6);
  gtk_widget_set_margin_bottom (prompt, 6);
  add_places (self);
  /* Examples ignore the setting for sitting around the table, and show refusals in their own text. */
  if (!bgl_view_get_example (BGL_VIEW (self)))
    {
      g_settings_bind (bongo_settings_get (), BONGO_SETTING_AROUND, self->around, "active", G_SETTINGS_BIND_DEFAULT);
      g_signal_connect_object (bgl_view_get_table (BGL_VIEW (self)), "refused", G_CALLBACK (refused_cb), self,
                               G_CONNECT_SWAPPED);
    }
  bgl_screen_reader_watch ();
  bongo_view_assign_keys (self);
  bongo_view_init_round (self);
}

static void
bongo_view_dispose (GObject *object)
{
  BongoView *self = BONGO_VIEW (object);

  g_clear_handle_id (&self->tick_id, g_source_remove);
  g_clear_object (&self->keyboard);
  bgl_arrange_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (bongo_view_parent_class)->dispose (object);
}

static void
bongo_view_class_init (BongoViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BglViewClass *view_class = BGL_VIEW_CLASS (klass);

  object_class->constructed = bongo_view_constructed;
  object_class->dispose = bongo_view_dispose;

  widget_class->measure = bongo_view_measure_widget;
  /* Many seats need more rows on a narrow table. */
  widget_class->get_request_mode = bgl_arrange_by_width;
  widget_class->size_allocate = bongo_view_size_allocate;
  widget_class->snapshot = bongo_view_snapshot;
  widget_class->focus = bgl_focus_move;
  widget_class->grab_focus = bongo_view_grab_focus;

  view_class->event_handlers = bongo_view_event_handlers;
  view_class->begin_step = bongo_view_begin_step;
  view_class->end_step = bongo_view_end_step;
  view_class->show_move = bongo_view_show_move;
  view_class->trace_move = bongo_view_trace_move;
  view_class->mark_place = bongo_view_mark_place;
  view_class->describe_last = bongo_view_describe_last;
  view_class->restyle = bongo_view_restyle;
  bongo_view_bind_round (view_class);
  bongo_view_bind_questions (view_class);

  gtk_widget_class_set_css_name (widget_class, "bongo");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_label (BongoView  *self,
           const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));

  return label;
}

static void
bongo_view_init (BongoView *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Bongo table"), -1);

  self->banner = add_label (self, "banner");
  gtk_label_set_wrap (GTK_LABEL (self->banner), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->banner), GTK_JUSTIFY_CENTER);
  gtk_label_set_lines (GTK_LABEL (self->banner), 2);
  gtk_label_set_ellipsize (GTK_LABEL (self->banner), PANGO_ELLIPSIZE_END);
  /* A label would cause a new layout of the whole window every tenth of a second. */
  self->clock = gtk_inscription_new (NULL);
  gtk_inscription_set_xalign (GTK_INSCRIPTION (self->clock), 1);
  gtk_inscription_set_min_chars (GTK_INSCRIPTION (self->clock), 4);
  gtk_inscription_set_nat_chars (GTK_INSCRIPTION (self->clock), 7);
  gtk_widget_add_css_class (self->clock, "clock");
  gtk_widget_add_css_class (self->clock, "numeric");
  gtk_widget_set_parent (self->clock, GTK_WIDGET (self));

  self->around = gtk_toggle_button_new ();
  gtk_button_set_icon_name (GTK_BUTTON (self->around), "bgl-around-symbolic");
  gtk_widget_add_css_class (self->around, "flat");
  bgl_tooltip_set (self->around, _("Sit Around the Table"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->around), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Sit Around the Table"), -1);
  g_signal_connect_object (self->around, "toggled", G_CALLBACK (gtk_widget_queue_allocate), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->around, GTK_WIDGET (self));

  self->tray = BGL_TRAY (bongo_dice_tray_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->tray), GTK_WIDGET (self));
  self->reasons = BONGO_REASONS (bongo_reasons_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->reasons), GTK_WIDGET (self));
  bongo_view_init_hand (self);
}

/* A call has no sound of its own, but the events that follow it do. */
static const BglEventSound sounds[] = {
  { BONGO_EVENT_TROPHY_TAKEN, "pick" },
  { BONGO_EVENT_ROLLED, "dice" },
  { BONGO_EVENT_ROUND_WON, "right" },
  { BONGO_EVENT_GOES_ON, "wrong" },
  { BONGO_EVENT_OUT, "wrong" },
  { BONGO_EVENT_GAME_WON, "win" },
  { 0, NULL },
};

static const BglActivity activities[] = {
  /* Translators: twenty rolls alone, against the clock */
  { "practice", N_("Practice"), bongo_practice_page_new },
  /* Translators: the user enters dice rolled on a real table, and the answer is shown */
  { "entry", N_("Enter Your Dice"), bongo_entry_page_new },
  { NULL }
};

/* The confetti is made of the heads of the three animals. */
static void
draw_confetti (cairo_t *cr,
               double   size,
               guint    kind)
{
  bongo_art_draw_animal (cr, kind % BONGO_ANIMALS, -size / 2, -size / 2, size, BONGO_COAT_NATURAL, 0);
}

static const BglShortcutInfo shortcuts[] = {
  { NULL, N_("Roll the Dice or Start the Clock Early"), "space Return" },
  { NULL, N_("Choose a Face (in Enter Your Dice)"), "1 2 3" },
  { NULL, N_("Pass (Without a Clock) or Previous Face (in Enter Your Dice)"), "BackSpace" },
  { NULL, NULL, NULL },
};

/* Includes space for the answer below the dice. */
static int
get_parts_height (guint parts,
                  guint n_seats,
                  int   width)
{
  return width < (int) bongo_ui.example_size[0] ? 330 : 300;
}

static gboolean
draw_piece (cairo_t    *cr,
            double      size,
            const char *name)
{
  static const struct
  {
    const char  *name;
    BongoDieKind kind;
    guint        face;
  } dice[] = {
    { "white", BONGO_DIE_ANIMAL, BONGO_GNU },
    { "film", BONGO_DIE_FILM, 2 },
    { "poacher", BONGO_DIE_POACHER, BONGO_RHINO },
    { "guard", BONGO_DIE_GUARD, BONGO_BONGO },
  };
  static const struct
  {
    const char *name;
    BongoWord   animal;
  } trophies[] = {
    { "trophy-bongo", BONGO_BONGO },
    { "trophy-gnu", BONGO_GNU },
    { "trophy-rhino", BONGO_RHINO },
  };

  for (guint i = 0; i < G_N_ELEMENTS (dice); i++)
    if (g_str_equal (name, dice[i].name))
      {
        bongo_art_draw_die (cr, dice[i].kind, dice[i].face, 0, 0, size, BGL_COLOR_SCHEME_LIGHT);
        return TRUE;
      }

  for (guint i = 0; i < G_N_ELEMENTS (trophies); i++)
    if (g_str_equal (name, trophies[i].name))
      {
        bongo_art_draw_trophy (cr, trophies[i].animal, size, BGL_COLOR_SCHEME_LIGHT);
        return TRUE;
      }

  return FALSE;
}

const BglGameUi bongo_ui = {
  .rules = &bongo_rules,
  .get_view_type = bongo_view_get_type,
  .draw_cover = bongo_art_draw_cover,
  .example_size = { 520, 430 },
  .narrow_example_height = 570,
  .get_parts_height = get_parts_height,
  .has_words = TRUE,
  .accent = { "#c8641c", "#f0a35e" },
  .seat_colors = { [5] = "#56b4e9", [6] = "#8b6b4a", [7] = "#6a4fa3" },
  .seat_shapes = { [5] = "sun", [6] = "ring", [7] = "circle" },
  .sounds = sounds,
  .seats_on_board = TRUE,
  .activities = activities,
  .create_preferences = bongo_preferences_new,
  .create_summary = bongo_summary_new,
  .draw_piece = draw_piece,
  .draw_confetti = draw_confetti,
  .shortcuts = shortcuts,
};
