import SquadCore
import SquadScreen
import SquadWords
import TerminalKit

/// A config with every setting at its default, and comments.
package enum ConfigExample {
  /// - Parameter lists: the names of all lists.
  package static func text(lists: [String]) -> String {
    let settings = ConfigSetting.all.map { setting in
      let about = setting.about.map { "  // \($0)\n" }.joined()
      return "\(about)  \"\(setting.name)\": \(setting.example(lists)),"
    }
    return """
      // Every setting of squad with its default. Save what you change as
      // $XDG_CONFIG_HOME/squad/config.json, by default ~/.config/squad/config.json, and see
      // what squad config check says. Comments are fine, and so are trailing commas.
      {
      \(settings.joined(separator: "\n\n"))
      }
      """
  }

  static func refresh(_ lists: [String]) -> String {
    object(lists.map { ($0, $0 == "bitcoin" ? "60" : "null", nil) })
  }

  static var services: String {
    object(ServiceSetting.all.map { ($0.name, $0.example, $0.about) })
  }

  static var catalogues: String {
    """
    {
        // "crew": { "name": "Crew", "file": "~/crew.csv", "title": "{first} {last}",
        //   "subtitle": "role", "id": "number", "recruit": "pilot" },
        // Others: \(others)
      }
    """
  }

  private static var others: String {
    let shown = ["name", "file", "title", "subtitle", "id", "recruit"]
    let names = OwnSetting.all.map(\.name).filter { !shown.contains($0) }
    return wrapped(names).joined(separator: "\n    //   ")
  }

  static var kiosk: String {
    object(KioskSetting.all.map { ($0.name, $0.example, $0.about) })
  }

  static var keys: String {
    let strings = Strings()
    return object(
      CommandInfo.all.map { info in
        let keys = info.keys.map { "\"\(escaped($0.written))\"" }
        let value = keys.count > 1 ? "[\(keys.joined(separator: ", "))]" : keys.first ?? "null"
        return (info.command.rawValue, value, strings.purpose(info.command))
      })
  }

  static var themes: String {
    """
    {
        "mine": {
          "base": "dark",
          "accent": "own",
          // Roles: \(roles.joined(separator: "\n      // "))
          "roles": {
            "quiet": { "foreground": ["#a9adb8", 248], "ground": "default", "weight": "plain" },
          },
        },
      }
    """
  }

  /// The names of all roles, in lines of a comment.
  private static var roles: [String] {
    wrapped(Role.allCases.map(\.name))
  }

  private static func wrapped(_ names: [String]) -> [String] {
    names.reduce(into: [""]) { lines, name in
      let last = lines.removeLast()
      let isFull = last.count + name.count > 72
      lines += isFull ? [last, name] : [last.isEmpty ? name : "\(last) \(name)"]
    }
  }

  private static func object(_ members: [(name: String, value: String, about: String?)]) -> String {
    let lines = members.map { ("    \"\($0.name)\": \($0.value),", $0.about) }
    let width = lines.map(\.0.count).max() ?? 0
    let text = lines.map { line, about in
      about.map { line.padded(to: width + 1) + "// \($0)" } ?? line
    }
    return "{\n\(text.joined(separator: "\n"))\n  }"
  }

  private static func escaped(_ text: String) -> String {
    text == "\"" || text == "\\" ? "\\\(text)" : text
  }
}
