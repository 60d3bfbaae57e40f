// Entry points for libFuzzer, which run all code between untrusted bytes and the pixels.
// `make fuzz` builds and runs them.
#include "CPictures.h"

#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerInitialize(int *count, char ***arguments);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);

static squad_picture_jpeg *jpeg;
static squad_picture_png *png;
static squad_picture_chafa *chafa;

int LLVMFuzzerInitialize(int *count, char ***arguments) {
  (void)count, (void)arguments;
  char reason[SQUAD_PICTURE_REASON_BYTES] = "";
  jpeg = squad_picture_open_jpeg("libturbojpeg.so.0", reason, sizeof reason);
  png = squad_picture_open_png("libpng16.so.16", reason, sizeof reason);
  chafa = squad_picture_open_chafa("libchafa.so.0", reason, sizeof reason);
  if (jpeg && png && chafa) return 0;
  fprintf(stderr, "%s\n", reason);
  exit(1);
}

// Pixels whose size is not what was promised, or that are not there, are a find.
static void check(struct squad_picture_pixels *pixels) {
  if (!pixels->bytes || pixels->width < 1 || pixels->height < 1) abort();
  const int maximum = SQUAD_PICTURE_MAXIMUM_SIDE;
  if (pixels->width > maximum || pixels->height > maximum) abort();
  struct squad_picture_cell cells[8 * 4];
  // The last byte is read, so that the address sanitizer has its say.
  volatile uint8_t last = pixels->bytes[(size_t)pixels->width * (size_t)pixels->height * 4 - 1];
  (void)last;
  if (!squad_picture_draw(chafa, pixels->bytes, pixels->width, pixels->height, 8, 4,
                          SQUAD_PICTURE_DIRECT, false, cells)) {
    abort();
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  char reason[SQUAD_PICTURE_REASON_BYTES] = "";
  struct squad_picture_pixels pixels;
  enum squad_picture_result result = SQUAD_PICTURE_BROKEN;
  switch (squad_picture_kind(bytes, count)) {
  case SQUAD_PICTURE_JPEG:
    result = squad_picture_decode_jpeg(jpeg, bytes, count, 64, 64, &pixels, reason);
    break;
  case SQUAD_PICTURE_PNG:
    result = squad_picture_decode_png(png, bytes, count, 64, 64, &pixels, reason);
    break;
  case SQUAD_PICTURE_OTHER:
  case SQUAD_PICTURE_GIF:
  case SQUAD_PICTURE_WEBP: return -1;
  }
  if (result != SQUAD_PICTURE_DECODED) return 0;
  check(&pixels);
  squad_picture_free(&pixels);
  return 0;
}
