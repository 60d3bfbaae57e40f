/// Fetches pictures and draws them in cells.
package struct PictureClient: Sendable {
  /// Returns at once and answers later, once, from any thread; a withdrawn one as cancelled.
  package let draw:
    @Sendable (PictureRequest, @escaping @Sendable (Result<Drawing, Failure>) -> Void) -> Ticket

  package init(
    draw:
      @escaping @Sendable (
        PictureRequest, @escaping @Sendable (Result<Drawing, Failure>) -> Void
      ) -> Ticket
  ) {
    self.draw = draw
  }

  /// Draws nothing.
  package static let none = PictureClient { _, done in
    done(.failure(.service(.notFound)))
    return Ticket {}
  }
}
