#include "Pixels.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool begins(const uint8_t *bytes, size_t count, const char *with, size_t length) {
  return count >= length && memcmp(bytes, with, length) == 0;
}

enum squad_picture_kind squad_picture_kind(const uint8_t *bytes, size_t count) {
  if (begins(bytes, count, "\xff\xd8\xff", 3)) return SQUAD_PICTURE_JPEG;
  if (begins(bytes, count, "\x89PNG\r\n\x1a\n", 8)) return SQUAD_PICTURE_PNG;
  if (begins(bytes, count, "GIF8", 4)) return SQUAD_PICTURE_GIF;
  if (count >= 12 && begins(bytes, count, "RIFF", 4) && memcmp(bytes + 8, "WEBP", 4) == 0) {
    return SQUAD_PICTURE_WEBP;
  }
  return SQUAD_PICTURE_OTHER;
}

enum squad_picture_result squad_picture_check(int64_t width, int64_t height, char *reason) {
  if (width == 0 || height == 0) return SQUAD_PICTURE_EMPTY;
  // At most 31 bits a side, so that the product fits.
  if (width < 0 || height < 0 || width > INT32_MAX || height > INT32_MAX
      || width * height > SQUAD_PICTURE_MAXIMUM_PIXELS) {
    snprintf(reason, SQUAD_PICTURE_REASON_BYTES, "%lld by %lld pixels", (long long)width,
             (long long)height);
    return SQUAD_PICTURE_TOO_LARGE;
  }
  return SQUAD_PICTURE_DECODED;
}

static int within(int value, int least, int most) {
  return value < least ? least : value > most ? most : value;
}

void squad_picture_fit(int width, int height, int box_width, int box_height, int *fit_width,
                       int *fit_height) {
  const int64_t across = within(box_width, 1, SQUAD_PICTURE_MAXIMUM_SIDE);
  const int64_t down = within(box_height, 1, SQUAD_PICTURE_MAXIMUM_SIDE);
  const bool is_wide = width * down > height * across;
  const int64_t fit_across = is_wide ? across : (width * down + height - 1) / height;
  const int64_t fit_down = is_wide ? (height * across + width - 1) / width : down;
  *fit_width = fit_across < width ? within((int)fit_across, 1, width) : width;
  *fit_height = fit_down < height ? within((int)fit_down, 1, height) : height;
}

struct squad_picture_pixels squad_picture_allocate(int width, int height) {
  struct squad_picture_pixels pixels = {NULL, 0, 0};
  uint8_t *bytes = malloc((size_t)width * (size_t)height * 4);
  if (bytes) pixels = (struct squad_picture_pixels){bytes, width, height};
  return pixels;
}

void squad_picture_free(struct squad_picture_pixels *pixels) {
  free(pixels->bytes);
  *pixels = (struct squad_picture_pixels){NULL, 0, 0};
}

// Averages a rectangle, weighting colours by opacity.
static void average(const struct squad_picture_pixels *of, int left, int right, int top, int bottom,
                    uint8_t *mean) {
  uint64_t sums[3] = {0, 0, 0}, opacity = 0;
  for (int y = top; y < bottom; y += 1) {
    const uint8_t *pixel = of->bytes + ((size_t)y * (size_t)of->width + (size_t)left) * 4;
    for (int x = left; x < right; x += 1, pixel += 4) {
      for (int part = 0; part < 3; part += 1) sums[part] += (uint64_t)pixel[part] * pixel[3];
      opacity += pixel[3];
    }
  }
  const uint64_t many = (uint64_t)(right - left) * (uint64_t)(bottom - top);
  for (int part = 0; part < 3; part += 1) {
    mean[part] = opacity ? (uint8_t)((sums[part] + opacity / 2) / opacity) : 0;
  }
  mean[3] = (uint8_t)((opacity + many / 2) / many);
}

static int least(int one, int other) { return one < other ? one : other; }

void squad_picture_reduce(struct squad_picture_pixels *pixels, int box_width, int box_height) {
  int fit_width, fit_height;
  squad_picture_fit(pixels->width, pixels->height, box_width, box_height, &fit_width, &fit_height);
  int step = least(pixels->width / fit_width, pixels->height / fit_height);
  const int longest = pixels->width > pixels->height ? pixels->width : pixels->height;
  while (longest / step > SQUAD_PICTURE_MAXIMUM_SIDE) step += 1;
  if (step < 2) return;
  const int width = within(pixels->width / step, 1, pixels->width);
  const int height = within(pixels->height / step, 1, pixels->height);
  struct squad_picture_pixels small = squad_picture_allocate(width, height);
  // Out of memory: keeps the large picture.
  if (!small.bytes) return;
  uint8_t *mean = small.bytes;
  for (int64_t y = 0; y < height; y += 1) {
    const int top = (int)(y * pixels->height / height);
    const int bottom = (int)((y + 1) * pixels->height / height);
    for (int64_t x = 0; x < width; x += 1, mean += 4) {
      average(pixels, (int)(x * pixels->width / width), (int)((x + 1) * pixels->width / width), top,
              bottom, mean);
    }
  }
  squad_picture_free(pixels);
  *pixels = small;
}
