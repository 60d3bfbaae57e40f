import Basics
import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The theme picker: each theme with the catalogues' colours, previewed on the screen behind.
/// Below, whether catalogues have their own colours, and how to keep the choice.
struct ThemePickerView {
  let picker: ThemePicker
  let state: AppState
  let context: RenderContext

  /// Columns of the selection marker, and of a name with the gap after it.
  private static let signColumns = 2
  private static let nameColumns = 15
  private static let swatchColumns = 3

  private var choices: [ThemeChoice] { picker.choices }

  /// Columns of a swatch per catalogue and of the arrows for rise and fall, with a space at each
  /// end.
  private var sampleColumns: Int { sampled.count * Self.swatchColumns + 4 }

  private var noteColumns: Int {
    choices.map { PlainText.width(of: context.strings.note(on: $0, state.theme)) }.max() ?? 0
  }

  /// The catalogues whose colours are shown.
  private var sampled: ArraySlice<CatalogueInfo> { state.catalogues.prefix(4) }

  func draw(over layout: ScreenLayout, on canvas: inout Canvas) {
    let frame = OverlayFrame(title: context.strings.themeTitle, keys: keys)
    let plain = Self.signColumns + Self.nameColumns + sampleColumns
    let noted = plain + 2 + noteColumns
    let hasNotes = noted + OverlayFrame.margins.columns + 4 <= context.size.columns
    let rows = [1, choices.count, 1, 1, 2].reduce(0, +)
    let isLow = OverlayFrame.rows(rows, over: layout) < rows
    let area = frame.draw(
      Size(columns: hasNotes ? noted : plain, rows: isLow ? choices.count : rows), over: layout,
      hasRows: true, on: &canvas)
    let list = area.inset(left: 0, top: isLow ? 0 : 1, right: 0, bottom: 0)
    let chosen = choices.firstIndex(of: picker.choice) ?? 0
    let first = max(chosen - list.rows + 1, 0)
    for (offset, choice) in choices.dropFirst(first).prefix(list.rows).enumerated() {
      let row = list.rows(from: offset, count: 1)
      canvas.hit(.overlayRow(first + offset), in: row)
      draw(choice, hasNote: hasNotes, in: row, on: &canvas)
    }
    guard !isLow else { return }
    let accent = list.rows(from: choices.count + 1, count: 1)
    canvas.hit(.overlayRow(choices.count), in: accent)
    drawAccent(in: accent, on: &canvas)
    let config = list.rows(from: choices.count + 3, count: 1)
    canvas.write(
      context.glyphs.cut(context.strings.configLine(picker), to: config.columns - Self.signColumns),
      .panelQuiet, at: config.column + Self.signColumns, config.row)
  }

  private var keys: [OverlayKey] {
    let strings = context.strings
    return [
      OverlayKey(key: strings.name(of: .space), text: strings.toggleAccent, pressed: .space),
      OverlayKey(.open, strings.keepTheme, context),
      OverlayKey(.back, strings.dismissTheme, context),
    ].compactMap { $0 }
  }

  private func draw(_ choice: ThemeChoice, hasNote: Bool, in row: Rect, on canvas: inout Canvas) {
    let isChosen = choice == picker.choice
    let role: Role = isChosen ? .selection : .panel
    canvas.fill(row, role)
    if isChosen { canvas.mark(isFocused: true, role, at: row.column, row.row) }
    let (name, rest) = row.inset(left: Self.signColumns).split(left: Self.nameColumns)
    canvas.write(
      context.glyphs.cut(context.strings.name(of: choice), to: name.columns - 1), role,
      at: name.column, row.row)
    let (sample, note) = rest.split(left: sampleColumns)
    drawSample(of: choice, in: sample, on: &canvas)
    guard hasNote else { return }
    canvas.write(
      context.strings.note(on: choice, state.theme), isChosen ? role : .panelQuiet,
      at: note.column + 2, row.row)
  }

  /// Draws the swatches on the theme's own overlay background.
  private func drawSample(of choice: ThemeChoice, in area: Rect, on canvas: inout Canvas) {
    let themes = sampled.map {
      Theme(
        ThemeAppearance(state, of: choice, in: $0.id, own: context.ownThemes), at: context.colors)
    }
    let ground = themes.first.map { Style(background: $0[.panel].background) } ?? .plain
    canvas.fill(area, with: " ", style: ground)
    var column = area.column + 1
    for theme in themes {
      let swatch = Rect(column: column, row: area.row, columns: 2, rows: 1)
      canvas.fill(area.intersection(swatch), with: " ", style: Self.block(of: theme))
      column += Self.swatchColumns
    }
    guard let theme = themes.first else { return }
    for (sign, role) in [
      (context.glyphs.ascending, Role.riseSign), (context.glyphs.descending, .fallSign),
    ]
    where column < area.endColumn {
      var style = theme[role]
      style.background = ground.background
      column += canvas.write(
        sign, style: style, at: column, area.row, columns: area.endColumn - column)
    }
  }

  /// The style of a swatch: the theme's bar colour, or reverse video if it has none.
  private static func block(of theme: Theme) -> Style {
    let color = theme[.graph].foreground
    return color == .standard ? Style(attributes: .reverse) : Style(background: color)
  }

  private func drawAccent(in row: Rect, on canvas: inout Canvas) {
    let strings = context.strings
    let choices = AccentChoice.allCases.map {
      (strings.box($0, isChosen: picker.accent == $0), picker.accent == $0)
    }
    let end = row.endColumn
    var column = row.column + Self.signColumns
    let needed = choices.reduce(0) { $0 + 3 + PlainText.width(of: $1.0) }
    if column + PlainText.width(of: strings.accent) + needed <= end {
      column += canvas.write(strings.accent, .panelQuiet, at: column, row.row) + 3
    }
    for (text, isChosen) in choices {
      column += canvas.write(
        text, isChosen ? .panelStrong : .panel, at: column, row.row, columns: max(end - column, 0))
      column += 3
    }
  }
}
