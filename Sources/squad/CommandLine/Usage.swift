/// What `--help` and `--version` print.
enum Usage {
  static let version = "squad 0.1.0"
  /// How squad names itself to servers.
  static let agent = "squad/0.1.0"

  static let text = """
    squad browses catalogues in the terminal and keeps your squad.

    squad [options] [CATALOGUE[/ID]]   the full-screen browser, there
    squad list LIST [--search TEXT] [--limit N] [--json]
    squad show CATALOGUE/ID [--json]
    squad roster [--json]              the squad
    squad recruit CATALOGUE/ID…
    squad fire CATALOGUE/ID…
    squad glance                       the squad in one line, without the network

    Catalogues: marvel, superheroes, starwars, bitcoin.
    An id is CATALOGUE/ID, such as marvel/1009368.

    Options:
      --offline        no network at all
      --data DIR       keep the squad in DIR/squad.sqlite3
      --log FILE       write down in FILE what services answered, for a closer look
      --color MODE     auto, never, 16, 256 or truecolor
      --ascii          draw with plain ASCII
      --pictures MODE  auto, never or cells
      --help           this text
      --version        the version

    In the browser ? shows the keys and q quits.
    """
}
