import Testing

/// The screen's language, by option and by environment, whatever locales the host has.
@Suite struct LanguageTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func screen(
    _ arguments: String..., environment: [String: String]
  ) throws -> TmuxScreen {
    try TmuxScreen(
      [Program.path, "--offline"] + arguments, in: sandbox, environment: environment)
  }

  @Test func `LANG of a locale that isn't installed`() throws {
    let squad = try screen(environment: ["LANG": "ja_JP.UTF-8"])
    try squad.wait { $0.has("? ヘルプ") && $0.has("q 終了") && $0.has("キャラクター 362") }
    try squad.type("?")
    try squad.wait { $0.has("検索と並べ替え") }
    try squad.press("Escape")
    try squad.type("/xyzxyz")
    try squad.wait { $0.has("「xyzxyz」は見つかりません") }
    try squad.press("Escape")
    // The answer keys are the same in every language.
    try squad.type(" ")
    try squad.wait { $0.has("が加わりました") }
    try squad.type("x")
    try squad.wait { $0.has("チームから外す") }
    try squad.type("y")
    try squad.wait { $0.has("を外しました") }
    try squad.type("q")
    #expect(try squad.end() == .code(0))
  }

  @Test func `LC_ALL overrides LANG`() throws {
    let squad = try screen(environment: ["LC_ALL": "es_ES.UTF-8", "LANG": "ja_JP.UTF-8"])
    try squad.wait { $0.has("? ayuda") && $0.has("Mi equipo 0") && $0.has("Personajes 362") }
    try squad.type("4")
    try squad.wait { $0.has("77.516,01 US$") && $0.has("incluido 22 abr 2026") }
  }

  @Test func `the option overrides the environment`() throws {
    let squad = try screen("--language", "ja", environment: ["LANG": "es"])
    try squad.wait { $0.has("? ヘルプ") }
  }

  @Test(arguments: [
    ("jp", "unknown language \"jp\" · did you mean ja?"),
    ("spanish", "unknown language \"spanish\" · did you mean es?"),
    ("fr", "unknown language \"fr\" · choose en, es or ja"),
  ])
  func `a wrong code gets the nearest as a suggestion`(code: String, line: String) throws {
    let result = try Command.squad("--language", code, in: sandbox)
    #expect(result.exit == .code(2))
    #expect(result.errorLines == ["squad: " + line])
  }

  @Test func `output for programs stays English`() throws {
    let english = try Command.watched(["show", "superheroes/5", "--offline"], in: sandbox)
    let spanish = try Command.watched(
      ["show", "superheroes/5", "--offline", "--language", "es"], in: sandbox)
    #expect(spanish.output == english.output)
    #expect(spanish.errorLines == ["squad: incluido 21 nov 2026"])
    #expect(english.errorLines == ["squad: bundled 21 Nov 2026"])
  }
}
