import Basics
import SquadCore

/// All of squad's texts in one language. Keys, numbers and dates in them are written as the user has
/// them.
package struct Strings: Sendable {
  /// The language of all texts.
  package let language: Language
  /// A moment in the user's time zone.
  package let localTime: @Sendable (Moment) -> LocalTime
  /// The current time, by which texts shorten dates of today and this year; nil if they needn't.
  package var now: Moment?
  /// The bindings whose keys the texts name.
  package var keymap: Keymap
  /// Whether a kiosk's visitors read them: they can't act on squad's commands or on the host.
  let isForVisitors: Bool
  /// Whether they are read aloud: months have their full names.
  private(set) var isAloud = false

  /// `isForVisitors` tells whether a kiosk's visitors read them.
  package init(
    _ language: Language = .english,
    localTime: @escaping @Sendable (Moment) -> LocalTime = LocalTime.utc, now: Moment? = nil,
    keymap: Keymap = .standard, isForVisitors: Bool = false
  ) {
    self.language = language
    self.localTime = localTime
    self.now = now
    self.keymap = keymap
    self.isForVisitors = isForVisitors
  }

  /// A copy for another moment.
  package func at(_ now: Moment?) -> Strings {
    var strings = self
    strings.now = now
    return strings
  }

  /// A copy for reading aloud.
  package var aloud: Strings {
    var strings = self
    strings.isAloud = true
    return strings
  }

  /// Today, in the user's time zone.
  package var localDay: CalendarDay? { now.map { localTime($0).day } }

  /// squad's own name, the same in every language.
  package let program = "squad"

  /// The text in the language; the other two are not evaluated.
  func say<Text>(
    _ english: @autoclosure () -> Text, _ spanish: @autoclosure () -> Text,
    _ japanese: @autoclosure () -> Text
  ) -> Text {
    switch language {
    case .english: english()
    case .spanish: spanish()
    case .japanese: japanese()
    }
  }

  /// In Japanese, the space between its own script and a word that begins or ends in Latin letters.
  func gap(_ letter: Character?) -> String { letter?.isASCII == true ? " " : "" }

  /// Between the words of a list: `, `.
  package var listSeparator: String { say(", ", ", ", "、") }
}
