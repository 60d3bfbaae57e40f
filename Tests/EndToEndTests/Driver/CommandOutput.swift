/// Types that decode the commands' JSON.
enum CommandOutput {
  struct Row: Decodable {
    let id: String
    let title: String
    let subtitle: String
  }

  struct Member: Decodable, Equatable {
    let id: String
    let title: String
  }

  struct Detail: Decodable {
    struct Fact: Decodable {
      let label: String
      let value: String
    }

    struct Item: Decodable {
      let id: String
      let title: String
    }

    struct Section: Decodable {
      let title: String
      let available: Int
      let entries: [Item]
    }

    struct Link: Decodable {
      let title: String
      let url: String
    }

    struct Freshness: Decodable {
      let source: String
      let at: String
    }

    let id: String
    let title: String
    let summary: String
    let facts: [Fact]
    let sections: [Section]
    let links: [Link]
    let freshness: Freshness
  }
}

/// Characters in the bundle.
enum Hero {
  static let captainAmerica = "marvel/1009220"
  static let ironMan = "marvel/1009368"
  static let spiderMan = "marvel/1009610"
  static let thor = "marvel/1009664"
  static let hulk = "marvel/1009351"
}

extension Sandbox {
  /// The titles of the Marvel list in its own order.
  func titles() throws -> [String] {
    try Command.squad("list", "marvel", "--json", in: self).json([CommandOutput.Row].self).map(
      \.title)
  }

  /// The squad as printed by `squad roster`, as `CATALOGUE/ID`.
  func roster() throws -> [String] {
    try Command.squad("roster", "--json", in: self).json([CommandOutput.Member].self).map(\.id)
  }
}
