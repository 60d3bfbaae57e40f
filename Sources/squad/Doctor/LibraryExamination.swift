import CellPictures
import Confinement
import HTTPKit
import PostgresKit
import SquadStorage
import SystemKit

/// The libraries that squad opens when it needs them.
enum LibraryExamination {
  private struct Library {
    let name: String
    let files: [String]
    let symbol: String
    var version: String?
    /// The features that are missing without it.
    let lack: String
    /// Debian's package.
    let package: String
    /// Whether its absence is a problem, not only a note.
    var isNeeded = false
  }

  private static let all = [
    Library(
      name: "libcurl", files: HTTPSettings.systemLibraries, symbol: "curl_version",
      version: "curl_version", lack: "no live services", package: "libcurl4", isNeeded: true),
    Library(
      name: "chafa", files: PictureLibraryNames.standard.chafa, symbol: "chafa_canvas_new",
      lack: "tiles instead of pictures", package: "libchafa0"),
    Library(
      name: "libjpeg-turbo", files: PictureLibraryNames.standard.jpeg, symbol: "tjInitDecompress",
      lack: "no JPEG pictures", package: "libturbojpeg0"),
    Library(
      name: "libpng", files: PictureLibraryNames.standard.png, symbol: "png_create_read_struct",
      lack: "no PNG pictures", package: "libpng16-16"),
    Library(
      name: "libpq", files: PostgresConnection.libraries, symbol: "PQlibVersion",
      lack: "no squads on a PostgreSQL server", package: "libpq5"),
    Library(
      name: "libseccomp", files: [Confinement.library], symbol: "seccomp_init",
      lack: "a kiosk filters no system calls", package: "libseccomp2"),
  ]

  static var findings: [Finding] {
    [.ok("SQLite", DataFile.engineVersion)] + all.map(finding)
  }

  private static func finding(_ library: Library) -> Finding {
    do {
      let found = try SharedLibrary.open(
        library.files, symbol: library.symbol, version: library.version)
      // libcurl names the libraries that it uses, too.
      let version = found.version.flatMap { $0.split(separator: " ").first }
      return .ok(library.name, version.map { "\($0) (\(found.file))" } ?? found.file)
    } catch {
      let advice = "install \(library.package)"
      let text = "not found: \(library.lack)"
      return library.isNeeded
        ? .problem(library.name, text, advice: advice) : .note(library.name, text, advice: advice)
    }
  }
}
