extension PlainText {
  /// A number that is always the same for a text, however its letters are written: FNV-1a over what
  /// the search folds it to.
  package static func hash(of text: String) -> UInt64 {
    foldedUTF8(text).reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }
}
