/// Names or paths of each library, of which the first that opens is used.
struct PictureLibraryNames: Sendable {
  var jpeg: [String]
  var png: [String]
  var chafa: [String]

  #if os(macOS)
    /// The loader doesn't search Homebrew's folders.
    static let standard = PictureLibraryNames(
      jpeg: brewed("libturbojpeg.dylib"), png: brewed("libpng16.dylib"),
      chafa: brewed("libchafa.dylib"))

    private static func brewed(_ name: String) -> [String] {
      [name, "/opt/homebrew/lib/" + name, "/usr/local/lib/" + name]
    }
  #else
    static let standard = PictureLibraryNames(
      jpeg: ["libturbojpeg.so.0"], png: ["libpng16.so.16"], chafa: ["libchafa.so.0"])
  #endif
}
