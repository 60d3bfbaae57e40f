/// Coins of currencies, in front of their country's colours.
enum Coin {
  static func drawn(_ subject: PortraitSubject, width: Int, height: Int) -> [RGB] {
    let code = subject.name.uppercased()
    let hash = StableHash(code)
    let flag = Flags.table[code]?.split(separator: " ") ?? ["h", "2a4a6a", "5a7a9a"]
    let colors = flag.compactMap(RGB.init(hex:)).map { $0.darker(24) }
    var canvas = Canvas(width: width, height: height, ground: colors.first ?? 0x2A4A6A)
    let isUpright = flag.first == "v"
    for (index, color) in colors.enumerated() {
      let share = (isUpright ? 24.0 : 32) / Double(colors.count)
      let start = Double(index) * share
      isUpright
        ? canvas.box(color, start, 0, share + 0.5, 32)
        : canvas.box(color, 0, start, 24, share + 0.5)
    }
    let metal: RGB = hash.pick([0xE2B23C, 0xC2C8D2, 0xD89A52, 0xE2B23C], 1)
    let rim: RGB =
      hash.pick(3, 2) == 0 ? (metal == 0xC2C8D2 ? 0xE2B23C : 0xC2C8D2) : metal.darker(22)
    canvas.oval(0x14161E, 12.8, 17, 10.4, 10.4)
    canvas.oval(rim.lighter(20), 12, 16, 10.4, 10.4)
    canvas.oval(rim, 12.4, 16.5, 9.9, 9.9)
    canvas.oval(metal.darker(30), 12, 16, 8.7, 8.7)
    canvas.oval(metal, 12.3, 16.4, 8.3, 8.3)
    let ink = metal.darker(72)
    if let symbol = subject.symbol?.unicodeScalars.last, let rows = CoinSigns.rows(of: symbol) {
      let scale = max(1, (width + 3) / 12)
      let (left, top) = ((width - 5 * scale) / 2, height / 2 - (7 * scale + 1) / 2)
      for row in 0..<7 * scale {
        for column in 0..<5 * scale where rows[row / scale] >> (4 - column / scale) & 1 == 1 {
          canvas.dot(ink, column: left + column, row: top + row)
        }
      }
    } else {
      let text =
        [3, 2].map { String(code.prefix($0)) }
        .first { PixelFont.width($0) <= width * 3 / 4 } ?? String(code.prefix(1))
      let scale = max(1, width * 3 / 4 / max(PixelFont.width(text), 1))
      let left = (width - PixelFont.width(text, scale: scale)) / 2
      PixelFont.draw(
        text, on: &canvas, ink, column: left, row: (height - 5 * scale) / 2, scale: scale)
    }
    return canvas.pixels
  }
}

/// Signs of currencies, of five by seven dots.
private enum CoinSigns {
  static func rows(of symbol: Unicode.Scalar) -> [UInt8]? { signs[symbol] }

  /// Rows from the top, five bits each.
  private static let signs: [Unicode.Scalar: [UInt8]] = [
    "$": [0b00100, 0b01111, 0b10100, 0b01110, 0b00101, 0b11110, 0b00100],
    "€": [0b00111, 0b01000, 0b11110, 0b01000, 0b11110, 0b01000, 0b00111],
    "¥": [0b10001, 0b01010, 0b11111, 0b00100, 0b11111, 0b00100, 0b00100],
    "£": [0b00110, 0b01001, 0b01000, 0b11100, 0b01000, 0b01000, 0b11111],
    "₹": [0b11111, 0b00010, 0b11111, 0b00010, 0b11100, 0b01000, 0b00110],
    "₩": [0b10101, 0b10101, 0b11111, 0b10101, 0b11111, 0b01010, 0b01010],
    "₽": [0b01110, 0b01001, 0b01001, 0b01110, 0b11100, 0b01000, 0b11100],
    "₺": [0b01000, 0b01010, 0b01100, 0b11010, 0b01101, 0b01001, 0b01110],
    "฿": [0b00100, 0b11110, 0b10101, 0b11110, 0b10101, 0b11110, 0b00100],
    "₫": [0b00010, 0b00111, 0b01110, 0b10010, 0b10010, 0b01111, 0b11111],
    "₴": [0b01110, 0b10001, 0b11111, 0b00100, 0b11111, 0b10001, 0b01110],
    "₦": [0b10001, 0b11001, 0b11111, 0b10101, 0b11111, 0b10011, 0b10001],
    "₱": [0b11110, 0b10001, 0b11111, 0b11110, 0b11111, 0b10000, 0b10000],
    "₪": [0b11101, 0b10101, 0b10101, 0b10101, 0b10101, 0b10001, 0b10111],
    "₡": [0b00101, 0b01111, 0b11010, 0b11010, 0b11100, 0b01111, 0b10100],
    "₵": [0b00100, 0b01111, 0b10100, 0b10100, 0b10100, 0b01111, 0b00100],
    "₲": [0b00100, 0b01111, 0b10100, 0b10111, 0b10101, 0b01110, 0b00100],
    "₸": [0b11111, 0b00000, 0b11111, 0b00100, 0b00100, 0b00100, 0b00100],
    "₼": [0b00100, 0b01110, 0b10101, 0b10101, 0b10101, 0b10101, 0b10101],
    "₾": [0b01010, 0b01110, 0b11011, 0b11010, 0b10000, 0b10000, 0b11111],
    "₮": [0b11111, 0b00100, 0b00111, 0b01100, 0b00111, 0b01100, 0b00100],
    "₭": [0b10010, 0b10100, 0b11111, 0b11000, 0b10100, 0b10010, 0b10001],
  ]
}

/// Colours of the flags of currencies' countries, in bands side by side (`v`) or above each other.
enum Flags {
  static let table = LookTable(
    """
    USD: v b22234 f0f0f0 3c3b6e; EUR: h 1f3f9a 1f3f9a 1f3f9a; JPY: h f0f0f0 bc002d f0f0f0;
    GBP|GIP|SHP|FKP: v 1f2f70 c8102e 1f2f70; CNY: h de2910 de2910 de2910;
    AUD|NZD: h 1a2a70 c8102e 1a2a70; CAD: v d8202e f0f0f0 d8202e; CHF: h d8202e f0f0f0 d8202e;
    AED|KWD|JOD: h 00732f f0f0f0 16161c; AFN: v 16161c be0000 007a36;
    ALL: h d8202e 16161c d8202e; AMD: h d90012 0033a0 f2a800; AOA: h cc092f 16161c;
    ARS: h 6ab4e0 f0f0f0 6ab4e0; AWG: h 418fde 418fde f9e300; AZN: h 0092bc e4002b 00ae65;
    BAM: v 002f6c fecb00 002f6c; BBD: v 00267f ffc726 00267f; BDT: h 006a4e f42a41 006a4e;
    BHD|QAR: v f0f0f0 a01830; BIF: v ce1126 f0f0f0 1eb53a; BMD: h cf142b 012169;
    BND: h f7e017 f0f0f0 16161c; BOB: h d52b1e f9e300 007934; BRL: h 009739 fedd00 009739;
    BSD: h 00778b ffc72c 00778b; BTN: h ffd520 ff4e12; BWP: h 6da9d2 16161c 6da9d2;
    BYN: h c8313e c8313e 4aa657; BZD: h ce1126 003f87 ce1126; CDF: h 007fff f7d618 ce1021;
    CLP: h f0f0f0 d52b1e; COP: h fcd116 003893 ce1126; CRC: h 002b7f ce1126 002b7f;
    CUP: h 002a8f f0f0f0 002a8f; CVE: h 003893 f0f0f0 cf2027; CZK: h f0f0f0 11457e d7141a;
    DJF: h 6ab2e7 12ad2b; DKK: v c60c30 f0f0f0 c60c30; DOP: v 002d62 f0f0f0 ce1126;
    DZD: v 006233 f0f0f0; EGP|SYP|YER: h ce1126 f0f0f0 16161c; ERN: h 12ad2b ea0437 4189dd;
    ETB: h 078930 fcdd09 da121a; FJD: h 62b5e5 c8102e 62b5e5; GEL: v f0f0f0 e8112d f0f0f0;
    GHS: h ce1126 fcd116 006b3f; GMD: h ce1126 0c1c8c 3a7728; GNF: v ce1126 fcd116 009460;
    GTQ: v 4997d0 f0f0f0 4997d0; GYD: h 009e49 fcd116 ce1126; HKD: h de2910 f0f0f0 de2910;
    HNL: h 0073cf f0f0f0 0073cf; HTG: h 00209f d21034; HUF: h ce2939 f0f0f0 477050;
    IDR: h ce1126 f0f0f0; ILS: h f0f0f0 0038b8 f0f0f0; INR: h ff9933 f0f0f0 138808;
    IQD: h ce1126 f0f0f0 007a3d; IRR: h 239f40 f0f0f0 da0000; ISK: v 02529c dc1e35 02529c;
    JMD: h 009b3a fed100 16161c; KES: h 16161c bb1600 006600; KGS: h e8112d ffef00 e8112d;
    KHR: h 032ea1 e00025 032ea1; KMF: h ffc61e f0f0f0 ce1126 3a75c4; KPW: h 024fa2 ed1c27 024fa2;
    KRW: h f0f0f0 cd2e3a 0047a0; KYD: h 00247d c8102e 00247d; KZT: h 00afca fec50c 00afca;
    LAK: h ce1126 002868 ce1126; LBP: h ed1c24 f0f0f0 00a651; LKR: v ff8a1f 00534e 8d153a;
    LRD: h bf0a30 f0f0f0 002868; LSL: h 00209f f0f0f0 009543; LYD: h e70013 16161c 239e46;
    MAD: h c1272d 006233 c1272d; MDL: v 0046ae ffd200 cc092f; MGA: h fc3d32 007e3a;
    MKD: h d20000 ffe600 d20000; MMK: h fecb00 34b233 ea2839; MNT: v c4272f 015197 c4272f;
    MOP: h 00785e f0f0f0 00785e; MRU: h d01c1f 006233 d01c1f; MUR: h ea2839 1a206d ffd500 00a551;
    MVR: h d21034 007e3a d21034; MWK: h 16161c ce1126 339e35; MXN: v 006847 f0f0f0 ce1126;
    MYR: h 010066 cc0001 f0f0f0; MZN: h 007168 16161c fce100; NAD: h 003580 d21034 009543;
    NGN: v 008751 f0f0f0 008751; NIO: h 0067c6 f0f0f0 0067c6; NOK: v ba0c2f 00205b ba0c2f;
    NPR: h dc143c 003893; OMR: h f0f0f0 db161b 008000; PAB: h f0f0f0 da121a 072357;
    PEN: v d91023 f0f0f0 d91023; PGK: h ce1126 fcd116 16161c; PHP: h 0038a8 fcd116 ce1126;
    PKR: v f0f0f0 01411c 01411c; PLN: h f0f0f0 dc143c; PYG: h d52b1e f0f0f0 0038a8;
    RON: v 002b7f fcd116 ce1126; RSD: h c6363c 0c4076 f0f0f0; RUB: h f0f0f0 0039a6 d52b1e;
    RWF: h 00a1de fad201 20603d; SAR: h 006c35 006c35 006c35; SBD: h 0051ba fcd116 215b33;
    SCR: v 003f87 fcd856 d62828 007a3d; SDG: h d21034 f0f0f0 16161c; SEK: v 006aa7 fecc00 006aa7;
    SGD: h ed2939 f0f0f0; SLE: h 1eb53a f0f0f0 0072c6; SOS: h 4189dd f0f0f0 4189dd;
    SRD: h 377e3f b40a2d 377e3f; SSP: h 16161c da121a 078930; STN: h 12ad2b ffce00 12ad2b;
    SZL: h 3e5eb9 b10c0c 3e5eb9; THB: h a51931 f0f0f0 2d2a4a f0f0f0 a51931;
    TJS: h cc0000 f0f0f0 006600; TMT: v ca3745 00843d 00843d; TND: h e70013 f0f0f0 e70013;
    TOP: h c10000 f0f0f0 c10000; TRY: h e30a17 e30a17 e30a17; TTD: v da1a35 16161c da1a35;
    TWD: h 000095 fe0000 fe0000; TZS: h 1eb53a fcd116 00a3dd; UAH: h 0057b7 ffd700;
    UGX: h 16161c fcdc04 d90000; UYU: h f0f0f0 0038a8 f0f0f0; UZS: h 0099b5 f0f0f0 1eb53a;
    VES: h ffcc00 00247d cf142b; VND: h da251d ffcd00 da251d; VUV: h d21034 16161c 009543;
    WST: h ce1126 002b7f ce1126; XAF: v 007a5e fcd116 ce1126; XCD: h 007a5e fcd116 16161c;
    XCG: h 002b7f f9e814 002b7f; XOF: v 009e60 fcd116 e8702a; XPF: v 002395 f0f0f0 ed2939;
    ZAR: h de3831 007a4d 002395; ZMW: h 198a00 de2010 ef7d00; ZWG: h 319208 ffd200 de2010 16161c
    """)
}
