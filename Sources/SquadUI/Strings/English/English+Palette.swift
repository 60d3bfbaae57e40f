/// English words of the command palette.
extension English: PaletteWords {
  var paletteTitle: String { "Commands" }
  var choose: String { "choose" }
  func goTo(_ catalogue: String) -> String { "Go to \(catalogue)" }

  func fullName(_ command: Command) -> String? {
    switch command {
    case .next: "next row"
    case .previous: "previous row"
    case .first: "first row"
    case .last: "last row"
    case .scrollDown: "scroll the detail down"
    case .nextPane: "next pane"
    case .strip: goTo("the squad")
    case .grid: "grid or list"
    case .links: "show links"
    case .copyLink: "copy link"
    case .sort: "sort: next order"
    case .reverseSort: "sort: reverse"
    case .refresh: "refresh or retry"
    case .chartLonger: "longer chart, larger cards"
    case .chartShorter: "shorter chart, smaller cards"
    case .recruit: "recruit or fire"
    case .shiftLeft: "move member left"
    case .shiftRight: "move member right"
    case .compare: "compare heroes"
    case .help: "help: all keys"
    case .nextTheme: "theme: next"
    case .chooseTheme: "theme: choose"
    case .mouse: "mouse on or off"
    case .redraw: "redraw the screen"
    default: nil
    }
  }
}
