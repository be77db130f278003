/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-reader-page-private.h"

#include "board/bgl-view.h"

/* The keyboard on a page: arrow keys, Page Up and the like scroll, Tab goes to links, buttons and boards, and Escape
 * leaves a board. If none of these has the focus, the scroller has it. */

static GtkWidget *
get_focus (BglReaderPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) ? focus : NULL;
}

void
bgl_reader_page_leave_rows (BglReaderPage *self)
{
  GtkWidget *focus = get_focus (self);

  if (focus != NULL && focus != GTK_WIDGET (self->scroller))
    gtk_widget_grab_focus (GTK_WIDGET (self->scroller));
}

/* Scrolling */

static gboolean
scroll (BglReaderPage   *self,
        guint            keyval,
        GdkModifierType  modifiers)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double step = gtk_adjustment_get_step_increment (adjustment);
  double page = gtk_adjustment_get_page_increment (adjustment);
  double value = gtk_adjustment_get_value (adjustment);

  switch (keyval)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      value -= step;
      break;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      value += step;
      break;
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
      value -= page;
      break;
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
      value += page;
      break;
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      value += (modifiers & GDK_SHIFT_MASK) != 0 ? -page : page;
      break;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      value = 0;
      break;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      value = gtk_adjustment_get_upper (adjustment);
      break;
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      /* The page is never wider than its window, and these keys must not move the focus. */
      break;
    default:
      return FALSE;
    }

  gtk_adjustment_set_value (adjustment, value);

  return TRUE;
}

gboolean
bgl_reader_page_scroll_by_key (BglReaderPage   *self,
                               guint            keyval,
                               GdkModifierType  modifiers)
{
  g_return_val_if_fail (BGL_IS_READER_PAGE (self), FALSE);

  if ((modifiers & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;

  switch (keyval)
    {
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return scroll (self, keyval, modifiers);
    default:
      return FALSE;
    }
}

/* A label with a link would use these keys for an invisible cursor, so the page handles them first. */
static gboolean
key_captured_cb (BglReaderPage   *self,
                 guint            keyval,
                 guint            keycode,
                 GdkModifierType  modifiers)
{
  GtkWidget *focus = get_focus (self);
  GdkModifierType held = modifiers & gtk_accelerator_get_default_mod_mask ();

  if (focus != GTK_WIDGET (self->scroller) && !GTK_IS_LABEL (focus))
    return FALSE;
  if (held != 0 && !(held == GDK_SHIFT_MASK && keyval == GDK_KEY_space))
    return FALSE;

  return scroll (self, keyval, modifiers);
}

static gboolean
get_direction (guint             keyval,
               GtkDirectionType *direction)
{
  static const struct
  {
    guint            keyvals[2];
    GtkDirectionType direction;
  } arrows[] = {
    { { GDK_KEY_Up, GDK_KEY_KP_Up }, GTK_DIR_UP },
    { { GDK_KEY_Down, GDK_KEY_KP_Down }, GTK_DIR_DOWN },
    { { GDK_KEY_Left, GDK_KEY_KP_Left }, GTK_DIR_LEFT },
    { { GDK_KEY_Right, GDK_KEY_KP_Right }, GTK_DIR_RIGHT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    if (keyval == arrows[i].keyvals[0] || keyval == arrows[i].keyvals[1])
      {
        *direction = arrows[i].direction;
        return TRUE;
      }

  return FALSE;
}

/* Handles keys that neither a board nor a button has used. */
static gboolean
key_pressed_cb (BglReaderPage   *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  modifiers)
{
  GtkWidget *focus = get_focus (self);
  GtkWidget *view = focus != NULL ? gtk_widget_get_ancestor (focus, BGL_TYPE_VIEW) : NULL;
  GtkDirectionType direction;

  if (focus == NULL || (modifiers & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;

  if (keyval == GDK_KEY_Escape && focus != GTK_WIDGET (self->scroller))
    return gtk_widget_grab_focus (GTK_WIDGET (self->scroller));

  /* Arrow keys never move the focus out of a board. */
  if (view != NULL && get_direction (keyval, &direction))
    {
      gtk_widget_child_focus (view, direction);
      return TRUE;
    }

  return scroll (self, keyval, modifiers);
}

/* Tab */

/* Gives the focus to the first link, button or board below the upper edge of the window, or, backward, to the last
 * visible one. */
static gboolean
enter_rows (BglReaderPage    *self,
            GtkDirectionType  direction)
{
  gboolean forward = direction == GTK_DIR_TAB_FORWARD;
  guint n_sections = self->sections->len;

  for (guint i = 0; i < n_sections; i++)
    {
      GtkWidget *section = self->sections->pdata[forward ? i : n_sections - 1 - i];

      for (GtkWidget *row = forward ? gtk_widget_get_first_child (section) : gtk_widget_get_last_child (section);
           row != NULL;
           row = forward ? gtk_widget_get_next_sibling (row) : gtk_widget_get_prev_sibling (row))
        {
          graphene_rect_t bounds;

          if (gtk_widget_get_mapped (row) && gtk_widget_compute_bounds (row, GTK_WIDGET (self), &bounds) &&
              bounds.origin.y + bounds.size.height > 0 &&
              (forward || bounds.origin.y < gtk_widget_get_height (GTK_WIDGET (self))) &&
              gtk_widget_child_focus (row, direction))
            return TRUE;
        }
    }

  return FALSE;
}

/* The focus goes to the page itself first, where keys scroll, and then to the widgets on it. */
static gboolean
move_focus (BglReaderPage    *self,
            GtkDirectionType  direction)
{
  GtkWidget *focus = get_focus (self);
  gboolean back = direction == GTK_DIR_TAB_BACKWARD;

  if (focus == GTK_WIDGET (self->scroller))
    return direction == GTK_DIR_TAB_FORWARD && enter_rows (self, direction);

  if (focus == NULL ? back && enter_rows (self, direction)
                    : gtk_widget_child_focus (GTK_WIDGET (self->scroller), direction))
    return TRUE;

  return (focus == NULL || back) && gtk_widget_grab_focus (GTK_WIDGET (self->scroller));
}

/* Puts the cursor of a label on its first link, or on the last one when moving backward, without selecting any text. */
static void
focus_link (GtkLabel         *label,
            GtkDirectionType  direction)
{
  gboolean back = direction == GTK_DIR_TAB_BACKWARD;
  int place = back ? (int) g_utf8_strlen (gtk_label_get_text (label), -1) : 0;

  gtk_label_select_region (label, place, place);
  if (gtk_label_get_current_uri (label) == NULL)
    gtk_widget_child_focus (GTK_WIDGET (label), direction);
}

gboolean
bgl_reader_page_focus (GtkWidget        *widget,
                       GtkDirectionType  direction)
{
  BglReaderPage *self = BGL_READER_PAGE (widget);
  GtkWidget *before = get_focus (self);
  GtkWidget *focus;

  if (!move_focus (self, direction))
    return FALSE;

  focus = get_focus (self);
  if (GTK_IS_LABEL (focus) && focus != before)
    focus_link (GTK_LABEL (focus), direction);

  return TRUE;
}

/* Selected text */

static GtkLabel *
find_selected (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (GTK_IS_LABEL (widget))
    return gtk_label_get_selection_bounds (GTK_LABEL (widget), NULL, NULL) ? GTK_LABEL (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkLabel *found = find_selected (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

gboolean
bgl_reader_page_copy (BglReaderPage *self)
{
  GtkLabel *label;
  const char *text;
  g_autofree char *selected = NULL;
  int start, end;

  g_return_val_if_fail (BGL_IS_READER_PAGE (self), FALSE);

  label = find_selected (GTK_WIDGET (self->box));
  if (label == NULL)
    return FALSE;

  gtk_label_get_selection_bounds (label, &start, &end);
  text = gtk_label_get_text (label);
  selected = g_utf8_substring (text, start, end);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), selected);

  return TRUE;
}

/* A label without a link does not take the focus when it is clicked, so the page takes it. */
static void
pressed_cb (BglReaderPage *self,
            int            n_press,
            double         x,
            double         y)
{
  GtkWidget *target = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (GTK_IS_LABEL (target) && !gtk_widget_get_focusable (target))
    gtk_widget_grab_focus (GTK_WIDGET (self->scroller));
}

void
bgl_reader_page_init_keys (BglReaderPage *self)
{
  GtkEventController *captured = gtk_event_controller_key_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (captured, GTK_PHASE_CAPTURE);
  g_signal_connect_object (captured, "key-pressed", G_CALLBACK (key_captured_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), captured);

  /* Handle these keys before the scroller, whose scroll animations would end as soon as the page is laid out again. */
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->box), keys);

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}
