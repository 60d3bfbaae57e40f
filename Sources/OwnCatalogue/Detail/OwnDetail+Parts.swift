import Basics
import PlainText
import SquadCore

// Parts of a detail above its facts.
extension OwnDetail {
  /// The width of a badge in tiles.
  private static let badgeColumns = 2
  /// The fewest bars worth a sum.
  private static let summedBars = 4

  func badge(of record: RecordValue) -> String? {
    let badge = PlainText.line(guesses.badge?.text(of: record) ?? "")
    return (1...Self.badgeColumns).contains(PlainText.width(of: badge)) ? badge : nil
  }

  /// The long text in paragraphs, one for each text of a list.
  func summary(of record: RecordValue) -> String { ShortText.paragraphs(texts(of: record)) }

  /// The texts of the long text's field.
  func texts(of record: RecordValue) -> [String] {
    guard let field = guesses.text else { return [] }
    let values = field.path.map { $0.values(in: record) } ?? [.text(field.text(of: record))]
    return values.flatMap { value in
      guard case .list(let elements) = value else { return [value.text] }
      return elements.map(\.text)
    }
  }

  func links(_ shown: inout ShownParts) -> [Link] {
    var links: [Link] = []
    for field in guesses.links {
      let texts = field.path.map { $0.values(in: shown.record).map(\.text) }
      let addresses = (texts ?? [field.text(of: shown.record)]).compactMap(Self.address)
      guard !addresses.isEmpty else { continue }
      shown.paths.formUnion(field.paths)
      let title = PlainText.line(field.path.map(label) ?? field.description)
      links += addresses.map { Link(title: title, url: $0) }
    }
    return links
  }

  /// A web address without spaces; nil for any other text.
  private static func address(_ text: String) -> String? {
    let line = PlainText.line(text)
    var bytes = line
    guard bytes.withUTF8(TextShape.isAddress), !line.contains(" ") else { return nil }
    return line
  }

  func picture(_ shown: inout ShownParts) -> Picture? {
    guard let field = guesses.picture else { return nil }
    let record = shown.record
    let addresses = field.address.path?.values(in: record).map(\.text)
    let urls = (addresses ?? [field.address.text(of: record)]).map(Self.address)
    let sizes = [field.width, field.height].map { path in
      path?.values(in: record).map { $0.scalarText.flatMap(Int.init) ?? 0 } ?? []
    }
    var pictures: [PictureSize] = []
    for (index, url) in urls.enumerated() {
      guard let url else { continue }
      let sides = sizes.map { Self.side($0, index, urls.count) }
      pictures.append(PictureSize(width: sides[0], height: sides[1], url: url))
    }
    guard
      let picture = Picture(
        sizes: pictures.sorted { ($0.width, $0.height) < ($1.width, $1.height) })
    else { return nil }
    shown.paths.formUnion(field.address.paths)
    return picture
  }

  /// A side in pixels; guessed unless the record has one for each address.
  private static func side(_ sides: [Int], _ index: Int, _ count: Int) -> Int {
    guard sides.count == count, sides[index] > 0 else { return 600 }
    return sides[index]
  }
}

// Bars.
extension OwnDetail {
  func bars(_ shown: inout ShownParts) -> [Bar] {
    guard let bars = guesses.bars else { return [] }
    switch bars.source {
    case .fields(let fields):
      return zip(fields, barLabels).compactMap { field, label in
        guard let amount = amount(of: field.field, shown) else { return nil }
        shown.paths.formUnion(field.field.paths)
        return Self.bar(label, amount, of: field.full ?? bars.full)
      }
    case .list(let list, let name, let number):
      let elements = list.values(in: shown.record).flatMap(\.elements)
      let read = elements.compactMap { element -> Bar? in
        guard let label = name.values(in: element).first?.scalarText,
          let amount = number.values(in: element).first.flatMap({ Amount(reading: $0) })
        else { return nil }
        return Self.bar(ShortText.line(label), amount, of: bars.full)
      }
      // Labels must be unique: the screen finds a bar by its label.
      let areDifferent = Set(read.map(\.label)).count == elements.count
      guard !read.isEmpty, areDifferent else { return [] }
      shown.paths.insert(list)
      return read
    }
  }

  /// The labels of bars, the same for all records; none where each record names its own.
  var barLabels: [String] {
    guard case .fields(let fields)? = guesses.bars?.source else { return [] }
    let isOneObject = areOfOneObject(fields)
    let labels = fields.map { field in
      if let label = field.label { return PlainText.line(label) }
      guard let path = field.field.path else { return PlainText.line(field.field.description) }
      guard isOneObject, let key = path.steps.last else { return label(of: path) }
      return PlainText.line(FieldLabel.text(of: FieldPath([key])))
    }
    let areDifferent = Set(labels).count == labels.count
    return areDifferent ? labels : fields.map { PlainText.line($0.field.description) }
  }

  /// Whether all the numbers are members of one object.
  private func areOfOneObject(_ fields: [BarField<FieldTemplate>]) -> Bool {
    let parents = fields.map { Array($0.field.path?.steps.dropLast() ?? []) }
    return parents.first?.isEmpty == false && Set(parents).count == 1
  }

  func statTotal(of bars: [Bar]) -> StatTotal? {
    switch guesses.bars?.source {
    case .fields(let fields): guard areOfOneObject(fields) else { return nil }
    case .list: break
    case nil: return nil
    }
    guard bars.count >= Self.summedBars else { return nil }
    let sum = bars.reduce(Amount(0) as Amount?) { sum, bar in sum.flatMap { $0 + bar.value } }
    return sum.map { StatTotal(sum: $0) }
  }

  private static func bar(_ label: String, _ amount: Amount, of full: Double) -> Bar {
    Bar(label, amount, of: Amount("\(full)") ?? amount)
  }

  private func amount(of field: FieldTemplate, _ shown: ShownParts) -> Amount? {
    guard let path = field.path else { return Amount(reading: .text(field.text(of: shown.record))) }
    guard let value = shown.value(at: path) else { return nil }
    return Amount(reading: value, decimalComma: columns[path]?.facts.hasDecimalComma ?? false)
  }
}

extension Amount {
  /// Parses a number from JSON or a cell; nil for anything else.
  init?(reading value: RecordValue, decimalComma: Bool = false) {
    guard let text = value.unwrapped.scalarText else { return nil }
    if !decimalComma, let amount = Amount(text) {
      self = amount
    } else {
      guard let number = NumberText(text, decimalComma: decimalComma) else { return nil }
      self.init("\(number.value)")
    }
  }
}

// The chart.
extension OwnDetail {
  /// The chart's dates and numbers. Their list is a section, too, with each value.
  func series(of record: RecordValue, _ freshness: Freshness) -> Series? {
    guard let chart = guesses.chart else { return nil }
    let elements = chart.list.values(in: record).flatMap(\.elements)
    let texts = elements.map { chart.date.values(in: $0).first?.scalarText }
    let isMonthFirst = texts.contains { text in
      text.flatMap(DateReader.date).map { $0.dayFirst == nil } ?? false
    }
    var values: [Int: Amount] = [:]
    for (text, element) in zip(texts, elements) {
      guard let text,
        let date = FieldDate(text, monthFirst: isMonthFirst)
          ?? Double(text).flatMap(FieldDate.init(unix:)),
        let number = chart.number.values(in: element).first
      else { continue }
      guard let value = Amount(reading: number) else {
        // Without its numbers that are too large for an amount, a chart would mislead.
        if number.scalarText.flatMap({ NumberText($0) }) != nil { return nil }
        continue
      }
      // The last value of a day counts, like a closing price.
      values[date.day.daysSince1970] = value
    }
    guard !values.isEmpty else { return nil }
    let list = label(of: chart.list)
    let isPairs = chart.number.keys == nil
    return Series(
      points: values.sorted { $0.key < $1.key }.map {
        SeriesPoint(daysSince1970: $0.key, value: $0.value)
      },
      places: values.values.map(\.neededPlaces).max() ?? 0,
      unit: isPairs ? list : PlainText.line(FieldLabel.text(of: chart.number)),
      note: isPairs ? nil : list, freshness: freshness)
  }

  /// Columns that this record's parts can't show, such as a link that is only a word.
  func unshown(_ shown: ShownParts) -> [Column] {
    ([.picture, .link, .bars, .chart] as [FieldRole]).flatMap(guesses.paths)
      .filter { !shown.paths.contains($0) && !fields.isHidden($0) }.compactMap { columns[$0] }
  }
}
