// libpng's simplified interface, as in its header; internal to this target.
#ifndef SQUAD_CPICTURES_PNG_IMAGE_H
#define SQUAD_CPICTURES_PNG_IMAGE_H

#include <stdint.h>

enum {
  SQUAD_PICTURE_PNG_VERSION = 1,
  SQUAD_PICTURE_PNG_RGBA = 3,
  SQUAD_PICTURE_PNG_16_BITS_ARE_SRGB = 4,
};

struct squad_picture_png_image {
  void *opaque;
  uint32_t version;
  uint32_t width;
  uint32_t height;
  uint32_t format;
  uint32_t flags;
  uint32_t colors;
  uint32_t warning_or_error;
  char message[64];
};

#endif
