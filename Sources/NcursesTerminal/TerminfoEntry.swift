import CLibrary
import CNcurses
import TerminalKit

/// The terminfo entry that ncurses uses: the terminal's own, or one derived from it that can send
/// exact colours.
struct TerminfoEntry {
  let name: String
  /// Colours that it can send.
  let colors: ColorDepth
  /// Whether it is a derived one.
  let isExact: Bool

  /// Opens ncurses' screen with the first usable entry; nil if there is none.
  init?(
    openingFirstOf names: [String], on stream: UnsafeMutablePointer<FILE>,
    _ settings: TerminalSettings
  ) {
    for name in names {
      if let entry = TerminfoEntry(opening: name, on: stream, settings) {
        self = entry
        return
      }
    }
    return nil
  }

  private init?(
    opening name: String, on stream: UnsafeMutablePointer<FILE>, _ settings: TerminalSettings
  ) {
    guard squad_load_entry(name, stream) else { return nil }
    let own = Self.ownColors()
    self.name = name
    let derived =
      own == .direct || settings.wantsExactColors(of: own) || Self.sendsKnownColors()
      ? ExactColors.environment(
        for: name, pairs: own >= .indexed256 ? tigetnum("pairs") : 1 << 16) : nil
    squad_unload_entry()
    isExact = derived.map { Self.open(name, stream, at: $0) } ?? false
    // A stock entry of exact colours can't send the 248 indexed colours above the first eight.
    guard isExact || own != .direct && squad_newterm(name, stream) != nil else { return nil }
    colors = isExact && settings.wantsExactColors(of: own) ? .direct : own
  }

  /// Opens ncurses' screen with an entry that is in the environment only during this call.
  private static func open(
    _ name: String, _ stream: UnsafeMutablePointer<FILE>, at value: String
  ) -> Bool {
    let before = getenv("TERMINFO").map { String(cString: $0) }
    setenv("TERMINFO", value, 1)
    defer { if let before { setenv("TERMINFO", before, 1) } else { unsetenv("TERMINFO") } }
    return squad_newterm(name, stream) != nil
  }

  /// Whether colours are sent in xterm's form.
  private static func sendsKnownColors() -> Bool {
    let samples: [(Int32, String, String)] = [
      (3, "33", "43"), (12, "94", "104"), (100, "38;5;100", "48;5;100"),
      (231, "38;5;231", "48;5;231"),
    ]
    return samples.allSatisfy { color, foreground, background in
      [(false, foreground), (true, background)].allSatisfy { isBackground, parameters in
        squad_color_string(isBackground, color).map { String(cString: $0) }
          == "\u{1B}[\(parameters)m"
      }
    }
  }

  private static func ownColors() -> ColorDepth {
    let count = tigetnum("colors")
    if tigetflag("RGB") > 0 || count > 256 { return .direct }
    return count >= 256 ? .indexed256 : count >= 16 ? .sixteen : count >= 8 ? .eight : .none
  }
}
