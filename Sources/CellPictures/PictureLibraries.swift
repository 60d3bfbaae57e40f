import CPictures
import Synchronization

/// The picture libraries, each opened once at first use, whether that succeeds or not.
final class PictureLibraries: Sendable {
  /// Shared by the program, since an opened library stays open.
  static let shared = PictureLibraries(.standard)

  private typealias Opened = Result<DynamicLibrary, PictureProblem>

  private let names: PictureLibraryNames
  private let jpegLibrary = Mutex<Opened?>(nil)
  private let pngLibrary = Mutex<Opened?>(nil)
  private let chafaLibrary = Mutex<Opened?>(nil)

  init(_ names: PictureLibraryNames) { self.names = names }

  func jpeg() throws(PictureProblem) -> OpaquePointer {
    try Self.open(names.jpeg, in: jpegLibrary, squad_picture_open_jpeg)
  }

  func png() throws(PictureProblem) -> OpaquePointer {
    try Self.open(names.png, in: pngLibrary, squad_picture_open_png)
  }

  func chafa() throws(PictureProblem) -> OpaquePointer {
    try Self.open(names.chafa, in: chafaLibrary, squad_picture_open_chafa)
  }

  private static func open(
    _ names: [String], in place: borrowing Mutex<Opened?>, _ opening: DynamicLibrary.Opening
  ) throws(PictureProblem) -> OpaquePointer {
    let result = place.withLock { opened in
      if let opened { return opened }
      let result = Opened { () throws(PictureProblem) in
        try DynamicLibrary.open(names, opening)
      }
      opened = result
      return result
    }
    return try result.get().functions
  }
}
