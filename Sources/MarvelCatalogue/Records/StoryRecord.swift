import JSONReader

/// A story inside a comic, a cover among them, as the Marvel API writes one.
struct StoryRecord: MarvelRecord {
  private(set) var fields = MarvelFields()
  /// `interiorStory`, `cover`, `story`, `recap` …; may be empty.
  private(set) var type: String?
  private(set) var originalIssue: MarvelSummary?

  init?(from reader: inout JSONReader) throws {
    try reader.members { key, reader in
      switch key {
      case "type": type = try reader.text()
      case "originalIssue": originalIssue = try MarvelSummary(from: &reader)
      default: try fields.read(key, from: &reader)
      }
    }
    // Its title may be empty.
    guard fields.id > 0, fields.title != nil else { return nil }
  }

  /// No story of the API has a picture.
  var image: MarvelImage? { nil }
}
