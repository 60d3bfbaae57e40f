/// Spanish words about recordings.
extension Spanish: RecordingWords {
  var noRecording: String { "no es una grabación de squad · squad --record FILE crea una" }
  func recordingVersion(_ version: Int, readable: Int) -> String {
    "versión de formato \(version) · este squad lee la versión \(readable)"
  }
  func invalidJSON(_ reason: String) -> String { "JSON no válido: \(reason)" }
  func missingOrInvalid(_ name: String) -> String { "falta \(name) o no es válido" }
  var unknownEvent: String { "evento desconocido" }
  func timeOutOfRange(_ name: String, to most: Int) -> String {
    "\(name) debe estar entre 0 y \(most) milisegundos"
  }
  func timeGoesBack(_ name: String) -> String { "\(name) es menor que en la línea anterior" }
  var eventAfterEnd: String { "hay un evento después del final" }
  func longerLine(bytes: Int) -> String { "la línea ocupa más de \(bytes) bytes" }
  func largerFile(megabytes: Int) -> String { "ocupa más de \(megabytes) MB" }
}
