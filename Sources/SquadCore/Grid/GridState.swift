/// Whether a list is shown as a grid of cards, and how.
package struct GridState: Equatable, Sendable {
  package var isOn = false
  /// The wanted size of the cards; a pane without room for them has smaller ones.
  package var size = CardSize.medium
  /// The row of cards, counted from the topmost on the screen, in which the selected card stands.
  /// The rest of the scroll position follows from the selection.
  var screenRow = 0

  package init() {}

  /// That of a list opened from this one.
  var inherited: GridState {
    var state = self
    state.screenRow = 0
    return state
  }
}
