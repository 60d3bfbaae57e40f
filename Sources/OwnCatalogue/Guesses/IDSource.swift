/// The origin of a record's id.
package enum IDSource: Equatable, Sendable {
  case field(FieldTemplate)
  /// The key under which the record stands in an object of records.
  case key
  /// The title as a slug.
  case title
}
