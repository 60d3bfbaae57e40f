/// What a record is called.
struct SwapiName: Equatable, Sendable {
  let text: String
  /// What stands with it in a list; may be empty.
  var note = ""
  /// Whether the host that is asked said so itself.
  let isTold: Bool
}
