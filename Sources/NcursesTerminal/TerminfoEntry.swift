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

/// Derives from the loaded terminfo entry one with which ncurses can send any colour.
///
/// ncurses sends exact colours only with an entry that has the flag `RGB`, which Debian ships in a
/// separate package. It also accepts a compiled entry from the environment, in the format of
/// term(5). In the derived one a colour below 256 remains an index, which is half as long.
enum ExactColors {
  /// The value of `TERMINFO` that makes `newterm(name)` find the derived entry, which has `pairs`
  /// colour pairs.
  static func environment(for name: String, pairs: Int32) -> String {
    color(3).withCString { foreground in
      color(4).withCString { background in
        "\u{1B}[39;49m".withCString { reset in
          squad_change_entry(foreground, background, reset)
          return hexadecimal(compiled(name, pairs))
        }
      }
    }
  }

  /// The loaded entry in the compiled format with 32-bit numbers.
  private static func compiled(_ name: String, _ pairs: Int32) -> [UInt8] {
    let flags = (0..<BOOLCOUNT).map { UInt8(squad_flag($0) ? 1 : 0) }
    var numbers = (0..<NUMCOUNT).map { squad_number($0) }
    numbers[Int(squad_colors_index())] = 1 << 24
    numbers[Int(squad_pairs_index())] = pairs
    var offsets: [Int] = []
    var table: [UInt8] = []
    for index in 0..<STRCOUNT {
      let string = squad_string(index)
      offsets.append(string == nil ? -1 : table.count)
      if let string { table += UnsafeRawBufferPointer(start: string, count: strlen(string) + 1) }
    }
    let title = Array("\(name)|squad\0".utf8)
    var bytes: [UInt8] = []
    for count in [0o1036, title.count, flags.count, numbers.count, offsets.count, table.count] {
      add(count, to: &bytes)
    }
    bytes += title
    bytes += flags
    if bytes.count % 2 == 1 { bytes.append(0) }
    for number in numbers {
      add(Int(number), to: &bytes)
      add(Int(number) >> 16, to: &bytes)
    }
    for offset in offsets { add(offset, to: &bytes) }
    bytes += table
    if bytes.count % 2 == 1 { bytes.append(0) }
    // Two extended flags, then the offsets of their names in a table of 7 bytes: AX means that each
    // colour of a pair can be reset by itself.
    for count in [2, 0, 0, 2, 7] { add(count, to: &bytes) }
    return bytes + [1, 1, 0, 0, 3, 0] + Array("AX\0RGB\0".utf8)
  }

  /// Appends a 16-bit number.
  private static func add(_ number: Int, to bytes: inout [UInt8]) {
    bytes.append(UInt8(truncatingIfNeeded: number))
    bytes.append(UInt8(truncatingIfNeeded: number >> 8))
  }

  /// The sequence that sets a colour: by index below 256, else by red, green and blue.
  private static func color(_ digit: Int) -> String {
    let value = "%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d"
    return "\u{1B}[%?%p1%{8}%<%t\(digit)%p1%d%e%p1%{16}%<%t\(digit + 6)%p1%{8}%-%d"
      + "%e\(digit)8;%?%p1%{256}%<%t5;%p1%d%e2;\(value)%;%;m"
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text = Array("hex:".utf8)
    text.reserveCapacity(4 + 2 * bytes.count)
    for byte in bytes {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
