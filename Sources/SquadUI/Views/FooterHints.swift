import SquadCore

/// Which commands would do something now, in few bits.
struct FooterHints: Equatable {
  /// The pane that has the focus.
  private enum Pane { case search, list, strip, detail, comparison }

  private struct Possible: OptionSet {
    let rawValue: UInt16

    static let open = Possible(rawValue: 1)
    static let recruit = Possible(rawValue: 2)
    static let fire = Possible(rawValue: 4)
    static let clear = Possible(rawValue: 8)
    static let back = Possible(rawValue: 16)
    static let sort = Possible(rawValue: 32)
    static let nextPane = Possible(rawValue: 64)
    static let shiftLeft = Possible(rawValue: 128)
    static let shiftRight = Possible(rawValue: 256)
    static let undo = Possible(rawValue: 512)
    static let longer = Possible(rawValue: 1_024)
    static let shorter = Possible(rawValue: 2_048)
    static let otherHero = Possible(rawValue: 4_096)
    static let otherMember = Possible(rawValue: 8_192)
    static let compare = Possible(rawValue: 16_384)
  }

  private let pane: Pane
  private var possible: Possible = []

  init(_ state: borrowing AppState, _ level: Level) {
    switch state.focus {
    case _ where state.comparison != nil:
      pane = .comparison
      add(.otherMember, state.comparableMembers.count > 1)
      add(.otherHero, state.subject.flatMap { level.row(of: $0) } != nil && level.count > 1)
    case .search:
      pane = .search
      return
    case .list:
      pane = .list
      let hasSelection = level.cursor.row < level.count
      add(.open, hasSelection)
      add(.clear, level.filter != nil)
      add(.back, state.browser.isNested)
      add(.sort, level.sorts.count > 1)
      add(.nextPane, hasSelection && !level.isOnFold)
    case .strip:
      pane = .strip
      add(.shiftLeft, state.canShift(forward: false))
      add(.shiftRight, state.canShift(forward: true))
      add(.undo, state.canUndo)
    case .detail:
      pane = .detail
      add(.open, state.opensStop)
      add(.longer, state.stretchesChart(longer: true))
      add(.shorter, state.stretchesChart(longer: false))
    }
    add(.compare, state.comparisonPartner != nil)
    add(.fire, state.isOnMember)
    add(.recruit, !possible.contains(.fire) && state.canRecruit)
  }

  private mutating func add(_ command: Possible, _ isPossible: Bool) {
    if isPossible { possible.insert(command) }
  }

  var isSearching: Bool { pane == .search }

  /// The commands by name, the most wanted first.
  func commands(_ strings: Strings) -> [FooterCommand] {
    func named(_ command: Command, if needed: Possible = []) -> [FooterCommand] {
      possible.contains(needed) ? [FooterCommand(command, text: strings.short(command))] : []
    }
    let space =
      possible.contains(.fire)
      ? [FooterCommand(.recruit, text: strings.short(.fire))] : named(.recruit, if: .recruit)
    switch pane {
    case .search:
      return [FooterCommand(.open, text: strings.keep), FooterCommand(.back, text: strings.clear)]
    case .list:
      let back =
        possible.contains(.clear)
        ? [FooterCommand(.back, text: strings.clear)] : named(.back, if: .back)
      return named(.open, if: .open) + space + named(.compare, if: .compare) + back + named(.search)
        + named(.sort, if: .sort)
        + named(.nextPane, if: .nextPane)
    case .strip:
      return named(.open) + space + named(.shiftLeft, if: .shiftLeft)
        + named(.shiftRight, if: .shiftRight) + named(.compare, if: .compare)
        + named(.undo, if: .undo)
    case .detail:
      return named(.open, if: .open) + named(.back) + named(.chartLonger, if: .longer)
        + named(.chartShorter, if: .shorter) + space + named(.compare, if: .compare)
        + named(.nextPane)
    case .comparison:
      return compared(strings) + space.map { $0.ranked(3) } + named(.back)
    }
  }

  /// The commands that only a comparison has. The way out of it stays longest.
  private func compared(_ strings: Strings) -> [FooterCommand] {
    let member = FooterCommand(.left, .right, text: strings.otherMember).ranked(2)
    let hero = FooterCommand(.next, .previous, text: strings.otherHero).ranked(1)
    return (possible.contains(.otherMember) ? [member] : [])
      + (possible.contains(.otherHero) ? [hero] : [])
  }
}
