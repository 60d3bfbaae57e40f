#include "Opening.h"
#include "PNGImage.h"
#include "Pixels.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct squad_picture_png {
  int (*begin)(struct squad_picture_png_image *, const void *, size_t);
  int (*finish)(struct squad_picture_png_image *, const void *, void *, int32_t, void *);
  void (*release)(struct squad_picture_png_image *);
};

enum { HEAD = 8, AROUND = 12, SIZES_END = 24, FIRST_END = 33 };

squad_picture_png *squad_picture_open_png(const char *name, char *reason, size_t count) {
  static const struct squad_picture_symbol symbols[] = {
      {"png_image_begin_read_from_memory", offsetof(squad_picture_png, begin)},
      {"png_image_finish_read", offsetof(squad_picture_png, finish)},
      {"png_image_free", offsetof(squad_picture_png, release)},
  };
  return squad_picture_open(name, sizeof(squad_picture_png), symbols,
                            sizeof symbols / sizeof symbols[0], reason, count);
}

static uint32_t number(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static bool is(const uint8_t *chunk, const char *name) { return memcmp(chunk + 4, name, 4) == 0; }

// Whether to pass a chunk to libpng: critical ones and those for colours. The others are texts,
// times and profiles, which libpng would unpack and keep: 8 MB of compressed ones become gigabytes.
static bool is_needed(const uint8_t *chunk) {
  const bool is_critical = (chunk[4] & 0x20) == 0;
  return is_critical || is(chunk, "tRNS") || is(chunk, "gAMA") || is(chunk, "sRGB");
}

// Copies the needed chunks; returns 0 where the last one is missing.
static size_t copy_needed(const uint8_t *bytes, size_t count, uint8_t *copy) {
  memcpy(copy, bytes, HEAD);
  size_t at = HEAD, length = HEAD;
  while (count - at >= AROUND) {
    const uint8_t *chunk = bytes + at;
    const size_t room = count - at - AROUND;
    if (number(chunk) > room) return 0;
    const size_t all = (size_t)number(chunk) + AROUND;
    if (is_needed(chunk)) {
      memcpy(copy + length, chunk, all);
      length += all;
    }
    if (is(chunk, "IEND")) return length;
    at += all;
  }
  return 0;
}

static enum squad_picture_result check_head(const uint8_t *bytes, size_t count, char *reason) {
  if (count > SQUAD_PICTURE_MAXIMUM_BYTES) {
    snprintf(reason, SQUAD_PICTURE_REASON_BYTES, "%zu bytes", count);
    return SQUAD_PICTURE_TOO_LARGE;
  }
  if (count < FIRST_END) {
    snprintf(reason, SQUAD_PICTURE_REASON_BYTES, "it ends inside its header");
    return SQUAD_PICTURE_TRUNCATED;
  }
  if (!is(bytes + HEAD, "IHDR") || number(bytes + HEAD) != FIRST_END - HEAD - AROUND) {
    snprintf(reason, SQUAD_PICTURE_REASON_BYTES, "it doesn't begin with a header");
    return SQUAD_PICTURE_BROKEN;
  }
  return squad_picture_check(number(bytes + SIZES_END - 8), number(bytes + SIZES_END - 4), reason);
}

// Copies libpng's message, which lies in its own structure.
static enum squad_picture_result broken(const struct squad_picture_png_image *image,
                                        char *reason) {
  snprintf(reason, SQUAD_PICTURE_REASON_BYTES, "%.*s", (int)sizeof image->message, image->message);
  return SQUAD_PICTURE_BROKEN;
}

static enum squad_picture_result decode(const squad_picture_png *png,
                                        struct squad_picture_png_image *image,
                                        const uint8_t *bytes, size_t count,
                                        struct squad_picture_pixels *pixels, char *reason) {
  if (!png->begin(image, bytes, count)) return broken(image, reason);
  // Checks the size that libpng read: it may differ from the one checked in the header.
  const enum squad_picture_result size = squad_picture_check(image->width, image->height, reason);
  if (size != SQUAD_PICTURE_DECODED) return size;
  image->format = SQUAD_PICTURE_PNG_RGBA;
  image->flags |= SQUAD_PICTURE_PNG_16_BITS_ARE_SRGB;
  const int width = (int)image->width, height = (int)image->height;
  *pixels = squad_picture_allocate(width, height);
  if (!pixels->bytes) {
    snprintf(reason, SQUAD_PICTURE_REASON_BYTES, "no memory for %d by %d pixels", width, height);
    return SQUAD_PICTURE_TOO_LARGE;
  }
  if (!png->finish(image, NULL, pixels->bytes, width * 4, NULL)) return broken(image, reason);
  return SQUAD_PICTURE_DECODED;
}

enum squad_picture_result squad_picture_decode_png(const squad_picture_png *png,
                                                   const uint8_t *bytes, size_t count,
                                                   int box_width, int box_height,
                                                   struct squad_picture_pixels *pixels,
                                                   char *reason) {
  *pixels = (struct squad_picture_pixels){NULL, 0, 0};
  const enum squad_picture_result head = check_head(bytes, count, reason);
  if (head != SQUAD_PICTURE_DECODED) return head;
  uint8_t *needed = malloc(count);
  const size_t length = needed ? copy_needed(bytes, count, needed) : 0;
  enum squad_picture_result result = SQUAD_PICTURE_TRUNCATED;
  if (length == 0) {
    snprintf(reason, SQUAD_PICTURE_REASON_BYTES, "%s", needed ? "its end is missing" : "no memory");
  } else {
    struct squad_picture_png_image image = {.version = SQUAD_PICTURE_PNG_VERSION};
    result = decode(png, &image, needed, length, pixels, reason);
    png->release(&image);
  }
  free(needed);
  if (result != SQUAD_PICTURE_DECODED) squad_picture_free(pixels);
  else squad_picture_reduce(pixels, box_width, box_height);
  return result;
}
