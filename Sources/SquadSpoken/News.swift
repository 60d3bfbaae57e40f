/// Something that came by itself. Of several of a kind only the newest is said.
struct News: Equatable {
  enum Kind: Equatable {
    case list, detail, squad, storage
  }

  let kind: Kind
  let line: String

  init(_ kind: Kind, _ line: String) {
    self.kind = kind
    self.line = line
  }
}
