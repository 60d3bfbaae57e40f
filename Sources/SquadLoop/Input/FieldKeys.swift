import SquadCore
import TerminalKit

/// Keys of a text field. Their meaning is fixed, whatever they are bound to elsewhere.
struct FieldKeys {
  private let field: TextField
  /// Whether it is the search field above the rows.
  private let isOverList: Bool
  /// The picker whose search field it is; nil for any other field.
  private let picker: PickerState?

  init(_ state: AppState, _ field: TextField) {
    self.field = field
    isOverList = state.overlay == nil
    picker = isOverList ? state.picker : nil
  }

  /// The action of a key; nil for none. `canSuspend` is called only for the key that suspends.
  func action(for key: Key, canSuspend: () -> Bool) -> Action? {
    if key == .backspace, field.isEmpty { return picker == nil ? .wentBack : nil }
    if let edit = TextEdit(key) {
      var edited = field
      edited.apply(edit)
      return .search(.textChanged(edited))
    }
    if let picker, let action = action(for: key, in: picker) { return action }
    switch key {
    case .enter: return isOverList ? .opened : .search(.kept)
    case .tab: return .search(.kept)
    case .escape: return .wentBack
    case .up, .ctrl("p"): return .moved(.previous)
    case .down, .ctrl("n"): return .moved(.next)
    case .pageUp: return .moved(.pageUp)
    case .pageDown: return .moved(.pageDown)
    case .function(1): return .helpToggled
    case .function(5): return .list(.refreshRequested)
    case .function(12): return .inspectorRequested
    case .ctrl("l"): return .redrawRequested
    case .ctrl("z"): return .suspendRequested(isPossible: canSuspend())
    default: return nil
    }
  }

  /// The action of a key with another meaning in a picker's field; nil for every other key.
  private func action(for key: Key, in picker: PickerState) -> Action? {
    switch key {
    case .tab: picker.isMulti ? .picker(.toggled(then: .forward)) : .focusMoved(.next)
    case .backtab where picker.isMulti: .picker(.toggled(then: .backward))
    case .ctrl("t"): .search(.kept)
    default: nil
    }
  }
}

extension TextEdit {
  /// The edit that a key makes; nil if it makes none.
  package init?(_ key: Key) {
    if let typed = key.typed {
      self = .insert(String(Character(typed)))
      return
    }
    switch key {
    case .left: self = .moveLeft
    case .right: self = .moveRight
    case .home, .ctrl("a"): self = .moveToStart
    case .end, .ctrl("e"): self = .moveToEnd
    case .backspace: self = .deleteBackward
    case .delete: self = .deleteForward
    case .ctrl("w"): self = .deleteWord
    case .ctrl("u"): self = .clear
    default: return nil
    }
  }
}
