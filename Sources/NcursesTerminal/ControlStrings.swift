import CNcurses

/// Bytes that take over the terminal and release it, by terminfo.
struct ControlStrings {
  private let alternateScreen: (on: [UInt8], off: [UInt8])
  private let keypad: (on: [UInt8], off: [UInt8])
  private let paste: (on: [UInt8], off: [UInt8])
  private let mouse: (on: [UInt8], off: [UInt8])
  private let plain: [UInt8]
  private let cursorShown: [UInt8]
  private let clearLine: [UInt8]
  /// Resets the scrolling region, which a frame drawn for another size may have left; empty where
  /// the terminal has none.
  let noScrollRegion: [UInt8]

  /// Synchronized output: the terminal shows the bytes in between at once.
  static let synchronizedOutput = (
    on: Array("\u{1B}[?2026h".utf8), off: Array("\u{1B}[?2026l".utf8)
  )

  /// Reads the entry that `newterm` has loaded.
  init() {
    alternateScreen = (Self.string("smcup"), Self.string("rmcup"))
    keypad = (Self.string("smkx"), Self.string("rmkx"))
    // Terminals with an alternate screen support or ignore bracketed paste; older ones may print
    // it.
    let isModern = !alternateScreen.on.isEmpty && !alternateScreen.off.isEmpty
    paste = isModern ? (Array("\u{1B}[?2004h".utf8), Array("\u{1B}[?2004l".utf8)) : ([], [])
    // Presses and drags with decimal coordinates, since the older form ends at column 223.
    let hasMouse = isModern && !Self.string("kmous").isEmpty
    mouse =
      hasMouse
      ? (Array("\u{1B}[?1002h\u{1B}[?1006h".utf8), Array("\u{1B}[?1006l\u{1B}[?1002l".utf8))
      : ([], [])
    plain = Self.string("sgr0") + Self.string("op")
    cursorShown = Self.string("cnorm")
    clearLine = Self.string("el")
    let hasRegions = Self.string("csr") == Array("\u{1B}[%i%p1%d;%p2%dr".utf8)
    noScrollRegion = hasRegions ? Array("\u{1B}[r".utf8) : []
  }

  /// Whether the terminal can report the mouse.
  var takesMouse: Bool { !mouse.on.isEmpty }

  /// Modes that `newterm` doesn't set.
  func modesOn(hasMouse: Bool) -> [UInt8] { keypad.on + paste.on + (hasMouse ? mouse.on : []) }

  /// Takes the terminal back.
  func enter(hasMouse: Bool) -> [UInt8] {
    alternateScreen.on + noScrollRegion + modesOn(hasMouse: hasMouse)
  }

  func mouse(isOn: Bool) -> [UInt8] { isOn ? mouse.on : mouse.off }

  /// Releases the terminal. One without an alternate screen keeps the picture, and the shell
  /// continues in the last of its `rows`. `hadMouse` tells whether the mouse was ever on.
  func leave(rows: Int, hadMouse: Bool) -> [UInt8] {
    let modes = (hadMouse ? mouse.off : []) + paste.off + keypad.off + plain + cursorShown
    guard alternateScreen.off.isEmpty else { return modes + alternateScreen.off }
    let bottom = squad_move_string(Int32(max(rows - 1, 0)), 0).map { Self.bytes($0) } ?? [0x0D]
    return modes + bottom + clearLine
  }

  /// A string capability without padding; empty if the terminal lacks it.
  static func string(_ name: String) -> [UInt8] {
    squad_terminfo_string(name).map { bytes($0) } ?? []
  }

  /// Bytes of a capability without its pauses (`$<5>`), which no terminal needs any more.
  private static func bytes(_ capability: UnsafePointer<CChar>) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(String(cString: capability).utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "<"),
        let close = rest.firstIndex(of: UInt8(ascii: ">"))
      {
        rest = rest[(close + 1)...]
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
