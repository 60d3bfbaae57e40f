import Foundation

/// Shared libraries that override functions of the C library through `LD_PRELOAD`.
enum Preload {
  /// Builds a library from C source.
  ///
  /// - Parameter options: compiler options, such as definitions.
  /// - Returns: the library's path; nil if none of the usual compilers can build it.
  static func build(
    _ name: String, of source: String, options: [String] = [], in sandbox: Sandbox
  ) -> String? {
    #if os(Linux)
      let (text, library) = (sandbox.folder + "/\(name).c", sandbox.folder + "/\(name).so")
      try? source.write(toFile: text, atomically: true, encoding: .utf8)
      // A system without gcc may lack ld and the start files; Swift's clang brings lld.
      for compiler in [["clang", "-fuse-ld=lld"], ["gcc"], ["cc"]] {
        let result = try? Command.run(
          compiler + ["-shared", "-fPIC", "-nostdlib", "-O1"] + options + ["-o", library, text],
          in: sandbox)
        if result?.exit == .code(0) { return library }
      }
    #endif
    return nil
  }
}
