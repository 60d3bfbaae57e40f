import CLibrary

/// A shared library that the loader finds.
package struct SharedLibrary {
  private let name: String
  private let handle: UnsafeMutableRawPointer
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
      return SharedLibrary(name: name, handle: handle, version: text.map { String(cString: $0) })
    }
    throw LoadingError(reason: reason ?? "no name for it")
  }

  /// The loader's message.
  package struct LoadingError: Error {
    /// `dlerror`'s text for the first name that was tried.
    package let reason: String
  }

  /// Finds a function by its name. `Function` is its `@convention(c)` type, which nothing checks.
  package func function<Function>(_ name: String) throws(LoadingError) -> Function {
    guard let address = dlsym(handle, name) else {
      throw LoadingError(reason: "no function \(name)")
    }
    return unsafeBitCast(address, to: Function.self)
  }

  /// The file's name with links resolved, `libpng16.so.16.43.0`, from the system's list of mapped
  /// files; without such a list the name that was opened.
  package var file: String {
    let stem = name.split(separator: "/").last?.prefix { $0 != "." } ?? ""
    guard let maps = try? systemReadAll(of: "/proc/self/maps", limit: 1 << 20, patience: 0) else {
      return name
    }
    return String(decoding: maps, as: UTF8.self).split(separator: "\n").lazy
      .compactMap { $0.split(separator: "/").last }
      .first { $0.hasPrefix(stem + ".so") }.map(String.init) ?? name
  }
}
