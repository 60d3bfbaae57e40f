/// Fetches pictures and draws them in cells.
package struct PictureClient: Sendable {
  /// Returns at once and answers later, once, from any thread; a withdrawn one as cancelled.
  /// Without `mayAsk` only what is on this machine is drawn.
  package let draw:
    @Sendable (
      PictureRequest, _ mayAsk: Bool, @escaping @Sendable (Result<CellImage, Failure>) -> Void
    ) -> Ticket

  package init(
    draw:
      @escaping @Sendable (
        PictureRequest, Bool, @escaping @Sendable (Result<CellImage, Failure>) -> Void
      ) -> Ticket
  ) {
    self.draw = draw
  }

  /// Draws nothing.
  package static let none = PictureClient { _, _, done in
    done(.failure(.service(.notFound)))
    return Ticket {}
  }
}
