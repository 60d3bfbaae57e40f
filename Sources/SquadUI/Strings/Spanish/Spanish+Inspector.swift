/// Spanish words of the inspector.
extension Spanish: InspectorWords {
  var inspectorTitle: String { "Inspector" }
  var whatChanged: String { "Qué cambió" }
  var effects: String { "Efectos" }
  var timeColumn: String { "hora" }
  var actionColumn: String { "acción" }
  var changedColumn: String { "cambió" }
  var tookColumn: String { "tardó" }
  var wroteColumn: String { "escribió" }
  var countColumn: String { "veces" }
  var eachColumn: String { "cada una" }
  var unchanged: String { "sin cambios" }
  var lists: String { "listas" }
  var details: String { "detalles" }
  var squadPart: String { "equipo" }
  var nothing: String { "nada" }
  var notKept: String { "no guardado" }
  var statesNotKept: String { "Este estado ya no se guarda; arriba se ve el actual" }
  var bytesAKey: String { "bytes por tecla" }
  var chooseAction: String { "acción" }
  var backAndForth: String { "atrás y adelante en el tiempo" }
  var showTotals: String { "totales" }
  var showActions: String { "acciones" }
  var writeActions: String { "guardar en un archivo" }
  var presentTime: String { "ahora" }
  var past: String { "pasado" }
  func past(waiting: String) -> String { "pasado · \(waiting) en espera" }
  func action(_ number: String, of newest: String) -> String { "acción \(number) de \(newest)" }
  func totals(_ count: String, isOne: Bool) -> String {
    "totales de \(count) \(isOne ? "acción" : "acciones")"
  }
  func crashFound(_ file: String) -> String {
    "Fallo: \(file) · tiene las últimas 50 acciones"
  }
  func frame(_ time: String, _ bytes: String) -> String { "pantalla: \(time), \(bytes)" }
  func bytes(median: String, most: String) -> String { "mediana \(median), máximo \(most)" }
  func rows(_ count: String, isOne: Bool) -> String { "\(count) \(isOne ? "fila" : "filas")" }
  func items(_ count: String, isOne: Bool) -> String {
    "\(count) \(isOne ? "elemento" : "elementos")"
  }
  func moreChanges(_ count: String, isOne: Bool) -> String { "y \(count) más" }
  func withNewText(_ count: String) -> String { "\(count) con texto nuevo" }
  func new(_ count: String, isOne: Bool) -> String { "\(count) \(isOne ? "nueva" : "nuevas")" }
  func gone(_ count: String, isOne: Bool) -> String {
    "\(count) \(isOne ? "eliminada" : "eliminadas")"
  }
  func wrote(_ file: String) -> String { "Guardado en \(file)" }
  func notWritten(_ reason: String) -> String { "No se pudo guardar: \(reason)" }
}
