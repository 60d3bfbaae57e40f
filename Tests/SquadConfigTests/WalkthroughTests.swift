import Foundation
import Testing

/// The code that CONTRIBUTING.md quotes is the program's own, so it compiles and is tested.
struct WalkthroughTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `each quoted block is in the file named above it`() throws {
    let text = try read("CONTRIBUTING.md")
    let quotes = text.components(separatedBy: "```swift\n").dropFirst()
    let names = text.components(separatedBy: "\n```swift\n").dropLast().map {
      $0.split(separator: "\n").last.map(String.init) ?? ""
    }
    #expect(quotes.count >= 10)
    for (name, rest) in zip(names, quotes) {
      let quote = rest.components(separatedBy: "```")[0]
      let file = try read(name)
      #expect(file.contains(quote), "\(name) has no such lines:\n\(quote)")
    }
  }

  @Test(arguments: ["README.md", "CONTRIBUTING.md", "SECURITY.md", "Packaging/README.md"])
  func `each file that a page names exists`(page: String) throws {
    let folders = ["", "Sources/", "Tests/", "Packaging/", "Sources/SquadCore/"]
    // ABOUT.md stands in several folders.
    for match in try read(page).matches(of: /`([A-Z][\w+.-]*\/[\w+\/.-]*|[A-Z]{6,}\.md)`/) {
      let name = String(match.output.1)
      let isThere = folders.contains {
        FileManager.default.fileExists(atPath: Self.root.appending(path: $0 + name).path)
      }
      #expect(isThere, "\(page) names \(name)")
    }
  }

  /// Leaves out modules in C, of which the README names a few.
  @Test func `the README's map has every module`() throws {
    let map = try read("README.md")
    let sources = Self.root.appending(path: "Sources").path
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources)
      .filter { !$0.contains(/^C[A-Z]/) }
    #expect(modules.count > 20)
    for module in modules { #expect(map.contains("`\(module)`"), "\(module)") }
  }

  @Test func `the README is short`() throws {
    #expect(
      try read("README.md").split(separator: "\n", omittingEmptySubsequences: false).count < 150)
  }

  private func read(_ name: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: name), encoding: .utf8)
  }
}
