#include "Opening.h"
#include "Pixels.h"
#include "TurboNumbers.h"

#include <stdio.h>
#include <string.h>

struct squad_picture_jpeg {
  void *(*init)(void);
  int (*read_header)(void *, const unsigned char *, unsigned long, int *, int *, int *, int *);
  struct squad_turbo_factor *(*factors)(int *);
  int (*decompress)(void *, const unsigned char *, unsigned long, unsigned char *, int, int, int,
                    int, int);
  char *(*words)(void *);
  int (*severity)(void *);
  int (*destroy)(void *);
};

squad_picture_jpeg *squad_picture_open_jpeg(const char *name, char *reason, size_t count) {
  static const struct squad_picture_symbol symbols[] = {
      {"tjInitDecompress", offsetof(squad_picture_jpeg, init)},
      {"tjDecompressHeader3", offsetof(squad_picture_jpeg, read_header)},
      {"tjGetScalingFactors", offsetof(squad_picture_jpeg, factors)},
      {"tjDecompress2", offsetof(squad_picture_jpeg, decompress)},
      {"tjGetErrorStr2", offsetof(squad_picture_jpeg, words)},
      {"tjGetErrorCode", offsetof(squad_picture_jpeg, severity)},
      {"tjDestroy", offsetof(squad_picture_jpeg, destroy)},
  };
  return squad_picture_open(name, sizeof(squad_picture_jpeg), symbols,
                            sizeof symbols / sizeof symbols[0], reason, count);
}

// Finds the first marker at or after `at` that is neither filler nor part of a scan's data.
static size_t next_marker(const uint8_t *bytes, size_t count, size_t at) {
  for (; at + 1 < count; at += 1) {
    const uint8_t kind = bytes[at + 1];
    if (bytes[at] == 0xff && kind != 0 && kind != 0xff && (kind < 0xd0 || kind > 0xd7)) return at;
  }
  return count;
}

// Counts the passes that a decoder makes over the picture; -1 where its end is missing.
static int64_t count_scans(const uint8_t *bytes, size_t count) {
  int64_t scans = 0;
  size_t at = next_marker(bytes, count, 2);
  while (at + 1 < count) {
    const uint8_t kind = bytes[at + 1];
    if (kind == 0xd9) return scans;
    if (kind == 0xda) scans += 1;
    const bool has_length = kind != 0x01 && kind != 0xd8 && at + 3 < count;
    const size_t length = has_length ? (size_t)bytes[at + 2] << 8 | bytes[at + 3] : 0;
    at = next_marker(bytes, count, at + 2 + length);
  }
  return -1;
}

// Classifies TurboJPEG's failure, with its message. It fills missing data with grey and a warning;
// its other warnings are about pictures that every browser shows.
static enum squad_picture_result why(const squad_picture_jpeg *jpeg, void *handle, char *reason) {
  const char *words = jpeg->words(handle);
  snprintf(reason, SQUAD_PICTURE_REASON_BYTES, "%s", words ? words : "no reason given");
  if (strstr(reason, "remature end")) return SQUAD_PICTURE_TRUNCATED;
  const bool is_whole = jpeg->severity(handle) == SQUAD_TURBO_WARNING;
  return is_whole ? SQUAD_PICTURE_DECODED : SQUAD_PICTURE_BROKEN;
}

// Chooses the smallest size that TurboJPEG can decode to and that fills the box.
static void choose_size(const squad_picture_jpeg *jpeg, int box_width, int box_height, int *width,
                        int *height) {
  int fit_width, fit_height, many = 0;
  squad_picture_fit(*width, *height, box_width, box_height, &fit_width, &fit_height);
  const struct squad_turbo_factor *factors = jpeg->factors(&many);
  const int64_t whole_width = *width, whole_height = *height;
  for (int at = 0; factors && at < many; at += 1) {
    const int64_t up = factors[at].numerator, down = factors[at].denominator;
    const int64_t across = (whole_width * up + down - 1) / down;
    const int64_t along = (whole_height * up + down - 1) / down;
    if (across < fit_width || along < fit_height || across > *width || along > *height) continue;
    *width = (int)across;
    *height = (int)along;
  }
}

// Converts inks to light. JPEGs with four inks store their complements.
static void mix_inks(struct squad_picture_pixels *pixels) {
  const size_t many = (size_t)pixels->width * (size_t)pixels->height;
  uint8_t *pixel = pixels->bytes;
  for (size_t at = 0; at < many; at += 1, pixel += 4) {
    for (int part = 0; part < 3; part += 1) pixel[part] = (uint8_t)(pixel[part] * pixel[3] / 255);
    pixel[3] = 255;
  }
}

static enum squad_picture_result check_work(const uint8_t *bytes, size_t count, int width,
                                            int height, char *reason) {
  const enum squad_picture_result size = squad_picture_check(width, height, reason);
  if (size != SQUAD_PICTURE_DECODED) return size;
  const int64_t scans = count_scans(bytes, count);
  if (scans < 0) {
    snprintf(reason, SQUAD_PICTURE_REASON_BYTES, "its end is missing");
    return SQUAD_PICTURE_TRUNCATED;
  }
  if ((int64_t)width * height * scans <= SQUAD_PICTURE_MAXIMUM_WORK) return size;
  snprintf(reason, SQUAD_PICTURE_REASON_BYTES, "%d by %d pixels in %lld scans", width, height,
           (long long)scans);
  return SQUAD_PICTURE_TOO_LARGE;
}

static enum squad_picture_result decode(const squad_picture_jpeg *jpeg, void *handle,
                                        const uint8_t *bytes, size_t count, int box_width,
                                        int box_height, struct squad_picture_pixels *pixels,
                                        char *reason) {
  int width = 0, height = 0, sampling = 0, space = 0;
  if (jpeg->read_header(handle, bytes, count, &width, &height, &sampling, &space) != 0) {
    const enum squad_picture_result result = why(jpeg, handle, reason);
    if (result != SQUAD_PICTURE_DECODED) return result;
  }
  const enum squad_picture_result checked = check_work(bytes, count, width, height, reason);
  if (checked != SQUAD_PICTURE_DECODED) return checked;
  choose_size(jpeg, box_width, box_height, &width, &height);
  *pixels = squad_picture_allocate(width, height);
  if (!pixels->bytes) {
    snprintf(reason, SQUAD_PICTURE_REASON_BYTES, "no memory for %d by %d pixels", width, height);
    return SQUAD_PICTURE_TOO_LARGE;
  }
  const bool has_inks = space == SQUAD_TURBO_SPACE_CMYK || space == SQUAD_TURBO_SPACE_YCCK;
  const int format = has_inks ? SQUAD_TURBO_INKS : SQUAD_TURBO_RGBA;
  if (jpeg->decompress(handle, bytes, count, pixels->bytes, width, 0, height, format,
                       SQUAD_TURBO_LIMIT_SCANS)
      != 0) {
    const enum squad_picture_result result = why(jpeg, handle, reason);
    if (result != SQUAD_PICTURE_DECODED) return result;
  }
  if (has_inks) mix_inks(pixels);
  squad_picture_reduce(pixels, box_width, box_height);
  return SQUAD_PICTURE_DECODED;
}

enum squad_picture_result squad_picture_decode_jpeg(const squad_picture_jpeg *jpeg,
                                                    const uint8_t *bytes, size_t count,
                                                    int box_width, int box_height,
                                                    struct squad_picture_pixels *pixels,
                                                    char *reason) {
  *pixels = (struct squad_picture_pixels){NULL, 0, 0};
  if (count > SQUAD_PICTURE_MAXIMUM_BYTES) {
    snprintf(reason, SQUAD_PICTURE_REASON_BYTES, "%zu bytes", count);
    return SQUAD_PICTURE_TOO_LARGE;
  }
  void *handle = jpeg->init();
  if (!handle) {
    snprintf(reason, SQUAD_PICTURE_REASON_BYTES, "TurboJPEG can't be set up");
    return SQUAD_PICTURE_BROKEN;
  }
  const enum squad_picture_result result =
      decode(jpeg, handle, bytes, count, box_width, box_height, pixels, reason);
  if (result != SQUAD_PICTURE_DECODED) squad_picture_free(pixels);
  jpeg->destroy(handle);
  return result;
}
