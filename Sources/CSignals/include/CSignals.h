#ifndef SQUAD_CSIGNALS_H
#define SQUAD_CSIGNALS_H
// What must be C: code that runs inside signal handlers. One terminal a process.
#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

/// Remembers which signals were ignored at the start. Call before anything changes that.
void squad_signals_remember(void);

/// Turns SIGHUP, SIGTERM, SIGINT, SIGWINCH, SIGTSTP, SIGCONT and SIGXCPU into bytes (the signal's
/// number) in a pipe; ignores SIGQUIT, SIGPIPE and SIGXFSZ. HUP, INT and TSTP stay ignored where
/// they were.
/// Returns the descriptor to read from, which never blocks, or -1 with errno set.
int squad_signals_install(void);

/// The same descriptor again; -1 before the first install.
int squad_signals_descriptor(void);

/// Puts a signal back into the pipe, for the loop to see.
void squad_signals_post(int signal);

/// Whether the signal was ignored when the program started.
bool squad_signal_was_ignored(int signal);

/// Stops the process group as Ctrl-Z in a shell does; returns when the program goes on, or at once
/// where the system doesn't stop it.
void squad_stop_group(void);

/// From now on a crash gives the terminal back, where `squad_rescue_arm` has said how, and says one
/// line on standard error; a mapped file that was truncated ends the program with a line of its own
/// and status 1. Silences libraries where standard error is a terminal.
void squad_rescue_install(void);

/// Discards what libraries write to the C library's `stderr`: the runtime's messages and stack traces
/// when it aborts. Descriptor 2 stays as it is.
void squad_rescue_silence(void);

/// The line that a crash says, with its line feed, of 255 bytes at most.
void squad_rescue_set_line(const char *line);

/// From now on what is said of a truncated file doesn't name it: no visitor's business.
void squad_rescue_name_no_files(void);

/// From now on a crash or an exit that nobody foresaw writes `bytes` (512 at most, as much as fits)
/// to `output` and gives `input` the modes in `saved`. May be called again with other bytes.
void squad_rescue_arm(int input, int output, const struct termios *saved, const void *bytes,
                      size_t count);

/// From now on a crash writes the last lines noted to a new file at `path`, in `folder`. Does nothing
/// where either is longer than a path may be.
void squad_rescue_keep_lines(const char *folder, const char *path);

/// Notes a line, as much of it as fits: the oldest one gives way.
void squad_rescue_note(const void *bytes, size_t count);

/// The terminal is given back already: nothing to rescue.
void squad_rescue_disarm(void);

/// Gives a terminal its modes back, from the background too, without waiting for its output.
void squad_restore_modes(int input, const struct termios *saved);
#endif
