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
