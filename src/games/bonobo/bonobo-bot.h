/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-bot.h"

G_BEGIN_DECLS

extern const BglBot bonobo_bot;

G_END_DECLS
