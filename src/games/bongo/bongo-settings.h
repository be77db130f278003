/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define BONGO_SETTING_KEYS         "bongo-keys"
#define BONGO_SETTING_AROUND       "bongo-around-table"
#define BONGO_SETTING_ANNOUNCEMENT "bongo-announcement"
#define BONGO_SETTING_SPEECH_RATE  "bongo-speech-rate"
#define BONGO_SETTING_WITHOUT_TIME "bongo-without-time"
#define BONGO_SETTING_TUMBLING     "bongo-tumbling"
#define BONGO_SETTING_BEST         "bongo-best"
#define BONGO_SETTING_CLOCK        "bongo-practice-clock"

/* (transfer none) The settings of this game, which are the same object every time. */
GSettings *bongo_settings_get (void);

G_END_DECLS
