// Runs programs in pseudo-terminals, drives them in turn, and prints its measurements as JSON, an
// object for each program. It hardly adds to the times: it starts programs by posix_spawn and reads
// with raw calls.
//
// usage: driver [-s STARTS] [-w SILENCE] [-k KEYS] [-p PAUSE] [-b BURST] [-i SECONDS]
//               (-- NAME PRELUDE KEY COMMAND [ARGUMENT…])…
//
//   -s  starts each program so often: milliseconds from exec to the last byte of its first screen
//   -w  milliseconds of silence that end a first screen and a response, if not 60 and 8
//   -k  then opens each once, types PRELUDE key by key, and presses KEY so often: milliseconds to the
//       first and to the last byte of each response, and its bytes. Keys that are to be pressed in
//       turn stand in KEY with a line feed between them.
//   -p  milliseconds to wait after each key, for what comes after its response
//   -b  then presses KEY so often in one write
//   -i  then counts for so long how often its threads were given the processor
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { COLUMNS = 120, ROWS = 40, MOST_PROGRAMS = 8, MOST_SAMPLES = 20000 };
// Milliseconds of silence that end a first screen, and the response to a key.
static double screen_silence = 60, key_silence = 8;

extern char **environ;

typedef struct {
  const char *name, *prelude, *key;
  char **command;
  pid_t pid;
  int terminal;
  double starts[MOST_SAMPLES], firsts[MOST_SAMPLES], times[MOST_SAMPLES], first_byte;
  int sizes[MOST_SAMPLES];
  int start_count, key_count, first_size;
  double burst_time;
  int burst_size, burst_reads;
  double pss, anonymous;
  int presses;
  long wakeups;
} Program;

static Program programs[MOST_PROGRAMS];
static int program_count;

static void fail(const char *what) {
  fprintf(stderr, "driver: %s: %s\n", what, strerror(errno));
  exit(1);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

// Starts a program on its own terminal; returns the time just before.
static double begin(Program *program) {
  struct winsize size = {ROWS, COLUMNS, 0, 0};
  int slave;
  char path[64];
  if (openpty(&program->terminal, &slave, path, NULL, &size)) fail("openpty");
  fcntl(program->terminal, F_SETFD, FD_CLOEXEC);
  fcntl(slave, F_SETFD, FD_CLOEXEC);
  fcntl(program->terminal, F_SETFL, O_NONBLOCK);
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  // The first terminal that the leader of a new session opens becomes its own.
  posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0);
  posix_spawn_file_actions_adddup2(&actions, 0, 1);
  posix_spawn_file_actions_adddup2(&actions, 0, 2);
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID);
  double since = now();
  errno = posix_spawnp(
      &program->pid, program->command[0], &actions, &attributes, program->command, environ);
  if (errno) fail(program->command[0]);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  close(slave);
  return since;
}

static void end(Program *program) {
  kill(program->pid, SIGKILL);
  close(program->terminal);
  waitpid(program->pid, NULL, 0);
}

// Reads until no byte comes for `silence` milliseconds, or no first one for `limit`. Keeps the time
// of the first byte, and returns that of the last, 0 without one.
static double settle(Program *program, double silence, double limit, int *size, int *reads) {
  static char buffer[1 << 17];
  double since = now(), last = 0;
  *size = *reads = 0;
  for (;;) {
    double left = (last ? last + silence : since + limit) - now();
    if (left <= 0) return last;
    struct pollfd poll = {program->terminal, POLLIN, 0};
    struct timespec time = {(long)(left / 1e3), (long)(left * 1e6) % 1000000000L};
    if (ppoll(&poll, 1, &time, NULL) <= 0) return last;
    ssize_t count = read(program->terminal, buffer, sizeof buffer);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) continue;
    if (count <= 0) return last;
    double time_read = now();
    if (!last) program->first_byte = time_read;
    last = time_read;
    *size += (int)count;
    ++*reads;
    // fzf asks for the cursor's position before it draws.
    if (memmem(buffer, (size_t)count, "\033[6n", 4)) {
      if (write(program->terminal, "\033[1;1R", 6) != 6) fail("write");
    }
  }
}

static void type(Program *program, const char *keys, size_t length) {
  while (length) {
    ssize_t count = write(program->terminal, keys, length);
    if (count < 0 && errno == EAGAIN) {
      struct pollfd poll = {program->terminal, POLLOUT, 0};
      ppoll(&poll, 1, NULL, NULL);
      continue;
    }
    if (count <= 0) fail("write");
    keys += count;
    length -= (size_t)count;
  }
}

static void sleep_milliseconds(double milliseconds) {
  struct timespec time = {
      (long)(milliseconds / 1e3), (long)(milliseconds * 1e6) % 1000000000L};
  nanosleep(&time, NULL);
}

static void measure_start(Program *program) {
  double since = begin(program);
  int reads;
  double last = settle(program, screen_silence, 3000, &program->first_size, &reads);
  if (last && program->start_count < MOST_SAMPLES) {
    program->starts[program->start_count++] = last - since;
  }
  end(program);
}

static void measure_key(Program *program, double pause) {
  int size, reads;
  const char *key = program->key;
  for (int i = program->presses++; i > 0; i--) {
    const char *next = strchr(key, '\n');
    key = next ? next + 1 : program->key;
  }
  double since = now();
  type(program, key, strcspn(key, "\n"));
  double last = settle(program, key_silence, 500, &size, &reads);
  if (last && program->key_count < MOST_SAMPLES) {
    program->firsts[program->key_count] = program->first_byte - since;
    program->times[program->key_count] = last - since;
    program->sizes[program->key_count++] = size;
  }
  if (pause > 0) {
    sleep_milliseconds(pause);
    settle(program, 1, 1, &size, &reads);
  }
}

static void measure_burst(Program *program, int count) {
  size_t length = strlen(program->key);
  char *keys = malloc(length * (size_t)count + 1);
  if (!keys) fail("malloc");
  for (int i = 0; i < count; i++) memcpy(keys + length * (size_t)i, program->key, length);
  double since = now();
  type(program, keys, length * (size_t)count);
  double last = settle(program, 60, 2000, &program->burst_size, &program->burst_reads);
  program->burst_time = last ? last - since : 0;
  free(keys);
}

// Reads the proportional share of memory in MB, and the anonymous part of it.
static void read_memory(Program *program) {
  char path[64], line[256];
  double kilobytes;
  snprintf(path, sizeof path, "/proc/%d/smaps_rollup", program->pid);
  FILE *file = fopen(path, "r");
  if (!file) return;
  while (fgets(line, sizeof line, file)) {
    if (sscanf(line, "Pss: %lf", &kilobytes) == 1) program->pss = kilobytes / 1024;
    if (sscanf(line, "Pss_Anon: %lf", &kilobytes) == 1) program->anonymous = kilobytes / 1024;
  }
  fclose(file);
}

// Number of context switches of a process's threads.
static long switches(pid_t pid) {
  char path[300], line[256];
  long total = 0, count;
  snprintf(path, sizeof path, "/proc/%d/task", pid);
  DIR *folder = opendir(path);
  if (!folder) return 0;
  for (struct dirent *task; (task = readdir(folder));) {
    snprintf(path, sizeof path, "/proc/%d/task/%s/status", pid, task->d_name);
    FILE *file = task->d_name[0] == '.' ? NULL : fopen(path, "r");
    if (!file) continue;
    while (fgets(line, sizeof line, file)) {
      if (sscanf(line, "voluntary_ctxt_switches: %ld", &count) == 1
          || sscanf(line, "nonvoluntary_ctxt_switches: %ld", &count) == 1) {
        total += count;
      }
    }
    fclose(file);
  }
  closedir(folder);
  return total;
}

static void print_program(const Program *program) {
  printf("{\"name\": \"%s\", \"first_size\": %d, \"starts\": [", program->name, program->first_size);
  for (int i = 0; i < program->start_count; i++) {
    printf("%s%.4f", i ? ", " : "", program->starts[i]);
  }
  printf("], \"firsts\": [");
  for (int i = 0; i < program->key_count; i++) printf("%s%.4f", i ? ", " : "", program->firsts[i]);
  printf("], \"times\": [");
  for (int i = 0; i < program->key_count; i++) printf("%s%.4f", i ? ", " : "", program->times[i]);
  printf("], \"sizes\": [");
  for (int i = 0; i < program->key_count; i++) printf("%s%d", i ? ", " : "", program->sizes[i]);
  printf("], \"burst_time\": %.4f, \"burst_size\": %d, \"burst_reads\": %d, \"pss\": %.3f, "
         "\"anonymous\": %.3f, \"wakeups\": %ld}\n",
         program->burst_time, program->burst_size, program->burst_reads, program->pss,
         program->anonymous, program->wakeups);
}

int main(int count, char **arguments) {
  int starts = 0, keys = 0, burst = 0, idle = 0, option;
  double pause = 0;
  while ((option = getopt(count, arguments, "+s:w:k:p:b:i:")) != -1) {
    switch (option) {
      case 's': starts = atoi(optarg); break;
      case 'w': screen_silence = key_silence = atof(optarg); break;
      case 'k': keys = atoi(optarg); break;
      case 'p': pause = atof(optarg); break;
      case 'b': burst = atoi(optarg); break;
      case 'i': idle = atoi(optarg); break;
      default: return 2;
    }
  }
  // getopt has consumed the first "--"; each further one ends a program's arguments.
  for (int i = optind; i + 3 < count && program_count < MOST_PROGRAMS; i++) {
    Program *program = &programs[program_count++];
    program->name = arguments[i];
    program->prelude = arguments[i + 1];
    program->key = arguments[i + 2];
    program->command = &arguments[i + 3];
    while (i < count && strcmp(arguments[i], "--")) i++;
    if (i < count) arguments[i] = NULL;
  }
  for (int i = 0; i < starts + 3; i++) {
    // The first three rounds are warm-up. The order of programs alternates.
    for (int j = 0; j < program_count; j++) {
      Program *program = &programs[(i + j) % program_count];
      measure_start(program);
      if (i < 3) program->start_count = 0;
    }
  }
  for (int j = 0; j < program_count && keys; j++) {
    int size, reads;
    begin(&programs[j]);
    settle(&programs[j], 300, 3000, &size, &reads);
    for (const char *key = programs[j].prelude; *key; key++) {
      type(&programs[j], key, 1);
      settle(&programs[j], 200, 1000, &size, &reads);
    }
  }
  for (int i = 0; i < keys; i++) {
    for (int j = 0; j < program_count; j++) {
      measure_key(&programs[(i + j) % program_count], pause);
    }
  }
  for (int j = 0; j < program_count && keys; j++) {
    Program *program = &programs[j];
    int size, reads;
    if (burst) measure_burst(program, burst);
    read_memory(program);
    if (idle) {
      // Waits until the last key's work is over; from then on nothing should run at all.
      settle(program, 1500, 1500, &size, &reads);
      long before = switches(program->pid);
      sleep_milliseconds(idle * 1e3);
      program->wakeups = switches(program->pid) - before;
    }
    end(program);
  }
  for (int j = 0; j < program_count; j++) print_program(&programs[j]);
  return 0;
}
