import CatalogueKit
import Foundation
import HTTPTestSupport
import Testing

/// A bundled file that is derived from others.
package enum DerivedFile {
  /// Compares the file with `text`. With SQUAD_RECORD=1 in the environment, rewrites it and fails.
  package static func expect(_ text: String, in name: String) throws {
    let file = try #require(BundledFile.all.first { $0.name == name })
    if ProcessInfo.processInfo.environment["SQUAD_RECORD"] == "1" {
      try Data(text.utf8).write(to: ProjectFolder.bundled.appending(path: name))
      Issue.record("recorded")
    } else if !file.bytes.elementsEqual(text.utf8) {
      Issue.record("\(name) is not what the records say; make record writes it anew")
    }
  }
}
