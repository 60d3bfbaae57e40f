#ifndef SQUAD_CCONFINEMENT_H
#define SQUAD_CCONFINEMENT_H
// Confines the process: its environment, resources, writing and system calls. Call before the first
// thread; none of it can be undone.
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Replaces the environment by `count` strings (`NAME=value`); the old strings stay allocated.
/// Returns 0, or -1 with errno set.
int squad_environment_replace(const char *const *strings, size_t count);

/// Closes every descriptor from `first` on.
void squad_close_from(int first);

/// Resource limits; applying never raises one.
struct squad_limits {
  uint64_t address_space;  // bytes
  uint64_t processor_time;  // seconds until SIGXCPU
  uint64_t processor_time_at_most;  // seconds until SIGKILL
  uint64_t open_files;
};

/// Applies the limits and disables core files. Also keeps the allocator to one arena and threads to
/// small stacks, since reserved pages count. Returns 0, or -1 with errno set.
int squad_limit(const struct squad_limits *limits);

/// Hides the process from other processes of its user, and keeps programs started from it from
/// gaining privileges. Returns 0, or -1 with errno set.
int squad_close_to_others(void);

/// A file or folder that stays writable.
struct squad_writable {
  const char *path;
  bool is_folder;
};

/// TCP connections that stay allowed: all, or to these ports.
struct squad_connections {
  bool anywhere;
  const uint16_t *ports;
  size_t count;
};

/// Refuses from now on, as far as the kernel's Landlock can: writing, creating, renaming and
/// deleting outside the given folders and files (missing ones are left out); executing; listening
/// on TCP ports; connecting to TCP ports that aren't allowed; signals to other processes. Returns
/// 0, or -1 with errno set where there is no Landlock.
int squad_confine(const struct squad_writable *places, size_t count,
                  const struct squad_connections *connections);

/// Refuses with EPERM from now on: starting programs, creating or tracing processes, and pushing
/// input into a terminal. Threads are allowed. Returns 0; -1 where the library can't be opened,
/// with the reason in `reason`; an errno where the system refuses.
int squad_confine_calls(const char *library, char *reason, size_t size);
#endif
