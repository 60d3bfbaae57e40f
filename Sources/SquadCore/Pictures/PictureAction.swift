/// Actions of pictures.
package enum PictureAction: Equatable, Sendable {
  /// The shown entry's debounce timer fired.
  case debounced(EntryID)
  case rendered(RequestID, PictureRequest, Result<CellImage, Failure>)
  /// The terminal has received the detail's whole picture, after that many milliseconds.
  case accepted(milliseconds: Int)
  /// The terminal's first reply took that many milliseconds.
  case terminalReplied(milliseconds: Int)
  /// The last frame is still unsent, or is sent now.
  case lineChanged(isBusy: Bool)
}

extension AppState {
  mutating func reduce(_ action: PictureAction) {
    switch action {
    case .debounced(let id): pictures.endDebounce(of: id)
    case .rendered(let id, let request, let response):
      pictures.receive(response, to: id, for: request, at: now)
    case .accepted(let milliseconds):
      pictures.reduction.accepted(after: milliseconds, in: viewport.pictureBox)
    case .terminalReplied(let milliseconds): changeLine { $0.replied(after: milliseconds) }
    case .lineChanged(let isBusy): changeLine { $0.isBusy = isBusy }
    }
  }

  private mutating func changeLine(_ change: (inout PictureLine) -> Void) {
    let didTake = pictures.line.takesPictures
    change(&pictures.line)
    if didTake, !pictures.line.takesPictures { pictures.keep(picturesOnScreen) }
  }
}
