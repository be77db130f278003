/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-qr-view.h"

#include "engine/bgl-i18n.h"
#include "net/bgl-qr.h"

/* The margin in modules that a scanner needs. */
#define MARGIN 4
#define SIZE   240

/*
 * A QR code. It is always dark on white, because some scanners cannot read the reverse.
 *
 * CSS node: qr-view. Accessible role: img.
 */
struct _BglQrView
{
  GtkWidget  parent_instance;

  BglQr     *qr; /* or NULL */
};

G_DEFINE_FINAL_TYPE (BglQrView, bgl_qr_view, GTK_TYPE_WIDGET)

static void
bgl_qr_view_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  *minimum = *natural = SIZE;
  *minimum_baseline = *natural_baseline = -1;
}

static void
bgl_qr_view_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  static const GdkRGBA white = { 1, 1, 1, 1 }, black = { 0, 0, 0, 1 };
  BglQrView *self = BGL_QR_VIEW (widget);
  const int side = MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  int module, left, top;

  if (self->qr == NULL)
    return;

  /* Whole pixels, so that there are no seams between modules. */
  module = MAX (side / (int) (self->qr->size + 2 * MARGIN), 1);
  left = (gtk_widget_get_width (widget) - module * (int) self->qr->size) / 2;
  top = (gtk_widget_get_height (widget) - module * (int) self->qr->size) / 2;

  gtk_snapshot_append_color (snapshot, &white,
                             &GRAPHENE_RECT_INIT ((float) (left - MARGIN * module), (float) (top - MARGIN * module),
                                                  (float) (module * ((int) self->qr->size + 2 * MARGIN)),
                                                  (float) (module * ((int) self->qr->size + 2 * MARGIN))));
  for (guint y = 0; y < self->qr->size; y++)
    for (guint x = 0, run; x < self->qr->size; x += MAX (run, 1))
      {
        for (run = 0; x + run < self->qr->size && bgl_qr_is_dark (self->qr, x + run, y); run++)
          ;
        if (run > 0)
          gtk_snapshot_append_color (snapshot, &black,
                                     &GRAPHENE_RECT_INIT ((float) (left + (int) x * module),
                                                          (float) (top + (int) y * module),
                                                          (float) ((int) run * module), (float) module));
      }
}

static void
bgl_qr_view_finalize (GObject *object)
{
  g_clear_pointer (&BGL_QR_VIEW (object)->qr, bgl_qr_free);

  G_OBJECT_CLASS (bgl_qr_view_parent_class)->finalize (object);
}

static void
bgl_qr_view_class_init (BglQrViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bgl_qr_view_finalize;

  widget_class->measure = bgl_qr_view_measure;
  widget_class->snapshot = bgl_qr_view_snapshot;

  gtk_widget_class_set_css_name (widget_class, "qr-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bgl_qr_view_init (BglQrView *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("QR code of the invitation"), -1);
}

void
bgl_qr_view_set_text (BglQrView  *self,
                      const char *text)
{
  g_return_if_fail (BGL_IS_QR_VIEW (self));
  g_return_if_fail (text != NULL);

  g_clear_pointer (&self->qr, bgl_qr_free);
  self->qr = bgl_qr_new (text, strlen (text));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
