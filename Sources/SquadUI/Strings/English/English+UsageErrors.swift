/// English words about a command line that squad can't follow.
extension English: UsageErrorWords {
  func cited(_ word: String) -> String { "\"\(word)\"" }

  func unknown(_ kind: UsageProblem.Kind, _ word: String) -> String {
    switch kind {
    case .option: "unknown option \(word)"
    case .command: "unknown command \(word)"
    case .configCommand: "unknown config command \(word)"
    case .catalogue: "unknown catalogue \(word)"
    case .commandOrCatalogue: "unknown command or catalogue \(word)"
    case .list: "unknown list \(word)"
    case .theme: "unknown theme \(word)"
    case .language: "unknown language \(word)"
    }
  }

  func didYouMean(_ name: String) -> String { "did you mean \(name)?" }
  func available(_ names: [String]) -> String { "choose \(either(names))" }
  func see(_ command: String) -> String { "see \(command)" }

  func needs(_ operand: UsageProblem.Operand, _ name: String) -> String {
    switch operand {
    case .folder: "\(name) needs a folder"
    case .file: "\(name) needs a file"
    case .level: "\(name) needs a level"
    case .mode: "\(name) needs a mode"
    case .name: "\(name) needs a name"
    case .code: "\(name) needs a code"
    case .text: "\(name) needs some text"
    case .number: "\(name) needs a number"
    case .time: "\(name) needs a time"
    case .list: "\(name) needs a list, such as marvel"
    case .id: "\(name) needs an id, such as marvel/1009368"
    case .recording: "\(name) needs a recording, or tour"
    case .word(let words): "\(name) needs \(either(words))"
    }
  }

  var searchIsOptional: String { "leave it out to list every entry" }
  func takesNoValue(_ option: String) -> String { "\(option) takes no value" }

  func wrongValue(_ option: String, takes values: String, given: String?) -> String {
    "\(option) takes \(values)\(given.map { ", not \($0)" } ?? "")"
  }

  func noID(_ word: String, of command: String) -> String {
    "\(needs(.id, command)), not \(word)"
  }

  func unexpected(_ word: String) -> String { "unexpected argument \(word)" }

  func takesOne(_ operand: UsageProblem.Operand, _ command: String) -> String {
    switch operand {
    case .list: "\(command) takes one list"
    case .id: "\(command) takes one id"
    case .recording: "\(command) takes one recording"
    case .word: "\(command) takes one word"
    default: "\(command) takes one argument"
    }
  }

  func takesNoArguments(_ command: String) -> String { "\(command) takes no arguments" }
  func foreignOption(_ option: String) -> String {
    "\(option) can't be used with this command"
  }
  func conflict(_ option: String, with other: String) -> String {
    "\(option) can't be used with \(other)"
  }
  func option(_ option: String, needs other: String) -> String { "\(option) needs \(other)" }
  var kioskTakesNoCommand: String { "--kiosk opens the browser only" }
  func notUTF8(_ argument: String) -> String { "\(argument) is not UTF-8" }
  func notARecording(_ path: String) -> String { "\(path) isn't a recording of squad" }
  func notACast(_ path: String) -> String { "\(path) isn't an asciinema recording" }
  func notALog(_ path: String) -> String { "\(path) isn't a log of squad" }
  func namesAnotherFile(_ option: String) -> String { "choose another file with \(option)" }
  func needsScreen(_ name: String) -> String { "\(name) needs a screen" }
  var unsetsAccessible: String { "unset ACCESSIBLE" }
  var noPlace: String { "ssh takes a list or an entry after the host, such as bitcoin/EUR" }
  func unknownPlace(_ place: String) -> String { "no such list or entry: \(place)" }

  func number(from least: String, to most: String) -> String { "a number from \(least) to \(most)" }
  func wholeNumber(from least: String) -> String { "a whole number, \(least) or more" }
  var span: String { "a time from 1s to 24h, such as 90s, 5m or 1h30m" }
  func visitorName(longest: String) -> String {
    "1 to \(longest) printable ASCII characters, no space"
  }

  var noTerminal: String { "squad needs a terminal; over SSH use ssh -t" }
  var dumbTerminal: String {
    "squad needs a terminal that can move the cursor; TERM=dumb can't"
  }
  var noTerminfo: String {
    "squad can't use this terminal: no terminfo entry for TERM, and none of the usual ones is"
      + " installed"
  }
}
