/// Whether records have a title by its name: what tells their list from others in one JSON value.
enum TitleNames {
  /// The best first; of the first two a number will do, too.
  private static let names = [
    "title", "name", "fullname", "displayname", "label", "headline", "subject", "heading",
    "caption", "longname",
  ]
  /// Objects of a record whose members are the record's own.
  private static let own: Set = [
    "name", "names", "title", "metadata", "properties", "attributes", "fields", "data", "node",
    "_source", "info", "snippet",
  ]
  private static let nested = ["common", "english", "en"]

  /// Whether at least 80 % of the records have one.
  static func isTitled(_ records: [JSONShape]) -> Bool {
    let records = records.filter { $0.kind == .object && !$0.members.isEmpty }
    return !records.isEmpty
      && records.count(where: hasTitle) * 10 >= records.count * 8
  }

  private static func hasTitle(_ record: JSONShape) -> Bool {
    record.members.contains { name, value in
      if isTitle(name, value) { return true }
      guard value.kind == .object, own.contains(name) else { return false }
      if name == "name", nested.contains(where: { value[$0]?.isFilled == true }) { return true }
      return value.members.contains { isTitle($0.name, $0.value) }
    }
  }

  private static func isTitle(_ name: String, _ value: JSONShape) -> Bool {
    let folded = name.lowercased().filter { $0.isLetter || $0.isNumber }
    guard value.isFilled, let rank = names.firstIndex(of: folded) else { return false }
    return value.kind == .text || rank < 2
  }
}
