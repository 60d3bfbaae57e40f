/// How records lie in a text of JSON values.
package struct RecordLayout: Equatable, Sendable {
  /// The form of each record.
  package enum Kind: Equatable, Sendable {
    case objects
    /// Arrays of cells; without a header its columns are numbered.
    case rows(header: [String]?)
    /// Anything, each the field `value`.
    case values
    /// One object of equally long arrays, each a column. It is read after `ColumnTable` has turned
    /// it into JSON lines.
    case columns
  }

  /// Where the records lie, down to the elements or members that are one record each.
  package var path: RecordPath
  /// The form of the value at `path`.
  package var kind: Kind
  /// Name of the field that holds a record's key, where the records are the members of an object.
  package var keyName: String?
  /// Whether the value's end may show another layout, because its beginning showed no records.
  package var isProvisional = false

  /// A layout without a field for keys, which the value's end doesn't change.
  package init(_ steps: [RecordPath.Step], _ kind: Kind) {
    path = RecordPath(steps)
    self.kind = kind
  }

  /// Whether the whole value is one record.
  package var isWhole: Bool { path.steps.isEmpty }
}
