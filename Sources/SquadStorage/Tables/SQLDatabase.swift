import SQLiteKit
import SquadCore

/// An open database of either kind, in one dialect of SQL with `?` for each value.
protocol SQLDatabase: AnyObject {
  /// Runs a statement, and returns its rows.
  func rows(_ sql: String, _ values: [Binding]) throws -> any SQLRows
}

extension SQLDatabase {
  /// Runs a statement and ignores its rows.
  func run(_ sql: String, _ values: [Binding] = []) throws {
    let rows = try rows(sql, values)
    while try rows.step() {}
  }

  /// The number in the first column of the first row.
  func number(_ sql: String, _ values: [Binding] = []) throws -> Int? {
    let rows = try rows(sql, values)
    defer { rows.reset() }
    return try rows.step() ? rows.integer(0) : nil
  }
}

/// Rows of a statement, read one after the other.
protocol SQLRows: AnyObject {
  /// Steps to the next row; false if there is none.
  func step() throws -> Bool
  /// Ends the statement before its last row.
  func reset()
  /// The text in a column of this row, repaired if it is not UTF-8; nil for other types.
  func text(_ column: Int32) -> String?
  /// The number in a column of this row; nil for other types.
  func integer(_ column: Int32) -> Int?
}

extension SQLRows {
  /// Collects the results of `read`, and skips the rows for which it returns nil.
  func values<Value>(_ read: (any SQLRows) -> Value?) throws -> [Value] {
    var values: [Value] = []
    while try step() { if let value = read(self) { values.append(value) } }
    return values
  }

  /// The value in a column of this row, for binding it again.
  func binding(_ column: Int32) -> Binding {
    if let number = integer(column) { return .integer(number) }
    return text(column).map { .text($0) } ?? .null
  }

  /// Reads an id from two columns, catalogue and entry; nil where one is empty.
  func entryID(at column: Int32) -> EntryID? {
    guard let catalogue = text(column), let entry = text(column + 1), !catalogue.isEmpty,
      !entry.isEmpty
    else { return nil }
    return EntryID(CatalogueID(rawValue: catalogue), entry)
  }
}

extension Database: SQLDatabase {
  func rows(_ sql: String, _ values: [Binding]) throws -> any SQLRows { try prepare(sql, values) }
}

extension Statement: SQLRows {}
