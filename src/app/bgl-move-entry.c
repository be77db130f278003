/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-move-entry.h"

#include "board/bgl-arrange.h"
#include "board/bgl-compat.h"
#include "board/bgl-focus.h"
#include "engine/bgl-error.h"
#include "engine/bgl-i18n.h"

/* A possible move, and its text in a record. */
typedef struct
{
  BglMove move;
  char   *text;
} Choice;

struct _BglMoveEntry
{
  GtkWidget           parent_instance;

  BglTable           *table;    /* while the card is open */
  GArray             *choices;  /* Choice, all possible moves */
  GArray             *shown;    /* guint, the indices of the choices in the list */
  guint               n_spoken; /* how many moves were announced last */

  GtkEntry           *entry;
  GtkLabel           *count;
  GtkWidget          *scroller;
  GtkListView        *list;
  GtkSingleSelection *selection;
  GtkStringList      *texts;
};

G_DEFINE_FINAL_TYPE (BglMoveEntry, bgl_move_entry, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CLOSED,
  SIGNAL_REFUSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
clear_choice (gpointer data)
{
  Choice *choice = data;

  g_clear_pointer (&choice->text, g_free);
}

/* Normalizes what people type but records do not contain: parentheses, a real minus sign, a semicolon between
 * coordinates as in some languages, and spaces around signs. */
static char *
tidy (const char *typed)
{
  static const char joining[] = ",>+";
  g_auto (GStrv) parts = g_strsplit (typed, "−", -1);
  g_autofree char *plain = g_strdelimit (g_strjoinv ("-", parts), ";", ',');
  GString *tidied = g_string_new (NULL);

  for (const char *c = g_strstrip (plain); *c != '\0'; c++)
    {
      if (*c == '(' || *c == ')')
        continue;
      if (strchr (joining, *c) != NULL)
        while (tidied->len > 0 && tidied->str[tidied->len - 1] == ' ')
          g_string_truncate (tidied, tidied->len - 1);
      if (*c == ' ' && (tidied->len == 0 || strchr (" ,>+", tidied->str[tidied->len - 1]) != NULL))
        continue;
      g_string_append_c (tidied, *c);
    }

  return g_string_free (tidied, FALSE);
}

/* Returns the part of the move's text that begins with the typed text: all of it, or from a later word on. NULL if
 * there is none. */
static const char *
find_match (const char *text,
            const char *typed)
{
  const gsize length = strlen (typed);

  for (const char *word = text; word != NULL; word = strchr (word, ' '))
    {
      if (*word == ' ')
        word++;
      if (g_ascii_strncasecmp (word, typed, length) == 0)
        return word;
    }

  return NULL;
}

static const Choice *
get_shown (BglMoveEntry *self,
           guint         position)
{
  if (position >= self->shown->len)
    return NULL;

  return &g_array_index (self->choices, Choice, g_array_index (self->shown, guint, position));
}

static char *
describe (BglMoveEntry *self,
          const Choice *choice)
{
  BglGame *game = bgl_table_get_game (self->table);

  return bgl_rules_describe_move (bgl_game_get_rules (game), bgl_game_get_state (game), choice->move);
}

/* Shows and announces how many moves match. For a single match, its description is more useful. */
static void
show_count (BglMoveEntry *self)
{
  const guint n = self->shown->len;
  g_autofree char *count = NULL;

  if (n == 1)
    {
      g_autofree char *sentence = describe (self, get_shown (self, 0));

      count = sentence != NULL
              /* Translators: the only move that begins with what was typed, in words such as “Place a tile at (2, 0)”. */
              ? g_strdup_printf (_("1 move: %s"), sentence)
              : g_strdup_printf (ngettext ("%u move", "%u moves", n), n);
    }
  else if (n == 0)
    {
      count = g_strdup (_("No possible move begins with this text."));
    }
  else
    {
      count = g_strdup_printf (ngettext ("%u move", "%u moves", n), n);
    }

  gtk_label_set_text (self->count, count);
  if (n != self->n_spoken)
    bgl_compat_announce (GTK_WIDGET (self), count);
  self->n_spoken = n;
}

static void
changed_cb (BglMoveEntry *self)
{
  g_autofree char *typed = NULL;
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();

  if (self->table == NULL)
    return;

  typed = tidy (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  g_array_set_size (self->shown, 0);
  for (guint i = 0; i < self->choices->len; i++)
    {
      const Choice *choice = &g_array_index (self->choices, Choice, i);

      if (find_match (choice->text, typed) != NULL)
        {
          g_array_append_val (self->shown, i);
          g_ptr_array_add (texts, choice->text);
        }
    }
  g_ptr_array_add (texts, NULL);

  gtk_string_list_splice (self->texts, 0, g_list_model_get_n_items (G_LIST_MODEL (self->texts)),
                          (const char *const *) texts->pdata);
  gtk_widget_set_visible (self->scroller, self->shown->len > 0);
  gtk_widget_remove_css_class (GTK_WIDGET (self->entry), "error");
  show_count (self);
}

/* The list */

/* The name of the row contains the text, so screen readers shall not speak it once more. */
static GtkWidget *
create_label (void)
{
  return g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

static void
setup_cb (BglMoveEntry *self,
          GtkListItem  *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *text = create_label ();
  GtkWidget *sentence = create_label ();

  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_label_set_width_chars (GTK_LABEL (text), 7);
  gtk_widget_add_css_class (text, "heading");
  gtk_widget_set_valign (text, GTK_ALIGN_BASELINE);
  gtk_box_append (GTK_BOX (box), text);

  gtk_label_set_xalign (GTK_LABEL (sentence), 0);
  gtk_label_set_wrap (GTK_LABEL (sentence), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (sentence), 14);
  gtk_label_set_max_width_chars (GTK_LABEL (sentence), 36);
  gtk_widget_set_hexpand (sentence, TRUE);
  gtk_widget_set_valign (sentence, GTK_ALIGN_BASELINE);
  gtk_box_append (GTK_BOX (box), sentence);

  gtk_list_item_set_child (item, box);
}

static void
bind_cb (BglMoveEntry *self,
         GtkListItem  *item)
{
  const Choice *choice = get_shown (self, gtk_list_item_get_position (item));
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkWidget *row = gtk_widget_get_parent (box);
  g_autofree char *sentence = NULL;
  g_autofree char *spoken = NULL;

  /* The list may still ask for a row that no longer has a move. */
  if (choice == NULL)
    return;

  sentence = describe (self, choice);
  /* Translators: spoken: a move as records write it, and the same in words: “2,0: Place a tile at (2, 0)”. */
  spoken = sentence != NULL ? g_strdup_printf (_("%s: %s"), choice->text, sentence) : g_strdup (choice->text);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (box)), choice->text);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (box)), sentence != NULL ? sentence : "");
  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
focus_entry (BglMoveEntry *self)
{
  gtk_entry_grab_focus_without_selecting (self->entry);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

/* Moves are written in Latin letters. Returns the Latin letter of a key that types another letter, or 0. */
static char
find_latin (BglMoveEntry *self,
            guint         keyval,
            guint         keycode)
{
  const gunichar sign = gdk_keyval_to_unicode (keyval);
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint *keyvals = NULL;
  int n_keys;

  if (sign < 0x80 || !g_unichar_isalpha (sign) ||
      !gdk_display_map_keycode (gtk_widget_get_display (GTK_WIDGET (self)), keycode, &keys, &keyvals, &n_keys))
    return 0;

  for (int i = 0; i < n_keys; i++)
    if (keys[i].level == 0 && keyvals[i] >= GDK_KEY_a && keyvals[i] <= GDK_KEY_z)
      return (char) keyvals[i];

  return 0;
}

static gboolean
entry_key_cb (BglMoveEntry    *self,
              guint            keyval,
              guint            keycode,
              GdkModifierType  modifiers)
{
  const char latin = find_latin (self, keyval, keycode);

  if (latin != 0 && (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0)
    {
      const char text[] = { latin, '\0' };
      int position;

      gtk_editable_delete_selection (GTK_EDITABLE (self->entry));
      position = gtk_editable_get_position (GTK_EDITABLE (self->entry));
      gtk_editable_insert_text (GTK_EDITABLE (self->entry), text, -1, &position);
      gtk_editable_set_position (GTK_EDITABLE (self->entry), position);
      return TRUE;
    }

  if ((keyval != GDK_KEY_Down && keyval != GDK_KEY_KP_Down) || self->shown->len == 0)
    return FALSE;

  gtk_single_selection_set_selected (self->selection, 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->list));

  return TRUE;
}

/* Up leaves the list from its first move, and typed characters go to the entry. */
static gboolean
list_key_cb (BglMoveEntry          *self,
             guint                  keyval,
             guint                  keycode,
             GdkModifierType        modifiers,
             GtkEventControllerKey *controller)
{
  const gunichar sign = gdk_keyval_to_unicode (keyval);

  if (keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up)
    {
      if (gtk_single_selection_get_selected (self->selection) != 0)
        return FALSE;
      focus_entry (self);
      return TRUE;
    }

  if (keyval != GDK_KEY_BackSpace && (!g_unichar_isgraph (sign) || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0))
    return FALSE;

  focus_entry (self);

  return gtk_event_controller_key_forward (controller, GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (self->entry))));
}

/* Playing */

static void
play (BglMoveEntry *self,
      BglMove       move)
{
  g_autoptr (BglTable) table = g_object_ref (self->table);

  if (bgl_table_play (table, move, NULL))
    bgl_move_entry_close (self);
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->entry), "error");
}

static void
chosen_cb (BglMoveEntry *self,
           guint         position)
{
  const Choice *choice = get_shown (self, position);

  if (choice != NULL)
    play (self, choice->move);
}

/* Parses a move that was typed without its first word, such as “b2”, by trying the first words of the possible
 * moves. The rules can then explain why they refuse it. */
static gboolean
parse_rest (BglMoveEntry *self,
            const char   *typed,
            BglMove      *move)
{
  BglGame *game = bgl_table_get_game (self->table);

  for (guint i = 0; i < self->choices->len; i++)
    {
      const char *text = g_array_index (self->choices, Choice, i).text;
      const char *space = strchr (text, ' ');
      g_autofree char *whole = NULL;

      if (space == NULL)
        continue;

      whole = g_strdup_printf ("%.*s %s", (int) (space - text), text, typed);
      if (bgl_game_parse_move (game, (guint) bgl_game_get_turn (game), whole, move, NULL))
        return TRUE;
    }

  return FALSE;
}

/* A complete move is played as typed, even if the rules refuse it and other moves begin with the same text. */
static gboolean
find_move (BglMoveEntry  *self,
           const char    *typed,
           BglMove       *move,
           GError       **error)
{
  BglGame *game = bgl_table_get_game (self->table);

  for (guint i = 0; i < self->shown->len; i++)
    {
      const Choice *choice = get_shown (self, i);

      if (g_ascii_strcasecmp (find_match (choice->text, typed), typed) == 0)
        {
          *move = choice->move;
          return TRUE;
        }
    }

  if (bgl_game_parse_move (game, (guint) bgl_game_get_turn (game), typed, move, error))
    return TRUE;

  if (parse_rest (self, typed, move))
    {
      g_clear_error (error);
      return TRUE;
    }

  if (self->shown->len != 1)
    return FALSE;

  g_clear_error (error);
  *move = get_shown (self, 0)->move;

  return TRUE;
}

static void
entered_cb (BglMoveEntry *self)
{
  g_autofree char *typed = tidy (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  g_autoptr (GError) error = NULL;
  BglMove move;

  if (*typed == '\0')
    return;

  if (find_move (self, typed, &move, &error))
    {
      play (self, move);
    }
  else
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->entry), "error");
      g_signal_emit (self, signals[SIGNAL_REFUSED], 0, error);
    }
}

/* The card */

static gboolean
bgl_move_entry_grab_focus (GtkWidget *widget)
{
  if (bgl_focus_is_moving (widget))
    return FALSE;

  return gtk_widget_grab_focus (GTK_WIDGET (BGL_MOVE_ENTRY (widget)->entry));
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  bgl_move_entry_close (BGL_MOVE_ENTRY (widget));

  return TRUE;
}

static void
bgl_move_entry_dispose (GObject *object)
{
  BglMoveEntry *self = BGL_MOVE_ENTRY (object);

  g_clear_object (&self->table);
  bgl_arrange_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (bgl_move_entry_parent_class)->dispose (object);
}

static void
bgl_move_entry_finalize (GObject *object)
{
  BglMoveEntry *self = BGL_MOVE_ENTRY (object);

  g_array_unref (self->choices);
  g_array_unref (self->shown);

  G_OBJECT_CLASS (bgl_move_entry_parent_class)->finalize (object);
}

static void
bgl_move_entry_class_init (BglMoveEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bgl_move_entry_dispose;
  object_class->finalize = bgl_move_entry_finalize;

  widget_class->focus = bgl_focus_move;
  widget_class->grab_focus = bgl_move_entry_grab_focus;

  signals[SIGNAL_CLOSED] =
    g_signal_new ("closed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_REFUSED] =
    g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_ERROR);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bungalow_games/Bungalow/bgl-move-entry.ui");
  gtk_widget_class_bind_template_child (widget_class, BglMoveEntry, entry);
  gtk_widget_class_bind_template_child (widget_class, BglMoveEntry, count);
  gtk_widget_class_bind_template_child (widget_class, BglMoveEntry, scroller);
  gtk_widget_class_bind_template_child (widget_class, BglMoveEntry, list);
  gtk_widget_class_bind_template_child (widget_class, BglMoveEntry, selection);
  gtk_widget_class_bind_template_child (widget_class, BglMoveEntry, texts);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, entry_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, list_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, bgl_move_entry_close);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_set_css_name (widget_class, "move-entry");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_move_entry_init (BglMoveEntry *self)
{
  self->choices = g_array_new (FALSE, FALSE, sizeof (Choice));
  g_array_set_clear_func (self->choices, clear_choice);
  self->shown = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_init_template (GTK_WIDGET (self));
}

gboolean
bgl_move_entry_is_allowed (BglTable *table)
{
  BglGame *game;

  g_return_val_if_fail (BGL_IS_TABLE (table), FALSE);

  game = bgl_table_get_game (table);

  return bgl_game_get_rules (game)->get_time == NULL && bgl_game_get_turn (game) > 0 && bgl_table_is_waiting (table);
}

void
bgl_move_entry_open (BglMoveEntry *self,
                     BglTable     *table)
{
  BglGame *game;
  g_autofree BglMove *moves = NULL;
  g_autofree char *example = NULL;
  guint n_moves;

  g_return_if_fail (BGL_IS_MOVE_ENTRY (self));
  g_return_if_fail (bgl_move_entry_is_allowed (table));

  g_set_object (&self->table, table);
  game = bgl_table_get_game (table);
  moves = bgl_game_list_moves (game, &n_moves);
  g_array_set_size (self->choices, 0);
  for (guint i = 0; i < n_moves; i++)
    {
      GString *text;
      Choice choice = { .move = moves[i] };

      if (!bgl_seat_is_here (bgl_table_get_seat (table, bgl_move_get_seat (moves[i]))))
        continue;

      text = g_string_new (NULL);
      bgl_game_get_rules (game)->format_move (bgl_game_get_state (game), moves[i], text);
      choice.text = g_string_free (text, FALSE);
      g_array_append_val (self->choices, choice);
    }

  if (self->choices->len > 0)
    /* Translators: in an empty field for a move; %s is a move as records write it, such as “2,0”. */
    example = g_strdup_printf (_("For example, %s"), g_array_index (self->choices, Choice, 0).text);
  gtk_entry_set_placeholder_text (self->entry, example);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  self->n_spoken = 0;
  changed_cb (self);
}

void
bgl_move_entry_close (BglMoveEntry *self)
{
  GtkRoot *root;
  GtkWidget *focus;
  gboolean had_focus;

  g_return_if_fail (BGL_IS_MOVE_ENTRY (self));

  if (self->table == NULL)
    return;

  root = gtk_widget_get_root (GTK_WIDGET (self));
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  had_focus = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));

  g_array_set_size (self->shown, 0);
  gtk_string_list_splice (self->texts, 0, g_list_model_get_n_items (G_LIST_MODEL (self->texts)), NULL);
  g_clear_object (&self->table);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  if (had_focus)
    g_signal_emit (self, signals[SIGNAL_CLOSED], 0);
}
