#include "CCurl.h"
#include "Guard.h"
#include "Gzip.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

// libcurl's message about a finished transfer.
struct message {
  int kind;
  void *transfer;
  union {
    void *whatever;
    int result;
  } data;
};

struct squad_curl {
  int (*global_init)(long);
  void *(*easy_init)(void);
  void (*easy_cleanup)(void *);
  int (*easy_setopt)(void *, int, ...);
  int (*easy_getinfo)(void *, int, ...);
  const char *(*easy_strerror)(int);
  void *(*slist_append)(void *, const char *);
  void (*slist_free_all)(void *);
  void *(*multi_init)(void);
  int (*multi_cleanup)(void *);
  int (*multi_add_handle)(void *, void *);
  int (*multi_remove_handle)(void *, void *);
  int (*multi_perform)(void *, int *);
  int (*multi_poll)(void *, void *, unsigned, int, int *);
  int (*multi_wakeup)(void *);
  struct message *(*multi_info_read)(void *, int *);
  void *(*url)(void);
  void (*url_cleanup)(void *);
  int (*url_set)(void *, int, const char *, unsigned);
  int (*url_get)(void *, int, char **, unsigned);
  void (*free)(void *);
  time_t (*getdate)(const char *, const time_t *);
  struct squad_zlib zlib;
  bool has_zlib;
};

static bool find_all(void *library, struct squad_curl *curl, const char **missing) {
  const struct {
    const char *name;
    void *place;
  } symbols[] = {
      {"curl_global_init", &curl->global_init},
      {"curl_easy_init", &curl->easy_init},
      {"curl_easy_cleanup", &curl->easy_cleanup},
      {"curl_easy_setopt", &curl->easy_setopt},
      {"curl_easy_getinfo", &curl->easy_getinfo},
      {"curl_easy_strerror", &curl->easy_strerror},
      {"curl_slist_append", &curl->slist_append},
      {"curl_slist_free_all", &curl->slist_free_all},
      {"curl_multi_init", &curl->multi_init},
      {"curl_multi_cleanup", &curl->multi_cleanup},
      {"curl_multi_add_handle", &curl->multi_add_handle},
      {"curl_multi_remove_handle", &curl->multi_remove_handle},
      {"curl_multi_perform", &curl->multi_perform},
      {"curl_multi_poll", &curl->multi_poll},
      {"curl_multi_wakeup", &curl->multi_wakeup},
      {"curl_multi_info_read", &curl->multi_info_read},
      {"curl_url", &curl->url},
      {"curl_url_cleanup", &curl->url_cleanup},
      {"curl_url_set", &curl->url_set},
      {"curl_url_get", &curl->url_get},
      {"curl_free", &curl->free},
      {"curl_getdate", &curl->getdate},
  };
  for (size_t at = 0; at < sizeof symbols / sizeof symbols[0]; at += 1) {
    void *found = dlsym(library, symbols[at].name);
    // POSIX allows a function's address in a pointer to data; C has no conversion for it.
    *(void **)symbols[at].place = found;
    *missing = symbols[at].name;
    if (!found) return false;
  }
  return true;
}

static squad_curl *open_library(const char *name, char *reason, size_t count) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char *words = dlerror();
    snprintf(reason, count, "%s", words ? words : name);
    return NULL;
  }
  struct squad_curl *curl = calloc(1, sizeof *curl);
  const char *missing = "";
  const long everything = 3;
  if (!curl) {
    snprintf(reason, count, "out of memory");
  } else if (!find_all(library, curl, &missing)) {
    snprintf(reason, count, "%s has no %s", name, missing);
  } else if (curl->global_init(everything) != 0) {
    snprintf(reason, count, "%s can't be set up", name);
  } else {
    curl->has_zlib = squad_zlib_find(library, &curl->zlib);
    return curl;
  }
  free(curl);
  dlclose(library);
  return NULL;
}

squad_curl *squad_curl_open(const char *name, char *reason, size_t count) {
  // Before 7.84, libcurl's set-up isn't thread-safe.
  static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&one_at_a_time);
  squad_curl *curl = open_library(name, reason, count);
  pthread_mutex_unlock(&one_at_a_time);
  return curl;
}

const struct squad_zlib *squad_curl_zlib(const squad_curl *curl) {
  return curl->has_zlib ? &curl->zlib : NULL;
}

bool squad_curl_has_zlib(const squad_curl *curl) { return curl->has_zlib; }

void *squad_curl_transfer(const squad_curl *curl) { return curl->easy_init(); }

void squad_curl_release(const squad_curl *curl, void *transfer) { curl->easy_cleanup(transfer); }

bool squad_curl_set_number(const squad_curl *curl, void *transfer, enum squad_curl_number option,
                           long value) {
  return curl->easy_setopt(transfer, (int)option, value) == 0;
}

bool squad_curl_set_text(const squad_curl *curl, void *transfer, enum squad_curl_text option,
                         const char *value) {
  return curl->easy_setopt(transfer, (int)option, value) == 0;
}

bool squad_curl_set_size(const squad_curl *curl, void *transfer, enum squad_curl_size option,
                         int64_t value) {
  return curl->easy_setopt(transfer, (int)option, value) == 0;
}

bool squad_curl_set_error_buffer(const squad_curl *curl, void *transfer, char *bytes) {
  const int error_buffer = 10010;
  return curl->easy_setopt(transfer, error_buffer, bytes) == 0;
}

bool squad_curl_set_sinks(const squad_curl *curl, void *transfer, squad_curl_sink body,
                          squad_curl_sink head, void *context) {
  const int write_data = 10001, write_function = 20011, head_data = 10029, head_function = 20079;
  return curl->easy_setopt(transfer, write_data, context) == 0
         && curl->easy_setopt(transfer, write_function, body) == 0
         && curl->easy_setopt(transfer, head_data, context) == 0
         && curl->easy_setopt(transfer, head_function, head) == 0;
}

void *squad_curl_append(const squad_curl *curl, void *list, const char *line) {
  return curl->slist_append(list, line);
}

void squad_curl_free_list(const squad_curl *curl, void *list) { curl->slist_free_all(list); }

bool squad_curl_set_headers(const squad_curl *curl, void *transfer, void *list) {
  const int http_header = 10023;
  return curl->easy_setopt(transfer, http_header, list) == 0;
}

bool squad_curl_set_guard(const squad_curl *curl, void *transfer, struct squad_curl_guard *guard) {
  const int open_data = 10164, open_function = 20163;
  const int ready_data = 10313, ready_function = 20312;
  const int fresh_connect = 74;
  if (curl->easy_setopt(transfer, open_data, guard) != 0
      || curl->easy_setopt(transfer, open_function, squad_curl_open_socket) != 0) {
    return false;
  }
  // A reused connection opens no socket. A libcurl before 7.80 can't report which one it reuses, so
  // it has to make a new one.
  return (curl->easy_setopt(transfer, ready_data, guard) == 0
          && curl->easy_setopt(transfer, ready_function, squad_curl_check_connection) == 0)
         || curl->easy_setopt(transfer, fresh_connect, 1L) == 0;
}

int64_t squad_curl_number(const squad_curl *curl, void *transfer, enum squad_curl_fact fact) {
  const int type = (int)fact & 0xf00000;
  if (type == 0x600000) {
    int64_t size = 0;
    return curl->easy_getinfo(transfer, (int)fact, &size) == 0 ? size : 0;
  }
  long number = 0;
  if (type != 0x200000) return 0;
  return curl->easy_getinfo(transfer, (int)fact, &number) == 0 ? number : 0;
}

const char *squad_curl_text(const squad_curl *curl, void *transfer, enum squad_curl_fact fact) {
  char *text = NULL;
  if (((int)fact & 0xf00000) != 0x100000) return NULL;
  return curl->easy_getinfo(transfer, (int)fact, &text) == 0 ? text : NULL;
}

const char *squad_curl_reason(const squad_curl *curl, int result) {
  const char *words = curl->easy_strerror(result);
  return words ? words : "";
}

void *squad_curl_multi(const squad_curl *curl) { return curl->multi_init(); }

void squad_curl_multi_release(const squad_curl *curl, void *multi) { curl->multi_cleanup(multi); }

bool squad_curl_add(const squad_curl *curl, void *multi, void *transfer) {
  return curl->multi_add_handle(multi, transfer) == 0;
}

void squad_curl_remove(const squad_curl *curl, void *multi, void *transfer) {
  curl->multi_remove_handle(multi, transfer);
}

bool squad_curl_perform(const squad_curl *curl, void *multi) {
  int running = 0;
  return curl->multi_perform(multi, &running) == 0;
}

void squad_curl_wait(const squad_curl *curl, void *multi, int milliseconds) {
  curl->multi_poll(multi, NULL, 0, milliseconds, NULL);
}

void squad_curl_wake(const squad_curl *curl, void *multi) { curl->multi_wakeup(multi); }

void *squad_curl_next_ended(const squad_curl *curl, void *multi, int *result) {
  const int done = 1;
  int left = 0;
  for (;;) {
    const struct message *message = curl->multi_info_read(multi, &left);
    if (!message) return NULL;
    if (message->kind != done) continue;
    *result = message->data.result;
    return message->transfer;
  }
}

void *squad_curl_url(const squad_curl *curl, const char *address) {
  const int whole = 0;
  void *url = curl->url();
  if (!url || curl->url_set(url, whole, address, 0) == 0) return url;
  curl->url_cleanup(url);
  return NULL;
}

void squad_curl_url_release(const squad_curl *curl, void *url) { curl->url_cleanup(url); }

char *squad_curl_url_text(const squad_curl *curl, void *url, enum squad_curl_url_part part) {
  const unsigned default_port = 1;
  char *text = NULL;
  return curl->url_get(url, (int)part, &text, default_port) == 0 ? text : NULL;
}

void squad_curl_free(const squad_curl *curl, char *text) { curl->free(text); }

int64_t squad_curl_date(const squad_curl *curl, const char *text) {
  return curl->getdate(text, NULL);
}
