import CLibrary
import CNcurses

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
