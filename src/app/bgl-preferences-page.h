/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BGL_TYPE_PREFERENCES_PAGE (bgl_preferences_page_get_type ())

G_DECLARE_FINAL_TYPE (BglPreferencesPage, bgl_preferences_page, BGL, PREFERENCES_PAGE, AdwPreferencesPage)

GtkWidget *bgl_preferences_page_new (void);

G_END_DECLS
