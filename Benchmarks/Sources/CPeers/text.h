// SPDX-License-Identifier: MIT
#ifndef PEER_TEXT_H
#define PEER_TEXT_H

#include "CPeers.h"
#include <pango/pangocairo.h>

/// A Pango context with unhinted gray text and exact widths. The caller owns it.
PangoContext *peer_text_context(void);

/// A layout in a style. The caller owns it.
PangoLayout *peer_text_layout(
    PangoContext *context, const PangoFontDescription *font, peer_text_style style,
    const char *text);

/// The font of a style. The caller owns it.
PangoFontDescription *peer_text_font(peer_text_style style);

#endif
