import CLibrary
import CNcurses

/// The locale's character set.
enum CharacterSet {
  /// Sets the locale's character set, to UTF-8 if the system has any such locale; false otherwise.
  /// Only the character set: squad formats numbers and dates itself, and libraries rely on the C
  /// locale's.
  static func useUTF8() -> Bool {
    for name in ["", "C.UTF-8", "C.utf8", "en_US.UTF-8", "UTF-8"] {
      guard setlocale(LC_CTYPE, name) != nil else { continue }
      guard let codeset = nl_langinfo(nl_item(CODESET)) else { continue }
      if String(cString: codeset) == "UTF-8" { return true }
    }
    setlocale(LC_CTYPE, "C")
    return false
  }
}
