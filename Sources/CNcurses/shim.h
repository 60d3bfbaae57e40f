#ifndef SQUAD_CNCURSES_SHIM_H
#define SQUAD_CNCURSES_SHIM_H
// Exposes the wide-character API; SwiftPM drops pkg-config's own flag for it.
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <term.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

// Pairs beyond a short's range came with ncurses 6.1, whose macro holds its date.
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS >= 20180127
#define SQUAD_EXTENDED_PAIRS 1
#endif

// For Swift, which can't import macros with casts, variadics or unsafe globals.

/// A terminal whose output goes to `stream`; NULL when the type is unknown.
static inline SCREEN *squad_newterm(const char *name, FILE *stream) {
  return newterm(name, stream, stream);
}

/// A file in memory only, or NULL.
static inline FILE *squad_memory_file(void) {
#ifdef SYS_memfd_create
  int descriptor = (int)syscall(SYS_memfd_create, "screen", 1u /* MFD_CLOEXEC */);
  if (descriptor >= 0) return fdopen(descriptor, "w+");
#endif
  return tmpfile();
}

/// Size of the terminal behind a descriptor; 0 × 0 where it is none.
static inline struct winsize squad_window_size(int descriptor) {
  struct winsize size = {0, 0, 0, 0};
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) size = (struct winsize){0, 0, 0, 0};
  return size;
}

/// Bytes that the system still holds for the terminal; 0 where it can't tell.
static inline int squad_unsent(int descriptor) {
  int count = 0;
  return ioctl(descriptor, TIOCOUTQ, &count) == 0 && count > 0 ? count : 0;
}

static inline WINDOW *squad_screen(void) { return stdscr; }

/// Makes the next doupdate clear the terminal and paint everything.
static inline void squad_repaint(void) { clearok(curscr, TRUE); }

static inline int squad_pair_limit(void) { return COLOR_PAIRS; }

static inline attr_t squad_attributes(bool bold, bool dim, bool italic, bool underline,
                                      bool reverse) {
  attr_t attributes = A_NORMAL;
  if (bold) attributes |= A_BOLD;
  if (dim) attributes |= A_DIM;
#ifdef A_ITALIC
  if (italic) attributes |= A_ITALIC;
#endif
  if (underline) attributes |= A_UNDERLINE;
  if (reverse) attributes |= A_REVERSE;
  return attributes;
}

/// Sets a colour pair, -1 being the terminal's own colour; false on failure.
static inline bool squad_init_pair(int pair, int foreground, int background) {
#ifdef SQUAD_EXTENDED_PAIRS
  return init_extended_pair(pair, foreground, background) == OK;
#else
  return init_pair((short)pair, (short)foreground, (short)background) == OK;
#endif
}

/// Fills a cell with up to three wide characters; false where they can't be shown.
static inline bool squad_set_cell(cchar_t *cell, unsigned first, unsigned second, unsigned third,
                                  attr_t attributes, int pair) {
  wchar_t text[4] = {(wchar_t)first, (wchar_t)second, (wchar_t)third, 0};
#ifdef SQUAD_EXTENDED_PAIRS
  return setcchar(cell, text, attributes, 0, &pair) == OK;
#else
  return setcchar(cell, text, attributes, (short)pair, NULL) == OK;
#endif
}

/// A string capability; NULL where the terminal lacks it.
static inline const char *squad_terminfo_string(const char *name) {
  char *value = tigetstr(name);
  return value == (char *)-1 ? NULL : value;
}

/// Loads a terminal's entry without a screen; false where there is none of that name.
static inline bool squad_load_entry(const char *name, FILE *stream) {
  int status = 0;
  return setupterm(name, fileno(stream), &status) == OK;
}

static inline void squad_unload_entry(void) { del_curterm(cur_term); }

/// Changes the loaded entry for a terminal of exact colours. The strings must live as long as it.
static inline void squad_change_entry(const char *foreground, const char *background,
                                      const char *reset) {
  set_a_foreground = (char *)foreground;
  set_a_background = (char *)background;
  orig_pair = (char *)reset;
  set_color_pair = initialize_pair = initialize_color = orig_colors = NULL;
  can_change = FALSE;
  // Reverse video goes with every colour.
  no_color_video = -1;
}

/// A capability of the loaded entry by its index in the compiled format.
static inline bool squad_flag(int index) { return CUR Booleans[index] == TRUE; }
static inline int squad_number(int index) { return CUR Numbers[index] < 0 ? -1 : CUR Numbers[index]; }
static inline const char *squad_string(int index) {
  return CUR Strings[index] == (char *)-1 ? NULL : CUR Strings[index];
}

/// The indexes of the numbers of colours and of their pairs.
static inline int squad_colors_index(void) { return (int)(&max_colors - CUR Numbers); }
static inline int squad_pairs_index(void) { return (int)(&max_pairs - CUR Numbers); }

/// The sequence that sets a colour, or NULL.
static inline const char *squad_color_string(bool is_background, int color) {
  const char *capability = is_background ? set_a_background : set_a_foreground;
  return capability ? tparm(capability, color, 0, 0, 0, 0, 0, 0, 0, 0) : NULL;
}

/// The sequence that moves the cursor, or NULL.
static inline const char *squad_move_string(int row, int column) {
  return cursor_address ? tparm(cursor_address, row, column, 0, 0, 0, 0, 0, 0, 0) : NULL;
}
#endif
