// Visitors that log in and type. Each is a command (an ssh) in its own pseudo-terminal. One process
// reads them all with raw calls, so that it hardly adds to the times.
//
// usage: typist [-s] SESSIONS MILLISECONDS MARK LIMIT COMMAND [ARGUMENT…]
//
// With -s the terminals reply that they support synchronised output, which marks a frame's last
// byte.
//
// The sessions start evenly spread over MILLISECONDS; {n} in an argument is the session's number. A
// session has arrived when it has written MARK. After LIMIT seconds everything ends with status 3.
// When all have arrived or ended, prints a line of JSON with the milliseconds that each took. Then
// each line on stdin is a phase:
//
//     RATE COUNT KEYS    everybody presses COUNT keys of KEYS, RATE in a second, evenly spread;
//                        spaces are pressed as _ and Enter as $
//     RATE COUNT +KEYS   the same, but everybody begins at another place of KEYS, as people do
//
// The response is a line of JSON. For each key with a response it has the milliseconds to the last
// byte (times), with -s to that of the first frame begun after the key (frames), and the bytes; and
// the number of keys without a response. The program ends with stdin.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { COLUMNS = 120, ROWS = 40, MOST_SESSIONS = 400, MOST_KEYS = 400000, TAIL = 64 };
// Milliseconds of silence after which output is no longer the response to a key, but a picture or a
// service's data. Longer than any bound on a response.
static const double SILENCE = 60;
// The query for synchronised output, the reply that it is supported and off, and a frame's two
// marks.
static const char *const QUESTION = "\033[?2026$p", *const ANSWER = "\033[?2026;2$y";
static const char *const BEGINNING = "\033[?2026h", *const END = "\033[?2026l";

typedef struct {
  int terminal;
  pid_t pid;
  double begun, arrived;
  // The end of the last read, in which MARK or a sequence may have begun.
  char tail[TAIL];
  size_t tail_length;
  // The key whose response is being read, and the first frame after it.
  int is_pressed, pressed_bytes, has_begun;
  double pressed, last, framed;
  long next_key;
  double next_time;
} Session;

static Session sessions[MOST_SESSIONS];
static struct pollfd polled[MOST_SESSIONS];
static int session_count;
static const char *mark;
static int is_synchronised;
static double *times, *frames;
static int *sizes;
static long answered, framed, silent;

static void fail(const char *what) {
  fprintf(stderr, "typist: %s: %s\n", what, strerror(errno));
  exit(1);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

// A copy of an argument with the session's number for each {n}.
static char *numbered(const char *argument, int number) {
  char *result = calloc(1, strlen(argument) * 3 + 16), *end = result;
  if (!result) fail("calloc");
  while (*argument) {
    if (!strncmp(argument, "{n}", 3)) {
      end += sprintf(end, "%d", number);
      argument += 3;
    } else {
      *end++ = *argument++;
    }
  }
  return result;
}

static void begin(int number, char **command) {
  Session *session = &sessions[number];
  struct winsize size = {ROWS, COLUMNS, 0, 0};
  session->begun = now();
  session->pid = forkpty(&session->terminal, NULL, NULL, &size);
  if (session->pid < 0) fail("forkpty");
  if (session->pid == 0) {
    for (char **word = command; *word; word++) *word = numbered(*word, number);
    execvp(command[0], command);
    _exit(127);
  }
  fcntl(session->terminal, F_SETFD, FD_CLOEXEC);
  fcntl(session->terminal, F_SETFL, O_NONBLOCK);
  polled[number] = (struct pollfd){session->terminal, POLLIN, 0};
}

static int is_open(int number) { return polled[number].fd >= 0; }

static void finish_key(Session *session) {
  if (!session->is_pressed) return;
  session->is_pressed = 0;
  if (session->pressed_bytes && answered < MOST_KEYS) {
    if (session->framed) frames[framed++] = session->framed - session->pressed;
    times[answered] = session->last - session->pressed;
    sizes[answered++] = session->pressed_bytes;
  } else {
    silent++;
  }
}

// The end of a word in a text, beyond the part searched before; NULL without one.
static const char *end_of(const char *word, const char *text, size_t whole, size_t known) {
  size_t length = strlen(word), from = known >= length ? known - length + 1 : 0;
  const char *found = memmem(text + from, whole - from, word, length);
  return found ? found + length : NULL;
}

// Looks for the mark and the sequences in a session's output, also across two reads.
static void look(Session *session, const char *data, size_t length) {
  static char text[TAIL + 65536];
  memcpy(text, session->tail, session->tail_length);
  memcpy(text + session->tail_length, data, length);
  size_t known = session->tail_length, whole = known + length;
  if (!session->arrived && end_of(mark, text, whole, known)) session->arrived = now();
  if (is_synchronised && end_of(QUESTION, text, whole, known)
      && write(session->terminal, ANSWER, strlen(ANSWER)) < 0)
    fail("write");
  if (session->is_pressed && !session->framed) {
    const char *beginning = session->has_begun ? text : end_of(BEGINNING, text, whole, known);
    session->has_begun = beginning != NULL;
    size_t from = beginning == text ? known : (size_t)(beginning - text);
    if (beginning && end_of(END, text, whole, from)) session->framed = now();
  }
  session->tail_length = whole < TAIL ? whole : TAIL;
  memcpy(session->tail, text + whole - session->tail_length, session->tail_length);
}

// Reads a session's available output, and notices its end.
static void take(int number) {
  static char data[65536];
  Session *session = &sessions[number];
  ssize_t length = read(session->terminal, data, sizeof data);
  if (length <= 0) {
    if (length < 0 && (errno == EAGAIN || errno == EINTR)) return;
    polled[number].fd = -1;
    return;
  }
  double time = now();
  look(session, data, length);
  if (!session->is_pressed) return;
  if (session->pressed_bytes && time - session->last > SILENCE) {
    finish_key(session);
    return;
  }
  session->pressed_bytes += length;
  session->last = time;
}

static void take_until(double time) {
  double rest = time - now();
  struct timespec pause = {0, 0};
  if (rest > 0) {
    pause.tv_sec = (time_t)(rest / 1e3);
    pause.tv_nsec = (long)((rest - pause.tv_sec * 1e3) * 1e6);
  }
  if (ppoll(polled, session_count, &pause, NULL) <= 0) return;
  for (int number = 0; number < session_count; number++)
    if (is_open(number) && polled[number].revents) take(number);
}

static int open_count(void) {
  int count = 0;
  for (int number = 0; number < session_count; number++) count += is_open(number);
  return count;
}

static void log_in(int count, double span, char **command) {
  double start = now();
  for (int number = 0; number < count; number++) {
    double due = start + span * number / count;
    while (now() < due) take_until(due);
    begin(number, command);
    session_count = number + 1;
  }
  for (int waiting = 1; waiting;) {
    take_until(now() + 100);
    waiting = 0;
    for (int number = 0; number < count; number++)
      waiting |= is_open(number) && !sessions[number].arrived;
  }
  printf("{\"logins\": [");
  const char *comma = "";
  for (int number = 0; number < count; number++) {
    if (!sessions[number].arrived) continue;
    printf("%s%.1f", comma, sessions[number].arrived - sessions[number].begun);
    comma = ", ";
  }
  printf("], \"open\": %d}\n", open_count());
  fflush(stdout);
}

static void press(Session *session, char key) {
  finish_key(session);
  key = key == '_' ? ' ' : key == '$' ? '\r' : key;
  session->is_pressed = 1;
  session->pressed_bytes = session->has_begun = 0;
  session->framed = 0;
  session->pressed = session->last = now();
  if (write(session->terminal, &key, 1) != 1) session->is_pressed = 0;
}

static void type(double rate, long count, const char *keys) {
  double start = now() + 50, interval = 1e3 / rate;
  int is_spread = keys[0] == '+';
  keys += is_spread;
  size_t length = strlen(keys);
  answered = framed = silent = 0;
  for (int number = 0; number < session_count; number++) {
    sessions[number].next_key = 0;
    sessions[number].next_time = start + interval * number / session_count;
  }
  for (;;) {
    Session *next = NULL;
    for (int number = 0; number < session_count; number++) {
      Session *session = &sessions[number];
      if (!is_open(number) || session->next_key == count) continue;
      if (!next || session->next_time < next->next_time) next = session;
    }
    if (!next) break;
    if (now() < next->next_time) {
      take_until(next->next_time);
      continue;
    }
    size_t begun = is_spread ? (next - sessions) * length / session_count : 0;
    press(next, keys[(begun + next->next_key++) % length]);
    next->next_time += interval;
  }
  for (double end = now() + 400; now() < end;) take_until(end);
  for (int number = 0; number < session_count; number++) finish_key(&sessions[number]);
  printf("{\"silent\": %ld, \"open\": %d, \"times\": [", silent, open_count());
  for (long key = 0; key < answered; key++) printf(key ? ", %.3f" : "%.3f", times[key]);
  printf("], \"frames\": [");
  for (long key = 0; key < framed; key++) printf(key ? ", %.3f" : "%.3f", frames[key]);
  printf("], \"sizes\": [");
  for (long key = 0; key < answered; key++) printf(key ? ", %d" : "%d", sizes[key]);
  printf("]}\n");
  fflush(stdout);
}

// Waits for a line of stdin while reading the sessions; 0 at the end.
static int next_line(char *line, size_t size) {
  size_t length = 0;
  for (;;) {
    struct pollfd input = {0, POLLIN, 0};
    take_until(now() + 10);
    if (poll(&input, 1, 0) <= 0) continue;
    char character;
    if (read(0, &character, 1) != 1) return 0;
    while (character != '\n') {
      if (length + 1 < size) line[length++] = character;
      if (read(0, &character, 1) != 1) return 0;
    }
    line[length] = 0;
    return 1;
  }
}

static void give_up(int signal) {
  (void)signal;
  _exit(3);
}

int main(int count, char **arguments) {
  is_synchronised = count > 1 && !strcmp(arguments[1], "-s");
  count -= is_synchronised;
  arguments += is_synchronised;
  int wanted = count > 5 ? atoi(arguments[1]) : 0;
  if (wanted < 1 || wanted > MOST_SESSIONS) {
    fprintf(stderr, "usage: typist [-s] SESSIONS MILLISECONDS MARK LIMIT COMMAND [ARGUMENT…]\n");
    return 2;
  }
  mark = arguments[3];
  signal(SIGALRM, give_up);
  signal(SIGCHLD, SIG_IGN);
  alarm(atoi(arguments[4]));
  times = calloc(MOST_KEYS, sizeof *times);
  frames = calloc(MOST_KEYS, sizeof *frames);
  sizes = calloc(MOST_KEYS, sizeof *sizes);
  if (!times || !frames || !sizes) fail("calloc");
  log_in(wanted, atof(arguments[2]), arguments + 5);
  static char line[65536];
  while (next_line(line, sizeof line)) {
    double rate;
    long keys;
    int place = 0;
    if (sscanf(line, "%lf %ld %n", &rate, &keys, &place) < 2 || rate <= 0 || !line[place]) {
      fprintf(stderr, "typist: can't read %s\n", line);
      return 2;
    }
    type(rate, keys, line + place);
  }
  return 0;
}
