import Basics

/// A phrase of squad's own words and figures in an entry's text: `2,371 comics`, `29 Apr 2014`.
///
/// Entries carry phrases as English text, for machine output and the squad's file; a screen in
/// another language parses them and words them again.
package enum Phrase: Equatable, Sendable {
  case unknown
  /// From 1,000 on; shorter numbers look the same in every language.
  case number(Int)
  /// `1,358 kg`, `1,358 kg (2,993 lb)`: numbers from 1,000 on with their units.
  case measure(String)
  case comics(Int)
  case characters(Int)
  /// `2 bundled`, `47 of them bundled`
  case bundled(Int)
  case bundledOfThem(Int)
  /// `39 bundled of an unknown number`
  case bundledOfUnknown(Int)
  /// `and 881 other comics`, `and 3 others`
  case otherComics(Int)
  case others(Int)
  case day(CalendarDay)
  /// The month, by its first day.
  case month(CalendarDay)
  /// `2013 – present`
  case sinceYear(Int)
  case dollars(cents: Int, isDigital: Bool)
  /// `Episode IV`
  case episode(String)
  /// Note under a chart in another currency than the rate; `isPending`: a history may still come.
  case noHistory(of: String, isPending: Bool)
  /// `Names: Marvel. Facts: squad, 21 Nov 2026.`: the credit of bundled data from that day.
  case credit(CalendarDay)
}

/// The English text of phrases.
extension Phrase: CustomStringConvertible {
  /// `2,371 comics`; `init(_:)` parses it.
  package var description: String {
    switch self {
    case .unknown: Fact.unknown
    case .number(let number): number.grouped
    case .measure(let text): text
    case .comics(let count): "\(count.grouped) \(count == 1 ? "comic" : "comics")"
    case .characters(let count): "\(count.grouped) \(count == 1 ? "character" : "characters")"
    case .bundled(let count): "\(count.grouped) bundled"
    case .bundledOfThem(let count): "\(count.grouped) of them bundled"
    case .otherComics(let count):
      "and \(count.grouped) \(count == 1 ? "other comic" : "other comics")"
    case .bundledOfUnknown(let count): "\(count.grouped)\(Self.ofUnknown)"
    case .others(let count): "and \(count.grouped) \(count == 1 ? "other" : "others")"
    case .day(let day): day.text
    case .month(let day): "\(day.monthName) \(day.year)"
    case .sinceYear(let year): "\(year) – present"
    case .dollars(let cents, let isDigital):
      "$\((cents / 100).grouped).\(String(cents % 100).zeroPadded(to: 2))"
        + (isDigital ? " digital" : "")
    case .episode(let numeral): "Episode \(numeral)"
    case .noHistory(let code, let isPending):
      "\(Self.dollarHistory)\(code)\(isPending ? " yet" : "")"
    case .credit(let day): "\(Self.bundledCredit)\(day.text)."
    }
  }

  fileprivate static let ofUnknown = " bundled of an unknown number"
  fileprivate static let dollarHistory = "in US dollars: no history in "
  fileprivate static let bundledCredit = "Names: Marvel. Facts: squad, "
}

/// Parsing phrases.
extension Phrase {
  /// Nil for any other text.
  package init?(_ text: Substring) {
    let words = text.split(separator: " ", maxSplits: 9, omittingEmptySubsequences: false)
    let phrase: Phrase? =
      switch words.count {
      case 1: Self.word(words[0])
      case 2: Self.pair(words[0], words[1])
      case 3: Self.three(words[0], words[1], words[2])
      case 4: Self.four(words)
      default: Self.long(text, words)
      }
    guard let phrase = phrase ?? Self.measure(text, words) else { return nil }
    self = phrase
  }

  private static func word(_ word: Substring) -> Phrase? {
    if word == Fact.unknown { return .unknown }
    if word.first == "$" { return dollars(word, isDigital: false) }
    guard word.utf8.contains(UInt8(ascii: ",")) else { return nil }
    return number(word).map { .number($0) }
  }

  private static func pair(_ first: Substring, _ second: Substring) -> Phrase? {
    switch second {
    case "comics", "comic": number(first).map { .comics($0) }
    case "characters", "character": number(first).map { .characters($0) }
    case "bundled": number(first).map { .bundled($0) }
    case "digital": dollars(first, isDigital: true)
    case _ where first == "Episode": .episode(String(second))
    default: day("1", first, second).map { .month($0) }
    }
  }

  private static func three(
    _ first: Substring, _ second: Substring, _ third: Substring
  ) -> Phrase? {
    switch (first, second, third) {
    case ("and", _, "others"), ("and", _, "other"): number(second).map { .others($0) }
    case (_, "–", "present"): year(first).map { .sinceYear($0) }
    default: day(first, second, third).map { .day($0) }
    }
  }

  private static func four(_ words: [Substring]) -> Phrase? {
    switch (words[0], words[1], words[2], words[3]) {
    case ("and", let count, "other", "comics"), ("and", let count, "other", "comic"):
      number(count).map { .otherComics($0) }
    case (let count, "of", "them", "bundled"): number(count).map { .bundledOfThem($0) }
    default: nil
    }
  }

  private static func long(_ text: Substring, _ words: [Substring]) -> Phrase? {
    if text.hasSuffix(ofUnknown), let count = words.first {
      return number(count).map { .bundledOfUnknown($0) }
    }
    if text.hasPrefix(bundledCredit) {
      guard words.count == 7, text.last == "." else { return nil }
      return day(words[4], words[5], words[6].dropLast()).map { .credit($0) }
    }
    guard text.hasPrefix(dollarHistory), let last = words.last else { return nil }
    return last == "yet"
      ? .noHistory(of: String(words[words.count - 2]), isPending: true)
      : .noHistory(of: String(last), isPending: false)
  }

  /// Alternating numbers and units, with at least one grouped number.
  private static func measure(_ text: Substring, _ words: [Substring]) -> Phrase? {
    let units: Set<Substring> = ["kg", "lb", "cm", "m", "meters", "tons", "t"]
    guard words.count == 2 || words.count == 4, text.utf8.contains(UInt8(ascii: ",")) else {
      return nil
    }
    for (index, word) in words.enumerated() {
      let bare = index < 2 ? word : index == 2 ? word.dropFirst() : word.dropLast()
      guard index % 2 == 1 ? units.contains(bare) : number(bare) != nil else { return nil }
    }
    return .measure(String(text))
  }

  /// `2,371`, `12`; nil if the number is grouped otherwise.
  private static func number(_ text: Substring) -> Int? {
    guard text.utf8.count <= 24, let first = text.utf8.first, (0x30...0x39).contains(first) else {
      return nil
    }
    guard let number = Int(text.filter { $0 != "," }) else { return nil }
    return text == number.grouped || text == String(number) ? number : nil
  }

  private static func year(_ text: Substring) -> Int? {
    text.utf8.count == 4 ? Int(text) : nil
  }

  private static func day(_ day: Substring, _ month: Substring, _ year: Substring) -> CalendarDay? {
    guard day.utf8.count <= 2, let day = Int(day), (1...31).contains(day),
      let month = CalendarDay.month(named: month), let year = Self.year(year)
    else { return nil }
    return CalendarDay(year: year, month: month, day: day)
  }

  private static func dollars(_ text: Substring, isDigital: Bool) -> Phrase? {
    let parts = text.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    guard text.first == "$", parts.count == 2, parts[1].utf8.count == 2,
      let whole = number(parts[0]), whole < 1_000_000_000, let cents = Int(parts[1]), cents >= 0
    else { return nil }
    return .dollars(cents: whole * 100 + cents, isDigital: isDigital)
  }
}
