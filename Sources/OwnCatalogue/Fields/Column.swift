/// A field of the records in the sample.
package struct Column: Equatable, Sendable {
  package let path: FieldPath
  package let kind: ColumnKind
  package let facts: ColumnFacts
  let name: FieldName
  /// The names of the objects it lies in, the outermost first.
  let parents: [FieldName]

  init(path: FieldPath, kind: ColumnKind, facts: ColumnFacts) {
    self.path = path
    self.kind = kind
    self.facts = facts
    let keys = path.keys ?? []
    name = FieldName(keys.last ?? "value")
    parents = keys.dropLast().map(FieldName.init)
  }

  var depth: Int { parents.count }
}
