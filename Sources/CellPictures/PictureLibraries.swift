import CPictures
import PlainText
import Synchronization

/// The picture libraries, each opened once at first use, whether that succeeds or not.
final class PictureLibraries: Sendable {
  /// Shared by the program, since an opened library stays open.
  static let shared = PictureLibraries(.standard)

  private typealias Opened = Result<DynamicLibrary, PictureError>

  private let names: PictureLibraryNames
  private let jpegLibrary = Mutex<Opened?>(nil)
  private let pngLibrary = Mutex<Opened?>(nil)
  private let chafaLibrary = Mutex<Opened?>(nil)

  init(_ names: PictureLibraryNames) { self.names = names }

  func jpeg() throws(PictureError) -> OpaquePointer {
    try Self.open(names.jpeg, in: jpegLibrary, squad_picture_open_jpeg)
  }

  func png() throws(PictureError) -> OpaquePointer {
    try Self.open(names.png, in: pngLibrary, squad_picture_open_png)
  }

  func chafa() throws(PictureError) -> OpaquePointer {
    try Self.open(names.chafa, in: chafaLibrary, squad_picture_open_chafa)
  }

  private static func open(
    _ names: [String], in cache: borrowing Mutex<Opened?>, _ opening: DynamicLibrary.Opening
  ) throws(PictureError) -> OpaquePointer {
    let result = cache.withLock { opened in
      if let opened { return opened }
      let result = Opened { () throws(PictureError) in
        try DynamicLibrary.open(names, opening)
      }
      opened = result
      return result
    }
    return try result.get().functions
  }
}

/// Names or paths of each library, of which the first that opens is used.
package struct PictureLibraryNames: Sendable {
  /// libjpeg-turbo, which decodes JPEG.
  package var jpeg: [String]
  /// libpng, which decodes PNG.
  package var png: [String]
  /// chafa, which draws pixels in characters.
  package var chafa: [String]

  #if os(macOS)
    /// The loader doesn't search Homebrew's folders.
    package static let standard = PictureLibraryNames(
      jpeg: brewed("libturbojpeg.dylib"), png: brewed("libpng16.dylib"),
      chafa: brewed("libchafa.dylib"))

    private static func brewed(_ name: String) -> [String] {
      [name, "/opt/homebrew/lib/" + name, "/usr/local/lib/" + name]
    }
  #else
    /// The names that the system's loader knows, with the versions that squad was written for.
    package static let standard = PictureLibraryNames(
      jpeg: ["libturbojpeg.so.0"], png: ["libpng16.so.16"], chafa: ["libchafa.so.0"])
  #endif
}

/// An opened library: immutable and never closed, so that any thread may hold it.
struct DynamicLibrary: @unchecked Sendable {
  let functions: OpaquePointer

  /// A function `squad_picture_open_…`.
  typealias Opening = (UnsafePointer<CChar>, UnsafeMutablePointer<CChar>, Int) -> OpaquePointer?

  /// Opens the first of the names or paths that works; throws the first one's failure.
  static func open(_ names: [String], _ opening: Opening) throws(PictureError) -> DynamicLibrary {
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

/// Buffer for a C function's reason of failure.
struct PictureReason {
  var bytes = [CChar](repeating: 0, count: SQUAD_PICTURE_REASON_BYTES)

  /// Cleaned into one line, since libraries quote what is in a picture.
  var text: String {
    let written = bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return PlainText.line(String(decoding: written, as: UTF8.self))
  }
}
