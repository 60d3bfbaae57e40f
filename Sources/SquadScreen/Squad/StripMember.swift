import Basics
import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// A member in the strip: its tile, title or subtitle, and a price if it has one.
struct StripMember: Equatable {
  private let tile: MemberTile
  private let title: String
  /// Text beside the title in one line, if another member has the same title.
  private let distinction: String?
  private let price: StripPrice?
  /// The second of two lines; empty if unknown.
  var subtitle = ""

  init(_ member: Member, distinction: String?, _ price: StripPrice?, _ glyphs: Glyphs) {
    tile = MemberTile(member, glyphs)
    title = member.title
    self.distinction = distinction
    self.price = price
  }

  /// The member in one line.
  private var line: [StripRun] { shortenedLine(to: .max) }

  /// The member in one line; without the time of its price, then without the change, where a name
  /// of the minimum width leaves no room for them. A figure or its sign alone would say nothing.
  private func shortenedLine(to columns: Int) -> [StripRun] {
    let name = StripRun(distinction.map { "\(title) · \($0)" } ?? title)
    guard let price else { return [name] }
    let minimum = min(
      PlainText.width(of: name.text), StripFormat.narrow.nameColumns.lowerBound)
    let lines = [price.changeRuns, price.untimedRuns].map { [price.rateRun] + $0 }
    let figures = lines.first { minimum + 1 + $0.columns <= columns } ?? [price.rateRun]
    return [name] + figures
  }

  /// The first and the second of two lines.
  private var upper: [StripRun] { [StripRun(title)] + (price.map { [$0.rateRun] } ?? []) }
  private var lower: [StripRun] {
    let curve = price?.curveRuns ?? []
    return curve.isEmpty ? [StripRun(subtitle, .quiet)] : curve
  }

  /// Columns of the selection marker, the tile, and a space before the text.
  private static let textColumn = MemberTile.columns + 2

  /// Width without the gap after it. Subtitles don't count: they arrive later than names and must
  /// not move anything. A name takes at most `maximum` columns; nil for the strip's own limit. A
  /// distinction or a price is never cut.
  func columns(in format: StripFormat, names maximum: Int? = nil) -> Int {
    let names = format.nameColumns
    let maximum = maximum ?? names.upperBound
    if format == .line {
      return Self.textColumn
        + min(line.columns, price == nil && distinction == nil ? maximum : .max)
    }
    let text =
      price == nil ? min(upper.columns, maximum) : max(upper.columns, price?.curveRuns.columns ?? 0)
    return Self.textColumn + max(text, names.lowerBound)
  }

  func draw(
    _ format: StripFormat, isSelected: Bool, isFocused: Bool, in area: Rect, on canvas: inout Canvas
  ) {
    let role: Role = !isSelected ? .text : isFocused ? .title : .strong
    if isSelected { canvas.mark(isFocused: isFocused, role, at: area.column, area.row) }
    let (tileArea, text) = area.inset(left: 1).split(left: MemberTile.columns)
    tile.draw(in: tileArea, on: &canvas)
    let lines = format == .line ? [shortenedLine(to: text.columns - 1)] : [upper, lower]
    for (row, runs) in lines.enumerated() where row < area.rows {
      draw(runs, role, in: text.inset(left: 1).rows(from: row, count: 1), on: &canvas)
    }
  }

  private func draw(_ runs: [StripRun], _ role: Role, in area: Rect, on canvas: inout Canvas) {
    var column = area.column
    // The name is cut rather than the runs after it.
    let rest = runs.dropFirst().reduce(0) { $0 + 1 + PlainText.width(of: $1.text) }
    let name = max(
      area.columns - rest, min(area.columns, StripFormat.narrow.nameColumns.lowerBound))
    for (index, run) in runs.enumerated() where column < area.endColumn {
      let cut = canvas.glyphs.cut(run.text, to: index == 0 ? name : area.endColumn - column)
      column += canvas.write(cut, run.role ?? role, at: column, area.row) + 1
    }
  }
}

extension [StripRun] {
  fileprivate var columns: Int { reduce(-1) { $0 + 1 + PlainText.width(of: $1.text) } }
}

extension Strings {
  /// A squad in one line, for a prompt or a status line. `catalogue` gives the title of a member's
  /// catalogue, `subtitle` the subtitle of its detail; both are called only for members with the
  /// same title.
  package func glance(
    _ members: [(Member, Quote?)], at now: Moment, _ glyphs: Glyphs,
    catalogue: (CatalogueID) -> String?, subtitle: (Member) -> String
  ) -> String {
    let squad = SquadState(saved: Squad(members: members.map(\.0)))
    let subtitles = members.reduce(into: [EntryID: String]()) { subtitles, member in
      if squad.isNamesake(member.0) { subtitles[member.0.id] = subtitle(member.0) }
    }
    let texts = members.map { member, quote in
      let distinction =
        squad.isNamesake(member)
        ? squad.saved.distinction(of: member, catalogue: catalogue(member.id.catalogue)) {
          subtitles[$0.id] ?? ""
        } : nil
      let price = StripPrice(quote, at: now, at(now), glyphs)
      return StripMember(member, distinction: distinction, price, glyphs).text
    }
    return glyphs.spelled(texts.joined(separator: glyphs.separator))
  }
}

extension StripMember {
  fileprivate var text: String {
    ([tile.badge] + line.map(\.text)).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// A member's price in the strip.
struct StripPrice: Equatable {
  let rate: String
  /// The arrow and the figures of the change; empty without one.
  private let change: [StripRun]
  /// Time of an outdated price; nil for a current one.
  let time: String?
  let spark: String

  init?(_ quote: Quote?, at now: Moment?, _ strings: Strings, _ glyphs: Glyphs) {
    guard let quote else { return nil }
    rate = strings.rate(quote)
    let parts = quote.change.map { $0.parts(of: strings.text(of: $0)) } ?? []
    change = parts.map { StripRun($0.text, $0.role) }
    time = quote.isOld(at: now) ? quote.freshness.map(strings.time(of:)) : nil
    spark = Sparkline.text(quote.closes, glyphs)
  }

  var rateRun: StripRun { StripRun(rate, time == nil ? nil : .quiet) }

  /// The change, without the time of an outdated price.
  var untimedRuns: [StripRun] {
    time == nil ? change : change.map { StripRun($0.text, .quiet) }
  }

  /// The change, and the time of an outdated price.
  var changeRuns: [StripRun] {
    untimedRuns + [StripRun(time ?? "", .quiet)].filter { !$0.text.isEmpty }
  }

  /// The same with the sparkline, if the price is current.
  var curveRuns: [StripRun] {
    guard time == nil, !spark.isEmpty else { return changeRuns }
    return changeRuns + [StripRun(spark, change.last?.role ?? .quiet)]
  }
}

/// A piece of a member's line, preceded by a space.
struct StripRun: Equatable {
  let text: String
  /// Nil: the member's own role, which depends on the selection.
  let role: Role?

  init(_ text: String, _ role: Role? = nil) {
    self.text = text
    self.role = role
  }
}
