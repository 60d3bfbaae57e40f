import Basics

/// Names and values as the query of an address.
package enum Query {
  /// `?a=1&b=2%20c`; empty where there are none.
  package static func text(_ parameters: [(String, String)]) -> String {
    guard !parameters.isEmpty else { return "" }
    let pairs = parameters.map { name, value in
      PercentEncoding.encoded(name) + "=" + PercentEncoding.encoded(value)
    }
    return "?" + pairs.joined(separator: "&")
  }
}
