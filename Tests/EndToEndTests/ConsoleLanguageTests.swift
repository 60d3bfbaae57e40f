import Foundation
import Testing

/// Messages of commands for people, in Spanish and Japanese; output for programs and the system's
/// error texts stay as they are.
@Suite struct ConsoleLanguageTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func run(_ language: String, _ script: String) throws -> Command {
    try Command.run(
      ["sh", "-c", script, Program.path], in: sandbox, environment: ["LANG": language])
  }

  @Test func `the squad`() throws {
    let empty = try run("es", "\"$0\" roster")
    #expect(
      empty.errors
        == "squad: el equipo está vacío · squad recruit CATALOGUE/ID añade un miembro\n")
    #expect(try run("ja", "\"$0\" recruit \(Hero.thor)").output == "Thor が加わりました\n")
    #expect(
      try run("es", "\"$0\" recruit \(Hero.thor)").errors == "squad: Thor ya está en el equipo\n")
    #expect(try run("es", "\"$0\" fire \(Hero.thor)").output == "se despidió a Thor\n")
    #expect(
      try run("ja", "\"$0\" fire \(Hero.thor)").errors
        == "squad: Thor はチームに入っていません\n")
  }

  @Test func `an entry that isn't there`() throws {
    let near = try run("ja", "\"$0\" --offline show marvel/iron-man")
    #expect(near.exit == .code(1))
    #expect(
      near.errors
        == "squad: marvel/iron-man はありません · \(Hero.ironMan) (Iron Man) のことですか？\n")
    #expect(
      try run("es", "\"$0\" show marvle/1").errors
        == "squad: catálogo desconocido «marvle» · ¿quisiste decir marvel?\n")
  }

  @Test func `the board`() throws {
    let none = try run("es", "\"$0\" board --data \"$PWD/nowhere\"")
    #expect(none.errors.hasPrefix("squad: aquí aún no hay clasificación · "))
  }

  @Test(arguments: [
    ("es", ">/dev/full", "squad: no se puede escribir el resultado: No space left on device"),
    ("ja", ">&-", "squad: 結果を出力できません: 標準出力が閉じています"),
  ])
  func `a result that can't be written`(language: String, sink: String, line: String) throws {
    for arguments in ["--help", "config example", "config check", "roster --json"] {
      let result = try run(language, "\"$0\" \(arguments) \(sink)")
      #expect(result.exit == .code(1) && result.errorLines.first == line, "\(arguments)")
    }
  }

  @Test func `files that can't be written or read`() throws {
    let log = try run("es", "\"$0\" roster --log /nowhere/log")
    #expect(log.exit == .code(1))
    #expect(
      log.errors == "squad: no se puede escribir el registro «/nowhere/log»: "
        + "No such file or directory · elige otro archivo con --log\n")
    let cast = try run("ja", "\"$0\" replay tour --cast /nowhere/cast")
    #expect(
      cast.errors == "squad: 「/nowhere/cast」に書き込めません: No such file or directory"
        + " · --cast で別のファイルを指定してください\n", "not in the recording's language")
    let replay = try run("ja", "\"$0\" replay /etc/passwd")
    #expect(
      replay.errors
        == "squad: /etc/passwd: squad の記録ファイルではありません · squad --record FILE で作成できます\n")
  }

  @Test func `mistakes in the config`() throws {
    let file = sandbox.home + "/.config/squad/config.json"
    #expect(
      try run("es", "\"$0\" config check").output == "no hay archivo de configuración en \(file)"
        + " · squad config example muestra uno\n")
    try FileManager.default.createDirectory(
      atPath: sandbox.home + "/.config/squad", withIntermediateDirectories: true)
    try "{ \"theem\": 1, \"language\": \"es\"".write(
      toFile: file, atomically: true, encoding: .utf8)
    let check = try run("ja", "\"$0\" config check")
    #expect(check.exit == .code(1))
    #expect(
      check.lines == [
        "config.json:1:3 \"theem\" desconocido, ¿quisiste decir \"theme\"?",
        "config.json:1:31 falta }; lo que sigue se ignora",
      ])
    try "{}".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try run("ja", "\"$0\" config check").output == "\(file) に誤りはありません\n")
  }
}
