import Basics
import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The detail of the selected entry, scrolled to its cursor.
struct DetailPaneView: PartView {
  private let detail: DetailLayout?
  private let position: DetailPosition?
  private let notice: DetailNotice?
  private let isLoading: Bool
  private let isFocused: Bool
  /// Whether the search matches nothing, so the previous row's detail is shown in quiet colours.
  private let isQuiet: Bool
  /// Whether the retry key would request again after this failure.
  private let offersRetry: Bool
  /// The detail's own picture and those of its tiles; nil draws a tile.
  private let image: CellImage?
  private let images: [CellImage?]
  /// Whether squad's own pictures replace missing ones.
  private let drawsPortraits: Bool
  /// Whether each tile is of a member.
  private let members: [Bool]

  init(_ state: borrowing AppState, _ detail: DetailLayout?, _ screen: ScreenLayout) {
    self.detail = detail
    position = state.shownDetail
    notice = state.detailNotice(in: screen)
    if let position, case .failed = state.details[position.id] {
      isLoading = false
    } else {
      isLoading = true
    }
    isFocused = state.focusedPane(in: screen) == .detail
    isQuiet = state.hasNoMatch
    offersRetry =
      if case .failed(let failure) = notice { state.offersRetry(after: failure) } else { false }
    image =
      detail?.hasPicture == true ? state.shownPicture.flatMap { state.pictures.shown($0) } : nil
    drawsPortraits = detail?.space.hasPortrait == true && state.pictures.drawsPortrait
    let tiles = detail?.tiles ?? []
    images = tiles.map { tile in
      guard detail?.hasPicture == true, let picture = tile.picture else { return nil }
      return state.pictures.shown(state.pictures.request(picture, in: tile.size))
    }
    members = tiles.map { $0.star != nil && state.squad.saved.contains($0.id) }
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    guard !area.isEmpty else { return }
    guard let detail, let position else { return drawMissing(in: area, on: &canvas) }
    let parts = DetailPaneLayout(detail.detail, hasNotice: notice != nil, in: area)
    let rows = parts.text
    if canvas.hits != nil {
      recordStops(detail, position, in: rows, on: &canvas)
      recordKeys(detail, position, in: rows, on: &canvas)
    }
    drawLines(detail, position, in: rows, on: &canvas)
    drawBox(detail, position, in: rows, on: &canvas)
    drawTiles(detail, position, in: rows, on: &canvas)
    canvas.scrollBar(
      in: rows.split(right: 1).right, top: position.top, rows: rows.rows, of: detail.lines.count)
    drawNotice(in: parts.status, on: &canvas)
    drawAttribution(detail, in: parts.attribution, on: &canvas)
  }

  /// Records the click targets of visible stops: their markers, runs and tiles.
  private func recordStops(
    _ detail: DetailLayout, _ position: DetailPosition, in area: Rect, on canvas: inout Canvas
  ) {
    for tile in detail.tiles {
      guard let stop = detail.stop(of: tile) else { continue }
      let tileArea = Rect(
        column: area.column + DetailLayout.margin + tile.column,
        row: area.row + tile.line - position.top, columns: tile.size.columns, rows: tile.size.rows)
      canvas.hit(.stop(stop), in: area.intersection(tileArea))
    }
    for (index, stop) in detail.stops.enumerated() {
      for (line, columns) in detail.columns(of: stop)
      where (position.top..<position.top + area.rows).contains(line) {
        canvas.hit(
          .stop(index),
          in: Rect(
            column: area.column + DetailLayout.margin + columns.lowerBound,
            row: area.row + line - position.top, columns: columns.count, rows: 1))
      }
    }
  }

  /// Records the click targets of visible key caps with their labels.
  private func recordKeys(
    _ detail: DetailLayout, _ position: DetailPosition, in area: Rect, on canvas: inout Canvas
  ) {
    for (offset, line) in detail.lines.dropFirst(position.top).prefix(area.rows).enumerated() {
      for run in line.runs {
        guard let key = run.key else { continue }
        canvas.hit(
          key,
          in: Rect(
            column: area.column + DetailLayout.margin + run.column, row: area.row + offset,
            columns: run.endColumn - run.column, rows: 1))
      }
    }
  }

  private func drawNotice(in area: Rect, on canvas: inout Canvas) {
    switch notice {
    case .failed(let failure):
      let text = canvas.strings.error(
        of: failure, offersRetry: offersRetry,
        columns: area.columns - DetailLayout.margin - 1, canvas.glyphs)
      drawLine(text, .error, in: area, on: &canvas)
    case .unreadable(let records):
      drawLine(canvas.strings.unreadable(records), .quiet, in: area, on: &canvas)
    case nil: break
    }
  }

  /// Draws the credit of the data, after that of a portrait.
  private func drawAttribution(_ detail: DetailLayout, in area: Rect, on canvas: inout Canvas) {
    let isDrawn = detail.box != nil && image == nil && drawsPortraits
    let credits = [isDrawn ? canvas.strings.drawnBySquad : "", detail.detail.attribution ?? ""]
    drawLine(
      credits.filter { !$0.isEmpty }.joined(separator: canvas.glyphs.separator), .quiet, in: area,
      on: &canvas)
  }

  private func drawLine(_ text: String, _ role: Role, in area: Rect, on canvas: inout Canvas) {
    guard !area.isEmpty else { return }
    let line = area.inset(left: DetailLayout.margin, right: 1)
    let cut = canvas.glyphs.cut(text, to: line.columns)
    canvas.write(cut, role, at: line.column, line.row)
  }

  private func drawLines(
    _ detail: DetailLayout, _ position: DetailPosition, in area: Rect, on canvas: inout Canvas
  ) {
    let left = area.column + DetailLayout.margin
    let selected = position.stop.flatMap {
      detail.stops.indices.contains($0) ? detail.stops[$0] : nil
    }
    for offset in 0..<area.rows {
      let index = position.top + offset
      guard detail.lines.indices.contains(index) else { break }
      for run in detail.lines[index].runs {
        // A bar's empty part differs from the full one by its colour alone.
        let role = isQuiet && run.role != .track ? .quiet : run.role
        canvas.write(run, as: role, at: left, area.row + offset)
      }
    }
    if let selected {
      drawSelected(
        selected, of: detail, isFocused ? .selection : .otherSelection,
        in: area.inset(left: DetailLayout.margin), from: position.top, on: &canvas)
    }
    drawMarker(selected, position, isFocused: isFocused, in: area, on: &canvas)
  }

  /// Draws the selected stop's runs, and the gaps between them in a line, as selected.
  private func drawSelected(
    _ stop: DetailStop, of detail: DetailLayout, _ role: Role, in area: Rect, from top: Int,
    on canvas: inout Canvas
  ) {
    var last: (line: Int, column: Int)?
    for stopRun in stop.runs where (top..<top + area.rows).contains(stopRun.line) {
      let run = detail.lines[stopRun.line].runs[stopRun.run]
      let row = area.row + stopRun.line - top
      if let last, last.line == stopRun.line {
        canvas.fill(
          Rect(
            column: area.column + last.column, row: row,
            columns: run.column - last.column, rows: 1), role)
      }
      canvas.write(run.text, role, at: area.column + run.column, row)
      last = (stopRun.line, run.endColumn)
    }
  }

  /// Marks the selected stop, or the top line if that stop isn't visible.
  private func drawMarker(
    _ selected: DetailStop?, _ position: DetailPosition, isFocused: Bool, in area: Rect,
    on canvas: inout Canvas
  ) {
    if let selected, (position.top..<position.top + area.rows).contains(selected.line) {
      canvas.mark(
        isFocused: isFocused, isFocused ? .selection : .otherSelection,
        at: area.column + DetailLayout.margin + selected.markerColumn,
        area.row + selected.line - position.top)
    } else if isFocused {
      canvas.mark(isFocused: true, .title, at: area.column, area.row)
    }
  }

  /// Draws the picture at the upper left.
  private func drawBox(
    _ detail: DetailLayout, _ position: DetailPosition, in area: Rect, on canvas: inout Canvas
  ) {
    guard let box = detail.box else { return }
    let shown = detail.detail
    let tile = DetailTile(
      line: box.line, column: 0, size: box.size, id: shown.id, title: shown.title,
      sign: shown.badge, portrait: shown.portrait)
    drawPicture(
      of: tile, image, tileSize: detail.space.tile, in: area, from: position.top, on: &canvas)
  }

  private func drawTiles(
    _ detail: DetailLayout, _ position: DetailPosition, in area: Rect, on canvas: inout Canvas
  ) {
    for (index, tile) in detail.tiles.enumerated() {
      drawPicture(
        of: tile, images[index], tileSize: detail.tileSize(of: tile), in: area,
        from: position.top, on: &canvas)
      let row = tile.line - position.top
      if members[index], let star = tile.star, (0..<area.rows).contains(row + star.row) {
        canvas.write(
          canvas.glyphs.star, .star,
          at: area.column + DetailLayout.margin + tile.column + star.column,
          area.row + row + star.row)
      }
    }
  }

  /// Draws the visible part of a picture; without one, of a portrait drawn by squad; else of a tile
  /// in the upper left corner. `tileSize` is nil if the tile takes the whole space.
  private func drawPicture(
    of tile: DetailTile, _ image: CellImage?, tileSize: Size?, in area: Rect, from top: Int,
    on canvas: inout Canvas
  ) {
    let whole = Rect(
      column: area.column + DetailLayout.margin + tile.column, row: area.row + tile.line - top,
      columns: tile.size.columns, rows: tile.size.rows)
    let visible = area.intersection(whole)
    guard !visible.isEmpty else { return }
    _ = canvas.redraw(visible) { canvas in
      if let image {
        CellImageView.draw(image, isCentred: false, in: whole, on: &canvas)
      } else if drawsPortraits, let portrait = tile.portrait {
        let image = CellImage(portrait, in: whole.size, canvas.context.colors, isGrey: isQuiet)
        CellImageView.draw(image, isCentred: false, in: whole, on: &canvas)
      } else {
        TileView.draw(
          tile.title, sign: tile.sign, ground: tile.ground, hasLargeLetters: tile.hasLargeLetters,
          in: Rect(origin: whole.origin, size: tileSize ?? tile.size), on: &canvas)
      }
    }
  }

  /// Draws the pane while there is no detail to show.
  private func drawMissing(in area: Rect, on canvas: inout Canvas) {
    guard position != nil, area.rows > 0 else { return }
    let left = area.column + DetailLayout.margin
    if isLoading {
      canvas.write(canvas.strings.loading, .quiet, at: left, area.row)
    } else if case .failed(let failure) = notice {
      let offer = offersRetry ? canvas.strings.retry.map { " · \($0)" } ?? "" : ""
      let text = "! " + canvas.strings.text(of: failure) + offer
      let lines = PlainText.wrapped(text, columns: area.columns - 4).suffix(area.rows)
      for (index, line) in lines.enumerated() {
        canvas.write(String(line), .error, at: left, area.endRow - lines.count + index)
      }
    }
    if isFocused { canvas.mark(isFocused: true, .title, at: area.column, area.row) }
  }
}

/// Divides the rows of the detail pane: scrolled text, a notice, and the attribution of the data.
struct DetailPaneLayout: Equatable, Sendable {
  let text: Rect
  let status: Rect
  let attribution: Rect

  init(_ detail: Detail, hasNotice: Bool, in pane: Rect) {
    let above = pane.split(bottom: detail.attribution != nil ? 1 : 0)
    attribution = above.bottom
    (text, status) = above.rest.split(bottom: hasNotice ? 1 : 0)
  }
}

/// The notice at the bottom of the detail pane.
enum DetailNotice: Equatable {
  case failed(Failure)
  /// Number of records that could not be read.
  case unreadable(Int)
}

extension AppState {
  /// The notice for the shown detail; nil if there is none, or if the list beside it shows the
  /// same.
  func detailNotice(in screen: ScreenLayout) -> DetailNotice? {
    guard let shown = shownDetail, let loaded = details[shown.id] else { return nil }
    if case .failed(let failure, _) = loaded {
      if !screen.list.isEmpty, case .failed(let other) = openList.phase, failure.isLike(other) {
        return nil
      }
      return .failed(failure)
    }
    guard let unreadable = loaded.value?.unreadable, unreadable > 0 else { return nil }
    return .unreadable(unreadable)
  }
}
