import OwnCatalogue
import PlainText
import SquadCore

/// Reads a config's settings and mistakes. A wrong value leaves its setting at the default.
package struct ConfigReader {
  /// The settings that could be read, and the defaults of all others.
  package private(set) var config = Config()
  /// By position in the file.
  package private(set) var mistakes: [ConfigMistake] = []
  /// Consequences that the user may not have meant.
  package private(set) var notes: [ConfigMistake] = []
  /// The names of all lists: the members of `refresh`.
  let lists: [String]
  private let file: String
  private let text: ConfigText

  /// - Parameters:
  ///   - bytes: of the file.
  ///   - file: its name, without its folder.
  ///   - lists: the names of all lists, such as `starwars/people`.
  package init(_ bytes: [UInt8], file: String, lists: [String]) {
    self.file = file
    self.lists = lists
    text = ConfigText(bytes)
    let invalid = bytes.withUnsafeBufferPointer { UTF8Check.firstInvalid(in: $0, isWhole: true) }
    if let invalid {
      add(.notUTF8, at: invalid)
    } else {
      readAll()
    }
  }

  private mutating func readAll() {
    guard text.openComment == nil || !text.isBlank else {
      return add(.syntax("unterminated comment"), at: text.openComment ?? 0)
    }
    guard !text.isBlank else { return }
    let (members, problem) = ConfigValue.members(of: text)
    let names = ConfigSetting.all.map(\.name).filter { $0 != "themes" }
    // Themes first: "theme" may name one of them.
    read(members, ["themes"] + names) { reader, name, value in
      guard !value.isNull else { return }
      ConfigSetting.all.first { $0.name == name }?.read(&reader, value)
    }
    if let comment = text.openComment {
      add(.syntax("unterminated comment"), at: comment)
    } else if let problem {
      add(.syntax(problem.reason), at: problem.offset)
    }
    mistakes.sort { ($0.position ?? Self.start) < ($1.position ?? Self.start) }
  }

  private static let start = ConfigMistake.Position(line: 0, column: 0)

  mutating func set(_ change: (inout Config) -> Void) { change(&config) }

  mutating func add(_ problem: ConfigError, at offset: Int) {
    mistakes.append(
      ConfigMistake(file: file, position: text.position(of: offset), problem: problem))
  }

  mutating func addNote(_ problem: ConfigError, at value: ConfigValue) {
    notes.append(
      ConfigMistake(file: file, position: text.position(of: value.offset), problem: problem))
  }

  mutating func add(_ problem: ConfigError, at value: ConfigValue) {
    add(problem, at: value.offset)
  }

  /// Reads known members in the order of `names`, each once; any other is a mistake.
  mutating func read(
    _ members: [ConfigMember], _ names: [String],
    _ body: (inout ConfigReader, String, ConfigValue) -> Void
  ) {
    var seen: Set<String> = []
    var known: [String: ConfigValue] = [:]
    for member in members {
      if !names.contains(member.name) {
        let suggestion = SpellingSuggestion.name(for: member.name, among: names)
        add(.unknown(Self.clean(member.name), suggestion: suggestion), at: member.offset)
      } else if seen.insert(member.name).inserted {
        known[member.name] = member.value
      } else {
        add(.repeated(Self.clean(member.name)), at: member.offset)
      }
    }
    for name in names { if let value = known[name] { body(&self, name, value) } }
  }

  /// Reads the known members of a section; null leaves a setting at its default.
  mutating func read<Section>(
    _ members: [ConfigMember], _ settings: [SectionSetting<Section>], into section: inout Section
  ) {
    read(members, settings.map(\.name)) { reader, name, value in
      guard !value.isNull else { return }
      settings.first { $0.name == name }?.read(&reader, value, &section)
    }
  }

  /// Reads a section that has a table of its own.
  mutating func read<Section>(
    _ value: ConfigValue, of name: String, _ settings: [SectionSetting<Section>],
    into section: WritableKeyPath<Config, Section>
  ) {
    guard let members = object(value, of: name) else { return }
    var changed = config[keyPath: section]
    read(members, settings, into: &changed)
    config[keyPath: section] = changed
  }

  /// The members of an object; nil, and a mistake, for any other value.
  mutating func object(_ value: ConfigValue, of setting: String) -> [ConfigMember]? {
    if case .object(let members) = value.content { return members }
    add(.wrong(setting: setting, takes: .object), at: value)
    return nil
  }

  /// A text from the file as a short line that the screen can show.
  static func clean(_ text: String) -> String {
    let line = PlainText.line(text)
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
