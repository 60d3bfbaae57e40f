import SquadCore

/// Spanish words on the screen.
extension Spanish: ScreenWords {
  var squad: String { "Mi equipo" }
  var inSquad: String { "en el equipo" }
  var noDescription: String { "Sin descripción." }
  var links: String { "Enlaces" }
  var more: String { "más" }
  var sum: String { "Total" }
  var noRate: String { "aún sin cotización" }
  var loading: String { "cargando…" }
  var helpTitle: String { "Ayuda" }
  var scroll: String { "desplazar" }
  var filter: String { "filtrar" }
  var dismiss: String { "cerrar" }
  var themeTitle: String { "Tema" }
  var keepTheme: String { "usar" }
  var dismissTheme: String { "cancelar" }
  var offline: String { "sin conexión" }
  var asking: String { "consultando" }
  var grid: String { "cuadrícula" }
  var move: String { "moverse" }
  var size: String { "tamaño" }
  var larger: String { "ampliar" }
  var smaller: String { "reducir" }
  var asList: String { "lista" }
  var compareTitle: String { "Comparar" }
  var otherMember: String { "otro miembro" }
  var otherHero: String { "otro héroe" }
  var keep: String { "mantener" }
  var clear: String { "borrar" }

  func retry(_ key: String) -> String { "\(key) para reintentar" }

  func emptyStrip(_ key: String, _ kind: EntryKind) -> String {
    switch kind {
    case .character: "\(key) recluta al personaje seleccionado"
    case .hero: "\(key) recluta al héroe seleccionado"
    case .person: "\(key) recluta a la persona seleccionada"
    case .currency: "\(key) recluta la divisa seleccionada"
    }
  }

  func emptyStrip(_ key: String, otherKind: String) -> String {
    "\(key) recluta lo seleccionado (\(otherKind))"
  }

  func tooSmall(_ minimum: String, _ actual: String) -> String {
    "squad necesita \(minimum), hay \(actual)"
  }

  func confirmRemoval(of name: String) -> String { "¿Despedir a \(name) del equipo?" }
  func shortConfirmRemoval(of name: String) -> String { "¿Despedir a \(name)?" }
  var removalTitle: String { "Despedir del equipo" }
  func removalHint(_ key: String) -> String { "\(key) deshace y recupera su lugar." }
  var fire: String { "despedir" }
  var keepMember: String { "retener" }

  func compare(with name: String) -> String { "comparar con \(name)" }
  func comparison(of left: String, with right: String) -> String { "\(left) con \(right)" }

  var nothingChanged: String { "sin cambios" }
  func bytes(_ number: String) -> String { "\(number) bytes" }
}
