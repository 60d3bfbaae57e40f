/// A library that was opened. It never changes and is never closed, so that any thread may hold it.
struct DynamicLibrary: @unchecked Sendable {
  let functions: OpaquePointer

  /// One of `squad_picture_open_…`.
  typealias Opening = (
    UnsafePointer<CChar>, UnsafeMutablePointer<CChar>, Int
  ) -> OpaquePointer?

  /// Opens the first of these names or paths that can be; throws why the first one can't.
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
