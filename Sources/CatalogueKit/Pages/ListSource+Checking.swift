import SquadCore

extension ListSource {
  /// Refuses every list but one, for a catalogue that has no other. Throws `Failure.unknownList`.
  package func require(_ list: ListID) throws(Failure) {
    guard self == .list(list) else { throw .unknownList(description) }
  }
}
