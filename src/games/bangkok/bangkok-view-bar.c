/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-view-private.h"

#include "board/bgl-badge.h"
#include "board/bgl-tooltip.h"
#include "engine/bgl-i18n.h"

/* The bar at the lower edge of a narrow table. It shows what the dice of the other players are worth, and
 * scrolls to these dice and back. */

/* The dice of the next player. */
static const graphene_rect_t *
get_next_hand (BangkokView *self)
{
  return &self->layout.hands[self->own % bangkok_view_get_state (self)->n_seats];
}

/* How far to scroll to show these dice. */
static double
get_place (BangkokView *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));

  return MIN (get_next_hand (self)->origin.y - 8,
              gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment));
}

static gboolean
sees_others (BangkokView *self)
{
  const double offset = bangkok_mat_get_offset (self->mat);

  return offset > 0 && offset >= get_place (self) - 1;
}

gboolean
bangkok_view_show_others (BangkokView *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));

  if (self->layout.bar.size.height == 0)
    return FALSE;

  gtk_adjustment_set_value (adjustment, sees_others (self) ? 0 : get_place (self));
  return TRUE;
}

static void
update_arrow (BangkokView *self)
{
  const gboolean back = sees_others (self);
  GtkWidget *arrow = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (self->bar)));

  gtk_image_set_from_icon_name (GTK_IMAGE (arrow), back ? "pan-up-symbolic" : "pan-down-symbolic");
  bgl_tooltip_set (self->bar, back ? _("Back to the Pool (O)") : _("Show the Other Players’ Dice (O)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  back ? _("Back to the Pool") : _("Show the Other Players’ Dice"),
                                  -1);
}

static void
scrolled_cb (BangkokView *self)
{
  if (self->points != NULL)
    update_arrow (self);
}

/* In the order of play, starting with the next player. */
void
bangkok_view_update_bar (BangkokView *self)
{
  const BangkokState *state = bangkok_view_get_state (self);
  GtkWidget *item = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (self->bar)));

  for (guint i = 1; i < BANGKOK_SEATS; i++, item = gtk_widget_get_next_sibling (item))
    {
      const guint seat = (self->own - 1 + i) % state->n_seats + 1;
      GtkWidget *badge = gtk_widget_get_first_child (item);
      g_autofree char *points = NULL;

      gtk_widget_set_visible (item, i < state->n_seats);
      if (i >= state->n_seats)
        continue;

      bgl_badge_set_seat (BGL_BADGE (badge), seat);
      if (bangkok_view_shows_points (self))
        points = g_strdup_printf ("%u", bangkok_view_get_counted (self, seat));
      gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (item)), points != NULL ? points : "");
    }

  update_arrow (self);
}

void
bangkok_view_init_bar (BangkokView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  for (guint i = 1; i < BANGKOK_SEATS; i++)
    {
      GtkWidget *item = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
      GtkWidget *badge = bgl_badge_new (&bangkok_ui, 1);

      bgl_badge_set_pixel_size (BGL_BADGE (badge), 16);
      gtk_box_append (GTK_BOX (item), badge);
      gtk_box_append (GTK_BOX (item), gtk_label_new (NULL));
      gtk_box_append (GTK_BOX (box), item);
    }
  gtk_box_append (GTK_BOX (box), gtk_image_new ());
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);

  gtk_button_set_child (GTK_BUTTON (self->bar), box);
  gtk_widget_add_css_class (self->bar, "others");
  gtk_widget_add_css_class (self->bar, "caption");
  bgl_language_connect (self->bar, "clicked", G_CALLBACK (bangkok_view_show_others), self);
  bgl_language_connect (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), "value-changed",
                        G_CALLBACK (scrolled_cb), self);
}
