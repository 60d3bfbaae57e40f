/// The exit statuses that the manual lists; the raw value is the number.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  case done = 0
  case failed = 1
  case wrongUsage = 2
  case hungUp = 129
  case cancelled = 130
  case terminated = 143

  /// For the manual, which is in English.
  package var meaning: String {
    switch self {
    case .done: "Success; in the browser q and Ctrl-C, too. A picker or a filter printed something."
    case .failed:
      "Failure, told in one line on standard error. A picker or a filter found no match."
    case .wrongUsage:
      "Incorrect usage, or a terminal that the browser can't use. A picker or a filter failed."
    case .hungUp: "Ended by SIGHUP."
    case .cancelled: "A picker was left without a choice."
    case .terminated: "Ended by SIGTERM."
    }
  }
}
