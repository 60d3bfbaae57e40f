/// Spanish words about a command line that squad can't follow.
extension Spanish: UsageErrorWords {
  func cited(_ word: String) -> String { "«\(word)»" }

  func unknown(_ kind: UsageProblem.Kind, _ word: String) -> String {
    switch kind {
    case .option: "opción desconocida \(word)"
    case .command: "comando desconocido \(word)"
    case .configCommand: "comando de config desconocido \(word)"
    case .catalogue: "catálogo desconocido \(word)"
    case .commandOrCatalogue: "comando o catálogo desconocido \(word)"
    case .list: "lista desconocida \(word)"
    case .theme: "tema desconocido \(word)"
    case .language: "idioma desconocido \(word)"
    }
  }

  func didYouMean(_ name: String) -> String { "¿quizá \(name)?" }
  func available(_ names: [String]) -> String { "disponibles: \(names.joined(separator: ", "))" }
  func see(_ command: String) -> String { "ver \(command)" }

  func needs(_ operand: UsageProblem.Operand, _ name: String) -> String {
    switch operand {
    case .folder: "\(name) necesita una carpeta"
    case .file: "\(name) necesita un archivo"
    case .level: "\(name) necesita un nivel"
    case .mode: "\(name) necesita un modo"
    case .name: "\(name) necesita un nombre"
    case .code: "\(name) necesita un código"
    case .text: "\(name) necesita un texto"
    case .number: "\(name) necesita un número"
    case .time: "\(name) necesita una duración"
    case .list: "\(name) necesita una lista, como marvel"
    case .id: "\(name) necesita un id, como marvel/1009368"
    case .recording: "\(name) necesita una grabación, o tour"
    case .word(let words): "\(name) necesita \(either(words))"
    }
  }

  var searchIsOptional: String { "sin la opción se listan todas las entradas" }
  func takesNoValue(_ option: String) -> String { "\(option) no admite ningún valor" }

  func wrongValue(_ option: String, takes values: String, given: String?) -> String {
    guard let given else { return wrong(option, takes: values) }
    return "\(option) no admite \(given), solo \(values)"
  }

  func noID(_ word: String, of command: String) -> String {
    "\(needs(.id, command)), y \(word) no lo es"
  }

  func unexpected(_ word: String) -> String { "argumento inesperado \(word)" }

  func takesOne(_ operand: UsageProblem.Operand, _ command: String) -> String {
    switch operand {
    case .list: "\(command) admite una sola lista"
    case .id: "\(command) admite un solo id"
    case .recording: "\(command) admite una sola grabación"
    case .word: "\(command) admite una sola palabra"
    default: "\(command) admite un solo argumento"
    }
  }

  func takesNoArguments(_ command: String) -> String { "\(command) no admite argumentos" }
  func foreignOption(_ option: String) -> String {
    "\(option) no se puede usar con este comando"
  }
  func conflict(_ option: String, with other: String) -> String {
    "\(option) no se puede usar con \(other)"
  }
  func option(_ option: String, needs other: String) -> String { "\(option) necesita \(other)" }
  var kioskTakesNoCommand: String { "--kiosk no admite comandos" }
  func notUTF8(_ argument: String) -> String { "\(argument) no es UTF-8" }
  func notARecording(_ path: String) -> String { "\(path) no es una grabación de squad" }
  func notACast(_ path: String) -> String { "\(path) no es una grabación de asciinema" }
  func notALog(_ path: String) -> String { "\(path) no es un registro de squad" }
  func namesAnotherFile(_ option: String) -> String { "\(option) indica otro archivo" }
  func needsScreen(_ name: String) -> String { "\(name) necesita una pantalla" }
  var unsetsAccessible: String { "quitar ACCESSIBLE del entorno" }
  var noPlace: String {
    "ssh admite una lista o una entrada tras el nombre del servidor, como bitcoin/EUR"
  }
  func unknownPlace(_ place: String) -> String { "no existe ninguna lista ni entrada \(place)" }

  func number(from least: String, to most: String) -> String {
    "un número de \(least) a \(most)"
  }
  func wholeNumber(from least: String) -> String { "un entero, \(least) o más" }
  var span: String { "una duración de 1s a 24h, como 90s, 5m o 1h30m" }
  func visitorName(longest: String) -> String {
    "de 1 a \(longest) caracteres ASCII imprimibles, sin espacios"
  }

  var noTerminal: String { "squad necesita un terminal; por SSH, usar ssh -t" }
  var dumbTerminal: String {
    "squad necesita un terminal que pueda mover el cursor; TERM=dumb no puede"
  }
  var noTerminfo: String {
    "squad no puede usar este terminal: no hay entrada de terminfo para TERM ni está instalada"
      + " ninguna de las habituales"
  }
}
