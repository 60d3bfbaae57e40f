/// The name of a record.
struct SwapiName: Equatable, Sendable {
  let text: String
  /// Stands with it in a list; may be empty.
  var note = ""
  /// What its row says beside it; may be empty.
  var subtitle = ""
  /// Whether it came from one of the hosts in use.
  let isCurrent: Bool
}
