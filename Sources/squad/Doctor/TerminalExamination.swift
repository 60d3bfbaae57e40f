import Basics
import CLibrary
import NcursesTerminal
import SquadScreen
import SquadWords
import SystemKit
import TerminalKit

/// Examines the terminal even where the standard streams aren't one: a report may go to a file.
struct TerminalExamination {
  let settings: BrowserSettings

  private static let subject = "terminal"

  var findings: [Finding] {
    var request = settings.terminal
    request.input = .controlling
    request.output = .controlling
    request.usesMouse = false
    do {
      let terminal = try NcursesTerminal.open(request)
      defer {
        terminal.close()
        NcursesTerminal.releaseSignals()
      }
      return [
        entry(terminal.capabilities), size(terminal.size()), colors(terminal.capabilities),
        locale(terminal.capabilities),
      ] + [widths(of: terminal)].compactMap { $0 }
    } catch {
      return [failure(error)]
    }
  }

  private func failure(_ error: TerminalError) -> Finding {
    switch error {
    case .noControllingTerminal, .notATerminal:
      .note(
        Self.subject, "there is none: squad's commands work, its screen doesn't",
        advice: "over SSH use ssh -t")
    case .dumb:
      .problem(Self.subject, "TERM=dumb has no screen", advice: "set TERM, or ACCESSIBLE=1")
    case .unusable:
      .problem(
        Self.subject, "no terminfo entry for \(Environment["TERM"] ?? "it")",
        advice: "install ncurses-base or ncurses-term")
    case .refused(let code):
      .problem(Self.subject, SystemError(code: code).reason, advice: "ssh -t")
    }
  }

  private func entry(_ capabilities: TerminalCapabilities) -> Finding {
    switch capabilities.warning {
    case nil, .noExactColors: .ok(Self.subject, "\(capabilities.name), found in terminfo")
    case .unset(let used):
      .note(Self.subject, "TERM is not set: squad uses \(used)", advice: "set TERM")
    case .unknown(let term, let used):
      .note(
        Self.subject, "\(term) is not in terminfo: squad uses \(used)",
        advice: "install ncurses-term")
    }
  }

  private func size(_ size: Size) -> Finding {
    let text = "\(size.columns)×\(size.rows)"
    return ScreenLayout.isTooSmall(size)
      ? .problem("size", text, advice: "squad needs 30×10") : .ok("size", text)
  }

  private func colors(_ capabilities: TerminalCapabilities) -> Finding {
    let name = capabilities.name
    if let reason = settings.colorsOff(Strings()) { return .note("colours", "off: \(reason)") }
    return switch capabilities.colors {
    case .direct: .ok("colours", "all, as the terminal's entry or COLORTERM says")
    case .indexed256 where capabilities.mayHaveTrueColor:
      .ok("colours", "256; all if the terminal says so when squad asks")
    case .indexed256:
      .ok("colours", "256: TERM=\(name) has no more, and squad doesn't ask such a terminal")
    case .eight, .sixteen:
      .note(
        "colours", "\(capabilities.colors == .eight ? 8 : 16): TERM=\(name) or --color has no more",
        advice: "pictures need 256, which TERM=xterm-256color has")
    case .none: .note("colours", "none: TERM=\(name) has none")
    }
  }

  private func locale(_ capabilities: TerminalCapabilities) -> Finding {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let set = names.compactMap { name in Environment[name].map { "\(name)=\($0)" } }.first
    let text = set ?? "no LC_ALL, LC_CTYPE or LANG"
    return capabilities.isUTF8
      ? .ok("locale", "\(text); the screen is drawn in UTF-8")
      : .problem("locale", "\(text): only ASCII can be drawn", advice: "install C.UTF-8")
  }

  private static let signs = ["─", "▸", "★", "●"]

  /// Asks the terminal for the cursor's position after each sign; nil where it can't reply.
  private func widths(of terminal: Terminal) -> Finding? {
    guard terminal.capabilities.isUTF8, terminal.capabilities.takesQueries else { return nil }
    let question = Self.signs.map { "\r\($0)\u{1B}[6n" }.joined() + "\r\u{1B}[K"
    guard systemWriteAll(terminal.outputDescriptor, Array(question.utf8), waits: true) == nil else {
      return nil
    }
    var reply = ""
    let end = MonotonicClock.milliseconds + 300
    while reply.count(where: { $0 == "R" }) < Self.signs.count {
      let left = end - MonotonicClock.milliseconds
      var input = pollfd(fd: terminal.inputDescriptor, events: Int16(POLLIN), revents: 0)
      guard left > 0, poll(&input, 1, Int32(left)) == 1, let bytes = terminal.read() else { break }
      reply += String(decoding: bytes, as: UTF8.self)
    }
    // Each reply is ESC [ row ; column R.
    let columns = reply.split(separator: "R").compactMap {
      Int($0.split(separator: ";").last ?? "")
    }
    guard columns.count == Self.signs.count else {
      return .note(
        "signs", "the terminal doesn't say how wide \(Self.signs.joined(separator: " ")) are")
    }
    let wide = zip(Self.signs, columns).filter { $0.1 != 2 }.map(\.0)
    return wide.isEmpty
      ? .ok("signs", "\(Self.signs.joined(separator: " ")) take one column each")
      : .problem(
        "signs", "\(wide.joined(separator: " ")) don't take one column", advice: "use --ascii")
  }
}
