import Basics
import PlainText
import SquadCore
import SquadScreen
import TerminalKit

/// The user's own themes, and the chosen theme.
extension ConfigReader {
  static let themeMembers = ["base", "accent", "roles"]
  static let roleMembers = ["foreground", "ground", "weight"]

  /// Called after the themes are read.
  mutating func readTheme(_ value: ConfigValue) {
    let names = ThemeChoice.standard.map(\.name) + config.themes.map(\.name)
    guard let text = value.text, names.contains(text) else {
      return add(unknown(value.text, of: "theme", among: names), at: value)
    }
    set { $0.theme = ThemeChoice(named: text) }
  }

  mutating func readThemes(_ value: ConfigValue) {
    guard let members = object(value, of: "themes") else { return }
    var names = Set(members.map(\.name))
    let squads = ThemeName.allCases.map(\.rawValue) + ThemeChoice.standard.map(\.name)
    for member in members {
      let clean = Self.clean(member.name)
      if squads.contains(member.name) {
        add(.reservedTheme(member.name), at: member.offset)
      } else if clean.isEmpty || clean != member.name {
        add(.themeName(clean), at: member.offset)
      } else {
        continue
      }
      names.remove(member.name)
    }
    for member in members where names.contains(member.name) {
      guard !config.themes.contains(where: { $0.name == member.name }) else {
        add(.repeated(member.name), at: member.offset)
        continue
      }
      readTheme(member.value, named: member.name)
    }
  }

  private mutating func readTheme(_ value: ConfigValue, named name: String) {
    guard let members = object(value, of: name) else { return }
    var theme = OwnTheme(name: name)
    read(members, Self.themeMembers) { reader, member, value in
      switch member {
      case "base": theme.base = reader.base(value) ?? theme.base
      case "accent": theme.accent = reader.choice(value, of: member)
      default: theme.changes = reader.changes(value)
      }
    }
    set { $0.themes.append(theme) }
  }

  private mutating func base(_ value: ConfigValue) -> ThemeName? {
    let names = ThemeName.allCases.filter { $0 != .neutral }.map(\.rawValue)
    if let text = value.text, names.contains(text) { return ThemeName(rawValue: text) }
    add(unknown(value.text, of: "base", among: names), at: value)
    return nil
  }

  private mutating func changes(_ value: ConfigValue) -> [Role: OwnTheme.Change] {
    guard let members = object(value, of: "roles") else { return [:] }
    var changes: [Role: OwnTheme.Change] = [:]
    read(members, Role.allCases.map(\.name)) { reader, name, value in
      guard let role = Role.allCases.first(where: { $0.name == name }),
        let members = reader.object(value, of: name)
      else { return }
      var change = OwnTheme.Change()
      reader.read(members, Self.roleMembers) { reader, member, value in
        switch member {
        case "foreground": change.foreground = reader.paint(value, of: member)
        case "ground": change.ground = reader.paint(value, of: member)
        default: change.weight = reader.weight(value)
        }
      }
      changes[role] = change
    }
    return changes
  }

  /// A number, `"#rrggbb"`, both in an array, or `"default"`.
  private mutating func paint(_ value: ConfigValue, of setting: String) -> OwnTheme.Paint? {
    var index: UInt8?
    var exact: UInt32?
    var isValid = (1...2).contains(value.elements.count)
    for element in value.elements {
      switch element.content {
      case .text("default") where value.elements.count == 1: return .standard
      case .number(let text) where index == nil:
        index = UInt8(text)
        isValid = isValid && index != nil
      case .text(let text) where exact == nil:
        exact = Self.exact(text)
        isValid = isValid && exact != nil
      default: isValid = false
      }
    }
    guard isValid, let color = Self.color(index, exact) else {
      add(.wrong(setting: setting, takes: .color), at: value)
      return nil
    }
    return .color(color)
  }

  private static func color(_ index: UInt8?, _ exact: UInt32?) -> ThemeColor? {
    if let index { return ThemeColor(index, exact: exact) }
    return exact.map { exact in
      let (red, green, blue) = (exact >> 16, exact >> 8, exact)
      return ThemeColor(
        XtermColors.nearest(
          red: UInt8(truncatingIfNeeded: red), green: UInt8(truncatingIfNeeded: green),
          blue: UInt8(truncatingIfNeeded: blue)), exact: exact)
    }
  }

  /// `#1a2b3c`
  private static func exact(_ text: String) -> UInt32? {
    guard text.hasPrefix("#"), text.utf8.count == 7, text.utf8.dropFirst().first != 0x2B else {
      return nil
    }
    return UInt32(text.dropFirst(), radix: 16)
  }

  private mutating func weight(_ value: ConfigValue) -> Attributes? {
    let words = value.elements.flatMap { element in
      element.text?.split(separator: " ").map(String.init) ?? [""]
    }
    let weights = words.map { Self.weights[$0] }
    guard !weights.isEmpty, !weights.contains(nil) else {
      add(.wrong(setting: "weight", takes: .weight), at: value)
      return nil
    }
    return weights.reduce(into: Attributes()) { all, weight in
      if let weight { all.formUnion(weight) }
    }
  }

  private static let weights: [String: Attributes] = [
    "plain": [], "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline,
    "reverse": .reverse,
  ]
}
