/// Counts the kinds that a column's values can be parsed as, and decides the column's kind.
struct ColumnTally {
  /// Number of values among which to look for three different samples.
  private static let sampledValues = 50
  /// Bytes of a text to examine: enough to tell that it is long.
  private static let longestText = 256

  private let name: FieldName
  private let parent: FieldName?
  private let isSemicolons: Bool

  private var facts = ColumnFacts()
  private var values = Set<Int>()
  private var lengths = [Int](repeating: 0, count: 256)
  private var texts = 0
  private var missing = 0
  private var addresses = 0
  private var pictures = 0
  private var dates = 0
  private var dayFirstDates = 0
  private var monthFirstDates = 0
  private var unixTimes = 0
  private var yesNos = 0
  private var numbers = 0
  private var pointNumbers = 0
  private var commaNumbers = 0
  /// The greatest number, if all are read with a decimal comma.
  private var largestWithComma = -Double.infinity
  private var years = 0
  private var hasCode = false
  private var multiline = 0
  private var lists = 0
  private var sections = 0
  private var objects = 0
  private var codes = 0
  private var signs = 0
  private var hexes = 0
  private var filePaths = 0

  init(_ name: FieldName, in parent: FieldName?, isSemicolons: Bool) {
    self.name = name
    self.parent = parent
    self.isSemicolons = isSemicolons
  }

  mutating func take(_ value: RecordValue) {
    facts.filled += 1
    switch value {
    case .null: break
    case .bool(let isTrue):
      yesNos += 1
      values.insert(isTrue ? 1 : 0)
    case .number(let text):
      take(number: text)
      var text = text
      text.withUTF8 { takeDistinct($0) }
    case .text(let text):
      texts += 1
      var text = text
      text.withUTF8 {
        take(text: $0)
        takeDistinct($0)
      }
    case .list(let elements):
      if elements.contains(where: { if case .object = $0.unwrapped { true } else { false } }) {
        sections += 1
      } else {
        lists += 1
        addLength(elements.reduce(0) { $0 + 2 + ($1.scalarText?.utf8.count ?? 0) } - 2)
      }
    case .object: objects += 1
    }
    if facts.samples.count < 3, facts.filled <= Self.sampledValues { addSample(value.text) }
  }

  /// The kind and facts of a column after its last value.
  mutating func decide() -> (ColumnKind, ColumnFacts) {
    let kind = kind()
    facts.medianLength = length(at: lengths.reduce(0, +) / 2)
    facts.usualLength = length(at: lengths.reduce(0, +) * 9 / 10)
    facts.distinct = values.count + lists + sections + objects
    facts.hasDecimalComma = hasDecimalComma
    if hasDecimalComma { facts.largest = largestWithComma }
    facts.isMonthFirst = dayFirstDates < monthFirstDates
    facts.isUnixTime = kind == .date && unixTimes > dates
    facts.isYears = kind == .number && isNearlyAll(years)
    facts.isSign = isNearlyAll(signs)
    facts.isFilePath = isNearlyAll(filePaths)
    return (kind, facts)
  }

  private func isNearlyAll(_ count: Int, of total: Int? = nil) -> Bool {
    count > 0 && count * 10 >= (total ?? facts.filled) * 9
  }

  private func kind() -> ColumnKind {
    guard facts.filled > 0 else { return .empty }
    let rest = facts.filled - missing
    if isNearlyAll(addresses) { return saysPicture || isNearlyAll(pictures) ? .picture : .address }
    if isNearlyAll(dates, of: rest) || isNearlyAll(unixTimes, of: rest) { return .date }
    if isNearlyAll(yesNos) { return .yesNo }
    if isNearlyAll(hasDecimalComma ? commaNumbers : numbers, of: rest), !hasCode { return .number }
    if isNearlyAll(objects) { return .object }
    if isNearlyAll(sections) { return .section }
    if isNearlyAll(lists) { return .list }
    let median = length(at: lengths.reduce(0, +) / 2)
    if median > 80 || multiline * 2 >= max(texts, 1) { return .long }
    if median <= 6, isNearlyAll(codes) { return .code }
    return isNearlyAll(hexes) ? .hex : .text
  }

  /// Whether numbers have a decimal comma. In a file separated by semicolons, if as many can be
  /// read so as with a point; in any other only if all can, and some can't be read with a point.
  private var hasDecimalComma: Bool {
    guard commaNumbers > 0 else { return false }
    return isSemicolons
      ? commaNumbers >= pointNumbers
      : commaNumbers == facts.filled - missing && pointNumbers < commaNumbers
  }

  private var saysPicture: Bool {
    name.contains(anyOf: FieldName.pictures) || parent?.contains(anyOf: FieldName.pictures) == true
  }
}

extension ColumnTally {
  private mutating func take(text whole: UnsafeBufferPointer<UInt8>) {
    let bytes = UnsafeBufferPointer(rebasing: whole.prefix(Self.longestText))
    var (characters, small, plain, letters, digits) = (0, 0, 0, 0, 0)
    var hasNewline = false
    for byte in bytes {
      if byte & 0xC0 != 0x80 { characters += 1 }
      if byte &- 0x61 < 26 { small += 1 }
      if byte < 0x80 { plain += 1 }
      if byte &- 0x30 < 10 { digits += 1 }
      if byte | 0x20 &- 0x61 < 26, byte >= 0x41 { letters += 1 }
      if byte == 0x0A { hasNewline = true }
    }
    addLength(characters)
    if hasNewline { multiline += 1 }
    if TextShape.isMissing(bytes) { missing += 1 }
    guard let first = bytes.first else { return }
    if first == UInt8(ascii: "/") { filePaths += 1 }
    if TextShape.isAddress(bytes) {
      addresses += 1
      if TextShape.isPicture(bytes) { pictures += 1 }
      return
    }
    if TextShape.isYesNo(bytes) { yesNos += 1 }
    if digits > 0 { take(digits: bytes) }
    if small == 0, characters <= 12 {
      let others = plain == bytes.count ? (letters: false, signs: false) : TextShape.others(bytes)
      if !others.letters { codes += 1 }
      if others.signs, letters == 0 { signs += 1 }
    }
    if HexText.matches(bytes) { hexes += 1 }
  }

  /// Takes a text that may be a date or a number.
  private mutating func take(digits bytes: UnsafeBufferPointer<UInt8>) {
    if let date = DateReader.date(bytes) {
      dates += 1
      if date.dayFirst != nil { dayFirstDates += 1 }
      if date.monthFirst != nil { monthFirstDates += 1 }
      // `20061102` may be one of a column of numbers.
      guard bytes.count == 8 else { return }
    }
    if bytes[0] < 0x3A || bytes[0] == 0xC2 || bytes[0] == 0xE2
      || bytes.prefix(3).dropFirst().contains(UInt8(ascii: "$"))
      || bytes[0] &- 0x41 < 26 && bytes.count > 4 && [0x20, 0xC2, 0xE2].contains(bytes[3])
    {
      // The spaces of a telephone number don't group thousands.
      if !name.saysCode || !bytes.contains(0x20) { take(numberText: bytes) }
    }
  }

  private mutating func take(number text: String) {
    numbers += 1
    pointNumbers += 1
    if isSemicolons, !text.utf8.contains(0x2E) { commaNumbers += 1 }
    // An id such as `20261101` stays one: a date isn't an id.
    if text.utf8.count == 8, !name.saysCode, DateReader.date(text) != nil { dates += 1 }
    guard let value = Double(text) else { return }
    largestWithComma = max(largestWithComma, value)
    add(value)
  }

  private mutating func take(numberText bytes: UnsafeBufferPointer<UInt8>) {
    if TextShape.isIPAddress(bytes) { return }
    if NumberReader(bytes).hasLeadingZero { hasCode = true }
    var reader = NumberReader(bytes)
    guard let number = reader.number(decimalComma: false) else { return }
    numbers += 1
    if number.style != .decimalComma { pointNumbers += 1 }
    if number.style != .decimalPoint {
      commaNumbers += 1
      var again = NumberReader(bytes)
      let value = number.style == .ambiguous ? again.number(decimalComma: true)?.value : nil
      largestWithComma = max(largestWithComma, value ?? number.value)
    }
    add(number.value)
  }

  private mutating func add(_ number: Double) {
    facts.smallest = numbers == 1 ? number : min(facts.smallest, number)
    facts.largest = numbers == 1 ? number : max(facts.largest, number)
    if number != 0 { facts.nonzero += 1 }
    if (1500...2100).contains(number), number == number.rounded() { years += 1 }
    if name.saysTime, FieldDate(unix: number) != nil { unixTimes += 1 }
  }

  /// Compares long texts by beginning, end and length only.
  private mutating func takeDistinct(_ bytes: UnsafeBufferPointer<UInt8>) {
    var hasher = Hasher()
    let isLong = bytes.count > Self.longestText
    hasher.combine(
      bytes: UnsafeRawBufferPointer(
        rebasing: UnsafeRawBufferPointer(bytes).prefix(isLong ? 64 : bytes.count)))
    if isLong {
      hasher.combine(
        bytes: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes).suffix(64)))
      hasher.combine(bytes.count)
    }
    values.insert(hasher.finalize())
  }

  private mutating func addLength(_ length: Int) { lengths[min(length, 255)] += 1 }

  /// The length at an index of all values' sorted lengths.
  private func length(at index: Int) -> Int {
    var seen = 0
    for (length, count) in lengths.enumerated() {
      seen += count
      if seen > index { return length }
    }
    return 0
  }

  private mutating func addSample(_ text: String) {
    let sample = String(text.prefix(60))
    if !facts.samples.contains(sample) { facts.samples.append(sample) }
  }
}
