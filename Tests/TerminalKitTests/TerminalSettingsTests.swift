import Testing

@testable import TerminalKit

@Suite struct TerminalSettingsTests {
  private func settings(_ environment: [String: String], _ mode: ColorMode = .auto)
    -> TerminalSettings
  {
    TerminalSettings(colors: mode) { environment[$0] }
  }

  @Test func `NO_COLOR counts unless it is empty or an option says otherwise`() {
    #expect(settings(["NO_COLOR": "1"]).depth(of: .indexed256) == .none)
    #expect(settings(["NO_COLOR": ""]).depth(of: .indexed256) == .indexed256)
    #expect(settings(["NO_COLOR": "1"], .sixteen).depth(of: .indexed256) == .sixteen)
    #expect(settings([:], .never).depth(of: .direct) == .none)
    #expect(settings([:], .indexed256).depth(of: .eight) == .eight)
  }

  @Test(arguments: [
    (nil, 25), ("100", 100), ("0", 25), ("5001", 25), ("-3", 25), ("x", 25), ("", 25),
  ])
  func `the escape delay is a number that makes sense`(value: String?, delay: Int) {
    #expect(settings(value.map { ["ESCDELAY": $0] } ?? [:]).escapeDelay == delay)
  }

  @Test func `the terminal's own entry comes before the usual ones`() {
    let fallbacks = ["xterm-256color", "xterm", "vt100"]
    let candidates = { TerminalNames.candidates(term: $0, mode: $1) }
    #expect(candidates("foo", .auto) == ["foo"] + fallbacks)
    #expect(candidates(nil, .truecolor) == fallbacks)
    #expect(candidates("xterm", .indexed256) == ["xterm-256color", "xterm", "vt100"])
    #expect(candidates("tmux-256color", .truecolor) == ["tmux-256color"] + fallbacks)
  }

  @Test func `exact colours are used where they are asked for or the terminal says so`() {
    let wants = { settings($0, $1).wantsExactColors(of: $2) }
    #expect(wants([:], .truecolor, .none))
    #expect(wants(["COLORTERM": "truecolor"], .auto, .eight))
    #expect(wants(["COLORTERM": "24bit"], .auto, .indexed256))
    #expect(wants([:], .auto, .direct))
    #expect(!wants(["COLORTERM": "yes"], .auto, .indexed256))
    #expect(!wants(["COLORTERM": "truecolor"], .indexed256, .indexed256))
    #expect(!wants(["COLORTERM": "truecolor", "NO_COLOR": "1"], .auto, .indexed256))
  }

  @Test func `a note says when the entry isn't TERM's`() {
    let note = {
      TerminalNames.warning(term: $0, used: $1, mode: $2, colors: .indexed256)
    }
    #expect(note("foo", "xterm-256color", .auto) == .unknown("foo", used: "xterm-256color"))
    #expect(note(nil, "xterm", .auto) == .unset(used: "xterm"))
    #expect(note("xterm", "xterm-256color", .indexed256) == nil)
    #expect(note("xterm-256color", "xterm-256color", .auto) == nil)
    #expect(note("vt100", "vt100", .truecolor) == .noExactColors(used: "vt100"))
  }
}
