/// What stands under the pointer.
package enum MouseTarget: Equatable, Sendable {
  /// A catalogue's tab, counted from 0.
  case tab(Int)
  case strip
  /// A member in the strip, by its place in the squad.
  case member(Int)
  /// The sign for members that don't fit, and the nearest of them.
  case hiddenMember(Int)
  /// The list pane, where it shows no entry.
  case list
  /// A row of the open list, or its card.
  case row(Int)
  /// A level in the breadcrumb, by its depth.
  case crumb(Int)
  /// The name of the list's order.
  case sort
  /// A cell of the search field: the index of the character there, and of the first one shown.
  case searchField(character: Int, first: Int)
  /// The column between the panes.
  case divider
  case detail
  /// One of the shown detail's stops.
  case stop(Int)
  /// A half of a comparison.
  case hero(isLeft: Bool)
  /// What lies over the panes, where it has no row.
  case overlay
  /// A cell of its field: the index of the character there, and of the first one shown.
  case overlayField(character: Int, first: Int)
  /// A row to choose in it, counted from 0.
  case overlayRow(Int)
}
