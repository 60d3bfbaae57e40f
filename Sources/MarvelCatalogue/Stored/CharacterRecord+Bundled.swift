import SquadCore

extension CharacterRecord {
  /// Its row in the bundle: where its counts are only those of the bundle, it says so.
  func entry(in index: MarvelIndex) -> Entry {
    index.countsBundledOnly(self, .characters) ? entry(subtitle: bundledSubtitle) : entry
  }

  var bundledSubtitle: String {
    let bundled = list(of: .comics)?.available ?? 0
    return bundled > 0 ? Phrase.bundled(bundled).description : ""
  }
}
