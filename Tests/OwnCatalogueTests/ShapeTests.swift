import OwnCatalogue
import Testing

/// Texts of common shapes, read without options.
@Suite struct ShapeTests {
  struct Shape: CustomTestStringConvertible, Sendable {
    let name: String
    var file = ""
    let text: String
    let format: DataFormat
    /// Place of the records in JSON, or the header of a table.
    let place: String
    let records: Int
    let first: String
    var last: String?

    var testDescription: String { name }
  }

  @Test(arguments: shapes, [5, 100_000])
  func `a shape is read as a person would`(shape: Shape, window: Int) throws {
    let read = try records(shape.text, shape.file, window: window)
    #expect(read.reading.format == shape.format)
    let place =
      read.reading.format.isJSON
      ? read.reading.layout.path.text : read.reading.header?.joined(separator: "|") ?? "none"
    #expect(place == shape.place)
    #expect(read.report.records == shape.records)
    #expect(read.values.count == shape.records)
    #expect(read.lines.first == shape.first)
    if let last = shape.last { #expect(read.lines.last == last) }
    #expect(read.report.unreadableCount == 0)
  }

  static let shapes: [Shape] = tables + json

  static let tables = [
    Shape(
      name: "a spreadsheet's export", file: "Umsatz.csv",
      text: """
        Umsatz je Filiale;;;
        Stand: 3.11.2026;;;

        Filiale;Ort;Umsatz;Anteil
        Nord;Kiel;1.234,50;12,5 %
        Süd;"Ulm; Donau";980,00;9,9 %
        West;Köln;7.655,10;77,6 %
        Total;;9.869,60;100 %
        """, format: .csv, place: "Filiale|Ort|Umsatz|Anteil", records: 4,
      first: "Filiale=Nord Ort=Kiel Umsatz=1.234,50 Anteil=12,5 %"),
    Shape(
      name: "decimal commas outnumber the semicolons",
      text: "Ort;x;y\nA;1,5;2,5\nB;3,5;4,5\nC;5,5;6,5\n", format: .csv, place: "Ort|x|y",
      records: 3, first: "Ort=A x=1,5 y=2,5"),
    Shape(
      name: "years as columns", file: "gdp.csv",
      text: "Source,Tests\n\nCountry,Code,2019,2020,2021\nPeru,PE,1,2,3\nMali,ML,4,5,6\n",
      format: .csv, place: "Country|Code|2019|2020|2021", records: 2,
      first: "Country=Peru Code=PE 2019=1 2020=2 2021=3"),
    Shape(
      name: "a column of row names", file: "frame.csv",
      text: ",name,town\na,Ada,Rome\nb,Bob,Bonn\n", format: .csv, place: "column 1|name|town",
      records: 2, first: "column 1=a name=Ada town=Rome"),
    Shape(
      name: "R's table with a column of row names", file: "cars.tsv",
      text: "\"mpg\"\t\"cyl\"\n\"Mazda\"\t21\t6\n\"Fiat\"\t32.4\t4\n", format: .tsv,
      place: "column 1|mpg|cyl", records: 2, first: "column 1=Mazda mpg=21 cyl=6"),
    Shape(
      name: "Excel's sep line", file: "x.csv", text: "sep=;\r\na;b\r\n1;2,3\r\n", format: .csv,
      place: "a|b", records: 1, first: "a=1 b=2,3"),
    Shape(
      name: "notes of a program", file: "stars.csv",
      text: (1...20).map { "# note \($0), of many\n" }.joined() + "star,mass\nSol,1.0\nVega,2.1\n",
      format: .csv, place: "star|mass", records: 2, first: "star=Sol mass=1.0"),
    Shape(
      name: "no header", file: "rows.csv", text: "Ada,36\nBob,41\nCid,17\n", format: .csv,
      place: "none", records: 3, first: "column 1=Ada column 2=36"),
    Shape(
      name: "one column", file: "names.csv", text: "name\nAda\nBob\n", format: .csv, place: "name",
      records: 2, first: "name=Ada"),
    Shape(
      name: "Unicode text of a spreadsheet",
      text: "name\tquote\nAda\t\"said \"\"yes\"\"\"\nBob\tno\n", format: .tsv, place: "name|quote",
      records: 2, first: "name=Ada quote=said \"yes\""),
    Shape(
      name: "kubectl get pods",
      text: """
        NAME                     READY   STATUS             RESTARTS      AGE
        web-6d4cf56db6-2xkzq     1/1     Running            0             5d2h
        web-6d4cf56db6-9s7bm     0/1     CrashLoopBackOff   17 (3m ago)   5d2h
        """, format: .columns, place: "NAME|READY|STATUS|RESTARTS|AGE", records: 2,
      first: "NAME=web-6d4cf56db6-2xkzq READY=1/1 STATUS=Running RESTARTS=0 AGE=5d2h"),
    Shape(
      name: "docker ps",
      text: """
        CONTAINER ID   IMAGE          COMMAND                  CREATED       STATUS       PORTS     NAMES
        4f2d1c0b9a8e   nginx:latest   "/docker-entrypoint.…"   2 hours ago   Up 2 hours   80/tcp    web
        9e8d7c6b5a4f   redis          "docker-entrypoint.s…"   3 days ago    Up 3 days              cache
        """, format: .columns, place: "CONTAINER ID|IMAGE|COMMAND|CREATED|STATUS|PORTS|NAMES",
      records: 2,
      first: #"CONTAINER ID=4f2d1c0b9a8e IMAGE=nginx:latest COMMAND="/docker-entrypoint.…" "#
        + "CREATED=2 hours ago STATUS=Up 2 hours PORTS=80/tcp NAMES=web"),
    Shape(
      name: "docker ps with an empty column",
      text: """
        CONTAINER ID   STATUS                   PORTS     NAMES
        9e8d7c6b5a4f   Exited (0) 2 hours ago             cache
        4f2d1c0b9a8e   Up 27 hours              80/tcp    web
        """, format: .columns, place: "CONTAINER ID|STATUS|PORTS|NAMES", records: 2,
      first: "CONTAINER ID=9e8d7c6b5a4f STATUS=Exited (0) 2 hours ago PORTS= NAMES=cache"),
    Shape(
      name: "an empty cell below columns of words",
      text: "NAME   ZONE   NOTE\n" + String(repeating: "web    eu     ok\n", count: 20)
        + "db            not ok\n", format: .columns, place: "NAME|ZONE|NOTE", records: 21,
      first: "NAME=web ZONE=eu NOTE=ok", last: "NAME=db ZONE= NOTE=not ok"),
    Shape(
      name: "df",
      text: """
        Filesystem     1K-blocks      Used Available Use% Mounted on
        /dev/sda2      114854632  61036412  47937744  57% /
        tmpfs            8124512         0   8124512   0% /dev/shm
        /dev/sda1         523248      6220    517028   2% /boot/efi
        """, format: .columns, place: "Filesystem|1K-blocks|Used|Available|Use%|Mounted on",
      records: 3,
      first: "Filesystem=/dev/sda2 1K-blocks=114854632 Used=61036412 Available=47937744 Use%=57% "
        + "Mounted on=/"),
    Shape(
      name: "ps aux",
      text: """
        USER         PID %CPU %MEM    VSZ   RSS TTY      STAT START   TIME COMMAND
        root           1  0.0  0.1 168996 13212 ?        Ss   Nov02   0:11 /sbin/init splash
        ada        20417  1.3  2.0 312044 31244 ?        Sl   09:12   1:02 firefox -P work
        ada        20990  0.0  0.0   9200  5100 pts/0    Ss   09:15   0:00 bash
        """, format: .columns, place: "USER|PID|%CPU|%MEM|VSZ|RSS|TTY|STAT|START|TIME|COMMAND",
      records: 3,
      first: "USER=root PID=1 %CPU=0.0 %MEM=0.1 VSZ=168996 RSS=13212 TTY=? STAT=Ss START=Nov02 "
        + "TIME=0:11 COMMAND=/sbin/init splash"),
    Shape(
      name: "ps with values wider than their columns",
      text: "USER         PID    VSZ   RSS TTY   COMMAND\n"
        + String(repeating: "root           1 168996 13212 ?     sh -c a\n", count: 20)
        + "ada        20417 3120448 331244 ?    firefox -P work\n", format: .columns,
      place: "USER|PID|VSZ|RSS|TTY|COMMAND", records: 21,
      first: "USER=root PID=1 VSZ=168996 RSS=13212 TTY=? COMMAND=sh -c a"),
    Shape(
      name: "ps with most values wider than their columns",
      text: """
        USER         PID %CPU %MEM    VSZ   RSS TTY      STAT START   TIME COMMAND
        bob        12345 12.5  3.2 4123456 523456 pts/0  Sl+  00:12   1:23 python3 -m http.server
        mysql        998  1.0  9.9 2345678 812345 ?      Ssl  Nov27  12:01 /usr/sbin/mysqld
        www-data    1201  0.4  1.2 125124 105120 ?       S    Nov27   0:00 nginx: worker process
        """, format: .columns, place: "USER|PID|%CPU|%MEM|VSZ|RSS|TTY|STAT|START|TIME|COMMAND",
      records: 3,
      first: "USER=bob PID=12345 %CPU=12.5 %MEM=3.2 VSZ=4123456 RSS=523456 TTY=pts/0 STAT=Sl+ "
        + "START=00:12 TIME=1:23 COMMAND=python3 -m http.server"),
    Shape(
      name: "ps with dates of several words",
      text: """
            PID                  STARTED CMD
              1 Fri Nov 27 14:11:44 2026 init
            112 Fri Nov  6 14:11:44 2026 sh -c a
        """, format: .columns, place: "PID|STARTED|CMD", records: 2,
      first: "PID=1 STARTED=Fri Nov 27 14:11:44 2026 CMD=init",
      last: "PID=112 STARTED=Fri Nov  6 14:11:44 2026 CMD=sh -c a"),
    Shape(
      name: "times after a day that is as long as the column's name",
      text: """
        Name  Created at        Size
        ab    2026-11-13 19:46   12K
        cde   2026-11-08 02:44  944K
        """, format: .columns, place: "Name|Created at|Size", records: 2,
      first: "Name=ab Created at=2026-11-13 19:46 Size=12K",
      last: "Name=cde Created at=2026-11-08 02:44 Size=944K"),
    Shape(
      name: "columns without values, and names longer than their values",
      text: """
        Exit code Version   Available Source
        0         2.43.0              winget
        1         23.01               winget
        """, format: .columns, place: "Exit code|Version|Available|Source", records: 2,
      first: "Exit code=0 Version=2.43.0 Available= Source=winget"),
    Shape(
      name: "ss with addresses shorter than their names",
      text: """
        State  Recv-Q Send-Q Local Address:Port Peer Address:PortProcess
        LISTEN 0      128          0.0.0.0:2024      0.0.0.0:*
        LISTEN 0      4096            [::]:22           [::]:*
        """, format: .columns,
      place: "State|Recv-Q|Send-Q|Local Address:Port|Peer Address:PortProcess", records: 2,
      first: "State=LISTEN Recv-Q=0 Send-Q=128 Local Address:Port=0.0.0.0:2024 "
        + "Peer Address:PortProcess=0.0.0.0:*"),
    Shape(
      name: "ss with addresses of all lengths",
      text: """
        State  Recv-Q Send-Q Local Address:Port  Peer Address:Port Process
        LISTEN 0      4096   127.0.0.53%lo:53         0.0.0.0:*
        LISTEN 0      128          0.0.0.0:22         0.0.0.0:*
        LISTEN 0      511                *:80               *:*
        """, format: .columns,
      place: "State|Recv-Q|Send-Q|Local Address:Port|Peer Address:Port Process", records: 3,
      first: "State=LISTEN Recv-Q=0 Send-Q=4096 Local Address:Port=127.0.0.53%lo:53 "
        + "Peer Address:Port Process=0.0.0.0:*"),
    Shape(
      name: "a rule under the header",
      text: "Package    Version\n---------- -------\nattrs      23.1\nzipp       3.15\n",
      format: .columns, place: "Package|Version", records: 2, first: "Package=attrs Version=23.1"),
    Shape(
      name: "a drawn rule under the header",
      text: "NAME   TOWN\n─────  ─────\nAda    Rome\nBob    Bonn\n", format: .columns,
      place: "NAME|TOWN", records: 2, first: "NAME=Ada TOWN=Rome"),
    Shape(
      name: "a table of Markdown",
      text: "| name | town |\n|:-----|-----:|\n| Ada | Rome |\n| Bob | Bonn |\n", format: .csv,
      place: "column 1|name|town|column 4", records: 2,
      first: "column 1= name=Ada town=Rome column 4="),
    Shape(
      name: "psql",
      text:
        " id | name  | price \n----+-------+-------\n  1 | Apple |  1.20\n  2 | Pear  |  0.99\n",
      format: .csv, place: "id|name|price", records: 2, first: "id=1 name=Apple price=1.20"),
    Shape(
      name: "systemctl with its legend",
      text: """
          UNIT           LOAD   ACTIVE SUB     DESCRIPTION
          cron.service   loaded active running Regular program
        * bad.service    loaded failed failed  Some thing

        LOAD   = Reflects whether the unit definition was properly loaded.
        """, format: .columns, place: "UNIT|LOAD|ACTIVE|SUB|DESCRIPTION", records: 3,
      first: "UNIT=cron.service LOAD=loaded ACTIVE=active SUB=running DESCRIPTION=Regular program"),
    Shape(
      name: "a join of two tables", text: "id,name,id,name\n1,Ada,7,Rome\n2,Bob,8,Bonn\n",
      format: .csv, place: "id|name|id_2|name_2", records: 2,
      first: "id=1 name=Ada id_2=7 name_2=Rome"),
    Shape(
      name: "a bank's export, its lines ended by semicolons",
      text: "Datum;Text;Betrag;\n1.2.2026;Miete;-800,00;\n2.2.2026;Lohn;2.000,00;\n",
      format: .csv, place: "Datum|Text|Betrag|column 4", records: 2,
      first: "Datum=1.2.2026 Text=Miete Betrag=-800,00 column 4="),
    Shape(
      name: "words with commas at the ends of lines", text: "one,\ntwo,\nthree,\n",
      format: .lines, place: "line", records: 3, first: "line=one,"),
    Shape(
      name: "answers without a header", text: "yes,no,no\nno,no,yes\nno,yes,no\n",
      format: .lines, place: "line", records: 3, first: "line=yes,no,no"),
    Shape(
      name: "git branch", text: "* main\n  topic/a, b\n  wip\n", format: .lines, place: "line",
      records: 3, first: "line=* main"),
    Shape(
      name: "git log with tabs", text: "7b1d3bf\tAdd a\n1234567\tMend b\n12345ab\tDrop d\n",
      format: .lines, place: "line", records: 3, first: "line=7b1d3bf\tAdd a"),
    Shape(
      name: "git remote -v",
      text: "origin\tgit@example.org:a.git (fetch)\norigin\tgit@example.org:a.git (push)\n",
      format: .lines, place: "line", records: 2,
      first: "line=origin\tgit@example.org:a.git (fetch)"),
    Shape(
      name: "git for-each-ref",
      text: "7b1d3bf9a0c4 commit\trefs/heads/a\n1c2d3e4f5a6b commit\trefs/heads/b\n",
      format: .lines, place: "line", records: 2,
      first: "line=7b1d3bf9a0c4 commit\trefs/heads/a"),
    Shape(
      name: "ids of aws", file: "ids.tsv",
      text: "i-0abc12def345\trunning\ni-0abc12def346\tstopped\n", format: .tsv, place: "none",
      records: 2, first: "column 1=i-0abc12def345 column 2=running"),
    Shape(
      name: "commits as columns", text: "bench,7b1d3bf,1c2d3e4\nsort,12,13\nread,5,6\n",
      format: .csv, place: "bench|7b1d3bf|1c2d3e4", records: 2,
      first: "bench=sort 7b1d3bf=12 1c2d3e4=13"),
    Shape(
      name: "git log --oneline", text: "7b1d3bf Add a\n1c2d3e4 Mend b, c\n9f8e7d6 Drop d, e\n",
      format: .lines, place: "line", records: 3, first: "line=7b1d3bf Add a"),
    Shape(
      name: "prose",
      text: "Once, long ago, a dog\ncame, and went.\nIt barked, and slept, and ate.\n",
      format: .lines, place: "line", records: 3, first: "line=Once, long ago, a dog"),
    Shape(
      name: "du", text: "4.0K\t/etc/a\n12K\t/etc/b\n1.1M\t/etc\n", format: .lines, place: "line",
      records: 3, first: "line=4.0K\t/etc/a"),
    Shape(
      name: "lscpu",
      text: "Architecture:   x86_64\nByte Order:     Little Endian\nCPU(s):         2\n",
      format: .lines, place: "line", records: 3, first: "line=Architecture:   x86_64"),
    Shape(
      name: "mount options",
      text: "proc on /proc type proc (rw,relatime)\nsys on /sys type sysfs (rw,noexec)\n",
      format: .lines, place: "line", records: 2, first: "line=proc on /proc type proc (rw,relatime)"
    ),
    Shape(
      name: "a log with brackets", file: "app.log",
      text: "[2026-11-01 10:00:00] start\n[2026-11-01 10:00:01] stop\n", format: .lines,
      place: "line", records: 2, first: "line=[2026-11-01 10:00:00] start"),
    Shape(
      name: "a kernel's log", text: "[    0.000000] Linux\n[    0.010000] Command line\n",
      format: .lines, place: "line", records: 2, first: "line=[    0.000000] Linux"),
    Shape(
      name: "Python's log", file: "run.log",
      text: "2026-11-01 10:00:00,123 INFO a\n2026-11-01 10:00:00,456 INFO b\n", format: .lines,
      place: "line", records: 2, first: "line=2026-11-01 10:00:00,123 INFO a"),
    Shape(
      name: "colors of a terminal", text: "\u{1B}[32m* main\u{1B}[m\n  topic\n", format: .lines,
      place: "line", records: 2, first: "line=* main"),
    Shape(
      name: "grep --color", text: "\u{1B}[01;31m\u{1B}[Kroot\u{1B}[m\u{1B}[K:x:0\nroot:y:1\n",
      format: .lines, place: "line", records: 2, first: "line=root:x:0"),
  ]

  static let json = [
    Shape(
      name: "kubectl get pods -o json",
      text: #"""
        {"apiVersion": "v1", "items": [
          {"kind": "Pod", "metadata": {"name": "web-1", "labels": {"a": "b"}},
           "status": {"phase": "Running"}},
          {"kind": "Pod", "metadata": {"name": "web-2"}, "status": {"phase": "Failed"}}],
         "kind": "List", "metadata": {"resourceVersion": ""}}
        """#, format: .json, place: "items", records: 2,
      first: "kind=Pod metadata=name=web-1 labels=a=b status=phase=Running"),
    Shape(
      name: "one pod",
      text:
        #"{"kind": "Pod", "metadata": {"name": "web-1"}, "spec": {"containers": [{"name": "c"}]}}"#,
      format: .json, place: ".", records: 1,
      first: "kind=Pod metadata=name=web-1 spec=containers=[name=c]"),
    Shape(
      name: "gh issue list --json",
      text:
        #"[{"number":2,"title":"B","labels":[{"name":"bug"}]},{"number":1,"title":"A","labels":[]}]"#,
      format: .json, place: "[]", records: 2, first: "number=2 title=B labels=[name=bug]"),
    Shape(
      name: "gh api --paginate", text: #"[{"id":1},{"id":2}][{"id":3}]"#, format: .json,
      place: "[]",
      records: 3, first: "id=1"),
    Shape(
      name: "docker ps --format json",
      text: #"""
        {"ID":"4f2d","Image":"nginx","Names":"web"}
        {"ID":"9e8d","Image":"redis","Names":"cache"}
        """#, format: .json, place: ".", records: 2, first: "ID=4f2d Image=nginx Names=web"),
    Shape(
      name: "package.json", file: "package.json",
      text:
        #"{"name": "app", "version": "1.0.0", "contributors": [{"name": "Ada"}], "scripts": {"a": "b"}}"#,
      format: .json, place: ".", records: 1,
      first: "name=app version=1.0.0 contributors=[name=Ada] scripts=a=b"),
    Shape(
      name: "npm outdated --json",
      text: #"""
        {"a": {"current": "1", "wanted": "2", "latest": "3"},
         "b": {"current": "1", "wanted": "1", "latest": "2"},
         "c": {"wanted": "5", "latest": "5"}}
        """#, format: .json, place: "[]", records: 3,
      first: "key=a current=1 wanted=2 latest=3"),
    Shape(
      name: "a map below", file: "center.json",
      text: #"""
        {"core": {"version": "2"}, "plugins": {
          "git": {"title": "Git", "dependencies": [{"name": "x"}, {"name": "y"}]},
          "ant": {"title": "Ant", "dependencies": []}, "ssh": {"title": "SSH", "dependencies": []}}}
        """#, format: .json, place: "plugins", records: 3,
      first: "key=git title=Git dependencies=[name=x name=y]"),
    Shape(
      name: "journalctl -o json",
      text: #"""
        {"MESSAGE":"Started","PRIORITY":"6","_PID":"1"}
        {"MESSAGE":[72,105],"PRIORITY":"6","_PID":"2"}
        """#, format: .json, place: ".", records: 2, first: "MESSAGE=Started PRIORITY=6 _PID=1"),
    Shape(
      name: "GeoJSON", file: "towns.geojson",
      text: #"""
        {"type": "FeatureCollection", "name": "towns", "features": [
          {"type": "Feature", "properties": {"name": "Rome"},
           "geometry": {"type": "Point", "coordinates": [12.5, 41.9]}}]}
        """#, format: .json, place: "features", records: 1,
      first: "type=Feature properties=name=Rome geometry=type=Point coordinates=[12.5 41.9]"),
    Shape(
      name: "aws ec2 describe-instances",
      text: #"""
        {"Reservations": [{"Groups": [], "Instances": [{"InstanceId": "i-1"}, {"InstanceId": "i-2"}]},
          {"Groups": [], "Instances": [{"InstanceId": "i-3"}]}]}
        """#, format: .json, place: "Reservations[].Instances", records: 3, first: "InstanceId=i-1"),
    Shape(
      name: "SARIF",
      text: #"""
        {"version": "2.1.0", "runs": [{"results": [
          {"message": {"text": "Missing semicolon"}, "locations": [{"line": 1}, {"line": 2}]},
          {"message": {"text": "Unused variable"}, "locations": [{"line": 3}, {"line": 4}]}]}]}
        """#, format: .json, place: "runs[].results", records: 2,
      first: "message=text=Missing semicolon locations=[line=1 line=2]"),
    Shape(
      name: "pages that call their records content",
      text: #"""
        {"pages": [{"number": 1, "content": [{"x": 1}, {"x": 2}]},
          {"number": 2, "content": [{"x": 3}]}]}
        """#, format: .json, place: "pages[].content", records: 3, first: "x=1"),
    Shape(
      name: "an Atom feed turned into JSON",
      text: #"""
        {"feed": {"title": "News", "entry": [
          {"title": {"@type": "html", "#text": "One"}, "link": [{"@href": "/a"}, {"@href": "/b"}]},
          {"title": {"@type": "html", "#text": "Two"}, "link": [{"@href": "/c"}, {"@href": "/d"}]}]}}
        """#, format: .json, place: "feed.entry", records: 2,
      first: "title=@type=html #text=One link=[@href=/a @href=/b]"),
    Shape(
      name: "aws ec2 describe-subnets",
      text: #"""
        {"Subnets": [{"SubnetId": "s-1", "Tags": [{"Key": "Name", "Value": "a"}]},
          {"SubnetId": "s-2", "Tags": [{"Key": "Name", "Value": "b"}]}]}
        """#, format: .json, place: "Subnets", records: 2,
      first: "SubnetId=s-1 Tags=[Key=Name Value=a]"),
    Shape(
      name: "a forecast whose hours have lists",
      text: #"""
        {"cod": "200", "list": [
          {"dt": 1, "main": {"temp": 280.1, "pressure": 1012, "humidity": 80, "feels_like": 279.2},
           "weather": [{"icon": "10d"}]},
          {"dt": 2, "main": {"temp": 281.4, "pressure": 1011, "humidity": 78, "feels_like": 280.7},
           "weather": [{"icon": "01d"}]}]}
        """#, format: .json, place: "list", records: 2,
      first: "dt=1 main=temp=280.1 pressure=1012 humidity=80 feels_like=279.2 weather=[icon=10d]"),
    Shape(
      name: "jq .",
      text: "{\n  \"a\": 1\n}\n{\n  \"a\": 2\n}\n", format: .json, place: ".", records: 2,
      first: "a=1"),
    Shape(
      name: "jq -C",
      text: "\u{1B}[1;39m[\n  \u{1B}[1;39m{\n    \u{1B}[0m\u{1B}[34;1m\"a\"\u{1B}[0m"
        + "\u{1B}[1;39m:\u{1B}[0m \u{1B}[0;32m\"b\"\u{1B}[0m\n  }\u{1B}[0m\n]\u{1B}[0m\n",
      format: .json, place: "[]", records: 1, first: "a=b"),
    Shape(
      name: "a board",
      text: #"{"name": "Plan", "cards": [{"title": "Write it"}, {"title": "Read it"}]}"#,
      format: .json, place: "cards", records: 2, first: "title=Write it"),
    Shape(
      name: "a creature with many moves",
      text: #"""
        {"id": 1, "name": "leafling", "moves": [
          {"move": {"name": "tackle", "url": "https://a.b/1"}, "learned": [{"level": 1}]},
          {"move": {"name": "growl", "url": "https://a.b/2"}, "learned": [{"level": 3}]}]}
        """#, format: .json, place: ".", records: 1,
      first: "id=1 name=leafling moves=[move=name=tackle url=https://a.b/1 learned=[level=1] "
        + "move=name=growl url=https://a.b/2 learned=[level=3]]"),
    Shape(
      name: "a chat",
      text: #"""
        {"name": "Family", "type": "group", "id": 1, "messages": [
          {"id": 7, "date": "2026-11-01T10:00:00", "from": "Ada", "text": "Hello"},
          {"id": 8, "date": "2026-11-01T10:01:00", "from": "Alan", "text": "Good morning"}]}
        """#, format: .json, place: "messages", records: 2,
      first: "id=7 date=2026-11-01T10:00:00 from=Ada text=Hello"),
    Shape(
      name: "a graph",
      text: #"""
        {"links": [{"source": 0, "target": 1}, {"source": 1, "target": 2}, {"source": 2, "target": 0}],
         "nodes": [{"name": "A"}, {"name": "B"}]}
        """#, format: .json, place: "nodes", records: 2, first: "name=A"),
    Shape(
      name: "columns of arrays", text: #"{"town": ["Rome", "Bonn"], "people": [2754719, 331885]}"#,
      format: .jsonLines, place: ".", records: 2, first: "town=Rome people=2754719"),
    Shape(
      name: "a forecast",
      text: #"{"latitude": 52.5, "hourly": {"time": ["10:00", "11:00"], "rain": [0.0, 1.5]}}"#,
      format: .jsonLines, place: ".", records: 2, first: "time=10:00 rain=0.0"),
    Shape(
      name: "rows under names", text: #"[["name","age"],["Ada",36],["Bob",41]]"#, format: .json,
      place: "[]", records: 2, first: "name=Ada age=36"),
    Shape(
      name: "a sheet's values",
      text: #"{"range": "A1:B2", "values": [["name","age"],["Ada","36"]]}"#,
      format: .json, place: "values", records: 1, first: "name=Ada age=36"),
    Shape(
      name: "lines of arrays", file: "x.ndjson", text: "[\"name\",\"age\"]\n[\"Ada\",36]\n",
      format: .jsonLines, place: ".", records: 1, first: "name=Ada age=36"),
    Shape(
      name: "scalars", text: #"["a", 1, null]"#, format: .json, place: "[]", records: 3,
      first: "value=a"),
  ]
}
