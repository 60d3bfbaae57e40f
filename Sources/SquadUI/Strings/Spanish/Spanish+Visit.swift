/// Spanish words of a kiosk.
extension Spanish: VisitWords {
  func visitors(_ number: String) -> String { "\(number) aquí" }
  func hours(_ number: String, isOne: Bool) -> String { "\(number) \(isOne ? "hora" : "horas")" }
  func minutes(_ number: String, isOne: Bool) -> String {
    "\(number) \(isOne ? "minuto" : "minutos")"
  }
  func seconds(_ number: String, isOne: Bool) -> String {
    "\(number) \(isOne ? "segundo" : "segundos")"
  }
  func span(_ parts: [String]) -> String { parts.joined(separator: " ") }
  func idleWarning(_ span: String) -> String {
    "¿Sigues ahí? Pulsa una tecla o la sesión terminará en menos de \(span)"
  }
  func limitWarning(_ span: String) -> String {
    "Se acaba el tiempo: la sesión termina en menos de \(span)"
  }
  func welcomeBack(_ number: String, isOne: Bool) -> String {
    "Hola de nuevo · \(number) \(isOne ? "miembro" : "miembros") en tu equipo"
  }
  func yourSquad(_ names: String) -> String { "Tu equipo: \(names)" }
  func names(_ names: [String], more number: String) -> String {
    "\(names.joined(separator: ", ")) y \(number) más"
  }
  func idleEnd(_ span: String) -> String { "Nadie ha pulsado una tecla en \(span)" }
  func limitEnd(_ span: String) -> String { "Aquí las sesiones duran \(span)" }
  var hostClosing: String { "El servidor se está cerrando" }
  var exhausted: String { "La sesión ha agotado su tiempo de procesador" }
  var hostCannotSave: String { "este servidor no puede guardar ahora mismo" }
  var misconfiguredKiosk: String {
    "este quiosco está mal configurado · quien lo opera puede usar squad config check"
  }
  func full(_ number: String, isOne: Bool) -> String {
    "Hay \(number) \(isOne ? "visitante" : "visitantes") · inténtalo dentro de un minuto"
  }
  func tooManySessions(_ number: String, isOne: Bool) -> String {
    "tu clave tiene \(number) \(isOne ? "sesión abierta" : "sesiones abiertas") · cierra una antes"
  }
  var namelessFull: String {
    "las plazas sin clave están ocupadas · ven con una (ssh-keygen) o inténtalo dentro de un minuto"
  }
}
