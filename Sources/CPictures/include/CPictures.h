// libjpeg-turbo, libpng and chafa, each opened when it is first needed and under names of our own.
// Nothing here links them, and no header of theirs is needed: their numbers never change, and
// Facts.c checks them where the headers are.
//
// A picture is what a stranger sent: everything that is read from its bytes is checked here, before
// memory is taken for it and before a library sees it.
#ifndef SQUAD_CPICTURES_H
#define SQUAD_CPICTURES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Libraries that were opened: the addresses of their functions. None is ever closed again.
typedef struct squad_picture_jpeg squad_picture_jpeg;
typedef struct squad_picture_png squad_picture_png;
typedef struct squad_picture_chafa squad_picture_chafa;

/// Each opens the library of this name or path. NULL where there is none or a part of it is
/// missing: `reason` (at most `count` bytes with the final NUL) then says why.
squad_picture_jpeg *_Nullable squad_picture_open_jpeg(const char *name, char *reason, size_t count);
squad_picture_png *_Nullable squad_picture_open_png(const char *name, char *reason, size_t count);
squad_picture_chafa *_Nullable squad_picture_open_chafa(const char *name, char *reason,
                                                        size_t count);

/// What is decoded at most.
enum {
  SQUAD_PICTURE_MOST_BYTES = 8 * 1000 * 1000,
  SQUAD_PICTURE_MOST_PIXELS = 40 * 1000 * 1000,
  /// Pixels times the scans of a JPEG: each scan may go over all of them.
  SQUAD_PICTURE_MOST_WORK = 400 * 1000 * 1000,
  /// Columns, rows, and pixels of a side that can be asked for; no decoded side is longer.
  SQUAD_PICTURE_MOST_WANTED = 8192,
  SQUAD_PICTURE_REASON_BYTES = 256,
};

/// What bytes begin like.
enum squad_picture_kind {
  SQUAD_PICTURE_OTHER,
  SQUAD_PICTURE_JPEG,
  SQUAD_PICTURE_PNG,
  SQUAD_PICTURE_GIF,
  SQUAD_PICTURE_WEBP,
};
enum squad_picture_kind squad_picture_kind(const uint8_t *bytes, size_t count);

/// How decoding ended; `reason` has words for the last three.
enum squad_picture_result {
  SQUAD_PICTURE_DECODED,
  /// A width or a height of nothing.
  SQUAD_PICTURE_EMPTY,
  SQUAD_PICTURE_TOO_LARGE,
  SQUAD_PICTURE_TRUNCATED,
  SQUAD_PICTURE_BROKEN,
};

/// Red, green, blue and opacity, a byte each, row by row from the top, without gaps.
struct squad_picture_pixels {
  uint8_t *_Nullable bytes;
  int width;
  int height;
};

/// Each decodes into pixels that are enough to fill a box of so many, the picture's proportions
/// kept, and not many more. `reason` has SQUAD_PICTURE_REASON_BYTES. What was decoded is for
/// `squad_picture_free`; anything else leaves `pixels` empty.
enum squad_picture_result squad_picture_decode_jpeg(const squad_picture_jpeg *jpeg,
                                                    const uint8_t *bytes, size_t count,
                                                    int box_width, int box_height,
                                                    struct squad_picture_pixels *pixels,
                                                    char *reason);
enum squad_picture_result squad_picture_decode_png(const squad_picture_png *png,
                                                   const uint8_t *bytes, size_t count,
                                                   int box_width, int box_height,
                                                   struct squad_picture_pixels *pixels,
                                                   char *reason);
void squad_picture_free(struct squad_picture_pixels *pixels);

/// The colours that cells are drawn with. These have chafa's values.
enum squad_picture_colors {
  SQUAD_PICTURE_DIRECT = 0,
  /// The 240 that are the same for everyone; the user's own sixteen are left alone.
  SQUAD_PICTURE_INDEXED = 2,
};

/// A cell of a drawn picture. Colours are 0xRRGGBB or an index of the palette, and negative where
/// the picture is transparent.
struct squad_picture_cell {
  uint32_t scalar;
  int32_t foreground;
  int32_t background;
};

/// Draws pixels over `columns` by `rows` cells, 1 to SQUAD_PICTURE_MOST_WANTED each, all of them.
/// False where that can't be. `is_ascii`: with spaces alone, for a terminal without Unicode.
bool squad_picture_draw(const squad_picture_chafa *chafa, const uint8_t *rgba, int width,
                        int height, int columns, int rows, enum squad_picture_colors colors,
                        bool is_ascii, struct squad_picture_cell *cells);

#pragma clang assume_nonnull end
#endif
