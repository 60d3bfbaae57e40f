extension PlainText {
  /// FNV-1a of the folded text: stable between runs, whatever the case and accents.
  package static func hash(of text: String) -> UInt64 {
    foldedUTF8(text).reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }
}
