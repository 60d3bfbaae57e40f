import SquadCore
import TerminalKit

/// Click targets by screen area, recorded by the views while they draw.
package struct HitMap {
  private var areas: [(area: Rect, target: HitTarget)] = []

  /// Records the target of an area, over earlier ones.
  mutating func record(_ target: HitTarget, in area: Rect) {
    if !area.isEmpty { areas.append((area, target)) }
  }

  /// The target at a cell; nil if there is none.
  package subscript(point: Point) -> HitTarget? {
    areas.last { $0.area.contains(point) }?.target
  }
}

/// The click target of a cell.
package enum HitTarget: Equatable, Sendable {
  /// The cap of a key, which acts like the key.
  case key(Key)
  /// An element of the screen.
  case element(MouseTarget)
}
