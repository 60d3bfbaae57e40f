import PlainText
import SquadCore
import TerminalKit

/// The detail of whoever is selected, scrolled to where its cursor is.
enum DetailPaneView {
  static func draw(
    _ state: AppState, _ detail: DetailLayout?, _ layout: ScreenLayout, on canvas: inout Canvas
  ) {
    guard !layout.detail.isEmpty else { return }
    drawTitle(state, in: layout.detailTitle, on: &canvas)
    guard let detail, let place = state.shownDetail else {
      return drawMissing(state, layout, on: &canvas)
    }
    let parts = DetailPaneLayout(state, detail.detail, in: layout)
    let rows = parts.text
    drawLines(detail, place, state, in: rows, on: &canvas)
    drawBox(detail, place, state, in: rows, on: &canvas)
    drawCovers(detail, place, state, in: rows, on: &canvas)
    drawStar(detail, place, state, in: rows, on: &canvas)
    canvas.scrollBar(
      in: rows.split(right: 1).right, top: place.top, rows: rows.rows, of: detail.lines.count)
    drawNotice(state.detailNotice(in: layout), state, in: parts.status, on: &canvas)
    drawLine(detail.detail.attribution ?? "", .dim, in: parts.attribution, on: &canvas)
  }

  private static func drawNotice(
    _ notice: DetailNotice?, _ state: AppState, in area: Rect, on canvas: inout Canvas
  ) {
    switch notice {
    case .failed(let failure):
      let text = canvas.strings.line(
        of: failure, offersRetry: state.offersRetry(after: failure),
        columns: area.columns - DetailLayout.margin - 1, canvas.glyphs)
      drawLine(text, .error, in: area, on: &canvas)
    case .unreadable(let records):
      drawLine(canvas.strings.unreadable(records), .dim, in: area, on: &canvas)
    case nil: break
    }
  }

  private static func drawLine(
    _ text: String, _ role: Role, in area: Rect, on canvas: inout Canvas
  ) {
    guard !area.isEmpty else { return }
    let line = area.inset(left: DetailLayout.margin, right: 1)
    let cut = PlainText.prefix(text, columns: line.columns, ellipsis: canvas.glyphs.ellipsis)
    canvas.write(cut.text, role, at: line.column, line.row)
  }

  private static func drawTitle(_ state: AppState, in area: Rect, on canvas: inout Canvas) {
    canvas.rule(area)
    guard let title = state.shownTitle else { return }
    let cut = PlainText.prefix(title, columns: area.columns - 4, ellipsis: canvas.glyphs.ellipsis)
    let isFocused = if case .detail = state.focus { true } else { false }
    canvas.write(" ", .text, at: area.column + 1, area.row)
    let width = canvas.write(
      cut.text, isFocused ? .accent : .heading, at: area.column + 2, area.row)
    canvas.write(" ", .text, at: area.column + 2 + width, area.row)
  }

  private static func drawLines(
    _ detail: DetailLayout, _ place: DetailPlace, _ state: AppState, in area: Rect,
    on canvas: inout Canvas
  ) {
    let isFocused = if case .detail = state.focus { state.overlay == nil } else { false }
    let left = area.column + DetailLayout.margin
    let selected = place.stop.flatMap {
      detail.stops.indices.contains($0) ? detail.stops[$0] : nil
    }
    for offset in 0..<area.rows {
      let index = place.top + offset
      guard detail.lines.indices.contains(index) else { break }
      for (number, run) in detail.lines[index].runs.enumerated() {
        let isSelected = selected.map { $0.line == index && $0.run == number } ?? false
        let role: Role = isSelected ? (isFocused ? .selection : .otherSelection) : run.role
        canvas.write(run.text, role, at: left + run.column, area.row + offset)
      }
    }
    drawMarker(selected, place, isFocused: isFocused, in: area, on: &canvas)
  }

  /// Marks the selected stop, or the topmost line where none is in sight.
  private static func drawMarker(
    _ selected: StopPlace?, _ place: DetailPlace, isFocused: Bool, in area: Rect,
    on canvas: inout Canvas
  ) {
    if let selected, (place.top..<place.top + area.rows).contains(selected.line) {
      canvas.mark(
        isFocused: isFocused,
        at: area.column + DetailLayout.margin + selected.markerColumn,
        area.row + selected.line - place.top)
    } else if isFocused {
      canvas.mark(isFocused: true, at: area.column, area.row)
    }
  }

  /// The picture beside the head; until it is there, and where there is none, a badge.
  private static func drawBox(
    _ detail: DetailLayout, _ place: DetailPlace, _ state: AppState, in area: Rect,
    on canvas: inout Canvas
  ) {
    guard let box = detail.box, place.top < box.rows else { return }
    let room = area.inset(left: DetailLayout.margin).split(left: box.columns).left
    let image = state.shownPicture.flatMap { state.pictures.shown($0) }
    PictureView(
      image: image, title: detail.detail.title, sign: detail.detail.badge, box: box
    )
    .draw(in: room, from: place.top, on: &canvas)
  }

  private static func drawCovers(
    _ detail: DetailLayout, _ place: DetailPlace, _ state: AppState, in area: Rect,
    on canvas: inout Canvas
  ) {
    guard let box = detail.coverBox else { return }
    for cover in detail.covers {
      let row = cover.line - place.top
      guard row < area.rows, row + box.rows > 0 else { continue }
      let room = Rect(
        column: area.column + DetailLayout.margin + cover.column, row: area.row + max(row, 0),
        columns: box.columns, rows: min(area.rows - max(row, 0), box.rows))
      let image = cover.picture.flatMap { state.pictures.shown(PictureRequest($0, in: box)) }
      PictureView(image: image, title: cover.title, sign: nil, box: box).draw(
        in: room, from: max(-row, 0), on: &canvas)
    }
  }

  private static func drawStar(
    _ layout: DetailLayout, _ place: DetailPlace, _ state: AppState, in area: Rect,
    on canvas: inout Canvas
  ) {
    let id = layout.detail.id
    guard place.top == 0, area.rows > 0, state.squad.saved.contains(id) else { return }
    let text = " \(canvas.glyphs.star) \(canvas.strings.inSquad)"
    let room = area.inset(left: DetailLayout.margin, right: DetailLayout.margin)
    let head = layout.lines.first?.runs.last.map { $0.column + PlainText.width(of: $0.text) } ?? 0
    let isShort = head + PlainText.width(of: text) > room.columns
    canvas.writeRight(
      isShort ? " \(canvas.glyphs.star)" : text, .star, in: room, row: area.row)
  }

  /// What stands in the pane while there is no detail to show.
  private static func drawMissing(
    _ state: AppState, _ layout: ScreenLayout, on canvas: inout Canvas
  ) {
    let area = layout.detail
    guard let id = state.shownDetail?.id, area.rows > 0 else { return }
    let left = area.column + DetailLayout.margin
    switch state.details[id] {
    case .failed:
      guard case .failed(let failure) = state.detailNotice(in: layout) else { break }
      let offer = state.offersRetry(after: failure) ? " · \(canvas.strings.retry)" : ""
      let text = canvas.strings.text(of: failure) + offer
      let lines = PlainText.wrapped(text, columns: area.columns - 4).suffix(area.rows)
      for (index, line) in lines.enumerated() {
        canvas.write(String(line), .error, at: left, area.endRow - lines.count + index)
      }
    case .loading, .loaded, .refreshing, nil:
      canvas.write(canvas.strings.loading, .dim, at: left, area.row)
    }
    if case .detail = state.focus, state.overlay == nil {
      canvas.mark(isFocused: true, at: area.column, area.row)
    }
  }
}

extension AppState {
  /// The title of what the detail pane shows, known before its detail is.
  var shownTitle: String? {
    guard let shown = shownDetail else { return nil }
    if let title = details[shown.id]?.value?.title { return title }
    guard shown.id == subject else { return "" }
    return detailOrigin == .strip ? squad.selectedMember?.title : level.selected?.title
  }
}
