/// Spanish words of `squad --help`.
extension Spanish: UsageWords {
  var usageIntroduction: String {
    "Explora catálogos en el terminal y forma tu propio equipo."
  }
  var optionsPlaceholder: String { "[opciones]" }

  func purpose(of form: CommandForm) -> String {
    switch form {
    case .browse: "explorar desde ahí a pantalla completa"
    case .list: "mostrar una lista, o lo que coincide con TEXT"
    case .show: "mostrar una entrada"
    case .roster: "mostrar los miembros del equipo"
    case .recruit: "reclutar miembros para el equipo"
    case .fire: "despedir miembros del equipo"
    case .glance: "mostrar el equipo en una línea, sin red"
    case .replay: "reproducir lo que grabó --record, o el tour"
    case .board: "mostrar los más reclutados hoy en un quiosco"
    case .configCheck: "mostrar los errores de configuración"
    case .configExample: "mostrar un ejemplo con todos los ajustes"
    case .help: "mostrar esta ayuda"
    }
  }

  func usageLists(_ names: String) -> String { "Listas: \(names)." }
  var usageIDs: String {
    "squad list muestra los id que usan los demás comandos, como marvel/1009368."
  }
  var usageOptions: String { "Opciones:" }

  func purpose(of option: HelpOption) -> String {
    switch option {
    case .offline: "no usar nunca la red"
    case .data: "guardar el equipo en DIR/squad.sqlite3"
    case .config: "leer la configuración desde FILE"
    case .log:
      "registrar en FILE las peticiones, los datos ilegibles y los fallos; al llegar a 5 MB"
        + " pasa a ser FILE.1"
    case .logLevel: "error, info (por defecto) o debug, que registra cada acción"
    case .color: "auto, never, 16, 256 o truecolor"
    case .theme: "auto, dark, light, contrast, mono, terminal o uno propio"
    case .language: "en, es o ja"
    case .ascii: "dibujar solo con ASCII, útil si ─ ▸ ★ ● ocupan dos columnas"
    case .pictures: "auto, never o cells"
    case .noMouse: "dejar el ratón al terminal"
    case .record: "guardar en FILE las teclas y cuándo se pulsan"
    case .attract: "reproducir el tour tras un minuto sin pulsar teclas"
    case .kiosk: "para desconocidos: sin acceso al servidor; ver el README"
    case .idle: "cerrar la sesión de un quiosco tras SPAN de inactividad (5m)"
    case .sessionLimit: "cerrar la sesión de un quiosco tras SPAN en todo caso (30m)"
    case .visitors: "admitir como máximo N visitantes a la vez (60)"
    case .visitorName: "guardar el equipo del visitante como NAME; vacío: en memoria"
    case .help: "mostrar esta ayuda"
    case .version: "mostrar la versión"
    }
  }

  var usageStatus: String {
    "Código de salida: 0 si todo va bien, 1 si algo falla, 2 si el uso es incorrecto."
  }
  var usageKeys: String { "A pantalla completa, ? muestra las teclas y q sale." }
}
