/// What a record is called.
struct SwapiName: Equatable, Sendable {
  let text: String
  /// Whether the host that is asked said so itself.
  let isTold: Bool
}
