/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-shelf-card.h"

#include "bgl-cover.h"
#include "bgl-puzzle-progress.h"
#include "bgl-settings.h"
#include "bgl-wrap-layout.h"
#include "board/bgl-arrange.h"
#include "board/bgl-focus.h"
#include "board/bgl-names.h"
#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"
#include "rulebook/bgl-lesson.h"

#define SPLIT_VIEW      640  /* from this width on, the text is beside the cover */
#define COVER_PART  0.56 /* of the width, for a cover beside the text */
#define WIDE_RATIO  0.76 /* ratio of height to width of a cover beside the text */
#define MARGIN      18
#define BUTTON_SPACING 6

/*
 * A game on the shelf, like the top of its box: cover, name, a line about it, the number of players, the duration, and
 * buttons.
 *
 * CSS nodes: shelf-card.card.GAME with a cover, labels and buttons. Accessible role: group, labeled with the game's
 * name.
 */
struct _BglShelfCard
{
  GtkWidget      parent_instance;

  const BglGameUi *ui;
  double         cover_ratio; /* ratio of height to width of a cover above the text */

  BglCover      *cover;
  GtkWidget     *words;
  GtkLabel      *name;
  GtkLabel      *tagline;
  GtkLabel      *facts;
  GtkLabel      *unfinished;
  GtkWidget     *play;
  GtkWidget     *rules;
  GtkWidget     *learn;
  GtkWidget     *puzzles;
  GtkWidget     *resume;
  GtkBox        *buttons;
};

G_DEFINE_FINAL_TYPE (BglShelfCard, bgl_shelf_card, GTK_TYPE_WIDGET)

static int
measure_words (BglShelfCard *self,
               int           width)
{
  return bgl_arrange_measure (self->words, GTK_ORIENTATION_VERTICAL, width, TRUE);
}

int
bgl_shelf_card_measure_height (BglShelfCard *self,
                               int           width,
                               double        cover_ratio)
{
  g_return_val_if_fail (BGL_IS_SHELF_CARD (self), 0);

  if (width >= SPLIT_VIEW)
    {
      int cover = (int) (width * COVER_PART);

      return MAX (measure_words (self, width - cover - 2 * MARGIN) + 2 * MARGIN, (int) (cover * WIDE_RATIO));
    }

  return (int) (width * cover_ratio) + measure_words (self, width - 2 * MARGIN) + 2 * MARGIN;
}

static void
bgl_shelf_card_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  BglShelfCard *self = BGL_SHELF_CARD (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->words, orientation, -1, minimum, natural, NULL, NULL);
      *minimum += 2 * MARGIN;
      *natural += 2 * MARGIN;
    }
  else
    {
      int width = for_size >= 0 ? for_size : bgl_arrange_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, TRUE);

      *minimum = bgl_shelf_card_measure_height (self, width, BGL_SHELF_CARD_FLAT);
      *natural = bgl_shelf_card_measure_height (self, width, BGL_SHELF_CARD_FULL);
    }

  *minimum_baseline = *natural_baseline = -1;
}

static void
bgl_shelf_card_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  BglShelfCard *self = BGL_SHELF_CARD (widget);
  GtkAllocation cover = { 0, 0, width, height };
  GtkAllocation words = { MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN };

  if (width >= SPLIT_VIEW)
    {
      int wanted;

      cover.width = (int) (width * COVER_PART);
      words.x = cover.width + MARGIN;
      words.width = width - cover.width - 2 * MARGIN;

      wanted = MIN (measure_words (self, words.width), words.height);
      words.y = (height - wanted) / 2;
      words.height = wanted;
    }
  else
    {
      /* In a card with less text than its neighbor, the free space is above the buttons, so that the covers and
       * buttons of a row are aligned. */
      cover.height = (int) (width * self->cover_ratio);
      words.y = cover.height + MARGIN;
      words.height = height - cover.height - 2 * MARGIN;
    }

  bgl_arrange_place (widget, GTK_WIDGET (self->cover), cover.x, cover.y, cover.width, cover.height);
  bgl_arrange_place (widget, self->words, words.x, words.y, words.width, words.height);
}

static gboolean
bgl_shelf_card_grab_focus (GtkWidget *widget)
{
  BglShelfCard *self = BGL_SHELF_CARD (widget);

  if (bgl_focus_is_moving (widget))
    return FALSE;

  return gtk_widget_grab_focus (gtk_widget_get_visible (self->resume) ? self->resume : self->play);
}

static void
bgl_shelf_card_dispose (GObject *object)
{
  bgl_arrange_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (bgl_shelf_card_parent_class)->dispose (object);
}

static void
bgl_shelf_card_class_init (BglShelfCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bgl_shelf_card_dispose;

  widget_class->measure = bgl_shelf_card_measure;
  widget_class->size_allocate = bgl_shelf_card_size_allocate;
  widget_class->get_request_mode = bgl_arrange_by_width;
  widget_class->focus = bgl_focus_move;
  widget_class->grab_focus = bgl_shelf_card_grab_focus;

  g_type_ensure (BGL_TYPE_COVER);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bungalow_games/Bungalow/bgl-shelf-card.ui");
  gtk_widget_class_bind_template_child (widget_class, BglShelfCard, cover);
  gtk_widget_class_bind_template_child (widget_class, BglShelfCard, words);
  gtk_widget_class_bind_template_child (widget_class, BglShelfCard, name);
  gtk_widget_class_bind_template_child (widget_class, BglShelfCard, tagline);
  gtk_widget_class_bind_template_child (widget_class, BglShelfCard, facts);
  gtk_widget_class_bind_template_child (widget_class, BglShelfCard, unfinished);
  gtk_widget_class_bind_template_child (widget_class, BglShelfCard, play);
  gtk_widget_class_bind_template_child (widget_class, BglShelfCard, rules);
  gtk_widget_class_bind_template_child (widget_class, BglShelfCard, learn);
  gtk_widget_class_bind_template_child (widget_class, BglShelfCard, puzzles);
  gtk_widget_class_bind_template_child (widget_class, BglShelfCard, resume);
  gtk_widget_class_bind_template_child (widget_class, BglShelfCard, buttons);

  gtk_widget_class_set_css_name (widget_class, "shelf-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_shelf_card_init (BglShelfCard *self)
{
  self->cover_ratio = BGL_SHELF_CARD_FULL;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->buttons), bgl_wrap_layout_new (BUTTON_SPACING));
}

/* Every card has the same buttons, so their accessible names must include the game. */
static void
set_up_button (GtkWidget      *button,
               const BglRules *rules,
               char           *spoken)
{
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", rules->id);
  bgl_names_set (button, spoken);
  g_free (spoken);
}

GtkWidget *
bgl_shelf_card_new (const BglGameUi *ui)
{
  BglShelfCard *self;
  const BglRules *rules;
  const char *name;
  g_autofree char *facts = NULL;

  g_return_val_if_fail (ui != NULL, NULL);

  self = g_object_new (BGL_TYPE_SHELF_CARD, NULL);
  self->ui = ui;
  rules = ui->rules;
  name = _(rules->name);
  facts = bgl_words_facts (rules);

  gtk_widget_add_css_class (GTK_WIDGET (self), rules->id);
  bgl_cover_set_ui (self->cover, ui);
  gtk_label_set_text (self->name, name);
  gtk_label_set_text (self->tagline, _(rules->tagline));
  gtk_label_set_text (self->facts, facts);
  /* Translators: spoken label of a button; %s is a game. */
  set_up_button (self->play, rules, g_strdup_printf (_("Play %s"), name));
  /* Translators: spoken label of a button; %s is a game. */
  set_up_button (self->rules, rules, g_strdup_printf (_("Rules of %s"), name));
  /* Translators: spoken label of a button; %s is a game. */
  set_up_button (self->resume, rules, g_strdup_printf (_("Continue %s"), name));

  return GTK_WIDGET (self);
}

/* A lesson that has been finished has a check mark instead of its name. */
static void
update_learn (BglShelfCard *self)
{
  const BglRules *rules = self->ui->rules;
  const char *name = _(rules->name);
  gboolean learned = bgl_settings_is_learned (rules);

  if (learned)
    {
      gtk_button_set_icon_name (GTK_BUTTON (self->learn), "object-select-symbolic");
      gtk_widget_set_tooltip_text (self->learn, _("Learned: Repeat Lesson"));
      /* Translators: spoken label of a button; %s is a game. */
      set_up_button (self->learn, rules, g_strdup_printf (_("%s is learned. Repeat lesson"), name));
    }
  else
    {
      /* Translators: a button on the card of a game that starts its lesson. */
      gtk_button_set_label (GTK_BUTTON (self->learn), _("Learn"));
      gtk_widget_set_tooltip_text (self->learn, NULL);
      /* Translators: spoken label of a button; %s is a game. */
      set_up_button (self->learn, rules, g_strdup_printf (_("Learn %s"), name));
    }
  gtk_widget_set_visible (self->learn, TRUE);
}

static void
add_lesson (BglShelfCard *self)
{
  g_autofree char *signal = g_strconcat ("changed::", BGL_SETTING_LEARNED_GAMES, NULL);

  g_signal_connect_object (bgl_settings_get (), signal, G_CALLBACK (update_learn), self, G_CONNECT_SWAPPED);
  update_learn (self);
}

/* The tooltip says whether there still is a puzzle of the day. */
static void
update_puzzles (BglShelfCard *self)
{
  const BglRules *rules = self->ui->rules;
  const char *name = _(rules->name);

  if (bgl_puzzle_progress_is_day_solved (rules, bgl_puzzle_progress_get_today ()))
    {
      gtk_widget_set_tooltip_text (self->puzzles, NULL);
      /* Translators: spoken label of a button; %s is a game. */
      set_up_button (self->puzzles, rules, g_strdup_printf (_("Puzzles of %s"), name));
    }
  else
    {
      gtk_widget_set_tooltip_text (self->puzzles, _("Daily Puzzle"));
      /* Translators: spoken label of a button; %s is a game. */
      set_up_button (self->puzzles, rules, g_strdup_printf (_("Daily puzzle of %s"), name));
    }
  gtk_widget_set_visible (self->puzzles, TRUE);
}

static void
add_puzzles (BglShelfCard *self)
{
  g_autofree char *signal = g_strconcat ("changed::", BGL_SETTING_PUZZLE_DAYS, NULL);

  g_signal_connect_object (bgl_settings_get (), signal, G_CALLBACK (update_puzzles), self, G_CONNECT_SWAPPED);
  update_puzzles (self);
}

static void
add_activities (BglShelfCard *self)
{
  const BglRules *rules = self->ui->rules;

  for (const BglActivity *activity = self->ui->activities; activity->id != NULL; activity++)
    {
      GtkWidget *button = gtk_button_new_with_label (_(activity->label));
      /* Translators: spoken label of a button: a game, and something that one can do with it. */
      g_autofree char *spoken = g_strdup_printf (_("%s: %s"), _(rules->name), _(activity->label));

      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.activity");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ss)", rules->id, activity->id);
      bgl_names_set (button, spoken);
      gtk_box_append (self->buttons, button);
    }
}

/* Shadows and rounded clips are added after the first frame, because the renderer first has to compile their
 * shaders. */
void
bgl_shelf_card_complete (BglShelfCard *self)
{
  g_return_if_fail (BGL_IS_SHELF_CARD (self));

  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_visible (GTK_WIDGET (self->cover), TRUE);
  if (bgl_lesson_exists (self->ui->rules))
    add_lesson (self);
  if (bgl_puzzles_exist (self->ui->rules))
    add_puzzles (self);
  if (self->ui->activities != NULL)
    add_activities (self);
}

const BglGameUi *
bgl_shelf_card_get_ui (BglShelfCard *self)
{
  g_return_val_if_fail (BGL_IS_SHELF_CARD (self), NULL);

  return self->ui;
}

gboolean
bgl_shelf_card_get_waiting (BglShelfCard *self)
{
  g_return_val_if_fail (BGL_IS_SHELF_CARD (self), FALSE);

  return gtk_widget_get_visible (self->resume);
}

void
bgl_shelf_card_set_waiting (BglShelfCard *self,
                            const char   *description)
{
  gboolean waiting = description != NULL;
  gboolean described = waiting && *description != '\0';

  g_return_if_fail (BGL_IS_SHELF_CARD (self));

  gtk_widget_set_visible (self->resume, waiting);
  gtk_widget_set_visible (GTK_WIDGET (self->facts), !described);
  gtk_widget_set_visible (GTK_WIDGET (self->unfinished), described);
  gtk_label_set_text (self->unfinished, waiting ? description : "");
  if (waiting)
    gtk_widget_remove_css_class (self->play, "suggested-action");
  else
    gtk_widget_add_css_class (self->play, "suggested-action");
}

/* Takes effect with the next allocation, which the caller must make. */
void
bgl_shelf_card_set_cover_ratio (BglShelfCard *self,
                                double        cover_ratio)
{
  g_return_if_fail (BGL_IS_SHELF_CARD (self));

  self->cover_ratio = cover_ratio;
}
