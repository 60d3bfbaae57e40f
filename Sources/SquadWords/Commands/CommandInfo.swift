import TerminalKit

/// A row of the table of commands, the source of keymap, footer, help, palette, config and manual.
/// Its words are in `Strings`, its id is the command's raw value.
package struct CommandInfo: Sendable {
  /// The command that the row describes.
  package let command: Command
  /// Its group in the help and the palette.
  package let group: CommandGroup
  /// The default keys, the one to show first; empty for a command that only the palette has.
  package let keys: [Key]
  /// Whether it shares the help's row of the command before it.
  let joinsRow: Bool

  private init(_ command: Command, _ keys: Key..., in group: CommandGroup, joinsRow: Bool = false) {
    self.command = command
    self.keys = keys
    self.group = group
    self.joinsRow = joinsRow
  }

  /// Every command once, in the help's order.
  package static let all: [CommandInfo] = [
    CommandInfo(.next, "j", .down, .ctrl("n"), in: .moving),
    CommandInfo(.previous, "k", .up, .ctrl("p"), in: .moving, joinsRow: true),
    CommandInfo(.first, "g", .home, in: .moving),
    CommandInfo(.last, "G", .end, in: .moving, joinsRow: true),
    CommandInfo(.pageDown, .pageDown, .ctrl("f"), in: .moving),
    CommandInfo(.pageUp, .pageUp, .ctrl("b"), in: .moving, joinsRow: true),
    CommandInfo(.halfPageDown, .ctrl("d"), in: .moving),
    CommandInfo(.halfPageUp, .ctrl("u"), in: .moving, joinsRow: true),
    CommandInfo(.scrollDown, "J", in: .moving),
    CommandInfo(.scrollUp, "K", in: .moving, joinsRow: true),
    CommandInfo(.nextPane, .tab, in: .moving),
    CommandInfo(.previousPane, .backtab, in: .moving, joinsRow: true),
    CommandInfo(.left, "h", .left, in: .moving),
    CommandInfo(.right, "l", .right, in: .moving, joinsRow: true),
    CommandInfo(.open, .enter, in: .moving),
    CommandInfo(.links, "o", in: .moving),
    CommandInfo(.copyLink, "y", in: .moving),
    CommandInfo(.back, .escape, in: .moving),
    CommandInfo(.jumpBack, .ctrl("o"), in: .moving),
    CommandInfo(.random, in: .moving),
    CommandInfo(.strip, "0", in: .moving),
    CommandInfo(.tab1, "1", in: .moving),
    CommandInfo(.tab2, "2", in: .moving, joinsRow: true),
    CommandInfo(.tab3, "3", in: .moving, joinsRow: true),
    CommandInfo(.tab4, "4", in: .moving, joinsRow: true),
    CommandInfo(.tab5, "5", in: .moving, joinsRow: true),
    CommandInfo(.tab6, "6", in: .moving, joinsRow: true),
    CommandInfo(.tab7, "7", in: .moving, joinsRow: true),
    CommandInfo(.tab8, "8", in: .moving, joinsRow: true),
    CommandInfo(.tab9, "9", in: .moving, joinsRow: true),
    CommandInfo(.previousList, "[", in: .moving),
    CommandInfo(.nextList, "]", in: .moving, joinsRow: true),
    CommandInfo(.grid, "v", in: .moving),
    CommandInfo(.narrower, "<", in: .moving),
    CommandInfo(.wider, ">", in: .moving, joinsRow: true),

    CommandInfo(.search, "/", in: .searching),
    CommandInfo(.nextMatch, "n", in: .searching),
    CommandInfo(.previousMatch, "N", in: .searching, joinsRow: true),
    CommandInfo(.sort, "s", in: .searching),
    CommandInfo(.reverseSort, "S", in: .searching),
    CommandInfo(.refresh, "R", .function(5), in: .searching),
    CommandInfo(.fields, in: .searching),
    CommandInfo(.records, in: .searching),
    CommandInfo(.unreadable, in: .searching),
    CommandInfo(.copyEntry, "w", in: .searching),
    CommandInfo(.chartLonger, "+", "=", in: .searching),
    CommandInfo(.chartShorter, "-", in: .searching, joinsRow: true),

    CommandInfo(.recruit, .space, in: .squad),
    CommandInfo(.fire, "x", in: .squad),
    CommandInfo(.undo, "u", in: .squad),
    CommandInfo(.redo, .ctrl("r"), in: .squad, joinsRow: true),
    CommandInfo(.shiftLeft, "H", in: .squad),
    CommandInfo(.shiftRight, "L", in: .squad, joinsRow: true),
    CommandInfo(.compare, "c", in: .squad),
    CommandInfo(.board, in: .squad),

    CommandInfo(.palette, ":", in: .program),
    CommandInfo(.help, "?", .function(1), in: .program),
    CommandInfo(.nextTheme, "t", in: .program),
    CommandInfo(.chooseTheme, "T", in: .program),
    CommandInfo(.inspector, "I", .function(12), in: .program),
    CommandInfo(.mouse, in: .program),
    CommandInfo(.configMistakes, in: .program),
    CommandInfo(.redraw, .ctrl("l"), in: .program),
    CommandInfo(.suspend, .ctrl("z"), in: .program),
    CommandInfo(.quit, "q", .ctrl("c"), in: .program),
  ]
}

/// A group of commands in the help and the palette.
package enum CommandGroup: CaseIterable, Sendable {
  case moving, searching, squad, program

  /// The commands by rows of the help.
  package var rows: [[Command]] {
    CommandInfo.all.reduce(into: []) { rows, info in
      guard info.group == self else { return }
      if info.joinsRow, let last = rows.indices.last {
        rows[last].append(info.command)
      } else {
        rows.append([info.command])
      }
    }
  }
}
