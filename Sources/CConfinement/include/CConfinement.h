#ifndef SQUAD_CCONFINEMENT_H
#define SQUAD_CCONFINEMENT_H
// What a program can do to hold itself: its environment, what it may use, write and call. All of it
// belongs before the first thread, and none of it can be undone.
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Puts an environment of `count` strings (`NAME=value`) in the place of the one that is there, whose
/// strings stay where they are. Returns 0, or -1 with errno set.
int squad_environment_replace(const char *const *strings, size_t count);

/// Closes every descriptor from `first` on.
void squad_close_from(int first);

/// Resources; none is ever raised.
struct squad_limits {
  uint64_t address_space;  // bytes
  uint64_t processor_time;  // seconds until SIGXCPU
  uint64_t processor_time_at_most;  // seconds until SIGKILL
  uint64_t open_files;
};

/// Sets them, and that no core is written. The allocator is told to keep to one arena and threads to
/// small stacks, as every reserved page counts. Returns 0, or -1 with errno set.
int squad_limit(const struct squad_limits *limits);

/// Has no other process of the same user look into this one, and no program started from here gain
/// privileges. Returns 0, or -1 with errno set.
int squad_close_to_others(void);

/// A file or folder that stays open to writing.
struct squad_writable {
  const char *path;
  bool is_folder;
};

/// From now on nothing is written, made, renamed or deleted but below the folders and in the files
/// given; those that aren't there are left out. Nothing is executed, no TCP port is listened on and,
/// where `connects` is false, none is connected to; no process but our own gets a signal: as far as
/// the system's Landlock can. Returns 0, or -1 with errno set where there is no Landlock.
int squad_confine_writing(const struct squad_writable *places, size_t count, bool connects);

/// From now on no program is started, no process made or traced, and nothing typed for a terminal:
/// such calls fail with EPERM. Threads are fine. Returns 0; -1 where the library named can't be
/// opened, with the reason in `reason`; an errno where the system refuses.
int squad_confine_calls(const char *library, char *reason, size_t size);
#endif
