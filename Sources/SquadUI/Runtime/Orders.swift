import SquadCore

/// Effects that are the loop's own, kept until it has time for them.
final class Orders {
  private(set) var isQuitting = false
  private var mustSuspend = false
  private var mustRedraw = false

  /// Keeps an effect that is the loop's own; false for every other.
  func take(_ effect: Effect) -> Bool {
    switch effect {
    case .quit: isQuitting = true
    case .suspend: mustSuspend = true
    case .redraw: mustRedraw = true
    case .loadPage, .loadDetail, .changeSquad, .checkSquad, .savePlace: return false
    }
    return true
  }

  func takeSuspend() -> Bool {
    defer { mustSuspend = false }
    return mustSuspend
  }

  func takeRedraw() -> Bool {
    defer { mustRedraw = false }
    return mustRedraw
  }
}
