import Foundation
import Testing

/// The help, and messages about mistakes on the command line, in each language.
@Suite struct UsageLanguageTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private static let codes = ["en", "es", "ja"]

  private func help(_ arguments: String..., environment: [String: String] = [:]) throws -> Command {
    let help = try Command.run(
      [Program.path] + arguments, in: sandbox, environment: environment)
    #expect(help.exit == .code(0) && help.errors.isEmpty)
    return help
  }

  private func configure(_ text: String) throws {
    let folder = sandbox.home + "/.config/squad"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: folder + "/config.json", atomically: true, encoding: .utf8)
  }

  // The help

  @Test(arguments: codes)
  func `the help lists every option, command and placeholder of the English one`(
    code: String
  ) throws {
    let english = try help("--help").output
    let text = try help("--help", "--language", code).output
    #expect((text == english) == (code == "en"))
    #expect(Self.typed(in: english).count > 50)
    #expect(Self.typed(in: english).subtracting(Self.typed(in: text)) == [])
  }

  /// Words to type, which are the same in every language: commands and options, placeholders, names
  /// and values.
  private static func typed(in text: String) -> Set<String> {
    let commands = text.split(separator: "\n").compactMap { line in
      line.prefixMatch(of: #/squad (?:config )?[a-z]+/#).map { String($0.output) }
    }
    let tokens = text.matches(of: #/[A-Za-z0-9\/.…|-]+/#).map(\.output)
      .map { String($0.hasSuffix(".") ? $0.dropLast() : $0) }
    return Set(
      commands
        + tokens.filter { token in
          token.hasPrefix("-") || token.contains { "/.…|0123456789".contains($0) }
            || token == token.uppercased()
        })
  }

  @Test(arguments: codes)
  func `in a terminal of 80 columns each line is one`(code: String) throws {
    let text = try help("--help", "--language", code)
    let shown = try TmuxScreen.left(
      by: [Program.path, "--help", "--language", code], columns: 80, rows: 90, in: sandbox)
    let lines = shown.lines.map { $0.replacing(#/ +$/#, with: "") }
    #expect(lines.filter { !$0.isEmpty } == text.lines)
  }

  @Test func `the help's language is from the option, the config or the environment`() throws {
    let texts = try Self.codes.map { try help("--language", $0, "--help").output }
    #expect(Set(texts).count == 3)
    let japanese = ["LANG": "ja_JP.UTF-8"]
    #expect(try help("help", environment: japanese).output == texts[2])
    #expect(try help("-h", "--language=es", environment: japanese).output == texts[1])
    #expect(try help("help", environment: ["LANG": "ja", "LC_ALL": "C"]).output == texts[0])
    #expect(try help("help", environment: ["LC_MESSAGES": "es"]).output == texts[1])
    try configure("{ \"theem\": 1, \"language\": \"es\" }")
    #expect(try help("--help", environment: japanese).output == texts[1])
    #expect(try help("--help", "--language", "ja").output == texts[2])
    try configure("{ \"language\"")
    #expect(try help("--help", environment: japanese).output == texts[2])
    #expect(try help("--help", "--config", "/nowhere", environment: japanese).output == texts[2])
  }

  // Mistakes

  private func mistake(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> String {
    let result = try Command.run(
      [Program.path] + arguments, in: sandbox, environment: environment)
    #expect(result.exit == .code(2) && result.output.isEmpty && result.errorLines.count == 1)
    return result.errors
  }

  @Test(arguments: [
    ["--language", "es", "--badopt"], ["--badopt", "--language", "es"],
    ["--badopt", "--language=es"], ["lst", "--language", "es", "--json"],
    ["--language", "es", "list"], ["--limit", "--language", "es"], ["--language", "es", "--data"],
    ["--language", "fr", "--language", "es"], ["--theme", "drak", "--language", "es"],
    ["nowhere", "--language", "es"], ["--language", "es"],
    ["--kiosk", "--idle", "5", "--language", "es"],
  ])
  func `the option counts anywhere, even after the mistake`(
    arguments: [String]
  ) throws {
    let text = try mistake(arguments, environment: ["LANG": "ja_JP.UTF-8"])
    #expect(
      text.contains(#/desconocid|necesita|admite|inesperado|no se puede/#), "\(text)")
  }

  @Test(arguments: [
    ["--badopt", "--", "--language", "es"], ["list", "marvel", "--search", "--language", "es"],
    ["--badopt", "--language"], ["--badopt", "--language", "nope"],
  ])
  func `an incomplete or unknown language option doesn't count`(arguments: [String]) throws {
    let text = try mistake(arguments, environment: ["LANG": "ja_JP.UTF-8"])
    #expect(text.contains(#/ありません|余分な/#), "\(text)")
  }

  @Test(arguments: [
    ("ja_JP.UTF-8", "squad: オプション「--badopt」はありません · squad --help を参照してください\n"),
    ("es_MX", "squad: opción desconocida «--badopt» · consulta squad --help\n"),
    ("fr_FR.UTF-8", "squad: unknown option \"--badopt\" · see squad --help\n"),
    ("C", "squad: unknown option \"--badopt\" · see squad --help\n"),
  ])
  func `LANG`(name: String, text: String) throws {
    #expect(try mistake(["--badopt"], environment: ["LANG": name]) == text)
  }

  @Test(arguments: [
    ("C.UTF-8", "fr", "squad: unknown language \"fr\" · choose en, es or ja\n"),
    ("C.UTF-8", "japanese", "squad: unknown language \"japanese\" · did you mean ja?\n"),
    ("es_ES", "japanese", "squad: idioma desconocido «japanese» · ¿quisiste decir ja?\n"),
    ("ja_JP", "spanish", "squad: 言語「spanish」には対応していません · es のことですか？\n"),
  ])
  func `an unknown language is reported in the language used without it`(
    name: String, code: String, text: String
  ) throws {
    #expect(try mistake(["--language", code], environment: ["LANG": name]) == text)
  }

  @Test func `an argument that isn't UTF-8 doesn't hide the others`() throws {
    let script = "\"$0\" --data \"$(printf 'a\\377b')\" --language es roster"
    let result = try Command.run(["sh", "-c", script, Program.path], in: sandbox)
    #expect(
      result.exit == .code(2) && result.errors.hasSuffix(" no es UTF-8 · consulta squad --help\n"))
  }

  @Test func `mistakes are in the config's language, whatever else is in it`() throws {
    try configure("{ \"language\": \"es\" }")
    let spanish = "squad: opción desconocida «--badopt» · consulta squad --help\n"
    #expect(try mistake(["--badopt"], environment: ["LANG": "ja"]) == spanish)
    let other = sandbox.folder + "/other.json"
    try "{ \"language\": \"ja\" }".write(toFile: other, atomically: true, encoding: .utf8)
    #expect(try mistake(["--badopt", "--config", other]).contains("はありません"))
    try configure(String(repeating: "[", count: 2_000_000))
    #expect(try mistake(["--badopt"]).contains("unknown option"))
    #expect(try mistake(["--config", sandbox.folder, "--badopt"]).contains("unknown option"))
    #expect(try mistake(["--theme", "drak", "--config", other]).contains("テーマ「drak」"))
  }

  @Test func `a missing or a dumb terminal is reported in the language`() throws {
    let result = try mistake([], environment: ["LANG": "es"])
    #expect(result == "squad necesita un terminal; por SSH, usa ssh -t\n")
    let pty = try Pty(
      [Program.path, "--language", "ja"], in: sandbox, environment: ["TERM": "dumb"])
    #expect(try pty.end() == .code(2))
    #expect(pty.text == "squad にはカーソルを動かせる端末が必要です。TERM=dumb では使えません\r\n")
  }

  // A kiosk

  @Test(arguments: [
    ("starwras", "¿quisiste decir starwars?"), ("xyzzy", "disponibles: marvel, "),
    ("a b", "ssh admite una lista o una entrada"),
  ])
  func `a kiosk tells its visitors what they can ask for, in their language`(
    place: String, text: String
  ) throws {
    try configure("{ \"language\": \"ja\" }")
    let environment = ["LANG": "es_ES.UTF-8", "SSH_ORIGINAL_COMMAND": place]
    #expect(try mistake(["--kiosk"], environment: environment).contains(text))
  }

  @Test func `a kiosk reads no config but its operator's`() throws {
    try configure("{ \"language\": \"ja\" }")
    let spanish = ["LANG": "es_ES.UTF-8"]
    let idle = ["--kiosk", "--idle", "5"]
    #expect(try mistake(idle, environment: spanish).contains("--idle no admite «5»"))
    let operators = sandbox.folder + "/kiosk.json"
    try "{ \"language\": \"ja\" }".write(toFile: operators, atomically: true, encoding: .utf8)
    #expect(
      try mistake(idle + ["--config", operators], environment: spanish).contains("指定できません"))
    try "{ \"theem\": 1 }".write(toFile: operators, atomically: true, encoding: .utf8)
    let broken = try Command.squad(
      "--kiosk", "--config", operators, in: sandbox, environment: spanish)
    #expect(broken.exit == .code(1))
    #expect(
      broken.errors == "squad: este quiosco está mal configurado · "
        + "quien lo administra puede ejecutar squad config check\n")
  }
}
