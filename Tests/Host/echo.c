// The least that can replace squad: it answers each key with as many bytes as one of squad's
// frames, to measure what ssh and the machine take. It ignores its arguments.
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#ifndef FRAME
#define FRAME 700
#endif

static int write_all(const char *data, size_t length) {
  while (length) {
    ssize_t written = write(1, data, length);
    if (written <= 0) return -1;
    data += written;
    length -= written;
  }
  return 0;
}

int main(void) {
  struct termios mode;
  if (tcgetattr(0, &mode)) return 1;
  cfmakeraw(&mode);
  tcsetattr(0, TCSANOW, &mode);
  static char frame[FRAME];
  memset(frame, 'x', sizeof frame);
  memcpy(frame, "\033[?2026h\033[H", 11);
  memcpy(frame + sizeof frame - 8, "\033[?2026l", 8);
  char key;
  if (write_all("q quit", 6)) return 1;
  while (read(0, &key, 1) == 1 && key != 'q')
    if (write_all(frame, sizeof frame)) return 1;
  return 0;
}
