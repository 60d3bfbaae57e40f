// gzip of several members, which libcurl rejects from the second on.
#include "CCurl.h"
#include "Gzip.h"

#include <dlfcn.h>
#include <stdlib.h>

// zlib's stream, without its header: the layout is the same since 1995.
struct stream {
  const uint8_t *next_in;
  unsigned available_in;
  unsigned long total_in;
  uint8_t *next_out;
  unsigned available_out;
  unsigned long total_out;
  const char *message;
  void *state, *allocate, *free, *opaque;
  int data_type;
  unsigned long checksum, reserved;
};

struct squad_gunzip {
  const struct squad_zlib *zlib;
  struct stream stream;
  bool is_over;
};

bool squad_zlib_find(void *library, struct squad_zlib *zlib) {
  const struct {
    const char *name;
    void *place;
  } symbols[] = {
      {"inflateInit2_", &zlib->init},
      {"inflate", &zlib->run},
      {"inflateReset", &zlib->reset},
      {"inflateEnd", &zlib->end},
  };
  for (size_t at = 0; at < sizeof symbols / sizeof symbols[0]; at += 1) {
    void *found = dlsym(library, symbols[at].name);
    *(void **)symbols[at].place = found;
    if (!found) return false;
  }
  return true;
}

squad_gunzip *squad_gunzip_begin(const squad_curl *curl) {
  // gzip or zlib by the first bytes, with the largest window.
  const int window = 32 + 15;
  const struct squad_zlib *zlib = squad_curl_zlib(curl);
  squad_gunzip *gunzip = zlib ? calloc(1, sizeof *gunzip) : NULL;
  if (!gunzip) return NULL;
  gunzip->zlib = zlib;
  if (zlib->init(&gunzip->stream, window, "1", (int)sizeof gunzip->stream) == 0) return gunzip;
  free(gunzip);
  return NULL;
}

void squad_gunzip_release(squad_gunzip *gunzip) {
  gunzip->zlib->end(&gunzip->stream);
  free(gunzip);
}

bool squad_gunzip_is_over(const squad_gunzip *gunzip) { return gunzip->is_over; }

bool squad_gunzip_take(squad_gunzip *gunzip, const uint8_t *bytes, size_t count,
                       squad_gunzip_sink sink, void *context) {
  const int fine = 0, ended = 1, needs_more = -5;
  uint8_t unpacked[16384];
  struct stream *stream = &gunzip->stream;
  stream->next_in = bytes;
  stream->available_in = (unsigned)count;
  do {
    if (gunzip->is_over && stream->available_in > 0) {
      if (gunzip->zlib->reset(stream) != 0) return false;
      gunzip->is_over = false;
    }
    stream->next_out = unpacked;
    stream->available_out = sizeof unpacked;
    int result = gunzip->zlib->run(stream, 0);
    size_t size = sizeof unpacked - stream->available_out;
    if (size > 0 && !sink(unpacked, size, context)) return false;
    if (result == needs_more) return true;
    if (result != fine && result != ended) return false;
    gunzip->is_over = result == ended;
  } while (stream->available_in > 0 || (stream->available_out == 0 && !gunzip->is_over));
  return true;
}
