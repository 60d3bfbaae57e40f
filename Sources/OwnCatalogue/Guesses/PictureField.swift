/// Paths to the addresses of a record's picture, and to its sizes where the record has them.
package struct PictureField: Equatable, Sendable {
  /// One address, or one per size.
  package let address: FieldTemplate
  package let width: FieldPath?
  package let height: FieldPath?

  package init(_ address: FieldTemplate, width: FieldPath? = nil, height: FieldPath? = nil) {
    self.address = address
    self.width = width
    self.height = height
  }
}
