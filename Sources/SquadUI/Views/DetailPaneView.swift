import PlainText
import SquadCore
import TerminalKit

/// The detail of whoever is selected, scrolled to where its cursor is.
struct DetailPaneView: PartView {
  private let detail: DetailLayout?
  private let place: DetailPlace?
  private let notice: DetailNotice?
  private let isLoading: Bool
  private let isFocused: Bool
  private let isCovered: Bool
  private let isMember: Bool
  /// Whether `R` would ask again after what the notice says.
  private let offersRetry: Bool
  /// What is drawn of the detail's own picture and of its covers'; nil: badges.
  private let image: CellImage?
  private let covers: [CellImage?]

  init(_ state: AppState, _ detail: DetailLayout?, _ screen: ScreenLayout) {
    self.detail = detail
    place = state.shownDetail
    notice = place.flatMap { state.detailNotice(of: $0.id, in: screen) }
    if let place, case .failed = state.details[place.id] {
      isLoading = false
    } else {
      isLoading = true
    }
    isFocused = if case .detail = state.focus { true } else { false }
    isCovered = state.markedPane(in: screen) != .detail
    isMember = detail.map { state.squad.saved.contains($0.detail.id) } ?? false
    offersRetry =
      if case .failed(let failure) = notice { state.offersRetry(after: failure) } else { false }
    image = detail?.box == nil ? nil : state.shownPicture.flatMap { state.pictures.shown($0) }
    covers =
      detail.map { detail in
        detail.covers.map { cover in
          guard let box = detail.coverBox, let picture = cover.picture else { return nil }
          return state.pictures.shown(PictureRequest(picture, in: box))
        }
      } ?? []
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    guard !area.isEmpty else { return }
    guard let detail, let place else { return drawMissing(in: area, on: &canvas) }
    let parts = DetailPaneLayout(detail.detail, hasNotice: notice != nil, in: area)
    let rows = parts.text
    drawLines(detail, place, in: rows, on: &canvas)
    drawBox(detail, place, in: rows, on: &canvas)
    drawCovers(detail, place, in: rows, on: &canvas)
    drawStar(detail, place, in: rows, on: &canvas)
    canvas.scrollBar(
      in: rows.split(right: 1).right, top: place.top, rows: rows.rows, of: detail.lines.count)
    drawNotice(in: parts.status, on: &canvas)
    drawLine(detail.detail.attribution ?? "", .quiet, in: parts.attribution, on: &canvas)
  }

  private func drawNotice(in area: Rect, on canvas: inout Canvas) {
    switch notice {
    case .failed(let failure):
      let text = canvas.strings.line(
        of: failure, offersRetry: offersRetry,
        columns: area.columns - DetailLayout.margin - 1, canvas.glyphs)
      drawLine(text, .error, in: area, on: &canvas)
    case .unreadable(let records):
      drawLine(canvas.strings.unreadable(records), .quiet, in: area, on: &canvas)
    case nil: break
    }
  }

  private func drawLine(
    _ text: String, _ role: Role, in area: Rect, on canvas: inout Canvas
  ) {
    guard !area.isEmpty else { return }
    let line = area.inset(left: DetailLayout.margin, right: 1)
    let cut = PlainText.prefix(text, columns: line.columns, ellipsis: canvas.glyphs.ellipsis)
    canvas.write(cut.text, role, at: line.column, line.row)
  }

  private func drawLines(
    _ detail: DetailLayout, _ place: DetailPlace, in area: Rect, on canvas: inout Canvas
  ) {
    let isFocused = isFocused && !isCovered
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
  private func drawMarker(
    _ selected: StopPlace?, _ place: DetailPlace, isFocused: Bool, in area: Rect,
    on canvas: inout Canvas
  ) {
    if let selected, (place.top..<place.top + area.rows).contains(selected.line) {
      canvas.mark(
        isFocused: isFocused, isFocused ? .selection : .otherSelection,
        at: area.column + DetailLayout.margin + selected.markerColumn,
        area.row + selected.line - place.top)
    } else if isFocused {
      canvas.mark(isFocused: true, .title, at: area.column, area.row)
    }
  }

  /// The picture beside the head; until it is there, and where there is none, a badge.
  private func drawBox(
    _ detail: DetailLayout, _ place: DetailPlace, in area: Rect, on canvas: inout Canvas
  ) {
    guard let box = detail.box, place.top < box.rows else { return }
    let room = area.inset(left: DetailLayout.margin).split(left: box.columns).left
    PictureView(
      image: image, title: detail.detail.title, sign: detail.detail.badge, box: box
    )
    .draw(in: room, from: place.top, on: &canvas)
  }

  private func drawCovers(
    _ detail: DetailLayout, _ place: DetailPlace, in area: Rect, on canvas: inout Canvas
  ) {
    guard let box = detail.coverBox else { return }
    for (cover, image) in zip(detail.covers, covers) {
      let row = cover.line - place.top
      guard row < area.rows, row + box.rows > 0 else { continue }
      let room = Rect(
        column: area.column + DetailLayout.margin + cover.column, row: area.row + max(row, 0),
        columns: box.columns, rows: min(area.rows - max(row, 0), box.rows))
      PictureView(image: image, title: cover.title, sign: nil, box: box).draw(
        in: room, from: max(-row, 0), on: &canvas)
    }
  }

  private func drawStar(
    _ layout: DetailLayout, _ place: DetailPlace, in area: Rect, on canvas: inout Canvas
  ) {
    guard place.top == 0, area.rows > 0, isMember else { return }
    let text = " \(canvas.glyphs.star) \(canvas.strings.inSquad)"
    let room = area.inset(left: DetailLayout.margin, right: DetailLayout.margin)
    let head = layout.lines.first?.runs.last.map { $0.column + PlainText.width(of: $0.text) } ?? 0
    let isShort = head + PlainText.width(of: text) > room.columns
    canvas.writeRight(
      isShort ? " \(canvas.glyphs.star)" : text, .star, in: room, row: area.row)
  }

  /// What stands in the pane while there is no detail to show.
  private func drawMissing(in area: Rect, on canvas: inout Canvas) {
    guard place != nil, area.rows > 0 else { return }
    let left = area.column + DetailLayout.margin
    if isLoading {
      canvas.write(canvas.strings.loading, .quiet, at: left, area.row)
    } else if case .failed(let failure) = notice {
      let offer = offersRetry ? " · \(canvas.strings.retry)" : ""
      let text = canvas.strings.text(of: failure) + offer
      let lines = PlainText.wrapped(text, columns: area.columns - 4).suffix(area.rows)
      for (index, line) in lines.enumerated() {
        canvas.write(String(line), .error, at: left, area.endRow - lines.count + index)
      }
    }
    if isFocused, !isCovered { canvas.mark(isFocused: true, .title, at: area.column, area.row) }
  }
}
