/// A field of the records in the sample.
package struct Column: Equatable, Sendable {
  /// Where records have the field: `a.b`.
  package let path: FieldPath
  /// The type of nine tenths of the values.
  package let kind: ColumnKind
  /// Statistics of the values.
  package let facts: ColumnFacts
  let name: FieldName
  /// The names of the objects around it, the outermost first.
  let parents: [FieldName]

  /// Its name with that of the object around it, as in rules: `name.common`.
  let nameInParent: String
  /// Whether it describes the record itself, unlike `user.name`, which is another's.
  let isOwn: Bool
  /// Whether it describes the record itself, or is a field of its state.
  let isOwnOrState: Bool
  /// Whether it lies directly in an object that is the record's own.
  let isPartOfOwn: Bool

  private static let stateParents: Set = ["status", "state"]
  /// Members that hold the text of the object around them, and go by its name: `title.rendered`.
  static let contents: Set = ["rendered", "value", "#text", "$t"]

  init(path: FieldPath, kind: ColumnKind, facts: ColumnFacts) {
    self.path = path
    self.kind = kind
    self.facts = facts
    var keys = path.keys ?? []
    if keys.count > 1, let last = keys.last, Self.contents.contains(last) { keys.removeLast() }
    name = FieldName(keys.last ?? "value")
    parents = keys.dropLast().map(FieldName.init)
    nameInParent = (parents.last.map { $0.joined + "." } ?? "") + name.joined
    let others = keys.dropLast().map { $0.lowercased() }.filter {
      !TitleNames.ownParents.contains($0)
    }
    isOwn = others.isEmpty
    isOwnOrState = others.allSatisfy(Self.stateParents.contains)
    isPartOfOwn =
      others.isEmpty || others.count == 1 && others[0] == keys.dropLast().last?.lowercased()
  }

  var depth: Int { parents.count }
}

/// The type of a column's values: nine tenths of the filled ones have it.
package enum ColumnKind: String, CaseIterable, Sendable {
  case empty
  /// A web address.
  case address
  /// The address of a picture.
  case picture
  case date, number
  case yesNo = "yes/no"
  /// Text of several lines or more than a list's row can show.
  case long
  /// A list of scalars.
  case list
  /// A list of objects.
  case section
  /// An object whose keys differ from record to record.
  case map
  /// An object that lies too deep to be columns.
  case object
  /// A short text in capitals.
  case code
  /// A UUID, hash or hardware address, or digits that aren't a number.
  case hex
  case text
}

/// Statistics of a column's values in the sample.
package struct ColumnFacts: Equatable, Sendable {
  /// Records in which it is filled.
  package var filled = 0
  /// Number of different values; lists, sections and objects all count as different.
  package var distinct = 0
  /// In characters.
  package var medianLength = 0
  /// The length that nine tenths of the values don't exceed, in characters.
  package var usualLength = 0
  /// The least number.
  package var smallest = 0.0
  /// The greatest number.
  package var largest = 0.0
  /// Numbers that aren't 0.
  package var nonzero = 0
  /// Whether nine tenths are whole numbers in the range of years.
  package var isYears = false
  /// Whether numbers have a decimal comma: `1.234,5`.
  package var hasDecimalComma = false
  /// Whether the month comes first in `2/1/2006`.
  package var isMonthFirst = false
  /// Whether it is a time since 1970 as a number.
  package var isUnixTime = false
  /// Whether most values are a few symbols, such as emoji, instead of words.
  package var isSign = false
  /// Whether texts begin with `/`.
  package var isFilePath = false
  /// The first three different values as text, at most 60 characters of each.
  package var samples: [String] = []
}
