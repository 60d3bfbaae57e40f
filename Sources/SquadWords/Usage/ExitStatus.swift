/// The program's exit statuses, as the manual lists them; the raw value is the number.
package enum ExitStatus: Int32, CaseIterable, Comparable, Sendable {
  case success = 0
  case failure = 1
  case wrongUsage = 2
  case hungUp = 129
  case cancelled = 130
  case terminated = 143
  case exhausted = 152

  /// For the manual, which is in English.
  package var meaning: String {
    switch self {
    case .success:
      "Success; in the browser q and Ctrl-C, too. A picker or a filter printed something."
    case .failure:
      "Failure, explained in one line on standard error. A picker or a filter found no match."
    case .wrongUsage:
      "Incorrect usage, or a terminal that the browser can't use. A picker or a filter failed."
    case .hungUp: "Ended by SIGHUP."
    case .cancelled: "A picker was left without a choice."
    case .terminated: "Ended by SIGTERM."
    case .exhausted: "Ended by SIGXCPU, at the limit of CPU time."
    }
  }

  /// By number: of several statuses the greatest counts.
  package static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}
