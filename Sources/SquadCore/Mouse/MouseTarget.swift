/// Targets under the mouse pointer.
package enum MouseTarget: Equatable, Sendable {
  /// A catalogue's tab, counted from 0.
  case tab(Int)
  case strip
  /// A member in the strip, by its index in the squad.
  case member(Int)
  /// The marker of members that don't fit, with the nearest of them.
  case hiddenMember(Int)
  /// The list pane, outside its entries.
  case list
  /// A row of the open list, or its card.
  case row(Int)
  /// A level in the breadcrumb, by its depth.
  case crumb(Int)
  /// The name of the list's sort order.
  case sort
  /// A cell of the search field: indices of its character and of the first visible one.
  case searchField(character: Int, first: Int)
  /// The column between the panes.
  case divider
  case detail
  /// One of the shown detail's stops.
  case stop(Int)
  /// A side of a comparison.
  case hero(isLeft: Bool)
  /// The overlay, outside its rows and field.
  case overlay
  /// A cell of the overlay's field: indices of its character and of the first visible one.
  case overlayField(character: Int, first: Int)
  /// A row of the overlay, from 0.
  case overlayRow(Int)
}
