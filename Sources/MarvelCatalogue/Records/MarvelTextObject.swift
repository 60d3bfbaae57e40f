import JSONReader

/// A text that a comic carries besides its description.
struct MarvelTextObject: Sendable {
  /// `issue_solicit_text`, `issue_preview_text` …; may be empty.
  let type: String
  /// As it came: with HTML in it, and not clean.
  let text: String

  /// The readable ones of an array.
  static func array(from reader: inout JSONReader) throws -> [MarvelTextObject] {
    var all: [MarvelTextObject] = []
    try reader.elements { reader in
      var type: String?
      var text: String?
      try reader.members { key, reader in
        switch key {
        case "type": type = try reader.text()
        case "text": text = try reader.text()
        default: break
        }
      }
      if let text { all.append(MarvelTextObject(type: type ?? "", text: text)) }
    }
    return all
  }
}
