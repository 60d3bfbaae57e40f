import CatalogueKit
import JSONReader

/// The bundle's files, by the kind and number in their names.
struct MarvelFiles {
  let all: [BundledFile]
  private let contents: [Contents?]

  init(_ files: [BundledFile]) {
    all = files
    contents = files.map { file in
      var name = file.name
      return name.withUTF8(Contents.init)
    }
  }

  /// The files of a kind's records, in the order of their numbers.
  func records(of kind: MarvelKind) -> [BundledFile] {
    let numbered = zip(all, contents).compactMap { file, contents -> (Int, BundledFile)? in
      guard case .records(kind, let number) = contents else { return nil }
      return (number, file)
    }
    return numbered.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The rows derived from a kind's records; nil where there are none.
  func rows(of kind: MarvelKind) -> BundledFile? {
    contents.firstIndex(of: .rows(kind)).map { all[$0] }
  }
}

/// The contents of a file, by its name.
private enum Contents: Equatable {
  /// `marvel/comics-12.json`
  case records(MarvelKind, number: Int)
  /// `marvel/comics-rows.tsv`
  case rows(MarvelKind)

  init?(name: UnsafeBufferPointer<UInt8>) {
    guard let slash = name.firstIndex(of: UInt8(ascii: "/")),
      case "marvel" = JSONWord(UnsafeBufferPointer(rebasing: name[..<slash])),
      let dash = name.firstIndex(of: UInt8(ascii: "-")), slash < dash,
      let kind = MarvelKind(JSONWord(UnsafeBufferPointer(rebasing: name[slash + 1..<dash])))
    else { return nil }
    if case "rows.tsv" = JSONWord(UnsafeBufferPointer(rebasing: name[(dash + 1)...])) {
      self = .rows(kind)
      return
    }
    guard let dot = name.firstIndex(of: UInt8(ascii: ".")), dash < dot,
      case ".json" = JSONWord(UnsafeBufferPointer(rebasing: name[dot...])),
      let number = name.number(in: dash + 1..<dot)
    else { return nil }
    self = .records(kind, number: number)
  }
}
