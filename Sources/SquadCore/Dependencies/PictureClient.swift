/// Fetches pictures and renders them in cells.
package struct PictureClient: Sendable {
  /// Draws a picture. Cancelling the task cancels its request, and throws `.service(.cancelled)`.
  /// Without `mayFetch`, draws stored pictures only.
  package let draw: @Sendable (PictureRequest, _ mayFetch: Bool) async throws(Failure) -> CellImage

  /// - Parameter draw: fetches a picture if it may, and draws it in the request's box.
  package init(
    draw: @escaping @Sendable (PictureRequest, Bool) async throws(Failure) -> CellImage
  ) {
    self.draw = draw
  }

  /// Throws `.service(.notFound)` for every picture.
  package static let none = PictureClient { (_, _) async throws(Failure) in
    throw .service(.notFound)
  }
}
