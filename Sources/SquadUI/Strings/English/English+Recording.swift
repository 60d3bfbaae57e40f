/// English words about recordings.
extension English: RecordingWords {
  var noRecording: String { "not a recording of squad · squad --record FILE makes one" }
  func recordingVersion(_ version: Int, readable: Int) -> String {
    "format version \(version) · this squad reads version \(readable)"
  }
  func invalidJSON(_ reason: String) -> String { "invalid JSON: \(reason)" }
  func missingOrInvalid(_ name: String) -> String { "\(name) is missing or invalid" }
  var unknownEvent: String { "unknown event" }
  func timeOutOfRange(_ name: String, to most: Int) -> String {
    "\(name) must be milliseconds from 0 to \(most)"
  }
  func timeGoesBack(_ name: String) -> String { "\(name) is smaller than in the line before" }
  var eventAfterEnd: String { "an event after the end" }
  func longerLine(bytes: Int) -> String { "the line is longer than \(bytes) bytes" }
  func largerFile(megabytes: Int) -> String { "larger than \(megabytes) MB" }
}
