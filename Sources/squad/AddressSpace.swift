import CLibrary

/// Checks the process's limit of address space (`ulimit -v`).
enum AddressSpace {
  /// MB that threads, libcurl and pictures take. With less they fail one by one, each with a
  /// misleading error or a crash.
  private static let needed = 128

  /// Throws where the limit is too low to work.
  static func check() throws(CommandFailure) {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_AS.rawValue)
    #else
      let resource = RLIMIT_AS
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur >> 20 < needed else { return }
    throw CommandFailure { [given = limit.rlim_cur >> 20] in
      $0.tooLittleAddressSpace(Int(given), needed: needed)
    }
  }
}
