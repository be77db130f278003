/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Rows that several examples share. */
#define FIVE_AGAINST_THREE "0,0 YRYRRYYR/....YRRY/....Y turn 2"
#define EQUAL_PARTS        "0,0 YRYRYRY/RYR.RYR/YRY.YRY turn 2"
#define THREE_PARTS        "-2,0 RYRYRY/..Y.YRY/..R.RYR turn 2"
#define CORNER_ONLY        "-4,-1 YRYYR/RY.YRY/.....RY turn 2"
#define HUNGRY             "0,0 RRYRRYY/RRRY/YY turn 2"
#define SHUT_IN            "0,0 .YYY/YRRRY/YRRY/.YY"
#define CHEQUERED          "0,0 YRYR/RYRY/YRYR"
