import OwnCatalogue
import Testing

@Suite struct TableTests {
  @Test(arguments: [
    ("a,b\n1,\"x, y\"\n", ["a=1 b=x, y"]),
    ("a,b\n1,\"\"\n2,3", ["a=1 b=", "a=2 b=3"]),
    ("a,b\r\n1,\"said \"\"no\"\" twice\"\r\n3,4\r\n", ["a=1 b=said \"no\" twice", "a=3 b=4"]),
    ("a,b\n\"one\r\ntwo\",3\n", ["a=one\r\ntwo b=3"]),
    ("a,b\n\"one\n\"\"two\"\"\n\",3\n4,5\n", ["a=one\n\"two\"\n b=3", "a=4 b=5"]),
    // Line ends of old Macs.
    ("a,b\r1,2\r3,4", ["a=1 b=2", "a=3 b=4"]),
    ("a,b\n\n1,2\n   \n,\n3,4\n", ["a=1 b=2", "a=3 b=4"]),
    ("a,b\nx \"y\" z,2\n", ["a=x \"y\" z b=2"]),
    ("a,b\n1,  \"x, y\"\n", ["a=1 b=x, y"]),
    ("a,b\n\"x \" , \"y\"  \n", ["a=x  b=y"]),
    ("a, b\n1 ,  2\n3,\" 4\"\n", ["a=1 b=2", "a=3 b= 4"]),
    ("a,b\n\"x\" \"y\",2\n", ["a=x \"y\" b=2"]),
    ("a,b\n1,x\u{0}y\n", ["a=1 b=x\u{0}y"]),
    ("place,at\nHome,\"{\"\"x\"\": [1.50, 2]}\"\n", ["place=Home at=x=[1.50 2]"]),
    ("place,at\nHome,{x}\n", ["place=Home at={x}"]),
    ("a, a ,,a_2,a\nx,y,z,u,v\n", ["a=x a_3=y column 3=z a_2=u a_4=v"]),
  ])
  func `cells are read`(text: String, lines: [String]) throws {
    #expect(try records(text, "x.csv").lines == lines)
  }

  @Test func `rows of other lengths are read and counted`() throws {
    let read = try records("a,b\n1\n1,2,3\n1,2\n", "x.csv")
    #expect(read.lines == ["a=1", "a=1 b=2 column 3=3", "a=1 b=2"])
    #expect(read.report.uneven == 2)
  }

  @Test func `a header longer than the sample for the format is read whole`() throws {
    let names = (0..<9_000).map { "sample \($0)" }
    let rows = (1...3).map { row in names.indices.map { "\($0 + row)" }.joined(separator: ",") }
    let text = ([names.joined(separator: ",")] + rows).joined(separator: "\n")
    let read = try records(text, "wide.csv", window: 100_000)
    #expect(read.reading.header == names)
    #expect(read.report.records == 3 && read.report.uneven == 0)
    let file = try SourceFile(text.utf8, name: "wide.csv")
    let source = try file.source()
    try source.begin()
    #expect(source.description?.reading.header == names)
  }

  @Test func `a quote that isn't closed is text`() throws {
    let rows = String(repeating: "x,y\n", count: 10_001)
    for text in ["a,b\n1,\"two\n3,4\n", "a,b\n1,\"two\n" + rows + "5,\"6\"\n"] {
      let read = try records(text, "x.csv", window: 1_000)
      #expect(read.lines.first == "a=1 b=\"two")
      #expect(read.report.unclosedQuotes == 1)
      #expect(read.report.records == text.split(separator: "\n").count - 1)
    }
  }

  @Test(arguments: [
    ("name,,\nAna,1,2\nBen,3,4\nCy,5,6\n", "name=Ana column 2=1 column 3=2"),
    (
      ",name,,age,\n0,Ana,x,31,p\n1,Ben,y,32,q\n2,Cy,z,33,r\n",
      "column 1=0 name=Ana column 3=x age=31 column 5=p"
    ), ("Ana,1990,2000\nBen,1980,1999\nCy,1970,1971\n", "column 1=Ana column 2=1990 column 3=2000"),
  ])
  func `a header may have empty names, and has no numbers`(text: String, first: String) throws {
    let read = try records(text, "x.csv")
    #expect(read.lines.first == first)
    #expect(read.report.records == 3)
  }

  @Test func `TSV has escapes in place of quotes`() throws {
    let read = try records("a\tb\nx\\ty\\\\z\\n\t\"q\n", "x.tab")
    #expect(read.lines == ["a=x\ty\\z\n b=\"q"])
  }

  @Test(arguments: [
    ("title\tyear\n\"Rome\"\t2005\nTen\t2006\n", "title=\"Rome\" year=2005"),
    ("title\tyear\n\"A\" or \"B\"\t2005\n", "title=\"A\" or \"B\" year=2005"),
    ("\"title\"\t\"year\"\n\"Rome\"\t2005\n", "title=Rome year=2005"),
    ("title\tyear\n\"Rome, open\"\t2005\n", "title=Rome, open year=2005"),
  ])
  func `TSV has quotes only where a spreadsheet needs them`(text: String, first: String) throws {
    #expect(try records(text, "x.tsv").lines.first == first)
  }

  @Test(arguments: [
    ("a|b|c\n1|2|3\n", "a=1 b=2 c=3"), ("a;b\n1,5;2,5\n", "a=1,5 b=2,5"),
    ("on;text;sum\n1.5.;A;1,50\n2.5.;B; C;2,50\n3.5.;D;3,50\n", "on=1.5. text=A sum=1,50"),
    ("id,tags\n1,a|b|c\n2,d|e|f\n", "id=1 tags=a|b|c"), ("a\tb\n1,2\t3\n", "a=1,2 b=3"),
  ])
  func `delimiters are recognized by their number`(text: String, first: String) throws {
    #expect(try records(text, "x.csv").lines.first == first)
  }

  @Test func `commas below a single name are text`() throws {
    let read = try records("quote\nTo be, or not\n\"I came, I saw\", I won, ok\nVeni\n", "x.csv")
    #expect(read.lines == ["quote=To be, or not", "quote=I came, I saw, I won, ok", "quote=Veni"])
    #expect(read.report.uneven == 0 && read.reading.rowsAbove == 0)
    let few = try records("name\nAda\nByron, Ada\nAlan\nTuring, Alan\n", "x.csv")
    #expect(few.lines == ["name=Ada", "name=Byron, Ada", "name=Alan", "name=Turing, Alan"])
    let small = try records("Report\nof May\nname,town\nAda,Rome\nSource: Ada\n", "x.csv")
    #expect(small.lines.first == "name=Ada town=Rome" && small.reading.rowsAbove == 2)
  }

  @Test func `options win`() throws {
    #expect(try records("a¦b\n1¦2\n") { $0.delimiter = "¦" }.lines == ["a=1 b=2"])
    #expect(
      try records("a,b\n1,2\n", "x.csv") { $0.hasHeader = false }.lines == [
        "column 1=a column 2=b", "column 1=1 column 2=2",
      ])
    #expect(
      try records("one\ntwo\na,b\n1,2\n", "x.csv") { $0.skip = 2 }.lines == ["a=1 b=2"])
    #expect(
      try records("x,1\ry,2\ra,b\r1,2\r", "x.csv") { $0.skip = 2 }.lines == ["a=1 b=2"])
    #expect(try records("a,b\n1,2\n") { $0.format = .lines }.lines == ["line=a,b", "line=1,2"])
    #expect(
      try records("a b\nc\u{0}d\u{0}\u{0}") { $0.endsInNUL = true }.lines == [
        "line=a b\nc", "line=d",
      ])
    let second = try records("a\nb\u{0}c,d\u{0}") {
      $0.endsInNUL = true
      $0.format = .csv
      $0.skip = 1
    }
    #expect(second.lines == ["line=c,d"])
    let some = try records("a\n1\n2\n3\n", "x.csv") { $0.limit = 2 }
    #expect(some.texts("a") == ["1", "2"])
    #expect(some.report.isAtLimit)
  }

  @Test func `the last of 10,000 columns holds the rest`() throws {
    let names = (1...10_002).map { "c\($0)" }.joined(separator: ",")
    let cells = (1...10_002).map(String.init).joined(separator: ",")
    let read = try records("\(names)\n\(cells)\n", "x.csv", window: 1 << 20)
    #expect(read.reading.header?.count == 10_001)
    #expect(read.texts("c10000") == ["10000"])
    #expect(read.texts("c10001,c10002") == ["10001,10002"])
  }

  @Test func `a header alone is an empty table`() throws {
    let read = try records("name,town\n", "x.csv")
    #expect(read.reading.header == ["name", "town"])
    #expect(read.report.records == 0)
    #expect(read.errorOfNone == nil)
  }

  @Test func `rows above the header are counted`() throws {
    let read = try records("Report\nof May\n\nname,town\nAda,Rome\nBob,Bonn\n", "x.csv")
    #expect(read.reading.rowsAbove == 2)
    #expect(read.lines.count == 2)
  }

  @Test func `a first record with an empty cell isn't taken for a note`() throws {
    let read = try records("Ada,,36\nBob,x,41\nCid,y,17\n", "x.csv")
    #expect(read.reading.header == nil && read.reading.rowsAbove == 0)
    #expect(read.lines.first == "column 1=Ada column 2= column 3=36")
    #expect(read.report.records == 3)
  }

  @Test func `a note after the delimiter at a line's end doesn't move the names`() throws {
    let read = try records("name,age\nAda,36,\nBob,41,left\nCid,17,\n", "x.csv")
    #expect(read.lines.first == "name=Ada age=36 column 3=")
    #expect(read.lines.dropFirst().first == "name=Bob age=41 column 3=left")
  }

  @Test func `a shorter line with a date above the header is a note`() throws {
    let read = try records(
      "Data,Generated on,2026-11-01,by,Ada\nTime,Type,Value,Food,Dose,Notes\n"
        + "2026-11-01,0,5.1,,,\n2026-11-02,0,6.2,,,\n2026-11-03,1,7.3,,,\n", "x.csv")
    #expect(read.reading.rowsAbove == 1)
    #expect(read.texts("Value") == ["5.1", "6.2", "7.3"])
  }

  @Test func `the content decides the format against the name`() throws {
    #expect(try records(#"[{"a": 1}]"#, "x.csv").lines == ["a=1"])
    #expect(try records("a,b\n1,2\n", "x.json").lines == ["a=1 b=2"])
  }
}
