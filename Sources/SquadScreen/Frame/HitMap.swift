import SquadCore
import TerminalKit

/// What stands where on a screen, noted by the views while they draw it: what is hit is what is seen.
package struct HitMap: Equatable {
  private var areas: [(area: Rect, target: HitTarget)] = []

  /// Notes what stands in an area, over what was noted before.
  mutating func note(_ target: HitTarget, in area: Rect) {
    if !area.isEmpty { areas.append((area, target)) }
  }

  /// What a cell belongs to; nil where it belongs to nothing.
  package subscript(point: Point) -> HitTarget? {
    areas.last { $0.area.contains(point) }?.target
  }

  package static func == (left: HitMap, right: HitMap) -> Bool {
    left.areas.elementsEqual(right.areas) { $0 == $1 }
  }
}

/// What a cell of the screen belongs to.
package enum HitTarget: Equatable, Sendable {
  /// The cap of a key, which acts as the key.
  case key(Key)
  case place(MouseTarget)
}
