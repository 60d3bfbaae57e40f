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

  init(path: FieldPath, kind: ColumnKind, facts: ColumnFacts) {
    self.path = path
    self.kind = kind
    self.facts = facts
    let keys = path.keys ?? []
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
