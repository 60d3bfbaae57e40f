import JSONReader
import OwnTestSupport
import SquadCore

@testable import OwnCatalogue

/// Reads a text in windows so small that they cut every record.
func records(
  _ text: String, _ name: String = "", window: Int = 7,
  _ change: (inout ReadingOptions) -> Void = { _ in }
) throws(OwnFileError) -> TextRecords {
  try records(bytes: Array(text.utf8), name, window: window, change)
}

func records(
  bytes: [UInt8], _ name: String = "", window: Int = 7,
  _ change: (inout ReadingOptions) -> Void = { _ in }
) throws(OwnFileError) -> TextRecords {
  var options = ReadingOptions(fileName: name)
  change(&options)
  return try TextRecords(bytes, options, window: window)
}

extension TextRecords {
  /// The values of one field, empty for records without it.
  func texts(_ field: String) -> [String] { values.map { $0[field]?.plain ?? "" } }

  /// Its records, one per line, as `name=value` pairs.
  var lines: [String] { values.map(\.plain) }
}

extension RowFields {
  /// Reads a record in place, as a list does, and moves past it.
  func texts(
    _ reader: inout JSONReader, using found: inout [FieldPlan.Found]
  ) throws -> RowTexts {
    try plan.find(&reader, into: &found)
    return texts(FoundFields(paths: plan.paths, found: found, bytes: reader.bytes))
  }
}

extension RecordValue {
  var plain: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let text), .text(let text): text
    case .list(let values): "[" + values.map(\.plain).joined(separator: " ") + "]"
    case .object(let members):
      members.map { "\($0.name)=\($0.value.plain)" }.joined(separator: " ")
    }
  }
}
