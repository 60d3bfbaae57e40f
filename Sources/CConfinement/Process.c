// For pthread_setattr_default_np and syscall.
#define _GNU_SOURCE
#include "CConfinement.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

#ifdef __GLIBC__
#include <malloc.h>
#endif

extern char **environ;

int squad_environment_replace(const char *const *strings, size_t count) {
  char **built = calloc(count + 1, sizeof *built);
  if (!built) return -1;
  for (size_t at = 0; at < count; at++) {
    built[at] = strdup(strings[at]);
    if (!built[at]) return -1;
  }
  // The old strings aren't freed: the C library may point to them.
  environ = built;
  return 0;
}

void squad_close_from(int first) {
#if defined(__linux__) && defined(SYS_close_range)
  if (syscall(SYS_close_range, (unsigned)first, ~0u, 0u) == 0) return;
#endif
  struct rlimit limit;
  rlim_t end = 65536;
  if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < end) end = limit.rlim_cur;
  for (int descriptor = first; (rlim_t)descriptor < end; descriptor++) close(descriptor);
}

/// Lowers a limit, and never raises it.
static int lower(int resource, uint64_t soft, uint64_t hard) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return -1;
  if (limit.rlim_max > (rlim_t)hard) limit.rlim_max = (rlim_t)hard;
  if (limit.rlim_cur > (rlim_t)soft) limit.rlim_cur = (rlim_t)soft;
  if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
  return setrlimit(resource, &limit);
}

static void reserve_little(void) {
#ifdef __GLIBC__
  // Each further arena would reserve 64 MB, each stack as much as the shell's limit.
  mallopt(M_ARENA_MAX, 1);
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return;
  if (pthread_attr_setstacksize(&attributes, 2 << 20) == 0) pthread_setattr_default_np(&attributes);
  pthread_attr_destroy(&attributes);
#endif
}

int squad_limit(const struct squad_limits *limits) {
  reserve_little();
  if (lower(RLIMIT_CORE, 0, 0) != 0 ||
      lower(RLIMIT_NOFILE, limits->open_files, limits->open_files) != 0 ||
      lower(RLIMIT_CPU, limits->processor_time, limits->processor_time_at_most) != 0)
    return -1;
  int status = lower(RLIMIT_AS, limits->address_space, limits->address_space);
#ifdef __APPLE__
  // macOS refuses a limit below what is mapped already, its shared libraries included.
  status = 0;
#endif
  return status;
}

int squad_close_to_others(void) {
#ifdef __linux__
  if (prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0) return -1;
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
#else
  return 0;
#endif
}
