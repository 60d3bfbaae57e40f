import SquadCore

/// Spanish words about failures.
extension Spanish: FailureWords {
  var crashed: String {
    "squad falló y se cerró · iniciarlo de nuevo; no se perdió nada de lo guardado"
  }
  var readOnly: String {
    "no se puede escribir el archivo del equipo · revisar los permisos de la carpeta"
  }
  func unopenable(_ path: String, _ reason: String) -> String {
    "no se puede abrir \(path): \(reason)"
  }
  var readOnlyDisk: String { "el disco es de solo lectura" }
  var noHome: String { "HOME no está definida" }
  func setsHome(_ option: String) -> String { "definirla, o elegir una carpeta con \(option)" }
  func namesAnotherFolder(_ option: String) -> String { "elegir otra carpeta con \(option)" }
  var diskFull: String { "el disco está lleno · liberar espacio y reintentar" }
  var sizeLimit: String {
    "el archivo no puede crecer (ulimit -f) · subir el límite y reintentar"
  }
  var tooManyFiles: String { "Demasiados archivos abiertos · ulimit -n fija el límite" }
  var fileInUse: String { "otro programa está usando el archivo" }
  var tryAgain: String { "reintentar" }
  var tooManySquads: String {
    "demasiados equipos nuevos desde su dirección · inténtelo en una hora"
  }
  func squadFull(_ limit: String) -> String {
    "un equipo tiene aquí \(limit) como máximo · despedir antes a alguien"
  }
  var newerFile: String {
    "el archivo del equipo es de una versión más nueva de squad · actualizar squad"
  }
  func unusableFile(_ reason: String) -> String {
    "no se puede usar el archivo del equipo: \(reason)"
  }
  func text(of reason: StorageReason) -> String {
    switch reason {
    case .namedPipe: "es una tubería con nombre"
    case .socket: "es un socket"
    case .device: "es un dispositivo"
    case .brokenLink: "es un enlace simbólico roto"
    case .foreign: "es de otro programa"
    case .disappeared: "ha desaparecido"
    case .quitting: "squad se está cerrando"
    }
  }
  func unknownCatalogue(_ name: String) -> String {
    "catálogo desconocido «\(name)» · ver squad --help"
  }
  func unknownList(_ name: String) -> String { "lista desconocida «\(name)» · ver squad --help" }
  func noEntry(_ id: String, list: String) -> String {
    "no existe \(id) · ver squad list \(list)"
  }
  func notBundled(_ id: String) -> String { "\(id) no está incluido" }
  func unreadableData(_ place: String) -> String { "datos ilegibles (\(place))" }
  func noSavedCopy(of id: String) -> String { "no hay copia guardada de \(id)" }
  func unsaved(_ number: String, isOne: Bool, _ reason: String) -> String {
    isOne
      ? "no se pudo guardar \(number) cambio: \(reason)"
      : "no se pudieron guardar \(number) cambios: \(reason)"
  }
  func showing(_ freshness: String) -> String { "se muestra: \(freshness)" }

  var noNetwork: String { "sin red" }
  func malformedAddress(_ setting: String?) -> String {
    guard let setting else { return "no es una dirección http o https" }
    return "\(setting) no es una dirección http o https"
  }
  func unknownHost(_ host: String) -> String { "no se encuentra \(host) · revisar la red" }
  var insecure: String { "conexión no segura" }
  var timedOut: String { "tiempo agotado" }
  var cannotConnect: String { "no se puede conectar" }
  var connectionLost: String { "conexión perdida" }
  var accessDenied: String { "acceso denegado" }
  var notFound: String { "no está en el servicio" }
  func refused(_ status: Int) -> String { "rechazado (\(status))" }
  var rateLimited: String { "límite de peticiones" }
  func rateLimited(until time: String, isToday: Bool) -> String {
    "límite de peticiones hasta \(isToday ? "las" : "el") \(time)"
  }
  func serviceError(_ status: Int) -> String { "error del servicio (\(status))" }
  var emptyAnswer: String { "respuesta vacía" }
  var emptyList: String { "el servicio envió una lista vacía" }
  func unreadableAnswer(_ place: String) -> String { "respuesta ilegible (\(place))" }
  func missing(_ name: String) -> String { "falta \(name) en la respuesta" }
  func wrongCurrency(_ code: String, requested: String) -> String {
    "respuesta en \(code), no en \(requested)"
  }
  var webPage: String { "página web en lugar de datos" }
  var tooLarge: String { "respuesta demasiado grande" }
  var tooManyRows: String { "más filas de las pedidas" }
  var unsafeRedirect: String { "redirección no segura" }
  var privateAddress: String { "rechazado: es una dirección privada" }
  func noLibrary(_ reason: String) -> String { "instalar libcurl4 · falta libcurl (\(reason))" }
  var cancelled: String { "cancelado" }

  var repeated: String { "el servicio se repite" }
  var endedEarly: String { "la lista terminó antes de tiempo" }
  var endless: String { "la lista no tiene fin" }
  func text(of absence: ServiceAbsence) -> String {
    switch absence {
    case .none: "sin servicio en vivo · se muestra lo que hay aquí"
    case .marvel: "la API de Marvel cerró en 2025 · SQUAD_MARVEL_URL indica otro servidor"
    case .superheroes: "no hay dirección para Superheroes"
    case .starWars: "no hay dirección para Star Wars"
    case .bitcoin: "no hay dirección para Bitcoin"
    }
  }
}
