import Basics
import SquadCore

extension ComicRecord: MarvelEntryRecord {
  var entry: Entry {
    Entry(
      id: MarvelReference(kind: .comics, id: id).entryID, title: title,
      subtitle: release.map(MarvelText.release) ?? "")
  }

  func detail(in context: MarvelContext) -> Detail {
    var detail = context.detail(of: self, summaries: summaries)
    detail.subtitle = MarvelText.line(variant) ?? ""
    detail.facts = facts(in: context)
    detail.sections = context.sections(of: self, [.characters, .stories, .events])
    detail.links = MarvelText.links(addresses)
    return detail
  }

  /// Its description; without one what its texts say, the solicitation before the others.
  private var summaries: [String?] {
    let isSolicitation = { (text: MarvelTextObject) in text.type == "issue_solicit_text" }
    let others = texts.filter { !isSolicitation($0) }
    return [description] + (texts.filter(isSolicitation) + others).map(\.text)
  }

  private func facts(in context: MarvelContext) -> [Fact] {
    let pages = pageCount.flatMap { $0 > 0 ? $0.grouped : nil }
    let issue = issueNumber.flatMap { $0 > 0 ? MarvelText.issue($0) : nil }
    let own = [
      context.fact("Series", series.map { [$0] } ?? []),
      issue.map { Fact("Issue", $0) },
      MarvelText.line(format).map { Fact("Format", $0) },
      Fact("Pages", pages ?? MarvelText.unknown),
      releaseFact,
      Fact("Price", price),
    ]
    let others = [
      context.fact("Collects", collectedIssues), context.fact("Collected in", collections),
      context.fact("Variants", variants),
    ]
    return (own + MarvelText.creators(creators) + others + codeFacts).compactMap { $0 }
  }

  private var releaseFact: Fact {
    switch release {
    case nil: Fact("On sale", MarvelText.unknown)
    case .onSale(let date): Fact("On sale", MarvelText.date(date))
    case .cover(let date): Fact("Cover date", MarvelText.month(date))
    case .coverYear(let date): Fact("Cover date", "\(date.day.year)")
    }
  }

  private var price: String {
    let known = prices.compactMap { price in
      MarvelText.dollars(price.dollars).map { dollars in
        price.type == "digitalPurchasePrice" ? "\(dollars) digital" : dollars
      }
    }
    return known.isEmpty ? MarvelText.unknown : known.joined(separator: " · ")
  }

  private var codeFacts: [Fact?] {
    [
      ("ISBN", "isbn"), ("UPC", "upc"), ("EAN", "ean"), ("ISSN", "issn"),
      ("Diamond", "diamondCode"),
    ]
    .map { label, key in
      guard let code = MarvelText.line(codes[key]), code != "0" else { return nil }
      return Fact(label, code)
    }
  }
}
