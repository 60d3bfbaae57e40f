import OwnCatalogue
import SquadCore

/// The `catalogues` section: the user's own files.
extension ConfigReader {
  mutating func readCatalogues(_ value: ConfigValue) {
    guard let members = object(value, of: "catalogues") else { return }
    let builtIn = lists.filter { !$0.contains("/") }
    for member in members {
      let id = member.name
      guard TabID.isValid(id), !builtIn.contains(id) else {
        add(.catalogueName(Self.clean(id)), at: member.offset)
        continue
      }
      guard !config.catalogues.contains(where: { $0.id == id }) else {
        add(.repeated(id), at: member.offset)
        continue
      }
      readCatalogue(member.value, named: id)
    }
  }

  private mutating func readCatalogue(_ value: ConfigValue, named id: String) {
    guard let members = object(value, of: id) else { return }
    let file = members.first { $0.name == "file" }?.value.text
    var settings = OwnSettings(id: id, file: file ?? "")
    read(members, OwnSetting.all, into: &settings)
    guard !settings.file.isEmpty else {
      if members.first(where: { $0.name == "file" })?.value.isNull != false {
        add(.wrong(setting: "file", takes: .text), at: value)
      }
      return
    }
    set { $0.catalogues.append(settings) }
  }

  /// One text or several.
  fileprivate mutating func texts(_ value: ConfigValue, of setting: String) -> [String]? {
    let texts = value.elements.compactMap(\.text)
    if texts.count == value.elements.count { return texts }
    add(.wrong(setting: setting, takes: .fields), at: value)
    return nil
  }

  /// One text, which may stand in an array.
  fileprivate mutating func oneText(_ value: ConfigValue, of setting: String) -> String? {
    guard let text = value.elements.first?.text, value.elements.count == 1 else {
      add(.wrong(setting: setting, takes: .text), at: value)
      return nil
    }
    return text
  }
}

// The fields of bars and facts.
extension ConfigReader {
  /// One field or several, each by itself or as `{ "field": …, "label": …, "of": … }`.
  fileprivate mutating func bars(_ value: ConfigValue, of setting: String) -> [FieldChoices.Bar]? {
    var bars: [FieldChoices.Bar] = []
    for element in value.elements {
      var bar: FieldChoices.Bar?
      if case .object(let members) = element.content {
        var parts: [String: ConfigValue] = [:]
        read(members, ["field", "label", "of"]) { _, name, value in parts[name] = value }
        let full = parts["of"].flatMap { value -> Double? in
          if case .number(let digits) = value.content { Double(digits) } else { nil }
        }
        bar = parts["field"]?.text.map { .init($0, label: parts["label"]?.text, full: full) }
      } else {
        bar = element.text.map { .init($0) }
      }
      guard let bar else {
        add(.wrong(setting: setting, takes: .fields), at: element)
        return nil
      }
      bars.append(bar)
    }
    return bars
  }

  /// An object of labels and fields.
  fileprivate mutating func facts(
    _ value: ConfigValue, of setting: String
  ) -> [FieldChoices.Fact]? {
    guard let members = object(value, of: setting) else { return nil }
    var facts: [FieldChoices.Fact] = []
    for member in members {
      guard let field = member.value.text else {
        add(.wrong(setting: member.name, takes: .fields), at: member.value)
        continue
      }
      facts.append(.init(member.name, field))
    }
    return facts
  }
}

/// The members of a catalogue in `catalogues`, called like the options of `squad open`.
enum OwnSetting {
  typealias Setting = SectionSetting<OwnSettings>

  private static let formats = DataFormat.allCases.map(\.rawValue)

  static let all: [Setting] =
    [
      Setting("file", { $0.path($1, of: $2) }, { $0.file = $1 }),
      Setting("name", { $0.line($1, of: $2) }, { $0.name = $1 }),
      Setting("recruit", { $0.line($1, of: $2) }, { $0.recruit = $1 }),
      Setting("hidden", { $0.flag($1, of: $2) }, { $0.isHidden = $1 }),
      Setting(
        "format", { $0.parsed($1, of: $2, takes: .choice(formats)) { DataFormat(option: $0) } },
        { $0.reading.format = $1 }),
      Setting(
        "delimiter",
        { $0.parsed($1, of: $2, takes: .character, ReadingOptions.delimiter(option:)) },
        { $0.reading.delimiter = $1 }),
      Setting("header", { $0.flag($1, of: $2) }, { $0.reading.hasHeader = $1 }),
      Setting(
        "encoding",
        {
          $0.parsed($1, of: $2, takes: .choice(TextEncoding.options)) { TextEncoding(option: $0) }
        },
        { $0.reading.encoding = $1 }),
      Setting("skip", { $0.number($1, of: $2, in: 0...Int.max) }, { $0.reading.skip = $1 }),
      Setting("read0", { $0.flag($1, of: $2) }, { $0.reading.endsInNUL = $1 }),
      Setting(
        "at", { $0.parsed($1, of: $2, takes: .recordPath) { RecordPath($0) } },
        { $0.reading.at = $1 }),
      Setting(
        "limit", { $0.number($1, of: $2, in: 1...ReadingLimit.rows) }, { $0.reading.limit = $1 }),
      Setting("show", { $0.texts($1, of: $2) }, { $0.choices.show = $1 }),
      Setting("hide", { $0.texts($1, of: $2) }, { $0.choices.hide = $1 }),
      Setting("sort", { $0.line($1, of: $2) }, { $0.sort = $1 }),
      Setting(
        "refresh", { $0.number($1, of: $2, in: ConfigSetting.intervals) }, { $0.refresh = $1 }),
      Setting("searchIn", { $0.texts($1, of: $2) }, { $0.choices[.search] = $1 }),
      Setting("link", { $0.texts($1, of: $2) }, { $0.choices[.link] = $1 }),
      Setting("bars", { $0.bars($1, of: $2) }, { $0.choices.bars = $1 }),
      Setting("facts", { $0.facts($1, of: $2) }, { $0.choices.facts = $1 }),
    ]
    + [.id, .title, .subtitle, .group, .picture, .text].map { (role: FieldRole) in
      Setting(role.rawValue, { $0.oneText($1, of: $2) }, { $0.choices[role] = [$1] })
    }
}
