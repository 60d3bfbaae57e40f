// Landlock by raw system calls: the C library wraps none, and the build machine's headers may be
// older than the kernel that runs squad.
#define _GNU_SOURCE
#include "CConfinement.h"

#include <errno.h>

#ifdef __linux__
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { create_ruleset = 444, add_rule = 445, restrict_self = 446 };
enum { asks_version = 1, is_path = 1, is_port = 2 };

// Rights by bit, in the order in which versions added them.
#define EXECUTE (1ull << 0)
#define WRITE_FILE (1ull << 1)
// Bits 2 and 3 are reading, which stays allowed: terminfo, libraries, zones, certificates.
#define REMOVE_DIR (1ull << 4)
#define REMOVE_FILE (1ull << 5)
#define MAKE_CHAR (1ull << 6)
#define MAKE_DIR (1ull << 7)
#define MAKE_REG (1ull << 8)
#define MAKE_SOCK (1ull << 9)
#define MAKE_FIFO (1ull << 10)
#define MAKE_BLOCK (1ull << 11)
#define MAKE_SYM (1ull << 12)
#define REFER (1ull << 13)
#define TRUNCATE (1ull << 14)
#define IOCTL_DEV (1ull << 15)
#define BIND_TCP (1ull << 0)
#define CONNECT_TCP (1ull << 1)
#define ABSTRACT_UNIX_SOCKET (1ull << 0)
#define SIGNAL (1ull << 1)

struct ruleset {
  uint64_t files, network, scopes;
};

struct __attribute__((packed)) path_rule {
  uint64_t allowed;
  int32_t parent;
};

struct port_rule {
  uint64_t allowed, port;
};

static struct ruleset handled_by(long version, bool connects_anywhere) {
  struct ruleset rules = {
      .files = EXECUTE | WRITE_FILE | REMOVE_DIR | REMOVE_FILE | MAKE_CHAR | MAKE_DIR | MAKE_REG |
               MAKE_SOCK | MAKE_FIFO | MAKE_BLOCK | MAKE_SYM};
  if (version >= 2) rules.files |= REFER;
  if (version >= 3) rules.files |= TRUNCATE;
  if (version >= 4) rules.network = BIND_TCP | (connects_anywhere ? 0 : CONNECT_TCP);
  if (version >= 5) rules.files |= IOCTL_DEV;
  if (version >= 6) rules.scopes = ABSTRACT_UNIX_SOCKET | SIGNAL;
  return rules;
}

/// Kernels refuse a structure longer than they know unless its rest is zero.
static size_t size_of_ruleset(long version) {
  return (version >= 6 ? 3 : version >= 4 ? 2 : 1) * sizeof(uint64_t);
}

static void allow(int ruleset, const struct squad_writable *place, uint64_t handled) {
  const uint64_t file = WRITE_FILE | TRUNCATE | IOCTL_DEV;
  const uint64_t folder =
      WRITE_FILE | TRUNCATE | REMOVE_DIR | REMOVE_FILE | MAKE_DIR | MAKE_REG | REFER;
  int kind = place->is_folder ? O_DIRECTORY : 0;
  struct path_rule rule = {.allowed = handled & (place->is_folder ? folder : file)};
  rule.parent = open(place->path, O_PATH | O_CLOEXEC | kind);
  if (rule.parent < 0) return;
  // A place whose rule fails stays closed.
  syscall(add_rule, ruleset, is_path, &rule, 0);
  close(rule.parent);
}

static void allow_connecting(int ruleset, uint16_t port) {
  struct port_rule rule = {.allowed = CONNECT_TCP, .port = port};
  // A port whose rule fails stays closed. Before the fourth version nothing limits connections.
  syscall(add_rule, ruleset, is_port, &rule, 0);
}

int squad_confine(const struct squad_writable *places, size_t count,
                  const struct squad_connections *connections) {
  long version = syscall(create_ruleset, NULL, 0, asks_version);
  if (version < 1) return -1;
  struct ruleset rules = handled_by(version, connections->anywhere);
  int ruleset = (int)syscall(create_ruleset, &rules, size_of_ruleset(version), 0);
  if (ruleset < 0) return -1;
  for (size_t at = 0; at < count; at++) allow(ruleset, &places[at], rules.files);
  for (size_t at = 0; at < connections->count; at++)
    allow_connecting(ruleset, connections->ports[at]);
  long status = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  if (status == 0) status = syscall(restrict_self, ruleset, 0);
  int reason = errno;
  close(ruleset);
  errno = reason;
  return status == 0 ? 0 : -1;
}

#else

int squad_confine(const struct squad_writable *places, size_t count,
                  const struct squad_connections *connections) {
  (void)places, (void)count, (void)connections;
  errno = ENOSYS;
  return -1;
}
#endif
