import Basics
import SquadCore
import SquadWords

/// A member's price in the strip.
struct StripPrice: Equatable {
  let rate: String
  /// The arrow and the figures of the change; empty without one.
  private let change: [StripRun]
  /// Time of an outdated price; nil for a current one.
  let time: String?
  let spark: String

  init?(_ quote: Quote?, at now: Moment?, _ strings: Strings, _ glyphs: Glyphs) {
    guard let quote else { return nil }
    rate = strings.rate(quote)
    let parts = quote.change.map { $0.parts(of: strings.text(of: $0)) } ?? []
    change = parts.map { StripRun($0.text, $0.role) }
    time = quote.isOld(at: now) ? quote.freshness.map(strings.time(of:)) : nil
    spark = Sparkline.text(quote.closes, glyphs)
  }

  var rateRun: StripRun { StripRun(rate, time == nil ? nil : .quiet) }

  /// The change, without the time of an outdated price.
  var untimedRuns: [StripRun] {
    time == nil ? change : change.map { StripRun($0.text, .quiet) }
  }

  /// The change, and the time of an outdated price.
  var changeRuns: [StripRun] {
    untimedRuns + [StripRun(time ?? "", .quiet)].filter { !$0.text.isEmpty }
  }

  /// The same with the sparkline, if the price is current.
  var curveRuns: [StripRun] {
    guard time == nil, !spark.isEmpty else { return changeRuns }
    return changeRuns + [StripRun(spark, change.last?.role ?? .quiet)]
  }
}

/// A piece of a member's line, preceded by a space.
struct StripRun: Equatable {
  let text: String
  /// Nil: the member's own role, which depends on the selection.
  let role: Role?

  init(_ text: String, _ role: Role? = nil) {
    self.text = text
    self.role = role
  }
}
