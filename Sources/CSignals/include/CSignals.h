#ifndef SQUAD_CSIGNALS_H
#define SQUAD_CSIGNALS_H
// Code that runs inside signal handlers, which must be C. One terminal per process.
#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

/// Records which signals were ignored at the start. Call before anything changes that.
void squad_signals_remember(void);

/// Turns SIGHUP, SIGTERM, SIGINT, SIGWINCH, SIGTSTP, SIGCONT and SIGXCPU into bytes of a pipe, each
/// the signal's number; ignores SIGQUIT, SIGPIPE and SIGXFSZ. HUP, INT and TSTP stay ignored where
/// they were. Returns the pipe's non-blocking read end, or -1 with errno set.
int squad_signals_install(void);

/// Restores the actions that `squad_signals_remember` recorded for the pipe's signals.
void squad_signals_restore(void);

/// The read end of `squad_signals_install`; -1 before the first call.
int squad_signals_descriptor(void);

/// Puts a signal back into the pipe.
void squad_signals_post(int signal);

/// Whether the signal was ignored when the program started.
bool squad_signal_was_ignored(int signal);

/// Sets a terminal's modes. The system stops a program in the background at this call until it is
/// in the foreground. Returns false if SIGHUP or SIGTERM interrupts the wait.
bool squad_set_modes(int input, const struct termios *modes);

/// Stops the process group like Ctrl-Z in a shell. Returns when the program is continued, or at
/// once where the system doesn't stop it.
void squad_stop_group(void);

/// Installs the crash handlers: a crash restores the terminal as armed by `squad_rescue_arm` and
/// prints one line on standard error; a truncated mapped file ends the program with a line and
/// status 1. Silences libraries where standard error is a terminal.
void squad_rescue_install(void);

/// Discards output to the C library's `stderr`, such as the runtime's stack traces on abort.
/// Descriptor 2 is unaffected.
void squad_rescue_silence(void);

/// Sets a crash's message, line feed included, at most 255 bytes.
void squad_rescue_set_line(const char *line);

/// Omits the file's name from the message about a truncated one: visitors mustn't see it.
void squad_rescue_name_no_files(void);

/// Arms the rescue: a crash or an unforeseen exit writes the first 512 of `bytes` to `output` and
/// sets `input` to the modes in `saved`. May be called again with other bytes.
void squad_rescue_arm(int input, int output, const struct termios *saved, const void *bytes,
                      size_t count);

/// Makes a crash write the last recorded lines to a new file at `path`, in `folder`. Does nothing
/// where either exceeds PATH_MAX.
void squad_rescue_keep_lines(const char *folder, const char *path);

/// Records a line, cut to what fits, in place of the oldest one.
void squad_rescue_record(const void *bytes, size_t count);

/// Disarms the rescue after the terminal was restored.
void squad_rescue_disarm(void);

/// Restores a terminal's modes, even from the background, without waiting for its output.
void squad_restore_modes(int input, const struct termios *saved);
#endif
