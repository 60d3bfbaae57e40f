/// Actions of pictures.
package enum PictureAction: Equatable, Sendable {
  /// The shown entry's debounce timer fired.
  case debounced(EntryID)
  case rendered(RequestID, PictureRequest, Result<CellImage, Failure>)
  /// The terminal has taken all of the picture in the detail, after so many milliseconds.
  case accepted(milliseconds: Int)
}

extension AppState {
  mutating func reduce(_ action: PictureAction) {
    switch action {
    case .debounced(let id): pictures.endDebounce(of: id)
    case .rendered(let id, let request, let response):
      pictures.receive(response, to: id, for: request)
    case .accepted(let milliseconds):
      pictures.reduction.accepted(after: milliseconds, in: viewport.pictureBox)
    }
  }
}
