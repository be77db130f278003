/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* From now on, the pixels of windows are not filled. Textures are drawn as usual. */
void bgl_test_init_painting (void);
