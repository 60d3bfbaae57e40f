import SquadCore
import SquadScreen
import SquadWords
import TerminalKit

/// The meaning of keys and clicks while the palette is open.
struct PaletteKeys {
  let palette: PaletteState
  /// Computes its rows and keeps them.
  let layoutCache: LayoutCache

  /// The action of a key; nil for none.
  func action(for key: Key, in state: AppState, canSuspend: () -> Bool) -> Action? {
    if key == .enter {
      guard let rows = layoutCache.paletteRows(of: state) else { return nil }
      return rows.selected(palette).flatMap { choice(of: rows.rows[$0], in: state, canSuspend) }
    }
    let action = FieldKeys(state, palette.field).action(for: key, canSuspend: canSuspend)
    switch action {
    case .moved(let motion): return moved(motion, in: state)
    case .search(.kept): return nil
    default: return action
    }
  }

  /// The action of a move among the rows.
  func moved(_ motion: Motion, in state: AppState) -> Action {
    .palette(.moved(motion, count: layoutCache.paletteRows(of: state)?.rows.count ?? 0))
  }

  /// The action of a click on a row; nil if there is no such row.
  func action(forRow row: Int, in state: AppState, canSuspend: () -> Bool) -> Action? {
    let rows = layoutCache.paletteRows(of: state)?.rows ?? []
    return rows.indices.contains(row) ? choice(of: rows[row], in: state, canSuspend) : nil
  }

  private func choice(of row: PaletteRow, in state: AppState, _ canSuspend: () -> Bool) -> Action {
    switch row {
    case .list(let list): return .palette(.listChosen(list.id))
    case .member(let member): return .palette(.entryChosen(member.id))
    case .entry(let entry): return .palette(.entryChosen(entry.id))
    case .group(let group):
      return .palette(.commandChosen("", .list(.fileListRequested(.group(group.value)))))
    case .command(let command):
      var closed = state
      closed.overlay = nil
      return .palette(.commandChosen(command.rawValue, command.action(in: closed, canSuspend)))
    }
  }
}
