import CCurl

/// Loaded libcurl. Immutable and never closed, so that any thread may use it.
struct CurlLibrary: @unchecked Sendable {
  let functions: OpaquePointer

  /// Opens the first of these names or paths that loads; throws the loader's message about the
  /// first name where none does.
  static func open(_ names: [String]) throws(LoadingFailure) -> CurlLibrary {
    var reasons: [String] = []
    for name in names {
      var reason = [CChar](repeating: 0, count: 512)
      if let functions = squad_curl_open(name, &reason, reason.count) {
        return CurlLibrary(functions: functions)
      }
      reasons.append(text(reason))
    }
    throw LoadingFailure(reason: reasons.first ?? "no name for it")
  }

  /// The text in a C buffer, up to its NUL.
  static func text(_ bytes: some Sequence<CChar>) -> String {
    let written = bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: written, as: UTF8.self)
  }

  /// The loader's message.
  struct LoadingFailure: Error {
    let reason: String
  }
}
