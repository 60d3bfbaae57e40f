// Refuses system calls by libseccomp. Opened at run time and declared here, since its headers may
// be missing at build time.
#define _GNU_SOURCE
#include "CConfinement.h"

#include <errno.h>
#include <stdio.h>

#ifdef __linux__
#include <dlfcn.h>
#include <netinet/in.h>
#include <sched.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

// IPPROTO_MPTCP and IPPROTO_SMC, which older headers lack.
enum { mptcp = 262, smc = 256 };

// Values of seccomp.h, stable since 2.0.
enum { is_not = 1, is_masked = 7, no_such_call = -1 };
static const uint32_t allowed = 0x7fff0000;
static uint32_t refused(uint16_t error) { return 0x00050000 | error; }

struct comparison {
  unsigned argument;
  int kind;
  uint64_t first, second;
};

struct seccomp {
  void *(*init)(uint32_t);
  void (*release)(void *);
  int (*load)(void *);
  int (*number)(const char *);
  int (*add)(void *, uint32_t, int, unsigned, const struct comparison *);
};

static bool find_all(void *library, struct seccomp *calls) {
  *(void **)&calls->init = dlsym(library, "seccomp_init");
  *(void **)&calls->release = dlsym(library, "seccomp_release");
  *(void **)&calls->load = dlsym(library, "seccomp_load");
  *(void **)&calls->number = dlsym(library, "seccomp_syscall_resolve_name");
  *(void **)&calls->add = dlsym(library, "seccomp_rule_add_array");
  return calls->init && calls->release && calls->load && calls->number && calls->add;
}

/// Numbers of calls that an older libseccomp doesn't know; the same on all architectures.
static int newer_call(const char *name) {
  static const struct {
    const char *name;
    int number;
  } calls[] = {{"fchmodat2", 452}, {"setxattrat", 463}, {"removexattrat", 466}};
  for (size_t at = 0; at < sizeof calls / sizeof *calls; at++)
    if (strcmp(name, calls[at].name) == 0) return calls[at].number;
  return no_such_call;
}

/// Refuses a call, always or where its argument matches. A call that the architecture lacks needs
/// no rule.
static int refuse(const struct seccomp *calls, void *filter, const char *name, uint16_t error,
                  const struct comparison *comparison) {
  int number = calls->number(name);
  if (number == no_such_call) number = newer_call(name);
  if (number == no_such_call) return 0;
  int status = calls->add(filter, refused(error), number, comparison ? 1 : 0, comparison);
  return status == -EDOM ? 0 : status;
}

static int add_rules(const struct seccomp *calls, void *filter) {
  static const char *const always[] = {
      "execve", "execveat", "fork", "vfork", "ptrace", "process_vm_readv", "process_vm_writev",
      // Other ways to send a signal or take a descriptor.
      "pidfd_getfd", "pidfd_send_signal", "rt_sigqueueinfo", "rt_tgsigqueueinfo", "tkill",
      "process_madvise", "kcmp", "io_uring_setup", "io_uring_enter", "io_uring_register",
      "userfaultfd", "bpf", "perf_event_open", "keyctl", "add_key", "request_key", "unshare",
      "setns", "mount", "umount2", "pivot_root", "chroot", "open_by_handle_at", "personality",
      // The kiosk's service lets sshd listen on any port, and its children inherit that.
      "listen",
      // Landlock has no rights for owners, modes, times and attributes. SQLite needs fchmod and
      // fchown.
      "chmod", "fchmodat", "fchmodat2", "chown", "lchown", "fchownat", "utime", "utimes",
      "futimesat", "setxattr", "lsetxattr", "fsetxattr", "setxattrat", "removexattr",
      "lremovexattr", "fremovexattr", "removexattrat"};
  const uint64_t pid = (uint64_t)getpid();
  const struct {
    const char *name;
    struct comparison comparison;
  } sometimes[] = {
      {"clone", {0, is_masked, CLONE_THREAD, 0}},
      // The kernel reads only the lower half.
      {"ioctl", {1, is_masked, 0xffffffff, TIOCSTI}},
      {"ioctl", {1, is_masked, 0xffffffff, 0x541c}},  // TIOCLINUX
      {"kill", {0, is_not, pid, 0}},
      {"tgkill", {0, is_not, pid, 0}},
      {"prlimit64", {0, is_not, 0, 0}},
      // Without a path utimensat sets the times of an open file.
      {"utimensat", {1, is_not, 0, 0}},
      // Ways to connect that Landlock's rules for TCP don't see.
      {"socket", {2, is_masked, 0xffffffff, mptcp}},
      {"socket", {2, is_masked, 0xffffffff, IPPROTO_SCTP}},
      // SMC falls back to TCP where the other end doesn't support it.
      {"socket", {2, is_masked, 0xffffffff, smc}},
      {"socket", {0, is_masked, 0xffffffff, AF_SMC}},
      {"sendto", {3, is_masked, MSG_FASTOPEN, MSG_FASTOPEN}},
      {"sendmsg", {2, is_masked, MSG_FASTOPEN, MSG_FASTOPEN}},
      {"sendmmsg", {3, is_masked, MSG_FASTOPEN, MSG_FASTOPEN}},
      {"prctl", {0, is_masked, 0xffffffff, PR_SET_DUMPABLE}},
  };
  int status = 0;
  for (size_t at = 0; status == 0 && at < sizeof always / sizeof *always; at++)
    status = refuse(calls, filter, always[at], EPERM, NULL);
  // clone3's flags lie behind a pointer, out of a filter's sight. glibc falls back to clone.
  if (status == 0) status = refuse(calls, filter, "clone3", ENOSYS, NULL);
  for (size_t at = 0; status == 0 && at < sizeof sometimes / sizeof *sometimes; at++)
    status = refuse(calls, filter, sometimes[at].name, EPERM, &sometimes[at].comparison);
  return status;
}

int squad_confine_calls(const char *name, char *reason, size_t size) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char *words = dlerror();
    snprintf(reason, size, "%s", words ? words : name);
    return -1;
  }
  struct seccomp calls;
  int status = -1;
  void *filter = NULL;
  if (!find_all(library, &calls)) {
    snprintf(reason, size, "%s lacks a function", name);
  } else if (!(filter = calls.init(allowed))) {
    snprintf(reason, size, "%s can't be set up", name);
  } else {
    status = add_rules(&calls, filter);
    if (status == 0) status = calls.load(filter);
    status = -status;
  }
  if (filter) calls.release(filter);
  dlclose(library);
  return status;
}

#else

int squad_confine_calls(const char *name, char *reason, size_t size) {
  snprintf(reason, size, "%s is for Linux", name);
  return -1;
}
#endif
