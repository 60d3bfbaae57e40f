import SquadCore

extension CharacterRecord {
  /// Its row in the bundle: where its counts are only those of the bundle, it says so.
  func entry(in index: MarvelIndex) -> Entry {
    guard index.countsBundledOnly(self, .characters) else { return entry }
    let bundled = list(of: .comics)?.available ?? 0
    return entry(subtitle: bundled > 0 ? "\(Phrase.bundled(bundled))" : "")
  }
}
