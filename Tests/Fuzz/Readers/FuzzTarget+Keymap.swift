import SquadConfig
import SquadWords
import TerminalKit

extension FuzzTarget {
  /// The user's own keys: keys that can't be bound keep their meaning, and no key gets two.
  static let keymap = FuzzTarget(name: "keymap") { mutator, seeds in
    let input = mutator.input(from: seeds)
    let reader = ConfigReader(input, file: "config.json", lists: ListNames.all)
    let keymap = reader.config.keymap
    for command in Command.allCases {
      for key in keymap.keys(of: command) {
        require(WrittenKey(key.written)?.key == key, "\(key.written) can't be written")
        if let fixed = Keymap.fixedMeaning(of: key) {
          require(keymap[key] == fixed, "\(key.written) is \(String(describing: keymap[key]))")
        }
      }
    }
    for keys in reader.config.keys.values {
      require(Set(keys).count == keys.count, "a key twice")
    }
  }
}
