import Basics
import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The whole screen, drawn as a pure function of the state and the rendering context.
package struct AppView {
  /// Draws a frame. `layoutCache` only memoizes what the previous frame computed.
  package static func draw(_ state: AppState, _ layoutCache: LayoutCache) -> Frame {
    canvas(state, layoutCache).frame
  }

  /// The canvas with a frame on it, for callers that draw more over it.
  package static func canvas(_ state: AppState, _ layoutCache: LayoutCache) -> Canvas {
    var context = layoutCache.context
    context.strings.now = state.now
    if ScreenLayout.isTooSmall(context.size) {
      var canvas = Canvas(context)
      TooSmallView.draw(on: &canvas)
      return canvas
    }
    let layout = ScreenLayout(state, size: context.size, coveredRows: context.coveredRows)
    let detail = layoutCache.detailLayout(of: state, in: layout)
    var canvas = layoutCache.panes.draw(state, detail, layout, context)
    // Called in every frame: it drops the rows of a closed palette, which retain whole lists.
    let paletteRows = layoutCache.paletteRows(of: state)
    if state.overlay != nil { OverlayView.draw(state, layout, paletteRows, on: &canvas) }
    if let cap = context.replayCap { ReplayCapView.draw(cap, in: layout.footer, on: &canvas) }
    return canvas
  }

  /// Maps cells to click targets by drawing the screen once more, so targets match what is visible.
  package static func hits(_ state: AppState, _ layoutCache: LayoutCache) -> HitMap {
    var context = layoutCache.context
    context.strings.now = state.now
    guard !ScreenLayout.isTooSmall(context.size) else { return HitMap() }
    let layout = ScreenLayout(state, size: context.size)
    let detail = layoutCache.detailLayout(of: state, in: layout)
    var panes = CachedPanes()
    var canvas = panes.draw(state, detail, layout, context, recordsHits: true)
    OverlayView.draw(state, layout, layoutCache.paletteRows(of: state), on: &canvas)
    return canvas.hits ?? HitMap()
  }
}

/// The message on a terminal below the minimum size.
enum TooSmallView {
  static func draw(on canvas: inout Canvas) {
    let size = canvas.context.size
    let minimum = ScreenLayout.minimum
    let text = canvas.strings.tooSmall(
      minimum: (minimum.columns, minimum.rows), actual: (size.columns, size.rows))
    let lines = PlainText.wrapped(text, columns: size.columns).prefix(size.rows)
    let top = (size.rows - lines.count) / 2
    for (index, line) in lines.enumerated() {
      let left = (size.columns - PlainText.width(of: line)) / 2
      canvas.write(String(line), .text, at: left, top + index)
    }
  }
}

/// The key that a replay has just pressed, as a cap at the footer's right. Its width is fixed, so
/// that nothing moves.
enum ReplayCapView {
  /// Width in columns, with the blank column at the right.
  static let columns = 11

  static func draw(_ text: String, in footer: Rect, on canvas: inout Canvas) {
    let area = footer.split(right: columns).right
    guard !area.isEmpty else { return }
    canvas.fill(area, .text)
    guard !text.isEmpty else { return }
    let cut = canvas.glyphs.cut(text, to: area.columns - 3)
    canvas.writeRight(" \(cut) ", .key, in: area.inset(left: 0, right: 1), row: area.row)
  }
}

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
