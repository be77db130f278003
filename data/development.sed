# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the desktop entry and the metainfo of the development profile out of the usual ones.
s/io\.github\.bungalow_games\.Bungalow/&.Devel/g
s/^Name\(\[[^]]*\]\)*=Bungalow$/& (Development)/
s/\(<name[^>]*>Bungalow\)</\1 (Development)</
