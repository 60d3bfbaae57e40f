import SquadCore
import SquadScreen
import SquadWords

/// Details, stops and comparisons.
extension Narrator {
  /// The shown detail in reading order, its stops numbered.
  func detail(in state: AppState) -> SpokenReply {
    guard let shown = state.shownDetail?.id else { return SpokenReply() }
    var reply = SpokenReply()
    if case .failed(let failure, _) = state.details[shown] {
      reply.say(strings.sentences([text(of: failure, in: state)]))
    }
    guard let detail = state.loadedDetail else {
      return reply.utterances.isEmpty ? SpokenReply(awaited: .detail) : reply
    }
    let spoken = SpokenDetail(
      detail, span: state.details.chartSpan, isMember: state.squad.expected.contains(shown),
      shared: state.shownOverlap, strings)
    return SpokenReply(utterances: spoken.lines.map { .line($0) }).followed(by: reply)
  }

  /// The chart's span as a sentence.
  func chart(in state: AppState) -> [String] {
    guard let detail = state.loadedDetail, let series = detail.series else { return [] }
    return strings.spokenChart(series, detail.hasChartSpans ? state.details.chartSpan : nil)
  }

  /// `Comics, 883, 1 of 9.`
  func stop(in state: AppState) -> String? {
    guard let detail = state.loadedDetail.map(strings.spelled) else { return nil }
    let stops = state.shownStops
    guard let index = state.shownDetail?.stop, stops.indices.contains(index) else {
      return stops.isEmpty ? strings.spokenNoStops : nil
    }
    let text = SpokenDetail.text(of: stops[index], in: detail, strings)
    return strings.sentence([text, strings.spokenPosition(index + 1, of: stops.count)])
  }

  /// Numbered lines of the links and of the values that the detail cuts, when their list opens;
  /// after a key in it, the selected line.
  func links(_ links: LinksState, from before: AppState) -> SpokenReply {
    let lines = links.links.enumerated().map { row, link in
      strings.list([String(row + 1), strings.spokenAddress(link)])
    }
    if case .links = before.overlay { return SpokenReply(lines[links.selected]) }
    return SpokenReply(utterances: lines.map { .line($0) })
  }

  /// `Batman compared with Captain America. Intelligence 81 to 69, … Sum 368 to 342.`
  func comparison(in state: AppState) -> SpokenReply {
    guard let comparison = state.comparison, let left = state.loadedDetail.map(strings.spelled)
    else { return SpokenReply() }
    let names = strings.spokenComparison(
      of: left.title, with: name(of: comparison.right, in: state))
    guard let right = state.comparedDetail.map(strings.spelled) else {
      return SpokenReply(awaited: .comparison)
    }
    let stats = CompareLayout.labels(left, right).map { label in
      let values = [left, right].map { detail in
        detail.bars.first { $0.label == label }.map { strings.number($0.value) }
          ?? strings.spokenUnknown
      }
      return strings.spokenStat(label, values[0], to: values[1])
    }
    var sentences = [names, strings.list(stats)]
    let totals = [left.statTotal, right.statTotal]
    if totals != [nil, nil] {
      let sums = totals.map { $0.map { strings.number($0.sum) } ?? strings.spokenUnknown }
      sentences.append(strings.spokenStat(strings.sum, sums[0], to: sums[1]))
    }
    return SpokenReply(strings.sentences(sentences))
  }
}

extension AppState {
  /// The shown stops in the order of their numbers. Days have none: they are stepped through.
  var numberedStops: [Int] {
    shownStops.enumerated().compactMap { index, stop in
      if case .day = stop { nil } else { index }
    }
  }
}
