/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BGL_TYPE_APPLICATION (bgl_application_get_type ())

G_DECLARE_FINAL_TYPE (BglApplication, bgl_application, BGL, APPLICATION, AdwApplication)

/* Makes templates and artwork available. The application calls this itself. Tests of single widgets must call it. */
void            bgl_app_init        (void);

BglApplication *bgl_application_new (void);

G_END_DECLS
