/// A command that keys and the palette can run. The raw value is its id in the config.
package enum Command: String, CaseIterable, Sendable {
  case next, previous, first, last
  case pageDown = "page-down"
  case pageUp = "page-up"
  case halfPageDown = "half-page-down"
  case halfPageUp = "half-page-up"
  case scrollDown = "scroll-detail-down"
  case scrollUp = "scroll-detail-up"
  case narrower = "narrower-list"
  case wider = "wider-list"
  case nextPane = "next-pane"
  case previousPane = "previous-pane"
  case left, right
  case open, back
  case jumpBack = "jump-back"
  case random = "random-entry"
  case search
  case nextMatch = "next-match"
  case previousMatch = "previous-match"
  case recruit, fire, undo, redo
  case shiftLeft = "shift-left"
  case shiftRight = "shift-right"
  case strip
  case tab1 = "tab-1"
  case tab2 = "tab-2"
  case tab3 = "tab-3"
  case tab4 = "tab-4"
  case tab5 = "tab-5"
  case tab6 = "tab-6"
  case tab7 = "tab-7"
  case tab8 = "tab-8"
  case tab9 = "tab-9"
  case previousList = "previous-list"
  case nextList = "next-list"
  case reverseSort = "reverse-sort"
  case sort, grid, compare, refresh
  case chartLonger = "chart-longer"
  case chartShorter = "chart-shorter"
  case nextTheme = "next-theme"
  case chooseTheme = "choose-theme"
  case links
  case copyLink = "copy-link"
  /// The most recruited entries of a kiosk.
  case board
  case mouse
  case palette, help, inspector
  case configMistakes = "config-mistakes"
  /// Lists about a user's file.
  case fields, records, unreadable
  case copyEntry = "copy-config-entry"
  case redraw, suspend, quit

  /// In the tabs' order.
  package static let tabs: [Command] = [
    .tab1, .tab2, .tab3, .tab4, .tab5, .tab6, .tab7, .tab8, .tab9,
  ]
}
