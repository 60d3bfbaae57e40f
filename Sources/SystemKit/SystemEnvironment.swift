import CLibrary

/// Environment variables of the process.
package enum SystemEnvironment {
  /// The user's home by the system's account database; nil where it has none.
  package static var home: String? {
    guard let user = getpwuid(getuid()), let directory = user.pointee.pw_dir else { return nil }
    let home = String(cString: directory)
    return home.isEmpty ? nil : home
  }

  /// A variable's value; nil where it is unset.
  package static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
