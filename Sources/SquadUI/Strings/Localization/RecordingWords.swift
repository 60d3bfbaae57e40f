/// Why a recording can't be read. Names and keys from the file stand in `quoted`.
protocol RecordingWords {
  var noRecording: String { get }
  func recordingVersion(_ version: Int, readable: Int) -> String
  func invalidJSON(_ reason: String) -> String
  func missingOrInvalid(_ name: String) -> String
  var unknownEvent: String { get }
  func timeOutOfRange(_ name: String, to most: Int) -> String
  func timeGoesBack(_ name: String) -> String
  var eventAfterEnd: String { get }
  func longerLine(bytes: Int) -> String
  func largerFile(megabytes: Int) -> String
}
