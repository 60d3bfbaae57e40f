#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard input, output and error, and what the system does to a program that writes.
enum StandardStreams {
  /// To be called before anything is opened: from then on a write that is refused is an error with a
  /// reason, never a signal, and no file of squad's takes the place of a stream that was closed.
  static func prepare() {
    // A file at its largest (ulimit -f), a reader that has gone.
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      guard fcntl(descriptor, F_GETFD) < 0, errno == EBADF else { continue }
      // The wrong way round, so that using it still fails. The lowest free number is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
