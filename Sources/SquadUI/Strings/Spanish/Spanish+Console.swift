/// Spanish words of commands.
extension Spanish: ConsoleWords {
  func unwritableResult(_ reason: String) -> String {
    "no se puede escribir el resultado: \(reason)"
  }
  var closedOutput: String { "la salida estándar está cerrada" }
  func unwritable(_ path: String, _ reason: String) -> String {
    "no se puede escribir \(path): \(reason)"
  }
  func unwritableLog(_ path: String, _ reason: String) -> String {
    "no se puede escribir el registro \(path): \(reason)"
  }
  func missingFromLog(_ reason: String) -> String { "faltan líneas en el registro: \(reason)" }
  func missingFromRecording(_ reason: String) -> String {
    "faltan teclas en la grabación: \(reason)"
  }
  func noEntry(_ id: String) -> String { "no existe \(id)" }
  func cannotJoin(_ id: String) -> String {
    "\(id) no puede unirse: al equipo solo se unen personas y divisas"
  }
  func alreadyMember(_ name: String) -> String { "\(name) ya está en el equipo" }
  func notAMember(_ name: String) -> String { "\(name) no está en el equipo" }
  var noMembers: String {
    "el equipo está vacío · squad recruit CATALOGUE/ID añade un miembro"
  }
  var noBoardHere: String {
    "aquí aún no hay clasificación · un quiosco la guarda en la carpeta de sus equipos"
  }
  var nobodyRecruited: String { "hoy no se ha reclutado a nadie" }

  func noConfig(at path: String) -> String { "no hay archivo de configuración en \(path)" }
  var noConfigFolder: String {
    "no hay archivo de configuración: ni XDG_CONFIG_HOME ni HOME están definidas"
  }
  var printsExample: String { "squad config example muestra uno" }
  func fineConfig(_ path: String) -> String { "\(path) no tiene errores" }

  func tooLittleAddressSpace(_ megabytes: String, needed: String) -> String {
    "\(megabytes) MB de espacio de direcciones no bastan, squad necesita \(needed) · ulimit -v fija el límite"
  }
  func unfilteredCalls(_ reason: String) -> String {
    "el quiosco no filtra las llamadas al sistema: \(reason)"
  }
  func unconfinedWriting(_ reason: String) -> String {
    "el quiosco funciona sin Landlock: \(reason)"
  }
}
