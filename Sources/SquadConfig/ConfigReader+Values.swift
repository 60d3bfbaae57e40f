import HTTPKit
import PlainText
import SquadCore

/// Values of settings. Each reader returns nil and adds a mistake for a wrong value.
extension ConfigReader {
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: ConfigValue, of setting: String
  ) -> Choice? {
    let names = Choice.allCases.map(\.rawValue)
    let word: String? =
      switch value.content {
      case .text(let text), .number(let text): text
      case .null, .flag, .array, .object: nil
      }
    if let word, let choice = Choice(rawValue: word) { return choice }
    add(unknown(word, of: setting, among: names), at: value)
    return nil
  }

  /// The mistake for a word that isn't one of a setting's names.
  func unknown(_ word: String?, of setting: String, among names: [String]) -> ConfigError {
    guard let word, let nearest = SpellingSuggestion.name(for: word, among: names) else {
      return .wrong(setting: setting, takes: .choice(names))
    }
    return .unknownValue(setting: setting, Self.clean(word), suggestion: nearest)
  }

  mutating func flag(_ value: ConfigValue, of setting: String) -> Bool? {
    if case .flag(let flag) = value.content { return flag }
    add(.wrong(setting: setting, takes: .flag), at: value)
    return nil
  }

  mutating func number(
    _ value: ConfigValue, of setting: String, in range: ClosedRange<Int>,
    takes expectation: ConfigExpectation? = nil
  ) -> Int? {
    if case .number(let text) = value.content, let number = Int(text), range.contains(number) {
      return number
    }
    add(.wrong(setting: setting, takes: expectation ?? .number(range)), at: value)
    return nil
  }

  mutating func readRefresh(_ value: ConfigValue) {
    guard let members = object(value, of: "refresh") else { return }
    read(members, lists) { reader, list, value in
      let range = ConfigSetting.intervals
      if value.isNull {
        reader.set { $0.refresh[list] = .some(nil) }
      } else if let seconds = reader.number(value, of: list, in: range, takes: .interval(range)) {
        reader.set { $0.refresh[list] = seconds }
      }
    }
  }

  /// A text that a type parses.
  mutating func parsed<Value>(
    _ value: ConfigValue, of setting: String, takes expectation: ConfigExpectation,
    _ parse: (String) -> Value?
  ) -> Value? {
    if let parsed = value.text.flatMap(parse) { return parsed }
    add(.wrong(setting: setting, takes: expectation), at: value)
    return nil
  }

  /// A text that isn't empty as a clean line.
  mutating func line(_ value: ConfigValue, of setting: String) -> String? {
    parsed(value, of: setting, takes: .text) { text in
      let line = PlainText.line(text)
      return line.isEmpty ? nil : line
    }
  }

  /// A path, also with characters that a screen can't show.
  mutating func path(_ value: ConfigValue, of setting: String) -> String? {
    parsed(value, of: setting, takes: .text) { $0.isEmpty || $0.utf8.contains(0) ? nil : $0 }
  }

  /// A text that isn't empty, exactly as it is written.
  fileprivate mutating func secret(_ value: ConfigValue, of setting: String) -> String? {
    parsed(value, of: setting, takes: .text) { $0.isEmpty ? nil : $0 }
  }

  /// One well-formed address or several.
  fileprivate mutating func addresses(_ value: ConfigValue, of setting: String) -> [String]? {
    let texts = value.elements.compactMap(\.text)
    if texts.count == value.elements.count, !texts.isEmpty,
      texts.allSatisfy({ WebAddress($0).isWellFormed })
    {
      return texts
    }
    add(.wrong(setting: setting, takes: .addresses), at: value)
    return nil
  }
}

/// A member of a section in the config file: a row of the table behind reading and the example.
struct SectionSetting<Section>: Sendable {
  let name: String
  let about: String
  /// The default, in JSON.
  let example: String
  /// Reads a value that isn't null.
  let read: @Sendable (inout ConfigReader, ConfigValue, inout Section) -> Void

  init<Value>(
    _ name: String, about: String = "", default example: String = "null",
    _ parse: @escaping @Sendable (inout ConfigReader, ConfigValue, String) -> Value?,
    _ set: @escaping @Sendable (inout Section, Value) -> Void
  ) {
    self.name = name
    self.about = about
    self.example = example
    read = { reader, value, section in
      if let parsed = parse(&reader, value, name) { set(&section, parsed) }
    }
  }
}

/// The members of `services`.
enum ServiceSetting {
  typealias Setting = SectionSetting<ServiceSettings>

  static let all: [Setting] = [
    Setting(
      "marvel", about: "the address without /characters",
      { $0.addresses($1, of: $2) }, { $0.marvel = $1 }),
    Setting(
      "marvelPublicKey", about: "both keys sign the requests",
      { $0.secret($1, of: $2) }, { $0.marvelPublicKey = $1 }),
    Setting(
      "marvelPrivateKey", about: "never shown",
      { $0.secret($1, of: $2) }, { $0.marvelPrivateKey = $1 }),
    Setting(
      "superheroes", about: "the address without /all.json",
      { $0.addresses($1, of: $2) }, { $0.superheroes = $1 }),
    Setting(
      "starwars", about: "the address without /films and /people",
      { $0.addresses($1, of: $2) }, { $0.starwars = $1 }),
    Setting(
      "bitcoin", about: "full addresses; {currency} or {currency:lower} stands for the code",
      { $0.addresses($1, of: $2) }, { $0.bitcoin = $1 }),
    Setting(
      "bitcoinHistory", about: "full addresses of daily closes",
      { $0.addresses($1, of: $2) }, { $0.bitcoinHistory = $1 }),
  ]
}
