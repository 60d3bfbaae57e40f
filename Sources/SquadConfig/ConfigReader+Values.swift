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

  mutating func readServices(_ value: ConfigValue) {
    guard let members = object(value, of: "services") else { return }
    read(members, ServiceSetting.all.map(\.name)) { reader, name, value in
      guard !value.isNull, let setting = ServiceSetting.all.first(where: { $0.name == name }) else {
        return
      }
      setting.read(&reader, value)
    }
  }
}

/// A member of `services`.
struct ServiceSetting: Sendable {
  let name: String
  let about: String
  let read: @Sendable (inout ConfigReader, ConfigValue) -> Void

  private init(
    _ name: String, _ about: String,
    addresses set: @escaping @Sendable (inout ServiceSettings, [String]) -> Void
  ) {
    self.name = name
    self.about = about
    read = { reader, value in
      let texts = value.elements.compactMap(\.text)
      guard texts.count == value.elements.count, !texts.isEmpty,
        texts.allSatisfy({ WebAddress($0).isWellFormed })
      else { return reader.add(.wrong(setting: name, takes: .addresses), at: value) }
      reader.set { set(&$0.services, texts) }
    }
  }

  private init(
    _ name: String, _ about: String,
    secret set: @escaping @Sendable (inout ServiceSettings, String) -> Void
  ) {
    self.name = name
    self.about = about
    read = { reader, value in
      guard let text = value.text, !text.isEmpty else {
        return reader.add(.wrong(setting: name, takes: .text), at: value)
      }
      reader.set { set(&$0.services, text) }
    }
  }

  static let all: [ServiceSetting] = [
    ServiceSetting("marvel", "the address without /characters", addresses: { $0.marvel = $1 }),
    ServiceSetting(
      "marvelPublicKey", "both keys sign the requests", secret: { $0.marvelPublicKey = $1 }),
    ServiceSetting("marvelPrivateKey", "never shown", secret: { $0.marvelPrivateKey = $1 }),
    ServiceSetting(
      "superheroes", "the address without /all.json", addresses: { $0.superheroes = $1 }),
    ServiceSetting(
      "starwars", "the address without /films and /people", addresses: { $0.starwars = $1 }),
    ServiceSetting(
      "bitcoin", "full addresses; {currency} or {currency:lower} stands for the code",
      addresses: { $0.bitcoin = $1 }),
    ServiceSetting(
      "bitcoinHistory", "full addresses of daily closes", addresses: { $0.bitcoinHistory = $1 }),
  ]
}
