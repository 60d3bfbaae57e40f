/// An opened library: immutable and never closed, so that any thread may hold it.
struct DynamicLibrary: @unchecked Sendable {
  let functions: OpaquePointer

  /// A function `squad_picture_open_…`.
  typealias Opening = (
    UnsafePointer<CChar>, UnsafeMutablePointer<CChar>, Int
  ) -> OpaquePointer?

  /// Opens the first of the names or paths that works; throws the first one's failure.
  static func open(_ names: [String], _ opening: Opening) throws(PictureProblem) -> DynamicLibrary {
    var reasons: [String] = []
    for name in names {
      var reason = PictureReason()
      if let functions = opening(name, &reason.bytes, reason.bytes.count) {
        return DynamicLibrary(functions: functions)
      }
      reasons.append(reason.text)
    }
    throw .noLibrary(reasons.first ?? "no name for it")
  }
}
