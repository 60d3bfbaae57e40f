import SquadCore
import SquadScreen
import SystemKit

/// The last 500 actions of this run with their cost, and segments from which the states between
/// them are replayed. Observes the store; belongs to the main thread.
package final class ActionHistory {
  /// Number of the latest actions that are always kept.
  static let limit = 500

  /// Oldest first; the last one is open.
  private(set) var segments: [HistorySegment]
  /// Number of the newest action.
  private(set) var newest = 0
  /// Totals of dropped actions.
  private var older = ActionTotals()
  /// The action that the turn's frame will be attributed to, by its index in the last segment: the
  /// first by input, else the first.
  private var frameOwner: (record: Int, isInput: Bool)?
  private var began = 0
  /// The action that is being reduced; nil if it isn't listed.
  private var reducing: ActionRecord?
  private let ports: InspectorPorts
  private var line = ActionLine()

  /// `state` is the one before the first action.
  package init(_ state: AppState, ports: InspectorPorts) {
    self.ports = ports
    segments = [HistorySegment(state: state)]
  }

  /// The recorder, to be added to the store.
  package var middleware: Middleware {
    Middleware(began: began, reduced: reduced, marked: marked)
  }

  /// Milliseconds since 1970 in UTC.
  var clock: () -> Int { ports.clock }

  /// Whether actions may be exported to a file.
  var exports: Bool { ports.export != nil }

  private func began(_ action: Action) {
    let last = segments.count - 1
    // The key that opens the inspector isn't listed in it.
    let isListed = action != .inspectorRequested
    segments[last].add(action, isListed: isListed)
    if isListed {
      newest += 1
      let record = ActionRecord(number: newest, time: ports.clock(), label: action.label)
      if frameOwner == nil || frameOwner?.isInput == false && action.isInput {
        frameOwner = (segments[last].records.count, action.isInput)
      }
      // Before it is reduced, since that may crash.
      if let willReduce = ports.willReduce { line.withBytes(of: record, willReduce) }
      reducing = record
    }
    began = ports.stopwatch()
  }

  private func reduced(_ action: Action, _ effects: [Effect]) {
    let microseconds = ports.stopwatch() - began
    guard var record = reducing.take() else { return }
    record.microseconds = microseconds
    record.effects = effects
    segments[segments.count - 1].records.append(record)
    ports.didReduce?(record)
  }

  private func marked(_ mark: TurnMark) {
    let last = segments.count - 1
    switch mark {
    case .began(let moment, let hasInput):
      segments[last].steps.append(.began(moment, hasInput: hasInput))
    case .ended(let effects):
      guard segments[last].isLastTurnOpen else { return }
      segments[last].steps.append(.ended)
      guard frameOwner != nil, !effects.isEmpty else { return }
      let record = segments[last].records.count - 1
      segments[last].records[record].effects += effects
    }
  }

  /// Attributes the turn's frame to an action, if there was one.
  package func drew(bytes: Int, microseconds: Int) {
    guard let record = frameOwner?.record else { return }
    segments[segments.count - 1].records[record].frame =
      ActionRecord.FrameCost(bytes: bytes, microseconds: microseconds)
  }

  /// Ends a turn; if the segment is full, the next turn begins a new one.
  package func endTurn(_ state: () -> AppState) {
    frameOwner = nil
    let last = segments.count - 1
    guard segments[last].isFull, !segments[last].isLastTurnOpen else { return }
    var state = state()
    state.pictures = state.pictures.withoutImages
    segments[last].weigh(beside: state)
    segments.append(HistorySegment(state: state))
    dropOldest()
    forgetOldStates()
  }

  private func dropOldest() {
    var count = segments.reduce(0) { $0 + $1.records.count }
    while let oldest = segments.first, count - oldest.records.count >= Self.limit {
      for record in oldest.records { older.add(record) }
      count -= oldest.records.count
      segments.removeFirst()
    }
  }

  /// Frees the oldest states beyond the limit of bytes, as after hours of a live list.
  private func forgetOldStates() {
    var weight = segments.reduce(0) { $0 + $1.weight }
    for index in segments.indices.dropLast() where weight > ports.bytesOfStates {
      weight -= segments[index].weight
      segments[index].forgetStates()
    }
  }
}

/// Look-ups.
extension ActionHistory {
  /// Number of the oldest action shown.
  var oldest: Int { max(newest - Self.limit, 0) + 1 }

  subscript(number: Int) -> ActionRecord? {
    location(of: number).map { segments[$0.segment].records[$0.record] }
  }

  /// All actions shown, oldest first.
  var records: [ActionRecord] { segments.flatMap(\.records).suffix(Self.limit) }

  /// Count and cost of each action in this run.
  var totals: [ActionTotal] {
    var totals = older
    for segment in segments { for record in segment.records { totals.add(record) } }
    return totals.sorted
  }

  private func location(of number: Int) -> (segment: Int, record: Int)? {
    for index in segments.indices.reversed() {
      guard let first = segments[index].records.first?.number, first <= number else { continue }
      let record = number - first
      return segments[index].records.indices.contains(record) ? (index, record) : nil
    }
    return nil
  }

  /// The states before and after an action; nil if they are no longer kept.
  func states(
    around number: Int, now: AppState, _ context: RenderContext
  ) -> HistoryReplay.States? {
    guard let location = location(of: number) else { return nil }
    let states = replay(location.segment, now: now, context)
    return states.indices.contains(location.record) ? states[location.record] : nil
  }

  /// Names of the parts changed by each action of a segment, by the action's number.
  func changes(
    inSegmentOf number: Int, now: AppState, _ context: RenderContext
  ) -> [Int: [String]] {
    guard let location = location(of: number) else { return [:] }
    let records = segments[location.segment].records
    let states = replay(location.segment, now: now, context)
    return Dictionary(
      zip(records, states).map { ($0.number, ChangedParts($1.before, $1.after).names) },
      uniquingKeysWith: { first, _ in first })
  }

  private func replay(
    _ index: Int, now: AppState, _ context: RenderContext
  ) -> [HistoryReplay.States] {
    let segment = segments[index]
    guard let start = segment.state else { return [] }
    let next = segments.indices.contains(index + 1) ? segments[index + 1].state : now
    return HistoryReplay(segment, from: start, to: next ?? now, context).states
  }
}

/// The action history's dependencies outside the loop.
package struct InspectorPorts {
  /// Milliseconds since 1970 in UTC.
  package var clock: () -> Int = { SystemTime.milliseconds }
  /// Monotonic clock in microseconds.
  package var stopwatch: () -> Int = { MonotonicClock.microseconds }
  /// Approximate bytes that past states may keep alive.
  package var bytesOfStates = 1_500_000
  /// Receives each action as a line of JSON before it is reduced; nil: unused.
  package var willReduce: ((UnsafeRawBufferPointer) -> Void)?
  /// Receives each action with its cost; nil: unused.
  package var didReduce: ((ActionRecord) -> Void)?
  /// Writes a new file into the working folder and returns its final name; nil if nothing may be
  /// written.
  package var export: ((_ name: String, _ text: String) -> Result<String, SystemError>)?

  /// The defaults read the system's clocks, and pass nothing on.
  package init() {}
}
