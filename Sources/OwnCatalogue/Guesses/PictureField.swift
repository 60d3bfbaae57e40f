/// Paths to the addresses of a record's picture, and to its sizes where the record has them.
package struct PictureField: Equatable, Sendable {
  /// One address, or one per size.
  package let address: FieldTemplate
  /// In pixels, one per address; nil where records don't have it.
  package let width: FieldPath?
  /// In pixels, one per address; nil where records don't have it.
  package let height: FieldPath?

  /// `address` is of one picture, or of one per size.
  package init(_ address: FieldTemplate, width: FieldPath? = nil, height: FieldPath? = nil) {
    self.address = address
    self.width = width
    self.height = height
  }
}
