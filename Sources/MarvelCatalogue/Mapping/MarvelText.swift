import Basics
import CatalogueKit
import PlainText
import SquadCore

/// Texts of the Marvel catalogue's numbers, dates and free text.
enum MarvelText {
  /// Number of comics in a row's text, also a lower bound; nil without one.
  static func comics(of entry: Entry) -> Int? {
    switch Phrase(entry.subtitle[...]) {
    case .comics(let count), .bundled(let count): count
    default: nil
    }
  }

  /// The day in the right column of a list sorted by changes; nil without one.
  static func modified(of entry: Entry) -> CalendarDay? {
    guard let text = entry.sortText, case .day(let day)? = Phrase(text[...]) else { return nil }
    return day
  }

  /// `29 Apr 2014`
  static func date(_ date: MarvelDate) -> String {
    Phrase.day(date.day).description
  }

  /// As precise as it is known: `29 Apr 2014`, `Apr 2014`, `2014`.
  static func release(_ release: MarvelRelease) -> String {
    switch release {
    case .onSale(let date): Self.date(date)
    case .cover(let date): Phrase.month(date.day).description
    case .coverYear(let date): "\(date.day.year)"
    }
  }

  /// In cents; nil for 0 and for numbers beyond an Int.
  static func cents(_ amount: Double) -> Int? {
    guard let cents = Int(exactly: (amount * 100).rounded()), cents > 0 else { return nil }
    return cents
  }

  /// `3`, `92.1`
  static func issue(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }

  /// `2013`, `2013 – 2015`, `2013 – present`; nil where the start is unknown. An end of 2099 or
  /// later means that the series continues.
  static func years(from start: Int?, to end: Int?) -> String? {
    guard let start, (1800..<2099).contains(start) else { return nil }
    guard let end, end > 0, end != start else { return "\(start)" }
    return end >= 2099 ? Phrase.sinceYear(start).description : "\(start) – \(end)"
  }

  /// `interiorStory` → `Interior story`; nil for an empty text.
  static func words(_ name: String?) -> String? {
    guard let name = name.map(PlainText.line), let first = name.first else { return nil }
    let rest = name.dropFirst().map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }
    return first.uppercased() + rest.joined()
  }

  /// Links to web addresses, upgraded to https and titled by their type. The link to the reader
  /// keeps the number of the issue from the query.
  static func links(_ addresses: [TypedValue<String>]) -> [Link] {
    addresses.compactMap { address in
      guard var url = webAddress(address.value) else { return nil }
      if address.type == "reader" {
        guard let issue = readerIssue(address.value) else { return nil }
        url += "?iid=\(issue)"
      }
      return Link(title: CatalogueText.line(address.type) ?? "link", url: url)
    }
  }

  /// The number in `…?iid=3958&utm_campaign=…`; nil without one.
  private static func readerIssue(_ url: String) -> Substring? {
    let query = url.drop { $0 != "?" }.dropFirst().prefix { $0 != "#" }
    let issue = query.split(separator: "&").first { $0.hasPrefix("iid=") }?.dropFirst(4)
    guard let issue, !issue.isEmpty, issue.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return issue
  }

  /// The address with https and without its query, where the API puts the user's key. Nil for other
  /// schemes, spaces and characters outside ASCII.
  static func webAddress(_ raw: String) -> String? {
    guard let scheme = ["http://", "https://"].first(where: raw.lowercased().hasPrefix) else {
      return nil
    }
    let rest = raw.utf8.dropFirst(scheme.utf8.count)
    guard let first = rest.first, first != UInt8(ascii: "/"),
      rest.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    return "https://\(Substring(rest.prefix { $0 != UInt8(ascii: "?") }))"
  }

  /// A fact for each role in order of appearance, `Writer  Jane Doe, Joe Doe`, and one with the
  /// number of creators without a name in the response.
  static func creators(_ creators: MarvelList?) -> [Fact] {
    guard let creators else { return [] }
    var roles: [(label: String, names: [String])] = []
    for creator in creators.items {
      guard let name = CatalogueText.line(creator.name) else { continue }
      let label = role(creator.role) ?? Label.creator.rawValue
      if let index = roles.firstIndex(where: { $0.label == label }) {
        roles[index].names.append(name)
      } else {
        roles.append((label, [name]))
      }
    }
    let named = roles.map { Fact($0.label, $0.names.joined(separator: ", ")) }
    let others = creators.available - creators.items.count
    guard others > 0 else { return named }
    return named + [Fact(.creators, "\(Phrase.others(others))")]
  }

  /// Unifies the API's two spellings: `penciler (cover)` → `Penciller (cover)`.
  private static func role(_ name: String?) -> String? {
    words(name).map { $0.hasPrefix("Penciler") ? "Penciller" + $0.dropFirst(8) : $0 }
  }
}
