import CLibrary

/// A shared library that the loader finds.
package struct SharedLibrary {
  /// The file's name, with links resolved: `libpng16.so.16.43.0`.
  package let file: String
  /// The version that the library reports; nil where it has no function for that.
  package let version: String?

  /// The first of the names or paths that can be opened; throws the loader's reason for the first
  /// where none can. An opened library stays open. `symbol` is a function of the library, `version`
  /// one without parameters that returns a version's text.
  package static func open(
    _ names: [String], symbol: String, version: String? = nil
  ) throws(LoadingError) -> SharedLibrary {
    var reason: String?
    for name in names {
      guard let handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL), dlsym(handle, symbol) != nil else {
        let error = dlerror().map { String(cString: $0) }
        reason = reason ?? error
        continue
      }
      typealias Version = @convention(c) () -> UnsafePointer<CChar>?
      let text = version.flatMap { dlsym(handle, $0) }
        .flatMap { unsafeBitCast($0, to: Version.self)() }
      return SharedLibrary(
        file: file(of: name) ?? name, version: text.map { String(cString: $0) })
    }
    throw LoadingError(reason: reason ?? "no name for it")
  }

  /// The loader's message.
  package struct LoadingError: Error {
    /// `dlerror`'s text for the first name that was tried.
    package let reason: String
  }

  /// The loaded file of a name, by the system's list of what is mapped; nil where there is no list.
  private static func file(of name: String) -> String? {
    let stem = name.split(separator: "/").last?.prefix { $0 != "." } ?? ""
    guard let maps = try? systemReadAll(of: "/proc/self/maps", limit: 1 << 20, patience: 0) else {
      return nil
    }
    return String(decoding: maps, as: UTF8.self).split(separator: "\n").lazy
      .compactMap { $0.split(separator: "/").last }
      .first { $0.hasPrefix(stem + ".so") }.map(String.init)
  }
}
