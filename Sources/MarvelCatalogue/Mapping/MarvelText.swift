import Basics
import CatalogueKit
import PlainText
import SquadCore

/// How the Marvel catalogue spells numbers, dates and free text.
enum MarvelText {
  /// How many comics a row counts, if only as the least number; nil where it counts none.
  static func comics(of entry: Entry) -> Int? {
    switch Phrase(entry.subtitle[...]) {
    case .comics(let count), .bundled(let count): count
    default: nil
    }
  }

  /// The day that a row of the order of changes says; nil where it says none.
  static func modified(of entry: Entry) -> CalendarDay? {
    guard let text = entry.sortText, case .day(let day)? = Phrase(text[...]) else { return nil }
    return day
  }

  /// `29 Apr 2014`
  static func date(_ date: MarvelDate) -> String {
    Phrase.day(date.day).description
  }

  /// `Apr 2014`
  static func month(_ date: MarvelDate) -> String {
    Phrase.month(date.day).description
  }

  /// As exactly as it is known: `29 Apr 2014`, `Apr 2014`, `2014`.
  static func release(_ release: MarvelRelease) -> String {
    switch release {
    case .onSale(let date): Self.date(date)
    case .cover(let date): month(date)
    case .coverYear(let date): "\(date.day.year)"
    }
  }

  /// In cents; nil for what no comic costs.
  static func cents(_ amount: Double) -> Int? {
    guard let cents = Int(exactly: (amount * 100).rounded()), cents > 0 else { return nil }
    return cents
  }

  /// `3`, `92.1`
  static func issue(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }

  /// `2013`, `2013 – 2015`, `2013 – present`; nil where the start is unknown. From 2099 on an end
  /// stands for "goes on".
  static func years(from start: Int?, to end: Int?) -> String? {
    guard let start, (1800..<2099).contains(start) else { return nil }
    guard let end, end > 0, end != start else { return "\(start)" }
    return end >= 2099 ? Phrase.sinceYear(start).description : "\(start) – \(end)"
  }

  /// `interiorStory` → `Interior story`; nil for an empty one.
  static func words(_ name: String?) -> String? {
    guard let name = name.map(PlainText.line), let first = name.first else { return nil }
    let rest = name.dropFirst().map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }
    return first.uppercased() + rest.joined()
  }

  /// Links to web addresses, http ones upgraded, titled by their type. The reader needs the number
  /// of the issue in the query.
  static func links(_ addresses: [MarvelTyped<String>]) -> [Link] {
    addresses.compactMap { address in
      guard var url = webAddress(address.value) else { return nil }
      if address.type == "reader" {
        guard let issue = readerIssue(address.value) else { return nil }
        url += "?iid=\(issue)"
      }
      return Link(title: CatalogueText.line(address.type) ?? "link", url: url)
    }
  }

  /// The number in `…?iid=3958&utm_campaign=…`; nil where there is none.
  private static func readerIssue(_ url: String) -> Substring? {
    let query = url.drop { $0 != "?" }.dropFirst().prefix { $0 != "#" }
    let issue = query.split(separator: "&").first { $0.hasPrefix("iid=") }?.dropFirst(4)
    guard let issue, !issue.isEmpty, issue.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return issue
  }

  /// The address with https and without its query, in which the API puts the user's key; nil for
  /// other schemes and for what is not plain ASCII without space.
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

  /// One row for each role, in the order they first come: `Writer  Jane Doe, Joe Doe`; then how
  /// many the response doesn't name.
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

  /// The API spells it both ways: `penciler (cover)` → `Penciller (cover)`.
  private static func role(_ name: String?) -> String? {
    words(name).map { $0.hasPrefix("Penciler") ? "Penciller" + $0.dropFirst(8) : $0 }
  }
}
