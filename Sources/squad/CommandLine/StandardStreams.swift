import CLibrary

/// Standard input, output and error, and the signals about writing.
enum StandardStreams {
  /// Turns signals about writing into errors with a reason, and fills closed streams, so that no
  /// file of squad's takes their place. Call before anything is opened.
  static func prepare() {
    // For a file at its size limit (ulimit -f), and for a reader that has left.
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      guard fcntl(descriptor, F_GETFD) < 0, errno == EBADF else { continue }
      // Opened in the opposite mode, so that using it still fails. The lowest free number is this
      // one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
