import SquadConfig
import SquadCore
import SquadWords
import TerminalKit

/// Settings of the browser: an option takes precedence over the environment, and that over the
/// config.
struct BrowserSettings {
  let options: Options
  let config: Config
  let configState: ConfigState
  /// Whether entries are chosen for a script.
  var isPicker = false
  /// Whether standard input carries data, so that keys come from the terminal itself.
  var readsInput = false

  init(_ options: Options, _ loaded: ConfigFile.Loaded) {
    self.options = options
    config = loaded.config
    configState = loaded.state
  }

  var isKiosk: Bool { options.kiosk != nil }

  var keymap: Keymap { config.keymap.offered(in: mode) }

  private var mode: Keymap.Mode { isPicker ? .picker : isKiosk ? .kiosk : .browser }

  /// Whether the tour plays while the session is idle.
  var attracts: Bool {
    options.attracts || options.kiosk != nil && config.kiosk.settings.attract
  }

  var pictures: PictureMode { options.pictures ?? config.pictures }

  /// Settings of a kiosk; nil outside one.
  var kiosk: KioskSettings? {
    options.kiosk?.settings(
      over: config.kiosk.settings, attract: options.attracts, name: options.squadName)
  }

  /// The operator's folder; nil without one, and outside a kiosk.
  var kioskFolder: String? {
    options.kiosk.flatMap { _ in options.dataFolder ?? config.kiosk.data }
  }

  /// Whether the mouse is on at the start.
  var usesMouse: Bool {
    options.usesMouse && config.mouse && Environment["ACCESSIBLE"] != "1"
  }

  private var hasNoColor: Bool { Environment["NO_COLOR"] != nil }

  private var colors: ColorMode { options.colors ?? (hasNoColor ? .auto : config.color) }

  var terminal: TerminalSettings {
    var settings = TerminalSettings(colors: colors, usesMouse: usesMouse) { Environment[$0] }
    if isPicker || readsInput { settings.input = .controlling }
    if isPicker { settings.output = .controlling }
    return settings
  }

  /// Setting that turned colours off; nil without one.
  func colorsOff(_ strings: Strings) -> String? {
    if options.colors == .never { return "--color never" }
    if colors == .auto, hasNoColor { return "NO_COLOR" }
    return colors == .never ? strings.colorInConfig : nil
  }

  /// Catalogues with the config's intervals. For a kiosk, without hints about configuring servers.
  func applied(to catalogues: [CatalogueInfo]) -> [CatalogueInfo] {
    guard isKiosk || !config.refresh.isEmpty else { return catalogues }
    return catalogues.map { catalogue in
      var catalogue = catalogue
      if isKiosk, case .absent = catalogue.service {
        catalogue.service = .absent(reason: ServiceAbsence.none.rawValue)
      }
      for index in catalogue.lists.indices {
        if let interval = config.refresh[catalogue.lists[index].id.description] {
          catalogue.lists[index].refreshInterval = interval
        }
      }
      return catalogue
    }
  }
}
