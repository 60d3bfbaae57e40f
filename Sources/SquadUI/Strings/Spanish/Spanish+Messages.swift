/// Spanish messages.
extension Spanish: MessageWords {
  func joined(_ name: String) -> String { "\(name) se unió al equipo" }
  func fired(_ name: String) -> String { "se despidió a \(name)" }
  func moved(_ name: String) -> String { "\(name) cambió de lugar" }
  func undone(_ change: String) -> String { "Deshecho: \(change)" }
  func redone(_ change: String) -> String { "Rehecho: \(change)" }
  func inAnotherWindow(_ change: String) -> String { "\(change) en otra ventana" }
  var nothingToUndo: String { "Nada que deshacer" }
  var nothingToRedo: String { "Nada que rehacer" }
  var cannotJoin: String { "Al equipo solo se unen personas y divisas" }
  var noGridOfPrices: String { "Sin cuadrícula: las divisas no tienen imágenes" }
  var noRoomForGrid: String { "No hay espacio para tarjetas" }
  var noRoomForLargerCards: String { "No hay espacio para tarjetas más grandes" }
  var nothingToCompare: String { "Solo los héroes tienen atributos que comparar" }
  var nobodyToCompare: String { "Para comparar hace falta otro héroe en el equipo" }
  var squadIsEmpty: String { "El equipo está vacío" }
  var notInSquad: String { "No está en el equipo" }
  func leftAlready(_ name: String) -> String { "\(name) ya no está en el equipo" }
  func noSuchList(_ key: String) -> String { "\(key): no existe esa lista" }
  var nothingSelected: String { "No hay nada seleccionado" }
  var leftIsElsewhere: String { "El héroe de la izquierda no está en la lista abierta" }
  var onlyMembersMove: String { "Solo se mueven los miembros, en el equipo" }
  var memberIsFirst: String { "Ya está al principio del equipo" }
  var memberIsLast: String { "Ya está al final del equipo" }
  func quitHint(_ key: String) -> String { "\(key) para salir" }
  var offlineByChoice: String { "sin conexión (--offline)" }
  func sharedAnswer(_ time: String) -> String {
    "Obtenido a las \(time) · todos los visitantes lo comparten 5 minutos"
  }
  var cannotSuspend: String { "No se puede suspender: no hay shell al que volver" }
  var pasteIgnored: String { "El texto pegado va al campo de búsqueda" }
  func opensSearch(_ key: String) -> String { "\(key) lo abre" }
  func themeChosen(_ name: String) -> String { "Tema: \(name)" }
  func colorsOff(_ reason: String) -> String { "los colores están desactivados (\(reason))" }
  var colorInConfig: String { "\"color\" en la configuración" }
  func noTerminalName(_ used: String) -> String { "TERM no está definida · se usa \(used)" }
  func unknownTerminal(_ name: String, _ used: String) -> String {
    "TERM=\(name) no se conoce aquí · se usa \(used)"
  }
  func notSaved(_ problem: String) -> String { "Sin guardar: \(problem)" }
  func cannotSave(_ problem: String) -> String { "No se puede guardar: \(problem)" }
  func setAside(_ name: String) -> String {
    "el archivo del equipo estaba dañado y se apartó como \(name)"
  }
  func notSaving(_ problem: String) -> String {
    "no se pueden guardar los cambios: \(problem)"
  }
  var noneRecovered: String { "ningún miembro recuperado" }
  func recovered(_ number: String, isOne: Bool) -> String {
    "\(number) \(isOne ? "miembro recuperado" : "miembros recuperados")"
  }
}
