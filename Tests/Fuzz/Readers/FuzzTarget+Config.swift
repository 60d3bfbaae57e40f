import SquadConfig
import SquadWords

extension FuzzTarget {
  /// The config: any input ends in settings, and in one-line mistakes.
  static let config = FuzzTarget(name: "config") { mutator, seeds in
    let input = mutator.input(from: seeds)
    let reader = ConfigReader(input, file: "config.json", lists: ListNames.all)
    requireText(reader.mistakes.map { Strings().text(of: $0) })
    require(reader.config.pageSize.map { (1...100).contains($0) } ?? true, "a page's size")
    _ = reader.config.keymap
  }
}
