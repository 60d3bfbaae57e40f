import SquadCore
import TerminalKit

/// The overlay over the panes: help, links, themes, palette, board, config mistakes, or the
/// question before a removal.
enum OverlayView {
  /// `paletteRows` are those of the palette while it is open.
  static func draw(
    _ state: AppState, _ layout: ScreenLayout, _ paletteRows: PaletteRows?, on canvas: inout Canvas
  ) {
    // On a low screen the inspector leaves room only for the top bar.
    guard layout.footer.row > layout.topBar.endRow else { return }
    switch state.overlay {
    case .help(let help):
      HelpView(state, help.filter, canvas.context).draw(help.scroll, over: layout, on: &canvas)
    case .link(let link):
      LinkView.draw(link, over: layout, copies: state.clipboard != .none, on: &canvas)
    case .links(let open):
      LinksView(links: open.links, selected: open.selected, copies: state.clipboard != .none)
        .draw(over: layout, on: &canvas)
    case .confirmRemoval(let member):
      let box = ConfirmLayout(state, member, layout, canvas.context)
      ConfirmView(member: member, layout: box).draw(on: &canvas)
    case .configMistakes(let scroll):
      ConfigMistakesView(state, canvas.context).draw(scroll, over: layout, on: &canvas)
    case .palette(let palette):
      guard let paletteRows else { break }
      PaletteView(palette: palette, rows: paletteRows, state: state, context: canvas.context)
        .draw(over: layout, on: &canvas)
    case .board(let board): BoardView(board, state).draw(over: layout, on: &canvas)
    case .themes(let picker):
      ThemePickerView(picker: picker, state: state, context: canvas.context)
        .draw(over: layout, on: &canvas)
    case nil: break
    }
  }
}
