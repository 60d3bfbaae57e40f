import JSONReader
import SquadCore

/// A record that becomes a row and what the row opens to.
protocol MarvelEntryRecord: MarvelRecord {
  /// Its row in a list.
  var entry: Entry { get }
  /// What it opens to.
  func detail(in context: MarvelContext) -> Detail
}

extension MarvelKind {
  /// Reads a record of this kind.
  func record(
    from reader: inout JSONReader, reading extent: MarvelExtent
  ) throws -> (any MarvelEntryRecord)? {
    switch self {
    case .characters: try CharacterRecord(from: &reader, reading: extent)
    case .comics: try ComicRecord(from: &reader, reading: extent)
    case .series: try SeriesRecord(from: &reader, reading: extent)
    case .stories: try StoryRecord(from: &reader, reading: extent)
    case .events: try EventRecord(from: &reader, reading: extent)
    }
  }
}
