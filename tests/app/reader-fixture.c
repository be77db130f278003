/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "reader-fixture.h"

#include "app/bgl-settings.h"

BglReader *
reader_fixture_new (const char *language,
                    int         zoom)
{
  const char *const shown[] = { language, NULL };
  BglReader *reader;

  g_settings_reset (bgl_settings_get (), BGL_SETTING_BOOK_LANGUAGES);
  g_settings_reset (bgl_settings_get (), BGL_SETTING_BOOK_SIDE_BY_SIDE);
  g_settings_reset (bgl_settings_get (), BGL_SETTING_BOOK_PLACES);
  g_settings_set_int (bgl_settings_get (), BGL_SETTING_BOOK_ZOOM, zoom);
  reader = BGL_READER (bgl_reader_new ());
  bgl_reader_set_languages (reader, shown);

  return reader;
}
