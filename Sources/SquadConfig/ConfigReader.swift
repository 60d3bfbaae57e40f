import PlainText
import SquadCore

/// Reader of a config: what a text sets, and what is wrong in it. A wrong value leaves its setting
/// as it is without it.
package struct ConfigReader {
  package private(set) var config = Config()
  package private(set) var mistakes: [ConfigMistake] = []
  /// Consequences of the file that may not have been meant.
  package private(set) var notes: [ConfigMistake] = []
  /// The names of all lists, which `refresh` knows.
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
    if let invalid = UTF8Check.invalidOffset(in: bytes) {
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
    // The user's own themes first: "theme" may name one.
    read(members, ["themes"] + names) { reader, name, value in
      guard !value.isNull else { return }
      ConfigSetting.all.first { $0.name == name }?.read(&reader, value)
    }
    if let comment = text.openComment {
      add(.syntax("unterminated comment"), at: comment)
    } else if let problem {
      add(.syntax(problem.reason), at: problem.offset)
    }
    mistakes.sort { ($0.place ?? Self.start) < ($1.place ?? Self.start) }
  }

  private static let start = ConfigMistake.Place(line: 0, column: 0)

  /// Changes the config.
  mutating func set(_ change: (inout Config) -> Void) { change(&config) }

  mutating func add(_ problem: ConfigProblem, at offset: Int) {
    mistakes.append(ConfigMistake(file: file, place: text.place(of: offset), problem: problem))
  }

  mutating func note(_ problem: ConfigProblem, at value: ConfigValue) {
    notes.append(ConfigMistake(file: file, place: text.place(of: value.offset), problem: problem))
  }

  mutating func add(_ problem: ConfigProblem, at value: ConfigValue) {
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

  /// The members of an object; nil, and a mistake, of anything else.
  mutating func object(_ value: ConfigValue, of setting: String) -> [ConfigMember]? {
    if case .object(let members) = value.content { return members }
    add(.wrong(setting: setting, takes: .object), at: value)
    return nil
  }

  /// A text from the file as a line of the screen can have it.
  static func clean(_ text: String) -> String {
    let line = PlainText.line(text)
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
