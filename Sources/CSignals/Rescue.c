// Restores the terminal when the program dies, by async-signal-safe calls only.
#define _GNU_SOURCE  // For fopencookie.
#include "CSignals.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGFPE};
enum { crash_count = sizeof crashes / sizeof *crashes, most_bytes = 512 };

/// Two, so that a crash while one is being filled finds the other complete.
static struct rescue {
  int input, output;
  struct termios saved;
  char bytes[most_bytes];
  size_t count;
} rescues[2];
static atomic_int current = -1;

static void write_all(const struct rescue *rescue) {
  size_t done = 0;
  for (int tries = 0; done < rescue->count && tries < 8; tries++) {
    ssize_t count = write(rescue->output, rescue->bytes + done, rescue->count - done);
    if (count > 0) {
      done += (size_t)count;
    } else if (errno == EAGAIN) {
      // Drops output that the terminal doesn't take: it is for a screen that is going away.
      tcflush(rescue->output, TCOFLUSH);
    } else if (errno != EINTR) {
      return;
    }
  }
}

void squad_restore_modes(int input, const struct termios *saved) {
  // Blocks SIGTTOU, which would stop a background process that changes the terminal's modes.
  sigset_t background, before;
  sigemptyset(&background);
  sigaddset(&background, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &background, &before);
  tcsetattr(input, TCSANOW, saved);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void give_back(void) {
  int index = atomic_exchange(&current, -1);
  if (index < 0) return;
  write_all(&rescues[index]);
  squad_restore_modes(rescues[index].input, &rescues[index].saved);
}

/// One more slot than lines kept: a crash while one is being filled finds the others complete.
enum { lines_kept = 50, lines_count = 51, most_line_bytes = 160 };
static struct line {
  size_t count;
  char bytes[most_line_bytes];
} lines[lines_count];
/// Total of recorded lines.
static atomic_uint lines_recorded;
static char lines_folder[PATH_MAX], lines_path[PATH_MAX];

/// Creates a folder and its parents.
static void make_folder(char *folder) {
  for (char *place = folder + 1; *place; place++) {
    if (*place != '/') continue;
    *place = 0;
    mkdir(folder, 0700);
    *place = '/';
  }
  mkdir(folder, 0700);
}

static void write_lines(void) {
  static atomic_flag is_writing = ATOMIC_FLAG_INIT;
  unsigned end = atomic_load(&lines_recorded);
  if (end == 0 || lines_path[0] == 0 || atomic_flag_test_and_set(&is_writing)) return;
  if (lines_folder[0]) make_folder(lines_folder);
  int file = open(lines_path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (file < 0) return;
  for (unsigned next = end < lines_kept ? 0 : end - lines_kept; next != end; next++) {
    const struct line *line = &lines[next % lines_count];
    if (write(file, line->bytes, line->count) < 0) break;
  }
  close(file);
}

/// Message of a crash; English until set.
static char crash_line[256] = "squad crashed \302\267 start it again; nothing saved was lost\n";

static void say(const char *line) {
  ssize_t written = write(STDERR_FILENO, line, strlen(line));
  (void)written;
}

static void crashed(int signal) {
  give_back();
  say(crash_line);
  write_lines();
  // SA_RESETHAND restored the default, so this ends the program by the signal.
  raise(signal);
}

/// Whether a mapped file has become shorter than its mapping. Only Linux tells that from a wild
/// pointer.
static bool is_truncation(const siginfo_t *info) {
#ifdef __linux__
  return info->si_code == BUS_ADRERR;
#else
  (void)info;
  return false;
#endif
}

static bool names_files = true;

void squad_rescue_name_no_files(void) { names_files = false; }

/// Ends the program when a mapped file was truncated. The only mapped file that others write is the
/// index of SQLite's log; the next process to open the log rebuilds it without losing a commit. The
/// program can't go on: another process may be writing by the lost index.
static void lost_mapping(int signal, siginfo_t *info, void *context) {
  static const char line[] =
      "squad: a file in use was truncated (squad.sqlite3-shm?)"
      " \302\267 start squad again; nothing saved was lost\n";
  static const char nameless[] =
      "squad: a file of the host was truncated \302\267 come again; nothing saved was lost\n";
  static atomic_flag is_ending = ATOMIC_FLAG_INIT;
  (void)context;
  // Another thread may fault on the same file meanwhile.
  while (atomic_flag_test_and_set(&is_ending)) pause();
  give_back();
  if (is_truncation(info)) {
    say(names_files ? line : nameless);
    _exit(1);
  }
  say(crash_line);
  write_lines();
  // The signal is blocked in its handler, and ends the program once this returns.
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigaction(signal, &standard, NULL);
  raise(signal);
}

#ifdef __APPLE__
static int discard(void *cookie, const char *bytes, int count) {
#else
static ssize_t discard(void *cookie, const char *bytes, size_t count) {
#endif
  (void)cookie, (void)bytes;
  return count;
}

void squad_rescue_silence(void) {
#ifdef __APPLE__
  FILE *stream = funopen(NULL, NULL, discard, NULL, NULL);
#else
  FILE *stream = fopencookie(NULL, "w", (cookie_io_functions_t){.write = discard});
#endif
  if (!stream) return;
  // Unbuffered: memory may be what ran out.
  setvbuf(stream, NULL, _IONBF, 0);
  stderr = stream;
}

/// The handler has its own stack, so that an overflow of the main thread's stack is caught too.
void squad_rescue_install(void) {
  static bool installed;
  static char stack[65536];
  if (installed) return;
  installed = true;
  if (isatty(STDERR_FILENO)) squad_rescue_silence();
  stack_t other = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&other, NULL);
  struct sigaction action = {
      .sa_handler = crashed, .sa_flags = (int)(SA_RESETHAND | SA_NODEFER | SA_ONSTACK)};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &action, NULL);
  struct sigaction mapping = {.sa_sigaction = lost_mapping,
                              .sa_flags = (int)(SA_SIGINFO | SA_ONSTACK)};
  sigemptyset(&mapping.sa_mask);
  sigaction(SIGBUS, &mapping, NULL);
  atexit(give_back);
}

void squad_rescue_arm(int input, int output, const struct termios *saved, const void *bytes,
                      size_t count) {
  static int next;
  struct rescue *rescue = &rescues[next];
  rescue->input = input;
  rescue->output = output;
  rescue->saved = *saved;
  rescue->count = count < most_bytes ? count : most_bytes;
  memcpy(rescue->bytes, bytes, rescue->count);
  squad_rescue_install();
  atomic_store(&current, next);
  next = 1 - next;
}

void squad_rescue_set_line(const char *line) {
  if (strlen(line) < sizeof crash_line) strcpy(crash_line, line);
}

void squad_rescue_keep_lines(const char *folder, const char *path) {
  if (strlen(folder) >= sizeof lines_folder || strlen(path) >= sizeof lines_path) return;
  strcpy(lines_folder, folder);
  strcpy(lines_path, path);
}

void squad_rescue_record(const void *bytes, size_t count) {
  unsigned next = atomic_load_explicit(&lines_recorded, memory_order_relaxed);
  struct line *line = &lines[next % lines_count];
  line->count = count < most_line_bytes ? count : most_line_bytes;
  memcpy(line->bytes, bytes, line->count);
  atomic_store_explicit(&lines_recorded, next + 1, memory_order_release);
}

void squad_rescue_disarm(void) { atomic_store(&current, -1); }
