import Basics
import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen
@testable import SquadWords

struct EntryRowTests {
  private func row(
    _ title: String, _ subtitle: String = "", id: String = "1", sortedBy key: String? = nil,
    columns: Int, distinction: String? = nil
  ) -> String {
    let size = Size(columns: columns, rows: 1)
    let entry = Entry(id: EntryID(Sample.id, id), title: title, subtitle: subtitle, sortText: key)
    var canvas = Canvas(RenderContext(size: size))
    EntryRow(
      entry: entry, sortColumn: key == nil ? .list : .words, isMember: false, role: .text,
      query: nil, distinction: distinction
    ).draw(in: Rect(origin: .zero, size: size), on: &canvas)
    return canvas.frame.lines[0]
  }

  @Test func `kinds and roles have the language's words, names of fields stay`() {
    func row(_ title: String, _ subtitle: String, of list: FileList) -> String {
      var canvas = Canvas(
        RenderContext(size: Size(columns: 30, rows: 1), strings: Strings(.spanish)))
      EntryRow(
        entry: Entry(
          id: EntryID(Sample.id, row: title, of: list), title: title, subtitle: subtitle),
        isMember: false, role: .text, query: nil
      ).draw(in: Rect(column: 0, row: 0, columns: 30, rows: 1), on: &canvas)
      return canvas.frame.lines[0]
    }
    #expect(row("title", "number · title", of: .fields) == "title          número · título")
    #expect(row("searchIn", "title", of: .roles(of: "title")) == "búsqueda                 title")
  }

  @Test func `a record's numbers stay as they are, a catalogue's are the language's`() {
    func row(isOwn: Bool) -> String {
      var canvas = Canvas(
        RenderContext(size: Size(columns: 16, rows: 1), strings: Strings(.spanish)))
      EntryRow(
        entry: Entry(id: EntryID(Sample.id, "1"), title: "Ada", sortText: "12,345"),
        sortColumn: .figures, isMember: false, role: .text, query: nil, isOwn: isOwn
      ).draw(in: Rect(column: 0, row: 0, columns: 16, rows: 1), on: &canvas)
      return canvas.frame.lines[0]
    }
    #expect(row(isOwn: true) == "Ada       12,345")
    #expect(row(isOwn: false) == "Ada       12.345")
  }

  @Test(arguments: [
    (34, "Black Canary    Dinah Laurel Lance"), (32, "Black Canary  Dinah Laurel Lance"),
    (31, "Black Canary  Dinah Laurel Lan…"), (22, "Black Canary  Dinah L…"),
    (21, "Black Canary         "), (10, "Black Can…"),
  ])
  func `a long subtitle is cut, then left out`(columns: Int, text: String) {
    #expect(row("Black Canary", "Dinah Laurel Lance", columns: columns) == text)
  }

  @Test(arguments: [
    (24, "Bruce Wayne", "Batman       Bruce Wayne"), (19, "Bruce Wayne", "Batman  Bruce Wayne"),
    (18, "Bruce Wayne", "Batman · Bruce Wa…"), (24, "70", "Batman · 70  Bruce Wayne"),
    (18, "70", "Batman · 70       "),
  ])
  func `the text that distinguishes a namesake isn't dropped`(
    columns: Int, distinction: String, text: String
  ) {
    #expect(row("Batman", "Bruce Wayne", columns: columns, distinction: distinction) == text)
  }

  @Test func `a long title gives way to the text that distinguishes it`() {
    let title = "Connection to the server was refused"
    #expect(
      row(title, "ERROR", columns: 34, distinction: "ERROR")
        == "Connection to the server w…  ERROR")
    #expect(
      row(title, "db-1.internal", columns: 30, distinction: "db-1.internal")
        == "Connection to… · db-1.internal")
    #expect(row(title, columns: 20, distinction: "1") == "Connection to t… · 1")
    let id = "connection-to-the-server-was-refused.2"
    #expect(
      row(title, id: id, columns: 29, distinction: id) == "Connection… · …was-refused.2 ")
  }

  @Test func `of three namesakes those with the same subtitle have their ids`() {
    let entries = zip(1...3, ["Oslo", "Rome", "Rome"]).map { number, city in
      Entry(id: EntryID(Sample.id, String(number)), title: "Ann", subtitle: city)
    }
    let page = Page(offset: 0, entries: entries, total: 3, isLast: true, freshness: Sample.day)
    let lines = Stage(80, 24, page: page).frame().lines
    let isDistinct = (1...3).map { number in lines.contains { $0.contains("Ann · \(number)") } }
    #expect(isDistinct == [false, true, true])
  }

  @Test func `a short subtitle stays, and the title is truncated`() {
    #expect(row("A rather long title", "7 comics", columns: 25) == "A rather long…   7 comics")
  }

  @Test(arguments: [
    (41, "Spider-Man (Peter Parker)      4 Apr 2020"), (30, "Spider-Man (Peter…  4 Apr 2020"),
    (24, "Spider-Man…   4 Apr 2020"), (23, "Spider-Man (Peter Park…"),
  ])
  func `the sort text stays beside a truncated title`(columns: Int, text: String) {
    #expect(row("Spider-Man (Peter Parker)", sortedBy: "4 Apr 2020", columns: columns) == text)
  }

  @Test(arguments: [
    (27, "Captain America (1968) #180"), (26, "Captain America (196… #180"),
    (20, "Captain Americ… #180"), (9, "Cap… #180"),
    (8, "Captain…"),
  ])
  func `an issue keeps its number`(columns: Int, text: String) {
    #expect(row("Captain America (1968) #180", "", columns: columns) == text)
  }

  @Test func `a count is shown whole or not at all`() {
    #expect(
      row("Spider-Man (2099)", "2,371 comics", columns: 30) == "Spider-Man (2099)             ")
  }

  private func price(
    _ rate: Int64, _ name: String = "", closes: ClosedRange<Int64>? = nil, columns: Int
  ) -> String {
    let size = Size(columns: columns, rows: 1)
    let quote = Quote(
      rate: Amount(millionths: rate * 1_000_000), places: 0, unit: "Rp", freshness: nil,
      change: Change(tenthsOfPercent: -13, since: CalendarDay(daysSince1970: 20_000)),
      closes: closes.map { $0.map { Amount(millionths: $0 * 1_000_000) } } ?? [])
    let entry = Entry(id: EntryID(.bitcoin, "IDR"), title: "IDR", subtitle: name, quote: quote)
    var canvas = Canvas(RenderContext(size: size))
    EntryRow(
      entry: entry, isMember: true, role: .text, query: nil,
      quotes: QuoteColumns([quote], columns: columns, Strings(), .unicode)
    ).draw(in: Rect(origin: .zero, size: size), on: &canvas)
    return canvas.frame.lines[0]
  }

  @Test func `a price keeps its currency where there is no room for its change`() {
    #expect(price(1_926_300_000, columns: 26) == "IDR ★  1,926,300,000 ▼ 1.3")
    #expect(price(1_926_300_000, columns: 25) == "IDR ★       1,926,300,000")
    #expect(price(1_926_300_000_000, columns: 28) == "IDR ★      1,926,300,000,000")
  }

  @Test(arguments: [
    (41, "IDR ★ Rupiah      ▁▂▃▄▅▆▇ 1,926,300 ▼ 1.3"),
    (40, "IDR ★ Rupiah             1,926,300 ▼ 1.3"),
    (28, "IDR ★ Rupiah 1,926,300 ▼ 1.3"), (27, "IDR ★       1,926,300 ▼ 1.3"),
  ])
  func `a name gets room before a sparkline does`(columns: Int, text: String) {
    #expect(price(1_926_300, "Rupiah", closes: 1...14, columns: columns) == text)
  }
}
