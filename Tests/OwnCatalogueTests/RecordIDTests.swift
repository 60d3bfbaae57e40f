import Testing

@testable import OwnCatalogue

struct RecordIDTests {
  @Test(arguments: [
    ("505874924095815681", "505874924095815681"), ("00501", "00501"), ("BRK/B", "BRK%2FB"),
    ("50% off\n", "50%25%20off%0A"), ("😀", "😀"), ("a\u{2003}b", "a%E2%80%83b"),
    ("~a.b:c", "~a.b:c"),
  ])
  func `an id is the text without what a command line can't hold`(
    _ text: String, _ id: String
  ) {
    #expect(RecordID.text(written: text, title: "", row: 1) == id)
  }

  @Test func `a long id keeps its start and ends in its hash`() {
    let long = String(repeating: "é", count: 100)
    #expect(RecordID.encoded(long) == long)
    let longer = RecordID.encoded(long + "a")
    #expect(longer == String(repeating: "é", count: 80) + "4c9f88fd7749043c")
    #expect(RecordID.encoded(long + "b") != longer)
    #expect(RecordID.encoded(String(repeating: "a/", count: 60)).utf8.count <= 176)
  }

  @Test(arguments: [
    ("The Land Girls", "the-land-girls"), ("Airplane!", "airplane"),
    ("Schindler’s List", "schindlers-list"),
    ("  Ōsaka — Tōkyō  ", "osaka-tokyo"), ("東京 物語", "東京-物語"), ("…", "row-7"), ("", "row-7"),
    (
      String(repeating: "word ", count: 20),
      Array(repeating: "word", count: 12).joined(separator: "-")
    ),
  ])
  func `without an id column an id is the title as a slug`(_ title: String, _ id: String) {
    #expect(RecordID.text(written: nil, title: title, row: 7) == id)
  }

  @Test func `an empty id is replaced by the row`() {
    #expect(RecordID.text(written: "", title: "Iron Man", row: 12) == "row-12")
  }

  @Test func `records of the same id are numbered`() {
    var index = IDIndex()
    let ids = ["7", "7", "8", "7", "7.2"].map { text in
      var id = Array(text.utf8)
      index.add(&id)
      return String(decoding: id, as: UTF8.self)
    }
    #expect(ids == ["7", "7.2", "8", "7.3", "7.2.2"])
    #expect(index.duplicates == 3)
    #expect(ids.map { index.row(of: $0) } == [0, 1, 2, 3, 4])
    #expect(index.row(of: "7.4") == nil)
  }

  @Test func `an id is found exactly, then regardless of case`() {
    let ids = ["abc", "ABC", "Ōsaka"]
    #expect(RecordID.index(of: "ABC", among: ids) == 1)
    #expect(RecordID.index(of: "aBC", among: ids) == 0)
    #expect(RecordID.index(of: "osaka", among: ids) == 2)
    #expect(RecordID.index(of: "x", among: ids) == nil)
  }

  @Test(arguments: [
    ("people.csv", "people"), ("movies-1980s.json", "movies-1980s"), ("-", "stdin"),
    ("Événements 2024.final.csv", "evenements-2024-final"),
    ("update-center.actual.json", "update-center-actual"),
    ("data.json.gz", "data"), ("marvel.csv", "marvel-2"), ("README", "readme"), ("猫.csv", "file"),
    (".csv", "csv"), ("airports.dat", "airports"),
    ("an-exceedingly-long-name-of-a-file.csv", "an-exceedingly-long-name-of-a-fi"),
  ])
  func `a tab's id is the file's name without endings`(_ file: String, _ id: String) {
    #expect(TabID.id(of: file, taken: ["marvel"]) == id)
    #expect(TabID.isValid(id))
  }

  @Test func `a third tab of a name is numbered on`() {
    let long = "an-exceedingly-long-name-of-a-fi"
    #expect(TabID.id(of: "people.csv", taken: ["people", "people-2"]) == "people-3")
    #expect(TabID.id(of: long + "le.csv", taken: [long]) == "an-exceedingly-long-name-of-a-2")
    #expect(!TabID.isValid("") && !TabID.isValid("A") && !TabID.isValid(long + "l"))
  }
}
