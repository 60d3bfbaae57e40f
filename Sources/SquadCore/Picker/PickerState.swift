/// State of a picker, whose Enter ends the program with the chosen entries to be printed.
package struct PickerState: Equatable, Sendable {
  /// Conditions under which a picker ends before the first key, once all rows are read.
  package struct AutomaticEnd: OptionSet, Sendable {
    /// Bits: 1 for `onOne`, 2 for `onNone`.
    package let rawValue: Int

    /// Takes any bits.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Chooses the only match.
    package static let onOne = AutomaticEnd(rawValue: 1)
    /// Chooses nothing if nothing matches.
    package static let onNone = AutomaticEnd(rawValue: 2)
  }

  /// Whether entries can be marked.
  package let isMulti: Bool
  /// The marked entries; none unless `isMulti`.
  package internal(set) var marks = Marks()
  /// Empty after the first key.
  var automaticEnd: AutomaticEnd
  /// Whether Enter was pressed before the first row was read, which it then chooses.
  fileprivate var awaitsFirstRow = false

  /// By default one entry is chosen, and the picker ends by a key only.
  package init(isMulti: Bool = false, automaticEnd: AutomaticEnd = []) {
    self.isMulti = isMulti
    self.automaticEnd = automaticEnd
  }

  /// Ends what holds only until the next key.
  mutating func clearTransients() {
    automaticEnd = []
    awaitsFirstRow = false
  }
}

/// Actions of a picker that marks entries.
package enum PickerAction: Equatable, Sendable {
  /// The selected entry was marked or unmarked, and the selection moved on.
  case toggled(then: Motion? = nil)
  /// All matches were marked.
  case allMarked
  case noneMarked
}

extension AppState {
  mutating func reduce(_ action: PickerAction) {
    guard picker?.isMulti == true, !openList.isAboutFile else { return }
    switch action {
    case .toggled(let motion):
      if let id = openList.selected?.id { picker?.marks.toggle(id) }
      if let motion { moveRow(to: .motion(motion)) }
    case .allMarked:
      let rows = MatchingRows(openList)
      picker?.marks.add(rows)
    case .noneMarked: picker?.marks.removeAll()
    }
  }
}

/// The end of a picker.
extension AppState {
  /// Ends with the marked entries, else with the selected one. Waits for the first row while there
  /// may be one.
  mutating func choose() -> [Effect] {
    let marked = picker?.marks.ordered ?? []
    if marked.isEmpty, openList.entries.isEmpty, openList.isBeingRead {
      picker?.awaitsFirstRow = true
      return []
    }
    return [.loop(.choose(marked.isEmpty ? [openList.selected?.id].compactMap(\.self) : marked))]
  }

  /// Ends a picker whose awaited rows have come.
  mutating func endPickerByItself() -> [Effect] {
    guard let picker else { return [] }
    if picker.awaitsFirstRow { return choose() }
    guard !picker.automaticEnd.isEmpty, lists.count == 1, openList.hasEnded, openList.failure == nil
    else { return [] }
    return switch openList.count {
    case 0: picker.automaticEnd.contains(.onNone) ? choose() : []
    case 1: picker.automaticEnd.contains(.onOne) ? choose() : []
    default: []
    }
  }
}

extension OpenList {
  /// Whether further stored rows may come.
  fileprivate var isBeingRead: Bool {
    if case .failed = phase { false } else { !isComplete }
  }
}
