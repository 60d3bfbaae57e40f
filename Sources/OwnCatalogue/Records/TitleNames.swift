/// Names of titles, and the objects that hold them. A list whose records have one is preferred to
/// others in the same JSON value.
enum TitleNames {
  /// The best first.
  static let names = [
    "title", "name", "fullname", "displayname", "label", "headline", "subject", "heading",
    "caption", "longname",
  ]
  /// The number of names, from the first, whose value may be a number: films are called 300 and
  /// 1776.
  static let numbers = 2
  /// Objects of a record whose members are the record's own.
  static let ownParents: Set = [
    "name", "names", "title", "metadata", "properties", "attributes", "fields", "data", "node",
    "_source", "info", "snippet",
  ]
  /// Members of a `name` that is told in several languages.
  static let languages = ["common", "english", "en"]

  /// Whether at least 80 % of the records have one.
  static func isTitled(_ records: [JSONShape]) -> Bool {
    let records = records.filter { $0.kind == .object && !$0.members.isEmpty }
    return !records.isEmpty && records.count(where: hasTitle) * 10 >= records.count * 8
  }

  private static let messages: Set = ["message", "msg", "text", "body", "content"]

  /// Whether most of the records have a message and, if `withTimes`, a time, as in a chat.
  static func areMessages(_ records: [JSONShape], withTimes: Bool = true) -> Bool {
    let messages = records.count { record in
      // Beside a time, a list is a message of several parts; without one, it may hold the records.
      let fields = record.members.filter { withTimes || !$0.value.isArrayOfObjects }
      let names = fields.map { FieldName($0.name) }
      return names.contains { Self.messages.contains($0.joined) }
        && (!withTimes || names.contains(where: \.saysTime))
    }
    return messages * 2 > records.count
  }

  private static func hasTitle(_ record: JSONShape) -> Bool {
    record.members.contains { name, value in
      if isTitle(name, value) { return true }
      guard value.kind == .object else { return false }
      let content = value.members.first { Column.contents.contains($0.name) }?.value
      if let content, isTitle(name, content) { return true }
      guard ownParents.contains(name) else { return false }
      if name == "name", languages.contains(where: { value[$0]?.isFilled == true }) { return true }
      return value.members.contains { isTitle($0.name, $0.value) }
    }
  }

  private static func isTitle(_ name: String, _ value: JSONShape) -> Bool {
    let folded = name.lowercased().filter { $0.isLetter || $0.isNumber }
    guard value.isFilled, let rank = names.firstIndex(of: folded) else { return false }
    return value.kind == .text || rank < numbers
  }
}
