/// The name of a record.
struct SwapiName: Equatable, Sendable {
  let text: String
  /// Whether it came from one of the hosts in use.
  let isCurrent: Bool
}
