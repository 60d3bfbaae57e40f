#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the client's thread needs of the system.
enum CurlThread {
  /// Signals go to the main thread, and a connection that broke off is an error and no SIGPIPE. A
  /// crash of this thread still reaches its handler. libcurl's own threads inherit this.
  static func blockSignals() {
    var signals = sigset_t()
    sigfillset(&signals)
    for crash in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
      sigdelset(&signals, crash)
    }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}
