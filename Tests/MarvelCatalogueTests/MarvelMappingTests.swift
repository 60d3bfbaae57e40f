import Basics
import SquadCore
import Testing

@testable import MarvelCatalogue

@Suite struct MarvelMappingTests {
  @Test func `a character`() throws {
    let json = """
      {"id":7,"name":"Any\\u200bone","description":"Has a <b>cape</b> &amp; a cat.","modified":
      "2014-04-29T14:18:17-0400","comics":\(comicItems([1, 2, 3], available: 1203)),
      "series":{"available":0,"items":[]},"thumbnail":null,"events":null,
      "urls":[{"type":"wiki","url":"http://example.com/a"},{"type":"app","url":"marvel://x"},
      {"type":"","url":"HTTPS://example.com/b"},{"type":"bad","url":"http://a b"}]}
      """
    let record = try #require(try MarvelKind.characters.record(json))
    #expect(record.entry.subtitle == "1,203 comics")
    #expect(record.entry.isRecruitable)
    let detail = record.detail(in: .server)
    #expect(detail.id.description == "marvel/7")
    #expect(detail.title == "Anyone")
    #expect(detail.summary == "Has a cape & a cat.")
    #expect(detail.facts.map(\.label) == ["Last appeared in", "Modified"])
    #expect(detail.facts[0].items.map(\.title) == ["Comic 3", "Comic 2"])
    #expect(detail.facts[0].value == "and 1,201 other comics")
    #expect(detail.sections.map(\.title) == ["Comics", "Series"])
    #expect(detail.sections.map(\.available) == [1203, 0])
    #expect(detail.links.map(\.url) == ["https://example.com/a", "https://example.com/b"])
    #expect(detail.links.map(\.title) == ["wiki", "link"])
    #expect(detail.attribution == "Data by someone.")
  }

  @Test(arguments: [
    ([1], 1, "1 comic", ["Comic 1"], ""), ([1, 2], 2, "2 comics", ["Comic 2", "Comic 1"], ""),
    ([1, 2], 3, "3 comics", ["Comic 2", "Comic 1"], "and 1 other comic"),
    // A count smaller than the list is corrected.
    ([1, 2, 3], 0, "3 comics", ["Comic 3", "Comic 2"], "and 1 other comic"),
  ])
  func `last appearances`(
    ids: [Int], available: Int, subtitle: String, titles: [String], others: String
  ) throws {
    let json = #"{"id":7,"name":"A","comics":\#(comicItems(ids, available: available))}"#
    let record = try #require(try MarvelKind.characters.record(json))
    #expect(record.entry.subtitle == subtitle)
    let fact = try #require(record.detail(in: .server).facts.first)
    #expect(fact.items.map(\.title) == titles)
    #expect(fact.value == others)
  }

  @Test(arguments: ["null", #""""#, #"" ""#, "[]"])
  func `no description`(json: String) throws {
    let detail = try MarvelKind.characters.detail(#"{"id":7,"name":"A","description":\#(json)}"#)
    #expect(detail?.summary == "")
    #expect(detail?.facts == [])
    #expect(detail?.sections == [])
  }

  @Test func `a character without comics has no appearance`() throws {
    let json = #"{"id":7,"name":"A","comics":{"available":0,"items":[],"returned":0}}"#
    let detail = try #require(try MarvelKind.characters.detail(json))
    #expect(detail.facts.isEmpty)
    #expect(detail.sections.map(\.available) == [0])
  }

  @Test func `a comic`() throws {
    let json = """
      {"id":8,"title":"Title #92.1","issueNumber":92.1,"isbn":785110283,"upc":0,"ean":"","format":
      "Comic","pageCount":36,"description":null,"variantDescription":"Foil",
      "series":{"resourceURI":"http://x/series/3","name":"Title (2013 - Present)"},
      "dates":[{"type":"focDate","date":"-0001-11-30T00:00:00-0500"},
      {"type":"onsaleDate","date":"2014-04-29T00:00:00-0400"}],
      "prices":[{"type":"printPrice","price":3.5},{"type":"digitalPurchasePrice","price":0.99}],
      "creators":{"items":[{"name":"Ann","role":"penciller (cover)"},{"name":"Bo","role":"writer"},
      {"name":"Cy","role":"writer"}]},"characters":{"available":1,"items":[
      {"resourceURI":"http://x/characters/7","name":"A"}]}}
      """
    let detail = try #require(try MarvelKind.comics.detail(json))
    #expect(detail.subtitle == "Foil")
    #expect(
      detail.facts.map { "\($0.label): \($0.items.map(\.title).joined())\($0.value)" } == [
        "Series: Title (2013 - Present)", "Issue: 92.1", "Format: Comic", "Pages: 36",
        "On sale: 29 Apr 2014", "Price: $3.50 · $0.99 digital", "Penciller (cover): Ann",
        "Writer: Bo, Cy", "ISBN: 0785110283",
      ])
    #expect(detail.sections.map(\.entries) == [[FactItem(id: .init(.marvel, "7"), title: "A")]])
    #expect(!detail.isRecruitable)
  }

  @Test func `a comic with little information`() throws {
    let json = """
      {"id":8,"title":"T","issueNumber":0,"pageCount":0,"prices":[{"type":"printPrice","price":0}],
      "dates":[{"type":"onsaleDate","date":"-0001-11-30T00:00:00-0500"}],"series":null}
      """
    let detail = try #require(try MarvelKind.comics.detail(json))
    #expect(detail.facts.map(\.label) == ["Pages", "On sale", "Price"])
    #expect(detail.facts.allSatisfy { $0.value == "unknown" })
  }

  @Test(arguments: [
    ("onsaleDate", "On sale", "1 May 2015"), ("coverDate", "Cover date", "May 2015"),
    ("coverYear", "Cover date", "2015"),
  ])
  func `a comic's date is as exact as it is known`(
    type: String, label: String, value: String
  ) throws {
    let json =
      #"{"id":8,"title":"T","dates":[{"type":"\#(type)","date":"2015-05-01T00:00:00-0400"}]}"#
    let record = try #require(try MarvelKind.comics.record(json))
    #expect(record.entry.subtitle == value)
    #expect(record.detail(in: .server).facts.contains(Fact(label, value)))
  }

  @Test(arguments: [
    ("2029-12-31", "unknown"), ("2029-06-01", "unknown"), ("2099-10-30", "unknown"),
    ("2028-12-31", "31 Dec 2028"),
  ])
  func `a placeholder for a date of sale`(day: String, shown: String) throws {
    let json =
      #"{"id":8,"title":"T","dates":[{"type":"onsaleDate","date":"\#(day)T00:00:00-0500"}]}"#
    let record = try #require(try MarvelKind.comics.record(json))
    #expect(record.entry.subtitle == (shown == "unknown" ? "" : shown))
    #expect(record.detail(in: .server).value("On sale") == shown)
  }

  @Test func `a reader's link has its issue's number, or is left out`() throws {
    let query = "utm_campaign=apiRef&utm_source=0123456789"
    let urls = [
      "http://a.b/view.htm?iid=3958&\(query)", "http://a.b/view.htm?\(query)&iid=7",
      "http://a.b/view.htm", "http://a.b/view.htm?\(query)", "http://a.b/view.htm?iid=&x=1",
      "http://a.b/view.htm?iid=7x", "http://a.b/view.htm?xiid=7", "http://a.b/view.htm#?iid=x",
    ]
    let json = urls.map { #"{"type":"reader","url":"\#($0)"}"# }.joined(separator: ",")
    let detail = try MarvelKind.comics.detail(#"{"id":8,"title":"T","urls":[\#(json)]}"#)
    #expect(
      detail?.links.map(\.url) == [
        "https://a.b/view.htm?iid=3958", "https://a.b/view.htm?iid=7",
      ])
  }

  @Test(arguments: [
    (#""Own.""#, "Own."), ("null", "Solicited."), (#"" ""#, "Solicited."),
    (#""<br>""#, "Solicited."),
  ])
  func `a comic without a description has its solicitation`(
    description: String, shown: String
  ) throws {
    let texts = #"""
      "textObjects":[{"type":"issue_preview_text","text":"Previewed."},{"type":"issue_solicit_text",
      "text":""},{"type":"issue_solicit_text","language":"en-us","text":"<b>Solicited.</b>"}]
      """#
    let json = #"{"id":8,"title":"T","description":\#(description),\#(texts)}"#
    #expect(try MarvelKind.comics.detail(json)?.summary == shown)
  }

  @Test(arguments: [
    (#"[{"type":"x","text":" "},{"type":"issue_preview_text","text":"Previewed."}]"#, "Previewed."),
    (#"[{"text":"Alone."},7,null]"#, "Alone."), ("[]", ""), ("null", ""), (#""x""#, ""),
  ])
  func `a comic without a solicitation has another text`(texts: String, shown: String) throws {
    let json = #"{"id":8,"title":"T","description":null,"textObjects":\#(texts)}"#
    #expect(try MarvelKind.comics.detail(json)?.summary == shown)
  }

  @Test(arguments: [
    ("2013", "2099", "2013 – present"), ("2013", "2015", "2013 – 2015"), ("2013", "2013", "2013"),
    ("2013", "0", "2013"), ("2013", "null", "2013"), ("0", "2015", "unknown"),
    ("null", "null", "unknown"),
  ])
  func `the years of a series`(start: String, end: String, shown: String) throws {
    let json = #"{"id":8,"title":"T","startYear":\#(start),"endYear":\#(end)}"#
    let detail = try #require(try MarvelKind.series.detail(json))
    #expect(detail.facts.first == Fact("Years", shown))
  }

  @Test func `an event and its neighbours`() throws {
    let json = """
      {"id":8,"title":"T","start":"2015-05-01 07:01:00","end":null,
      "next":{"resourceURI":"http://x/events/9","name":"N"},"previous":null}
      """
    let detail = try #require(try MarvelKind.events.detail(json))
    #expect(
      detail.facts == [
        Fact("Start", "1 May 2015"), Fact("End", "unknown"),
        Fact("Next", "", items: [FactItem(id: .init(.marvel, "events/9"), title: "N")]),
      ])
  }

  @Test func `a story may have no title`() throws {
    let record = try #require(
      try MarvelKind.stories.record(#"{"id":8,"title":"","type":"interiorStory"}"#))
    #expect(record.entry.title == "Untitled")
    #expect(record.entry.subtitle == "Interior story")
    #expect(
      try MarvelKind.stories.detail(#"{"id":8,"title":"T","type":""}"#)?.facts.first
        == Fact("Type", "unknown"))
  }

  @Test func `numbers are grouped`() {
    #expect(
      [0, 999, 1000, 1_234_567, .min].map(\.grouped)
        == ["0", "999", "1,000", "1,234,567", "-9,223,372,036,854,775,808"])
    #expect(MarvelText.cents(1e300) == nil)
    #expect(MarvelText.issue(1e300) == "1e+300")
  }
}
