import TerminalKit

/// Key bindings: one table for input, footer and help.
package struct Keymap: Sendable {
  /// Searched from the end: a dictionary isn't worth its construction for so few.
  private let bindings: [(command: Command, keys: [Key])]

  /// - Parameter bindings: a key bound twice belongs to the later command.
  package init(_ bindings: [(Command, [Key])]) { self.bindings = bindings }

  package subscript(key: Key) -> Command? {
    bindings.last { $0.keys.contains(key) }?.command
  }

  /// The keys of a command, the one to show first.
  package func keys(of command: Command) -> [Key] {
    bindings.filter { $0.command == command }.flatMap(\.keys)
  }

  /// The key to show for a command; nil where it has none.
  package func shown(_ command: Command) -> Key? {
    bindings.first { $0.command == command && !$0.keys.isEmpty }?.keys.first
  }

  package static let standard = Keymap([
    (.next, [.character("j"), .down, .ctrl("n")]),
    (.previous, [.character("k"), .up, .ctrl("p")]),
    (.first, [.character("g"), .home]),
    (.last, [.character("G"), .end]),
    (.pageDown, [.pageDown, .ctrl("f")]),
    (.pageUp, [.pageUp, .ctrl("b")]),
    (.halfPageDown, [.ctrl("d")]),
    (.halfPageUp, [.ctrl("u")]),
    (.scrollDown, [.character("J")]),
    (.scrollUp, [.character("K")]),
    (.narrower, [.character("<")]),
    (.wider, [.character(">")]),
    (.nextPane, [.tab]),
    (.previousPane, [.backtab]),
    (.left, [.character("h"), .left]),
    (.right, [.character("l"), .right]),
    (.open, [.enter]),
    (.back, [.escape]),
    (.jumpBack, [.ctrl("o")]),
    (.search, [.character("/")]),
    (.nextMatch, [.character("n")]),
    (.previousMatch, [.character("N")]),
    (.recruit, [.space]),
    (.fire, [.character("x")]),
    (.undo, [.character("u")]),
    (.redo, [.ctrl("r")]),
    (.shiftLeft, [.character("H")]),
    (.shiftRight, [.character("L")]),
    (.strip, [.character("0")]),
    (.tab1, [.character("1")]),
    (.tab2, [.character("2")]),
    (.tab3, [.character("3")]),
    (.tab4, [.character("4")]),
    (.tab5, [.character("5")]),
    (.tab6, [.character("6")]),
    (.tab7, [.character("7")]),
    (.tab8, [.character("8")]),
    (.tab9, [.character("9")]),
    (.previousList, [.character("[")]),
    (.nextList, [.character("]")]),
    (.sort, [.character("s")]),
    (.reverseSort, [.character("S")]),
    (.grid, [.character("v")]),
    (.compare, [.character("c")]),
    (.refresh, [.character("R"), .function(5)]),
    (.chartLonger, [.character("+"), .character("=")]),
    (.chartShorter, [.character("-")]),
    (.nextTheme, [.character("t")]),
    (.chooseTheme, [.character("T")]),
    (.help, [.character("?"), .function(1)]),
    (.trace, [.character("i")]),
    (.redraw, [.ctrl("l")]),
    (.suspend, [.ctrl("z")]),
    (.quit, [.character("q"), .ctrl("c")]),
  ])
}
