/// The program's exit statuses, as the manual lists them; the raw value is the number.
package enum ExitStatus: Int32, CaseIterable, Comparable, Sendable {
  case success = 0
  case failure = 1
  case wrongUsage = 2
  case hungUp = 129
  case cancelled = 130
  case terminated = 143
  case exhausted = 152

  /// By number: of several statuses the greatest counts.
  package static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}
