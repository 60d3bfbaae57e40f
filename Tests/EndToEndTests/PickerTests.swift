import Foundation
import Testing

/// `squad open --select` between two pipes, with its keys from the terminal.
@Suite struct PickerTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try "ada math\ngrace navy\nbo navy\ngraham math\n".write(
      toFile: sandbox.folder + "/rows.txt", atomically: true, encoding: .utf8)
  }

  /// Opens a picker over a file, or over the rows that a file or a named pipe sends it, and waits
  /// for its screen.
  private func picker(
    _ arguments: String..., of rows: String = "rows.txt", file: String = "-"
  ) throws -> TmuxScreen {
    let script = #"""
      cd "$IN"
      cat "$ROWS" | { "$0" open "$FILE" --select "$@" 2> errors; echo $? > status; } | cat > printed
      """#
    let screen = try TmuxScreen(
      ["sh", "-c", script, Program.path] + arguments, in: sandbox,
      environment: ["IN": sandbox.folder, "ROWS": rows, "FILE": file])
    try screen.wait("the first rows") { $0.has("grace navy") }
    return screen
  }

  private struct Result: Equatable {
    let printed: String
    let status: Int
  }

  /// Output and exit status of a picker that has ended.
  private func result(of picker: TmuxScreen) throws -> Result {
    _ = try picker.end()
    let status = try text("status").trimmingCharacters(in: .newlines)
    return Result(printed: try text("printed"), status: Int(status) ?? -1)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: sandbox.folder + "/" + name, encoding: .utf8)
  }

  @Test func `typed text searches, and Enter prints the row`() throws {
    let picker = try picker()
    try picker.type("gra")
    try picker.wait { !$0.has("bo navy") }
    try picker.press("Down")
    try picker.press("Enter")
    #expect(try result(of: picker) == Result(printed: "graham math\n", status: 0))
  }

  @Test func `Tab marks several, which are printed in the order of marking`() throws {
    let picker = try picker("--multi", "--print0")
    try picker.type("navy")
    try picker.wait { !$0.has("ada math") }
    try picker.press("Down", "Tab", "C-u")
    try picker.wait { $0.has("ada math") }
    try picker.press("Up", "Up", "Tab", "Enter")
    #expect(try result(of: picker) == Result(printed: "bo navy\0ada math\0", status: 0))
  }

  @Test(arguments: ["Escape", "C-c"])
  func `a cancelled picker prints nothing`(key: String) throws {
    let picker = try picker()
    try picker.press(key)
    #expect(try result(of: picker) == Result(printed: "", status: 130))
  }

  @Test func `Enter without a match fails`() throws {
    let picker = try picker()
    try picker.type("zzzzzz")
    try picker.wait { !$0.has("grace navy") }
    try picker.press("Enter")
    #expect(try result(of: picker) == Result(printed: "", status: 1))
  }

  @Test func `a slow pipe that ends with one match prints it`() throws {
    let pipe = sandbox.folder + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    // Opened for reading and writing, so that opening doesn't wait for a reader.
    let writer = FileHandle(fileDescriptor: open(pipe, O_RDWR | O_CLOEXEC), closeOnDealloc: true)
    try writer.write(contentsOf: Data("ada math\ngrace navy\n".utf8))
    let picker = try picker("-q", "grace", "-1", "-o", "title", of: "pipe")
    try writer.write(contentsOf: Data("bo navy\n".utf8))
    try writer.close()
    #expect(try result(of: picker) == Result(printed: "grace navy\n", status: 0))
  }

  private static let crew = #"{"name": "ada math"}"# + "\n" + #"{"name": "grace navy", "late": 1}"#

  @Test func `an unknown field of JSON is an error after the choice`() throws {
    try Self.crew.write(
      toFile: sandbox.folder + "/crew.jsonl", atomically: true, encoding: .utf8)
    let wrong = try picker("-o", "nmae", file: "crew.jsonl")
    try wrong.press("Enter")
    #expect(try result(of: wrong) == Result(printed: "", status: 2))
    #expect(
      try text("errors") == "squad: crew.jsonl has no field \"nmae\", did you mean \"name\"?\n")
    let absent = try picker("-o", "late", file: "crew.jsonl")
    try absent.press("Enter")
    #expect(try result(of: absent) == Result(printed: "\n", status: 0))
  }

  @Test func `an unknown field of an open pipe isn't an error`() throws {
    let pipe = sandbox.folder + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let writer = FileHandle(fileDescriptor: open(pipe, O_RDWR | O_CLOEXEC), closeOnDealloc: true)
    try writer.write(contentsOf: Data((Self.crew + "\n").utf8))
    let picker = try picker("-o", "nmae", of: "pipe")
    try picker.press("Enter")
    try picker.wait("its end") { _ in (try? text("status").isEmpty) == false }
    try writer.close()
    #expect(try result(of: picker) == Result(printed: "\n", status: 0))
  }
}
