import JSONReader

/// A record of SWAPI. Texts are clean; what the record does not know is nil.
protocol SwapiRecord: Identifiable, Equatable, Sendable {
  /// Above 0, once it is read.
  var id: Int { get set }
  /// The title of a film, the name of anything else; never empty, once it is read.
  var name: String { get }
  /// Whether this is more than a list's mention of it.
  var isWhole: Bool { get }

  init()

  /// Parses one member of the record. Throws `JSONProblem`.
  mutating func read(_ key: JSONWord, from reader: inout JSONReader) throws
}
