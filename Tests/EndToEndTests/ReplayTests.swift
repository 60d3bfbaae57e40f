import Foundation
import Testing

/// Recordings: made by real keys, replayed on a screen and into a file.
@Suite struct ReplayTests {
  private let sandbox: Sandbox
  private let file: String

  init() throws {
    sandbox = try Sandbox()
    file = sandbox.folder + "/session.jsonl"
  }

  @Test func `A recorded session replayed ends in the same screen`() throws {
    let squad = try TmuxScreen.squad(
      "--offline", "--record", file, "marvel", columns: 100, rows: 30, in: sandbox)
    try squad.press("2")
    try squad.wait("the heroes") { $0.isSelected("A-Bomb") }
    try squad.press("j", "j", "Space")
    try squad.wait("the hero") { $0.has("My squad 1") }
    try squad.type("/iron")
    try squad.wait("the matches") { $0.has("/ iron") && $0.has(" of 563") }
    try squad.press("Enter", "Down")
    let last = try squad.wait("the second hit with its portrait") {
      $0.mark?.row == 7 && !$0.has("Esc cancel") && $0.has("drawn by squad")
    }
    try squad.press("q")
    #expect(try squad.end() == .code(0))
    let cast = try replayed(file)
    #expect(cast.screen.dropLast() == last.lines.dropLast())
    #expect(try replayed(file).text == cast.text)
    #expect(try sandbox.permissions(file) == 0o600)
  }

  @Test func `A random entry is the same one in a replay`() throws {
    let squad = try TmuxScreen.squad(
      "--offline", "--record", file, "marvel", columns: 100, rows: 30, in: sandbox)
    var last = try squad.wait("the first") { $0.isReady && $0.selected != nil }
    for _ in 0..<2 {
      let before = last.selected
      try squad.type(":random")
      try squad.wait("the command") { $0.has("Jump to a random entry") }
      try squad.press("Enter")
      last = try squad.wait("another") {
        $0.isReady && $0.marks == 1 && $0.selected != before && $0.has("drawn by squad")
      }
    }
    try squad.press("q")
    #expect(try squad.end() == .code(0))
    #expect(try replayed(file).screen.dropLast() == last.lines.dropLast())
  }

  @Test(arguments: recordings)
  func `Every recording of the project ends in its screen`(name: String) throws {
    let folder = Program.packageFolder + "/Fixtures/Recordings/"
    let cast = try replayed(folder + name + ".jsonl")
    let golden = folder + name + ".txt"
    let screen = cast.screen.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["SQUAD_RECORD"] != nil {
      try screen.write(toFile: golden, atomically: true, encoding: .utf8)
      Issue.record("recorded \(golden)")
    }
    #expect(try String(contentsOfFile: golden, encoding: .utf8) == screen)
    #expect(sandbox.files().isEmpty)
  }

  @Test func `A recording makes the same cast however busy the machine is`() throws {
    let recording = Program.packageFolder + "/Fixtures/Recordings/inspector.jsonl"
    let casts = (0..<16).map { sandbox.folder + "/\($0).cast" }
    let replays = try casts.map { cast in
      try Child(
        [Program.path, "replay", recording, "--cast", cast], environment: sandbox.environment
      ) { posix_spawn_file_actions_addopen(&$0, 0, "/dev/null", O_RDONLY, 0) }
    }
    for replay in replays { #expect(try replay.end() == .code(0)) }
    let texts = try casts.map { try String(contentsOfFile: $0, encoding: .utf8) }
    #expect(Set(texts).count == 1)
  }

  static let recordings: [String] = {
    let folder = Program.packageFolder + "/Fixtures/Recordings"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".jsonl") }.map { String($0.dropLast(6)) }.sorted()
  }()

  @Test func `Keys of a replay keep the meaning that they were recorded with`() throws {
    let tour = try replayed("tour").screen
    let folder = sandbox.home + "/.config/squad"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let config = folder + "/config.json"
    try #"{ "keys": { "next": "e", "recruit": "j" } }"#
      .write(toFile: config, atomically: true, encoding: .utf8)
    #expect(try replayed("tour").screen == tour)
    let squad = try TmuxScreen.squad(
      "--offline", "--record", file, "marvel", columns: 100, rows: 30, in: sandbox)
    try squad.press("e", "e", "j")
    let last = try squad.wait("somebody joining, with the portrait") {
      $0.has("Captain Marvel (Carol Danvers) joined") && $0.has("drawn by squad")
    }
    try squad.press("q")
    #expect(try squad.end() == .code(0))
    try FileManager.default.removeItem(atPath: config)
    #expect(try replayed(file).screen.dropLast() == last.lines.dropLast())
  }

  @Test func `A cast is in asciinema's format`() throws {
    let lines = try replayed("tour").text.split(separator: "\n")
    let header = try #require(
      JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
    #expect(header["version"] as? Int == 2)
    #expect(header["width"] as? Int == 100 && header["height"] as? Int == 30)
    var time = 0.0
    for line in lines.dropFirst() {
      let event = try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
      #expect(event.count == 3 && event[1] as? String == "o" && event[2] is String)
      let at = try #require(event[0] as? Double)
      #expect(at >= time)
      time = at
    }
    #expect((40...46).contains(time))
  }

  @Test func `The tour pauses, resumes, and a key leaves it with the squad unchanged`() throws {
    let recruit = try Command.squad("recruit", "marvel/1009220", in: sandbox)
    #expect(recruit.exit == .code(0))
    let before = try Command.squad("roster", in: sandbox).output
    let squad = try TmuxScreen.squad("replay", "tour", "--speed", "5", in: sandbox)
    try squad.wait("the tour's squad") { $0.has("My squad 4") }
    try squad.press("Space")
    try squad.wait("the pause") { $0.has("paused") }
    try squad.press("Space")
    try squad.wait("the tour goes on") { !$0.has("paused") && $0.has("A New Hope") }
    try squad.press("x")
    try squad.wait("the session") { $0.has("My squad 1") && $0.has("Captain America") }
    try squad.press("q")
    #expect(try squad.end() == .code(0))
    #expect(try Command.squad("roster", in: sandbox).output == before)
  }

  @Test(.enabled(if: Clock.isPossible, "needs libfaketime"))
  func `A minute without a key starts the tour, and a key ends it`() throws {
    let recruit = try Command.squad("recruit", Hero.hulk, in: sandbox)
    #expect(recruit.exit == .code(0))
    // A portrait would come later than the text, or never: with this clock the line seems slow.
    let squad = try TmuxScreen(
      Clock(in: sandbox).fast + [Program.path, "--offline", "--pictures", "never", "--attract"],
      columns: 100, rows: 30, in: sandbox)
    try squad.wait("the first paint") { $0.isReady && $0.isSelected("Captain America") }
    try squad.press("j", "Space")
    let before = try squad.wait("the session") {
      $0.isSelected("Captain Britain") && $0.has("My squad 2") && $0.has("joined")
        && $0.has("Braddock")
    }
    try squad.wait("the grid", for: .seconds(40)) {
      $0.has("My squad 3") && $0.has("A-Bomb") && $0.has("▸")
    }
    try squad.wait("somebody joining") { $0.has("My squad 4") && $0.has("Luke Skywalker") }
    // The recording plays on, then starts over.
    try squad.wait("another catalogue") { $0.has("A New Hope") }
    try squad.wait("the second round", for: .seconds(40)) {
      $0.has("My squad 3") && $0.has("A-Bomb")
    }
    // In the session `x` would ask before removing; here any key only ends the replay.
    try squad.press("x")
    try squad.wait("what was there") { $0.lines == before.lines }
    try squad.press("k")
    try squad.wait("a key of the session") { $0.isSelected("Captain America") && $0.marks == 1 }
    try squad.press("q")
    #expect(try squad.end() == .code(0))
    #expect(try sandbox.roster().first == Hero.hulk && sandbox.roster().count == 2)
  }

  @Test func `A replay writes nothing, and q ends it`() throws {
    let squad = try TmuxScreen.squad("replay", "tour", "--speed", "100", in: sandbox)
    try squad.wait("the end") { $0.has("The recording is over") }
    try squad.press("q")
    #expect(try squad.end() == .code(0))
    #expect(sandbox.files().isEmpty)
  }

  @Test func `SIGTERM ends a replay`() throws {
    let squad = try TmuxScreen.squad("replay", "tour", in: sandbox)
    kill(try squad.pid(), SIGTERM)
    #expect(try squad.end(within: promptly) == .code(143))
  }

  @Test func `SIGTERM ends a cast that nobody reads`() throws {
    let tour = Program.packageFolder + "/Fixtures/Recordings/tour.jsonl"
    let head = try #require(
      String(contentsOfFile: tour, encoding: .utf8).split(separator: "\n").first)
    let keys = (1...200).map { #"{"t":\#($0),"key":"t"}"# }
    try ([String(head)] + keys).joined(separator: "\n")
      .write(toFile: file, atomically: true, encoding: .utf8)
    let cast = sandbox.folder + "/cast"
    #expect(mkfifo(cast, 0o600) == 0)
    let reader = open(cast, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    let replay = try Child(
      [Program.path, "replay", file, "--cast", cast], environment: sandbox.environment
    ) { posix_spawn_file_actions_addopen(&$0, 0, "/dev/null", O_RDONLY, 0) }
    var watched = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    #expect(poll(&watched, 1, 30_000) == 1)
    replay.send(SIGTERM)
    #expect(try replay.end(within: promptly) == .signal(SIGTERM))
  }

  @Test func `Only a recording is written over`() throws {
    try "my notes\n".write(toFile: file, atomically: true, encoding: .utf8)
    let refused = try TmuxScreen.left(
      by: [Program.path, "--offline", "--record", file], in: sandbox)
    #expect(refused.exit == .code(2))
    #expect(refused.has("isn't a recording of squad"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "my notes\n")
  }

  @Test func `A signal to end keeps the recorded keys`() throws {
    let squad = try TmuxScreen.squad("--offline", "--record", file, in: sandbox)
    try squad.press("j", "j")
    try squad.wait("the move") { $0.isSelected("Captain Marvel (Carol Danvers)") }
    _ = try EndToEndTests.wait {
      try String(contentsOfFile: file, encoding: .utf8).contains("\"j\"") ? true : nil
    }
    kill(try squad.pid(), SIGTERM)
    #expect(try squad.end() == .code(143))
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.hasSuffix("\"end\":true}\n"))
    #expect(try replayed(file).screen.contains { $0.contains("▸ Captain Marvel (Carol Danvers)") })
  }

  @Test(arguments: [
    (["replay"], 2, "needs a recording"), (["replay", "a", "b"], 2, "takes one recording"),
    (["replay", "/nowhere"], 1, "No such file"), (["replay", "/dev/null"], 1, "not a recording"),
    (["replay", "tour", "--speed", "0"], 2, "0.1 to 100"),
    (["replay", "tour", "--speed", "nan"], 2, "0.1 to 100"),
    (["replay", "tour", "--cast", "/nowhere/x"], 1, "choose another file with --cast"),
    (["replay", "tour"], 2, "needs a terminal"), (["list", "marvel", "--cast", "x"], 2, "--cast"),
    (["--speed", "2"], 2, "--speed"), (["roster", "--record", "x"], 2, "--record"),
  ])
  func `Wrong usage gives one line`(arguments: [String], status: Int32, message: String) throws {
    let command = try Command.run([Program.path] + arguments, in: sandbox)
    #expect(command.exit == .code(status))
    #expect(command.errorLines.count == 1)
    #expect(command.errors.contains(message))
    #expect(command.output.isEmpty)
  }

  @Test func `Only a cast is overwritten by a cast`() throws {
    let tour = Program.packageFolder + "/Fixtures/Recordings/tour.jsonl"
    let text = try String(contentsOfFile: tour, encoding: .utf8)
    for (existing, cast) in [
      (file, file), (sandbox.folder + "/doc.txt", sandbox.folder + "/doc.txt"),
    ] {
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      if existing != file { try "mine".write(toFile: existing, atomically: true, encoding: .utf8) }
      let before = try String(contentsOfFile: existing, encoding: .utf8)
      let command = try Command.squad("replay", file, "--cast", cast, in: sandbox)
      #expect(command.exit == .code(2) && command.output.isEmpty)
      #expect(
        command.errors == "squad: \"\(cast)\" isn't an asciinema recording"
          + " · choose another file with --cast\n")
      #expect(try String(contentsOfFile: existing, encoding: .utf8) == before)
    }
    // A file of another program, and a device.
    let other = sandbox.folder + "/other.cast"
    let long = "{\"version\": 2, \"width\": 80}\n" + String(repeating: "x", count: 1_000_000)
    try long.write(toFile: other, atomically: true, encoding: .utf8)
    for path in [other, "/dev/null"] {
      #expect(try Command.squad("replay", file, "--cast", path, in: sandbox).exit == .code(0))
    }
    let written = try String(contentsOfFile: other, encoding: .utf8)
    #expect(written.hasPrefix("{\"version\":2,") && !written.contains("xxxxx"))
  }

  @Test func `A wrong line of a recording is named`() throws {
    let tour = Program.packageFolder + "/Fixtures/Recordings/tour.jsonl"
    let text = try String(contentsOfFile: tour, encoding: .utf8)
    let wrong = text.replacingOccurrences(of: "<enter>", with: "<enterr>")
    try wrong.write(toFile: file, atomically: true, encoding: .utf8)
    let command = try Command.squad("replay", file, in: sandbox)
    #expect(command.exit == .code(1))
    #expect(command.errors == "squad: \(file):11: unknown key \"<enterr>\"\n")
  }

  /// The last screen of a replayed cast, and the whole cast.
  private func replayed(_ recording: String) throws -> (screen: [String], text: String) {
    let path = sandbox.folder + "/session.cast"
    let command = try Command.squad("replay", recording, "--cast", path, in: sandbox)
    #expect(command.exit == .code(0), "\(command.errors)")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return (try CastScreen(text, in: sandbox).lines, text)
  }
}
