import JSONReader

/// An address that a record names, of its page in a shop or a wiki.
struct MarvelAddress: Sendable {
  /// `detail`, `wiki`, `comiclink`, `purchase`, `reader`, `inAppLink`.
  let type: String
  /// As it came: any text.
  let url: String

  /// The readable ones of an array.
  static func array(from reader: inout JSONReader) throws -> [MarvelAddress] {
    var all: [MarvelAddress] = []
    try reader.elements { reader in
      var type: String?
      var url: String?
      try reader.members { key, reader in
        switch key {
        case "type": type = try reader.text()
        case "url": url = try reader.text()
        default: break
        }
      }
      if let url { all.append(MarvelAddress(type: type ?? "", url: url)) }
    }
    return all
  }
}
