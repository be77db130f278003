/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "monkey.h"

#include <X11/Xatom.h>
#include <X11/Xlib.h>

#include "board/bgl-spot.h"
#include "board/bgl-view.h"

/* Without a window manager, GDK itself moves a window that is dragged by its title bar, even after the window is gone:
 * an X error. A window manager that does nothing is enough. It lives as long as its connection. */
void
monkey_manage_windows (void)
{
  static Display *display;
  Window root, manager;
  Atom check, supported, drag;

  display = XOpenDisplay (NULL);
  if (display == NULL)
    g_error ("There is no X display.");

  root = DefaultRootWindow (display);
  manager = XCreateSimpleWindow (display, root, -10, -10, 1, 1, 0, 0, 0);
  check = XInternAtom (display, "_NET_SUPPORTING_WM_CHECK", False);
  supported = XInternAtom (display, "_NET_SUPPORTED", False);
  drag = XInternAtom (display, "_NET_WM_MOVERESIZE", False);
  XChangeProperty (display, root, check, XA_WINDOW, 32, PropModeReplace, (guchar *) &manager, 1);
  XChangeProperty (display, manager, check, XA_WINDOW, 32, PropModeReplace, (guchar *) &manager, 1);
  XChangeProperty (display, root, supported, XA_ATOM, 32, PropModeReplace, (guchar *) &drag, 1);
  XSync (display, False);
}

/* Keys, and the pointer. Nothing waits here: the next step may come before this one is finished. */

static const char *const plain_keys[] = {
  "Left", "Right", "Up", "Down", "Left", "Right", "Up", "Down", "Tab", "Return", "Return", "space", "space", "Escape",
  "Home", "End", "Prior", "Next", "s", "l", "p", "r", "y", "e", "c", "h", "v", "q", "w", "d", "t", "o", "1", "2", "3",
  "0", "a", "b", "m", "comma", "greater", "plus", "minus", "Delete", "BackSpace", "BackSpace", "F1", "F9", "F10", "Menu",
};

static const char *const shortcuts[] = {
  "Control_L+z", "Control_L+z", "Control_L+z", "Shift_L+Control_L+z", "Shift_L+Control_L+z", "Control_L+h",
  "Control_L+n", "Control_L+l", "Control_L+comma", "Control_L+f", "Control_L+Next", "Control_L+Prior", "Alt_L+Left",
  "Shift_L+Tab", "Shift_L+Tab", "Control_L+plus", "Control_L+minus",
};

static void
send_keys (const char *keys)
{
  g_auto (GStrv) names = g_strsplit (keys, "+", -1);
  guint n = g_strv_length (names);

  monkey_note ("%s", keys);
  for (guint i = 0; i < n; i++)
    bgl_test_send_key (names[i], TRUE);
  for (guint i = n; i > 0; i--)
    bgl_test_send_key (names[i - 1], FALSE);
}

static gboolean
press_key (Monkey *self)
{
  send_keys (plain_keys[monkey_draw (self, G_N_ELEMENTS (plain_keys))]);

  return TRUE;
}

static gboolean
press_shortcut (Monkey *self)
{
  send_keys (shortcuts[monkey_draw (self, G_N_ELEMENTS (shortcuts))]);

  return TRUE;
}

/* Several keys before the application has seen the first. */
static gboolean
type_quickly (Monkey *self)
{
  for (guint i = 2 + monkey_draw (self, 5); i > 0; i--)
    press_key (self);

  return TRUE;
}

/* Anything that lies on a board, anywhere on a board, or anywhere at all. */
static gboolean
point (Monkey *self)
{
  guint kind = monkey_draw (self, 8);
  GtkWidget *widget = monkey_find (self, kind < 4 ? BGL_TYPE_SPOT : kind < 7 ? BGL_TYPE_VIEW : GTK_TYPE_WINDOW);
  double x, y;

  if (widget == NULL)
    return FALSE;

  x = monkey_draw (self, 1000) / 1000.0 * gtk_widget_get_width (widget);
  y = monkey_draw (self, 1000) / 1000.0 * gtk_widget_get_height (widget);
  monkey_note ("%s %.0f,%.0f", G_OBJECT_TYPE_NAME (widget), x, y);
  bgl_test_send_pointer (widget, x, y);

  return TRUE;
}

static void
set_pressed (Monkey   *self,
             gboolean  pressed)
{
  self->pressed = pressed;
  bgl_test_send_button (pressed);
}

static gboolean
click (Monkey *self)
{
  if (!point (self))
    return FALSE;

  set_pressed (self, !self->pressed);
  set_pressed (self, !self->pressed);

  return TRUE;
}

/* Held through some of the next steps. */
static gboolean
press (Monkey *self)
{
  if (self->pressed || !point (self))
    return FALSE;

  set_pressed (self, TRUE);

  return TRUE;
}

static gboolean
release (Monkey *self)
{
  if (!self->pressed)
    return FALSE;

  set_pressed (self, FALSE);

  return TRUE;
}

static gboolean
drag (Monkey *self)
{
  if (self->pressed || !point (self))
    return FALSE;

  set_pressed (self, TRUE);
  for (guint i = 1 + monkey_draw (self, 5); i > 0; i--)
    {
      monkey_pass_time (monkey_draw (self, 30));
      point (self);
    }
  if (monkey_draw (self, 3) > 0)
    set_pressed (self, FALSE);

  return TRUE;
}

/* What a button in sight does, without the way to it. */
static gboolean
push_button (Monkey *self)
{
  GtkWidget *button = monkey_find (self, monkey_draw (self, 3) > 0 ? GTK_TYPE_BUTTON : GTK_TYPE_WIDGET);

  if (button == NULL || GTK_IS_WINDOW (button))
    return FALSE;

  monkey_note ("%s %s", G_OBJECT_TYPE_NAME (button), GTK_IS_BUTTON (button) ? gtk_button_get_label (GTK_BUTTON (button)) : "");
  gtk_widget_activate (button);

  return TRUE;
}

static gboolean
focus (Monkey *self)
{
  GtkWidget *widget = monkey_find (self, monkey_draw (self, 2) > 0 ? BGL_TYPE_SPOT : GTK_TYPE_WIDGET);

  if (widget == NULL)
    return FALSE;

  monkey_note ("%s", G_OBJECT_TYPE_NAME (widget));
  gtk_widget_grab_focus (widget);

  return TRUE;
}

const MonkeyStep monkey_input_steps[] = {
  { "key", 40, press_key },
  { "keys", 6, type_quickly },
  { "shortcut", 14, press_shortcut },
  { "point", 12, point },
  { "click", 30, click },
  { "press", 5, press },
  { "release", 12, release },
  { "drag", 14, drag },
  { "button", 14, push_button },
  { "focus", 6, focus },
  { NULL, 0, NULL },
};
