import Basics
import PlainText
import SquadCore

/// The values that rows are sorted by, in the file's order.
struct SortValues: FieldTaker {
  private let field: FieldTemplate
  private let column: Column?
  private let order: SortOrder
  /// Of numbers and dates; NaN where a value can't be read.
  private var numbers: [Double] = []
  /// Of texts, folded; empty where there is none.
  private var texts: [[UInt8]] = []
  /// The texts of the values that the rows show.
  private(set) var shown: [String?] = []

  /// - Parameter column: of numbers or dates; nil of texts.
  init(_ order: SortOrder, _ field: FieldTemplate, _ column: Column?) {
    self.order = order
    self.field = field
    self.column = column
  }

  /// The paths that are read.
  var plan: FieldPlan { FieldPlan(field.paths) }

  mutating func take(_ row: FoundFields, _ range: RecordRange) {
    guard let column else {
      let text = PlainText.line(field.text(row.values(of:)))
      texts.append(PlainText.foldedUTF8(text))
      shown.append(order.column == .list || text.isEmpty ? nil : text)
      return
    }
    let value = row.values(of: column.path).first ?? .null
    numbers.append(
      column.kind == .date
        ? column.date(of: value)?.seconds ?? .nan : column.number(of: value) ?? .nan)
    if case .text(let text) = ShownCell(value, in: column) {
      shown.append(text)
    } else {
      shown.append(nil)
    }
  }

  /// Numbers of the rows in their order: those without a value last, equal ones as in the file.
  func sorted() -> [Int] {
    let isDescending = order.isDescending
    guard column != nil else {
      return texts.indices.sorted { left, right in
        let (first, second) = (texts[left], texts[right])
        if first.isEmpty || second.isEmpty || first == second {
          return first.isEmpty == second.isEmpty ? left < right : second.isEmpty
        }
        return first.lexicographicallyPrecedes(second) != isDescending
      }
    }
    return numbers.indices.sorted { left, right in
      let (first, second) = (numbers[left], numbers[right])
      if first.isNaN || second.isNaN || first == second {
        return first.isNaN == second.isNaN ? left < right : second.isNaN
      }
      return (first < second) != isDescending
    }
  }
}

extension FieldDate {
  /// Since 1970; of a day alone, to its beginning.
  fileprivate var seconds: Double { Double((moment ?? Moment(day)).seconds) }
}
