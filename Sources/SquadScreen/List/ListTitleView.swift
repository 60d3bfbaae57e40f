import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The list's title with breadcrumbs and count; at the right its sort order and the column's
/// heading, or that it is a grid.
struct ListTitleView: PartView {
  private let title: String
  private let crumbs: [String]
  private let catalogue: String
  /// The level that each breadcrumb leads to.
  private let depths: [Int]
  private let sort: SortOrder?
  /// Headings of the list's own column; none if each row names its value.
  private let heads: [String]
  /// Period of the changes; nil if there are none.
  private let span: ChangeSpan?
  private let count: String?
  /// How far a user's file is read.
  private let bar: ProgressBar?
  private let isFocused: Bool
  /// Whether the rule between the panes starts at its end.
  private let hasSeparator: Bool
  private let isGrid: Bool
  /// Whether the list has records of a user's file: its words aren't translated, and its orders are
  /// named after fields, which may be whole questions.
  private let isOwn: Bool
  private let isAboutFile: Bool

  init(
    _ state: borrowing AppState, _ openList: OpenList, _ layout: ScreenLayout, _ strings: Strings
  ) {
    isOwn = state.showsRecords(in: openList)
    isAboutFile = openList.isAboutFile
    title = openList.title
    crumbs = openList.crumbs
    catalogue = crumbs.isEmpty ? "" : state.catalogue?.title ?? ""
    depths = crumbs.isEmpty ? [] : state.listStack.depthsOfCrumbs
    sort = openList.sort
    isGrid = layout.grid != nil
    heads = openList.column?.heads ?? []
    span = openList.hasQuotes ? openList.changeSpan(at: state.now) : nil
    let marked = state.picker?.marks.count ?? 0
    let counts = [strings.count(of: openList), marked > 0 ? strings.marked(marked) : nil]
    count = marked > 0 ? counts.compactMap(\.self).joined(separator: " · ") : counts[0]
    let isReading = openList.file != nil && !openList.isComplete
    bar = isReading ? ProgressBar(openList.fetchStatus, columns: .max) : nil
    isFocused = state.focus == .list || state.focus == .search
    hasSeparator = !isGrid && !layout.separator.isEmpty
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    canvas.rule(area)
    if hasSeparator {
      canvas.fill(area.split(right: 1).right, with: canvas.glyphs.downTee, .rule)
    }
    let count = count.map { " \($0)" } ?? ""
    let available = area.columns - 5 - PlainText.width(of: count)
    let path = path(canvas.strings)
    let title = path.joined(separator: " \(canvas.glyphs.into) ")
    let cut = PlainText.suffix(title, columns: available, ellipsis: canvas.glyphs.ellipsis)
    var end = area.column + 1
    end += canvas.write(" ", .text, at: end, area.row)
    end += canvas.write(cut.text, isFocused ? .title : .strong, at: end, area.row)
    if canvas.hits != nil {
      recordTargets(of: path, from: end - cut.width, to: end, row: area.row, on: &canvas)
    }
    end += canvas.write(count + " ", .quiet, at: end, area.row)
    if let bar, end + ProgressBar.cells < area.endColumn {
      end += canvas.write(bar.full(canvas.glyphs), .quiet, at: end, area.row)
      end += canvas.write(bar.empty(canvas.glyphs) + " ", .track, at: end, area.row)
    }
    drawHeads(in: area.inset(left: end - area.column + 1, right: isGrid ? 1 : 2), on: &canvas)
  }

  /// The catalogue's title and the breadcrumbs; without breadcrumbs the list's title.
  private func path(_ strings: Strings) -> [String] {
    guard !crumbs.isEmpty else { return [isOwn ? title : strings.text(ofTitle: title)] }
    return [catalogue] + strings.text(ofCrumbs: crumbs, isOwn: isOwn, isAboutFile: isAboutFile)
  }

  /// Records breadcrumbs as click targets, from the last one to the cut.
  private func recordTargets(
    of path: [String], from start: Int, to end: Int, row: Int, on canvas: inout Canvas
  ) {
    var end = end
    for (name, depth) in zip(path, depths).reversed() {
      let column = max(end - PlainText.width(of: name), start)
      canvas.hit(.crumb(depth), in: Rect(column: column, row: row, columns: end - column, rows: 1))
      end = column - 3
    }
  }

  /// `name ▲`; a field's name is cut rather than dropped.
  private func name(of sort: SortOrder, columns: Int, _ canvas: Canvas) -> String {
    let whole = canvas.strings.sort(sort, canvas.glyphs)
    let name = canvas.strings.name(of: sort)
    let excess = PlainText.width(of: whole) + 2 - columns
    let available = PlainText.width(of: name) - excess
    guard isOwn, excess > 0, available >= Self.minimumOfField else { return whole }
    return canvas.glyphs.cut(name, to: available) + whole.suffix(2)
  }

  /// Minimum columns of a field's name.
  private static let minimumOfField = 6

  /// Headings of the right column.
  private func columns(_ strings: Strings) -> [String] {
    if isGrid { return [strings.grid] }
    let heads = heads.map { head in
      if isOwn { return head }
      return head == ColumnHead.today.rawValue
        ? strings.head(of: span ?? .today) : strings.text(ofHead: head)
    }
    // The sort column replaces the list's own at the right edge and is named once, with the order.
    let isSaid = sort.map { $0.column != .list || [strings.name(of: $0)] == heads } ?? false
    return isSaid ? [] : heads
  }

  /// Draws `name ▲ ─ comics`; drops the last headings if they don't fit.
  private func drawHeads(in area: Rect, on canvas: inout Canvas) {
    let order = sort.map { [name(of: $0, columns: area.columns, canvas)] } ?? []
    func width(_ heads: [String]) -> Int { heads.reduce(-1) { $0 + PlainText.width(of: $1) + 3 } }
    let columns = columns(canvas.strings)
    var heads = order + columns
    // A change that isn't today's must name its period; a price needs no heading, and the order
    // gives way.
    if let last = columns.last, span != nil, span != .today, width(heads) > area.columns {
      heads = width(order + [last]) <= area.columns ? order + [last] : [last]
    }
    while !heads.isEmpty, width(heads) > area.columns { heads.removeLast() }
    var column = area.endColumn - width(heads)
    for (index, head) in heads.enumerated() {
      if index == 0, head == order.first {
        let width = PlainText.width(of: head) + 2
        canvas.hit(.sort, in: Rect(column: column, row: area.row, columns: width, rows: 1))
      }
      column += canvas.write(" \(head) ", .quiet, at: column, area.row) + 1
    }
  }
}

extension AppState {
  /// Whether a list of the open catalogue shows records of a user's file: their words and numbers
  /// stay as they are in every language.
  package func showsRecords(in openList: OpenList) -> Bool {
    isFile(listStack.current.catalogue) && !openList.isAboutFile
  }

  /// Whether an entry is a record of a user's file, whose texts aren't translated. The file of a
  /// member need not be open.
  package func isRecord(_ id: EntryID) -> Bool {
    guard id.fileListRow == nil else { return false }
    return info(of: id.catalogue).map { $0.service == .file }
      ?? !ListNames.catalogues.contains(id.catalogue.rawValue)
  }

  /// A list's breadcrumbs, translated unless they are words of a user's file.
  package func crumbs(of openList: OpenList, _ strings: Strings) -> [String] {
    strings.text(
      ofCrumbs: openList.crumbs, isOwn: showsRecords(in: openList),
      isAboutFile: openList.isAboutFile)
  }
}

extension Strings {
  /// Translates the titles that are squad's: the first one of a list about a file, which the name
  /// of a field follows; in other lists the sections' after an entry's. `isOwn` tells whether all
  /// are a file's words.
  fileprivate func text(ofCrumbs crumbs: [String], isOwn: Bool, isAboutFile: Bool) -> [String] {
    crumbs.enumerated().map { index, crumb in
      isOwn || isAboutFile != (index == 0) ? crumb : text(ofTitle: crumb)
    }
  }
}
