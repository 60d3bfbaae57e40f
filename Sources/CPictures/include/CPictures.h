// libjpeg-turbo, libpng and chafa, each opened at first use under our own names. Nothing links them
// and no header is needed: their numbers are stable, and Facts.c checks them where the headers
// exist.
//
// Pictures come from strangers: everything read from their bytes is checked here before memory is
// allocated and before a library sees it.
#ifndef SQUAD_CPICTURES_H
#define SQUAD_CPICTURES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Addresses of an opened library's functions. Libraries are never closed.
typedef struct squad_picture_jpeg squad_picture_jpeg;
typedef struct squad_picture_png squad_picture_png;
typedef struct squad_picture_chafa squad_picture_chafa;

/// Opens the library of this name or path. NULL where it or a function is missing, with `reason`
/// set (at most `count` bytes with the final NUL).
squad_picture_jpeg *_Nullable squad_picture_open_jpeg(const char *name, char *reason, size_t count);
squad_picture_png *_Nullable squad_picture_open_png(const char *name, char *reason, size_t count);
squad_picture_chafa *_Nullable squad_picture_open_chafa(const char *name, char *reason,
                                                        size_t count);

/// Limits of decoding.
enum {
  SQUAD_PICTURE_MAXIMUM_BYTES = 8 * 1000 * 1000,
  SQUAD_PICTURE_MAXIMUM_PIXELS = 40 * 1000 * 1000,
  /// Pixels times scans of a JPEG: each scan may touch all pixels.
  SQUAD_PICTURE_MAXIMUM_WORK = 400 * 1000 * 1000,
  /// Columns, rows and pixels of a side that may be requested; no decoded side is longer.
  SQUAD_PICTURE_MAXIMUM_SIDE = 8192,
  SQUAD_PICTURE_REASON_BYTES = 256,
};

/// Format by the first bytes.
enum squad_picture_kind {
  SQUAD_PICTURE_OTHER,
  SQUAD_PICTURE_JPEG,
  SQUAD_PICTURE_PNG,
  SQUAD_PICTURE_GIF,
  SQUAD_PICTURE_WEBP,
};
enum squad_picture_kind squad_picture_kind(const uint8_t *bytes, size_t count);

/// Outcome of decoding; `reason` is set for the last three.
enum squad_picture_result {
  SQUAD_PICTURE_DECODED,
  /// Width or height is 0.
  SQUAD_PICTURE_EMPTY,
  SQUAD_PICTURE_TOO_LARGE,
  SQUAD_PICTURE_TRUNCATED,
  SQUAD_PICTURE_BROKEN,
};

/// RGBA, a byte each, row by row from the top, without padding.
struct squad_picture_pixels {
  uint8_t *_Nullable bytes;
  int width;
  int height;
};

/// Decodes to just over the pixels that fill a box, with the picture's proportions. `reason` has
/// SQUAD_PICTURE_REASON_BYTES. Release the result by `squad_picture_free`; a failure leaves
/// `pixels` empty.
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

/// Colour modes of cells, with chafa's values.
enum squad_picture_colors {
  SQUAD_PICTURE_DIRECT = 0,
  /// The 240 fixed colours; the user's own sixteen are avoided.
  SQUAD_PICTURE_INDEXED = 2,
};

/// Cell of a drawn picture. Colours are 0xRRGGBB or palette indices, negative where transparent.
struct squad_picture_cell {
  uint32_t scalar;
  int32_t foreground;
  int32_t background;
};

/// Draws pixels over all of `columns` by `rows` cells, each 1…SQUAD_PICTURE_MAXIMUM_SIDE; false on
/// failure. `is_ascii` uses only spaces, for a terminal without Unicode.
bool squad_picture_draw(const squad_picture_chafa *chafa, const uint8_t *rgba, int width,
                        int height, int columns, int rows, enum squad_picture_colors colors,
                        bool is_ascii, struct squad_picture_cell *cells);

#pragma clang assume_nonnull end
#endif
