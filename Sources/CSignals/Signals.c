#include "CSignals.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

static const int piped[] = {SIGHUP, SIGTERM, SIGINT, SIGWINCH, SIGTSTP, SIGCONT, SIGXCPU};
static const int ignored[] = {SIGQUIT, SIGPIPE, SIGXFSZ};
enum { piped_count = sizeof piped / sizeof *piped, ignored_count = sizeof ignored / sizeof *ignored };

static struct sigaction piped_before[piped_count];
static bool has_remembered;
static int ends[2] = {-1, -1};

void squad_signals_post(int signal) {
  unsigned char byte = (unsigned char)signal;
  int kept = errno;
  // A full pipe wakes the loop, too.
  ssize_t written = write(ends[1], &byte, 1);
  (void)written;
  errno = kept;
}

void squad_signals_remember(void) {
  for (int i = 0; i < piped_count; i++) sigaction(piped[i], NULL, &piped_before[i]);
  has_remembered = true;
}

bool squad_signal_was_ignored(int signal) {
  for (int i = 0; i < piped_count; i++)
    if (piped[i] == signal) return piped_before[i].sa_handler == SIG_IGN;
  return false;
}

/// Whether an inherited SIG_IGN stays: nohup's HUP, or a shell's for background jobs.
static bool stays_ignored(int signal) {
  return (signal == SIGHUP || signal == SIGINT || signal == SIGTSTP) &&
         squad_signal_was_ignored(signal);
}

static bool make_pipe(void) {
  if (ends[0] >= 0) return true;
  if (pipe(ends) != 0) return false;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(ends[i], F_SETFL, O_NONBLOCK);
  }
  return true;
}

int squad_signals_install(void) {
  if (!make_pipe()) return -1;
  struct sigaction post = {.sa_handler = squad_signals_post, .sa_flags = SA_RESTART};
  struct sigaction ignore = {.sa_handler = SIG_IGN};
  sigfillset(&post.sa_mask);
  sigset_t open;
  sigemptyset(&open);
  for (int i = 0; i < piped_count; i++) {
    sigaction(piped[i], stays_ignored(piped[i]) ? &ignore : &post, NULL);
    sigaddset(&open, piped[i]);
  }
  for (int i = 0; i < ignored_count; i++) sigaction(ignored[i], &ignore, NULL);
  pthread_sigmask(SIG_UNBLOCK, &open, NULL);
  return ends[0];
}

void squad_signals_restore(void) {
  if (!has_remembered) return;
  for (int i = 0; i < piped_count; i++) sigaction(piped[i], &piped_before[i], NULL);
}

int squad_signals_descriptor(void) { return ends[0]; }

/// Sets whether the system restarts a call that SIGHUP or SIGTERM interrupts.
static void set_restart(bool restarts) {
  static const int ending[] = {SIGHUP, SIGTERM};
  for (int i = 0; i < 2; i++) {
    struct sigaction action;
    sigaction(ending[i], NULL, &action);
    action.sa_flags = restarts ? action.sa_flags | SA_RESTART : action.sa_flags & ~SA_RESTART;
    sigaction(ending[i], &action, NULL);
  }
}

bool squad_set_modes(int input, const struct termios *modes) {
  // A restarted call would stop the program again, and SIGTERM wouldn't end it.
  set_restart(false);
  bool is_set = tcsetattr(input, TCSANOW, modes) == 0 || errno != EINTR;
  set_restart(true);
  return is_set;
}

void squad_stop_group(void) {
  struct sigaction ours, ignore = {.sa_handler = SIG_IGN}, stop = {.sa_handler = SIG_DFL};
  // Stops the rest of the group first, such as a pipeline or make, then this thread by `raise`,
  // which returns only after the signal was handled.
  sigaction(SIGTSTP, &ignore, &ours);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &stop, NULL);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &ours, NULL);
}
