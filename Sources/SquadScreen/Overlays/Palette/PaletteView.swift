import Basics
import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The command palette: a text field, the matching rows, and a line about the selected one.
struct PaletteView {
  let palette: PaletteState
  let rows: PaletteRows
  let state: AppState
  let context: RenderContext

  private static let columns = 72
  /// Columns of the selection marker, a row's group and its key.
  private static let signColumns = 2
  private static let groupColumns = 22
  private static let keyColumns = 10
  /// Minimum columns for a column of groups.
  private static let columnsForGroup = 56

  /// Rows in view: as many as there is room for below the panes' titles. On a low screen the list
  /// shrinks before the field goes.
  static func rows(over layout: ScreenLayout, _ size: Size) -> Int {
    let top = max(layout.listTitle.endRow, layout.detailTitle.endRow)
    let available = layout.footer.row - top - OverlayFrame.margins.rows
    return max(available - (hasPurpose(size) ? 4 : 1), 1)
  }

  /// Whether there is a line about the selected row, and rules.
  private static func hasPurpose(_ size: Size) -> Bool { size.rows >= 12 }

  func draw(over layout: ScreenLayout, on canvas: inout Canvas) {
    let size = context.size
    let shown = Self.rows(over: layout, size)
    let hasPurpose = Self.hasPurpose(size)
    let columns = size.columns < 76 ? size.columns : Self.columns - OverlayFrame.margins.columns
    let frame = OverlayFrame(title: context.strings.paletteTitle, keys: keys)
    let area = frame.draw(
      Size(columns: columns, rows: shown + (hasPurpose ? 4 : 1)), over: layout, hasRows: true,
      on: &canvas)
    drawField(in: area, on: &canvas)
    let list = area.inset(left: 0, top: hasPurpose ? 2 : 1, right: 0, bottom: hasPurpose ? 2 : 0)
    if hasPurpose {
      for row in [area.row + 1, area.endRow - 2] {
        canvas.fill(
          Rect(column: area.column, row: row, columns: area.columns, rows: 1),
          with: context.glyphs.horizontal, .panelFrame)
      }
    }
    drawRows(in: list, on: &canvas)
    guard hasPurpose, let selected = rows.selected(palette) else { return }
    canvas.write(
      context.glyphs.cut(purpose(of: rows.rows[selected]), to: area.columns - Self.signColumns),
      .panelQuiet, at: area.column + Self.signColumns, area.endRow - 1)
  }

  private func drawField(in area: Rect, on canvas: inout Canvas) {
    let count = context.strings.number(rows.rows.count)
    let row = area.rows(from: 0, count: 1)
    let text = row.inset(
      left: Self.signColumns, top: 0, right: PlainText.width(of: count) + 2, bottom: 0)
    canvas.write(":", .panelTitle, at: row.column, row.row)
    let columns = canvas.write(
      palette.field, .panelStrong, at: text.column, text.row, columns: text.columns)
    canvas.writeRight(count, .panelQuiet, in: row, row: row.row)
    canvas.placeCursor(columns.cursor, row.row)
    canvas.recordCharacters(of: palette.field, around: columns.cursor, in: text, within: row) {
      .overlayField(character: $0, first: $1)
    }
  }

  private func drawRows(in area: Rect, on canvas: inout Canvas) {
    guard let selected = rows.selected(palette) else {
      canvas.write(
        context.glyphs.cut(
          context.strings.noMatch(palette.field.text), to: area.columns - Self.signColumns),
        .panelQuiet, at: area.column + Self.signColumns, area.row)
      return
    }
    let top = max(selected - area.rows + 1, 0)
    for (offset, row) in rows.rows.dropFirst(top).prefix(area.rows).enumerated() {
      draw(
        row, isSelected: top + offset == selected, index: top + offset,
        in: area.rows(from: offset, count: 1), on: &canvas)
    }
    canvas.scrollBar(besideRows: area, top: top, of: rows.rows.count)
  }

  private func draw(
    _ row: PaletteRow, isSelected: Bool, index: Int, in area: Rect, on canvas: inout Canvas
  ) {
    canvas.hit(.overlayRow(index), in: area)
    let role: Role = isSelected ? .selection : refusal(of: row) == nil ? .panel : .panelQuiet
    let quiet: Role = isSelected ? .selection : .panelQuiet
    if isSelected { canvas.fill(area, role) }
    if isSelected {
      // The cursor stays in the field.
      canvas.write(canvas.sign(isFocused: true), role, at: area.column, area.row, columns: 1)
    }
    let content = area.inset(left: Self.signColumns)
    let title = row.title(context.strings, state)
    let end = endText(of: row)
    let (name, group, key) = split(
      content, for: row, title, end: end.map { PlainText.width(of: $0) })
    canvas.write(
      title: title, matching: rows.query, role, at: name.column, name.row,
      columns: name.columns - 1)
    if !group.isEmpty {
      canvas.write(
        context.glyphs.cut(self.group(of: row), to: group.columns), quiet, at: group.column,
        group.row)
    }
    guard let end else { return }
    canvas.writeRight(end, row.isCommand ? role : Role.star.on(role), in: key, row: key.row)
  }

  /// The areas of a row's title, group and key. A narrow palette has no column for groups, but
  /// shows an entry's catalogue if it fits: namesakes in two catalogues would look the same.
  private func split(
    _ area: Rect, for row: PaletteRow, _ title: String, end: Int?
  ) -> (name: Rect, group: Rect, key: Rect) {
    if area.columns >= Self.columnsForGroup {
      let (name, rest) = area.split(right: Self.groupColumns + Self.keyColumns)
      let (group, key) = rest.split(right: Self.keyColumns + 1)
      return (name, group, key)
    }
    let (before, key) = area.split(right: end.map { $0 + 1 } ?? 0)
    let group = row.isCommand ? 0 : PlainText.width(of: self.group(of: row))
    let fits = PlainText.width(of: title) + 2 + group <= before.columns
    let (name, rest) = before.split(right: fits ? group : 0)
    return (name, rest, key)
  }

  /// A command's key, or a member's star.
  private func endText(of row: PaletteRow) -> String? {
    switch row {
    case .command(let command): context.strings.key(command)
    case .member: context.glyphs.star
    case .list, .entry, .group: nil
    }
  }

  /// The reason why the row's command can't act now; nil if it can.
  private func refusal(of row: PaletteRow) -> Message? {
    guard case .command(let command) = row else { return nil }
    return command.refusal(in: state)
  }

  private func group(of row: PaletteRow) -> String {
    if case .command(let command) = row {
      let info = CommandInfo.all.first { $0.command == command }
      return info.map { context.strings.title($0.group) } ?? ""
    }
    let catalogue = row.catalogue ?? state.listStack.current.catalogue
    return state.info(of: catalogue)?.title ?? ""
  }

  private func purpose(of row: PaletteRow) -> String {
    switch row {
    case .command(let command):
      refusal(of: row).map { context.strings.text(of: $0, name: state.name(of:)) }
        ?? context.strings.purpose(command)
    case .list: context.strings.goTo(row.title(context.strings, state))
    case .member(let member):
      [subtitle(state.subtitle(of: member), of: member.id), context.strings.inSquad]
        .filter { !$0.isEmpty }.joined(separator: context.glyphs.separator)
    case .entry(let entry): subtitle(entry.subtitle, of: entry.id)
    case .group: row.title(context.strings, state)
    }
  }

  private func subtitle(_ text: String, of id: EntryID) -> String {
    state.isRecord(id) ? text : context.strings.text(ofSubtitle: text)
  }

  private var keys: [OverlayKey] {
    let strings = context.strings
    return [
      OverlayKey(.open, strings.choose, context, inField: true),
      OverlayKey(.back, strings.dismiss, context, inField: true),
    ].compactMap { $0 }
  }
}

extension Command {
  /// The message with which the command would refuse now; nil if it can act.
  func refusal(in state: AppState) -> Message? {
    var state = state
    state.overlay = nil
    state.message = nil
    // Undo and redo are answered here, without asking the file.
    if self == .undo, !state.canUndo { return .nothingToUndo }
    if self == .redo, !state.canRedo { return .nothingToRedo }
    // Reducers are pure, so this is a dry run on a copy.
    _ = reduce(&state, action(in: state, { true }))
    return state.message.flatMap { $0.tone == .good ? nil : $0 }
  }
}
