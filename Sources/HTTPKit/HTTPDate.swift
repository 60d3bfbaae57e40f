import Basics
import CCurl

/// Dates as HTTP writes them, read by libcurl: `Sun, 06 Nov 1994 08:49:37 GMT` and its older forms.
enum HTTPDate {
  /// Nil for a malformed date, or one before 1970. On the client's thread: it needs libcurl.
  static func moment(_ text: String, _ library: CurlLibrary) -> Moment? {
    let seconds = squad_curl_date(library.functions, text)
    return seconds >= 0 ? Moment(seconds: seconds) : nil
  }
}
