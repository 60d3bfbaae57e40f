import Basics
import PlainText
import SquadCore
import TerminalKit

/// The themes to choose from, with a few of their colours; the screen behind shows the rest.
enum ThemePickerView {
  private static let columns = 42
  /// Of a name with the sign before it and the gap after it.
  private static let nameColumns = 14
  /// What is shown of a theme, three columns each.
  private static let swatches: [Role] = [.tab, .selection, .otherSelection, .key]

  static func draw(_ state: AppState, over layout: ScreenLayout, on canvas: inout Canvas) {
    let choices = state.theme.choices
    let frame = OverlayFrame(title: canvas.strings.themeTitle, keys: keys(canvas.context))
    let area = frame.draw(
      Size(columns: columns, rows: choices.count), over: layout, hasRows: true, on: &canvas)
    let hue = Hue(of: state.browser.current.catalogue, among: state.catalogues)
    let chosen = choices.firstIndex(of: state.theme.choice) ?? 0
    let shown = choices.dropFirst(max(chosen - area.rows + 1, 0)).prefix(area.rows)
    for (offset, choice) in shown.enumerated() {
      let row = area.rows(from: offset, count: 1)
      let isChosen = choice == state.theme.choice
      draw(choice, isChosen: isChosen, in: row, on: &canvas)
      let look = ThemeLook(
        choice, background: state.theme.background, hue, state.theme.accent,
        own: canvas.context.ownThemes)
      drawSwatches(
        Theme(look, at: canvas.context.colors),
        in: row.inset(left: nameColumns), on: &canvas)
    }
  }

  private static func keys(_ context: RenderContext) -> [OverlayKey] {
    [
      OverlayKey(.open, context.strings.keepTheme, context),
      OverlayKey(.back, context.strings.dismissTheme, context),
    ].compactMap { $0 }
  }

  private static func draw(
    _ choice: ThemeChoice, isChosen: Bool, in row: Rect, on canvas: inout Canvas
  ) {
    let role: Role = isChosen ? .selection : .panel
    canvas.fill(row.split(left: nameColumns).left, role)
    if isChosen { canvas.mark(isFocused: true, role, at: row.column, row.row) }
    canvas.write(choice.name, role, at: row.column + 2, row.row, columns: row.columns - 2)
  }

  private static func drawSwatches(_ theme: Theme, in area: Rect, on canvas: inout Canvas) {
    canvas.fill(area, with: " ", style: theme[.text])
    var column = area.column + 1
    for role in swatches {
      let swatch = Rect(column: column, row: area.row, columns: 3, rows: 1)
      canvas.fill(area.intersection(swatch), with: " ", style: theme[role])
      column += 4
    }
    for (sign, role) in [
      (canvas.glyphs.ascending, Role.riseSign), (canvas.glyphs.descending, .fallSign),
    ]
    where column < area.endColumn {
      column += canvas.write(
        sign, style: theme[role], at: column, area.row, columns: area.endColumn - column)
    }
  }
}
