import SquadCore
import SquadWords
import TerminalKit

/// A setting of the config file: a row of the table behind reading, hints and the example.
struct ConfigSetting: Sendable {
  let name: String
  /// Lines of the example's comment.
  let about: [String]
  /// The value in the example, in JSON, from the names of all lists.
  let example: @Sendable ([String]) -> String
  /// Reads a value that isn't null.
  let read: @Sendable (inout ConfigReader, ConfigValue) -> Void

  private init(
    _ name: String, _ about: String..., example: @escaping @Sendable ([String]) -> String,
    read: @escaping @Sendable (inout ConfigReader, ConfigValue) -> Void
  ) {
    self.name = name
    self.about = about
    self.example = example
    self.read = read
  }

  private init<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ about: String, default example: String,
    _ set: @escaping @Sendable (inout Config, Choice) -> Void
  ) {
    self.init(name, about, example: { _ in example }) { reader, value in
      if let choice: Choice = reader.choice(value, of: name) { reader.set { set(&$0, choice) } }
    }
  }

  private init(
    _ name: String, _ about: String, default example: Bool,
    _ set: @escaping @Sendable (inout Config, Bool) -> Void
  ) {
    self.init(name, about, example: { _ in "\(example)" }) { reader, value in
      if let flag = reader.flag(value, of: name) { reader.set { set(&$0, flag) } }
    }
  }

  static let pageSizes = 1...100
  static let intervals = 10...86_400

  /// In the example's order.
  static let all: [ConfigSetting] = [
    ConfigSetting(
      "theme", "auto, dark, light, contrast, mono, terminal, or one of your own from \"themes\".",
      "A theme chosen with t or T on this terminal overrides this; --theme overrides both.",
      example: { _ in "\"auto\"" }
    ) { $0.readTheme($1) },
    ConfigSetting(
      "accent", "own: a colour for each catalogue; one: the same for all.", default: "\"own\""
    ) { (config, accent: AccentChoice) in config.accent = accent },
    ConfigSetting(
      "themes", "Themes of your own: a base, and the roles that differ. Colours are 0 to 255,",
      "\"#rrggbb\", both (the number is for 256 colours) or \"default\"; weights plain, bold, dim,",
      "italic, underline, reverse, or several of them.", example: { _ in ConfigExample.themes }
    ) { $0.readThemes($1) },
    ConfigSetting(
      "language", "en, es or ja; null: from LC_ALL, LC_MESSAGES or LANG.", default: "null"
    ) { (config, language: Language) in config.language = language },
    ConfigSetting(
      "color", "auto, never, 16, 256 or truecolor.", default: "\"auto\""
    ) { (config, color: ColorMode) in config.color = color },
    ConfigSetting(
      "pictures", "auto, never or cells (with few colours too).", default: "\"auto\""
    ) { (config, pictures: PictureMode) in config.pictures = pictures },
    ConfigSetting(
      "portraits", "on or off: squad's own pictures of entries without one.", default: "\"on\""
    ) { (config, portraits: PortraitMode) in config.portraits = portraits },
    ConfigSetting(
      "strip", "Lines of a member in the squad's strip: auto (by the screen's height), one, two;",
      "or off.", example: { _ in "\"auto\"" }
    ) { reader, value in
      if let strip: StripStyle = reader.choice(value, of: "strip") {
        reader.set { $0.strip = strip }
      }
    },
    ConfigSetting("mouse", "Whether squad reacts to clicks and the wheel.", default: true) {
      $0.mouse = $1
    },
    ConfigSetting(
      "remember", "Whether squad starts where it was left.", default: true
    ) { $0.remembersPlace = $1 },
    ConfigSetting(
      "pageSize", "Rows of a request to a live service, 1 to 100; null: 50, or 100 in commands.",
      example: { _ in "null" }
    ) { reader, value in
      if let size = reader.number(value, of: "pageSize", in: pageSizes) {
        reader.set { $0.pageSize = size }
      }
    },
    ConfigSetting(
      "refresh",
      "Seconds between refreshes of a list on the screen, 10 to 86,400; null: by hand.",
      example: ConfigExample.refresh
    ) { $0.readRefresh($1) },
    ConfigSetting(
      "services", "Addresses of services, one or several to try in order; null: the built-in ones.",
      "Variables such as SQUAD_MARVEL_URL override them.", example: { _ in ConfigExample.services }
    ) { $0.read($1, of: "services", ServiceSetting.all, into: \.services) },
    ConfigSetting(
      "catalogues",
      "Files of your own, each with a tab: its id, then the words of squad open's options. What",
      "isn't given is guessed; squad open FILE --explain prints what is.",
      example: { _ in ConfigExample.catalogues }
    ) { $0.readCatalogues($1) },
    ConfigSetting(
      "kiosk", "For squad --kiosk, in the file that --config names; its options override these.",
      example: { _ in ConfigExample.kiosk }
    ) { $0.read($1, of: "kiosk", KioskSetting.all, into: \.kiosk) },
    ConfigSetting(
      "keys",
      "Keys: one, several in [ ], or null for none. They replace an action's own keys and are",
      "taken from other actions. Enter, Esc, the arrows and Ctrl-C always mean the same.",
      example: { _ in ConfigExample.keys }
    ) { $0.readKeys($1) },
  ]
}
