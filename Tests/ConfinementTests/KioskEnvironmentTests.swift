import Testing

@testable import Confinement

@Suite struct KioskEnvironmentTests {
  private func accepted(_ variables: [String: String]) -> [String: String] {
    let environment = KioskEnvironment { variables[$0] }
    return Dictionary(
      environment.variables.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: [
    ("TERM", "xterm-256color"), ("TERM", "tmux+x_1.2"), ("TERM", String(repeating: "x", count: 64)),
    ("LANG", "ca_ES.UTF-8@valencia"), ("LC_ALL", "C.UTF-8"), ("LC_MESSAGES", "ja"),
    ("LC_TIME", "en_GB"), ("COLORTERM", "truecolor"), ("COLORTERM", "24bit"), ("NO_COLOR", "1"),
    ("TZ", "Europe/Madrid"), ("TZ", "Etc/GMT+5"), ("TZ", "America/Argentina/Buenos_Aires"),
    ("TZ", "UTC"), ("ACCESSIBLE", "1"),
  ])
  func `a variable about the display is kept`(name: String, value: String) {
    #expect(accepted([name: value]) == [name: value])
  }

  @Test(arguments: [
    ("TERM", ""), ("TERM", "../x"), ("TERM", "/etc/passwd"), ("TERM", "a b"), ("TERM", "é"),
    ("TERM", "x\u{1B}[2J"), ("TERM", "a\n"), ("TERM", String(repeating: "x", count: 65)),
    ("TERM", "a:b"), ("TERM", "%s%n"),
    ("LANG", "../../tmp/x"), ("LANG", "/tmp/locale"), ("LC_ALL", "a/b"), ("LC_ALL", "en_GB;ls"),
    ("LC_ALL", String(repeating: "a", count: 65)), ("LC_EVIL", "en_GB"), ("LC_", "en_GB"),
    ("COLORTERM", "$(id)"), ("COLORTERM", "true color"), ("NO_COLOR", ""),
    ("TZ", ":/etc/passwd"), ("TZ", ":Europe/Madrid"), ("TZ", "/etc/localtime"),
    ("TZ", "../../etc/passwd"), ("TZ", "Europe/../../x"), ("TZ", "<+03>-3"),
    ("TZ", String(repeating: "a", count: 65)), ("TZ", ""), ("TZ", "EST5EDT,M3.2.0"),
    ("ACCESSIBLE", "0"), ("ACCESSIBLE", "1 "),
    ("TERMINFO", "/tmp"), ("TERMINFO_DIRS", "/tmp"), ("TERMCAP", "x"), ("HOME", "/home/demo"),
    ("LOCPATH", "/tmp"), ("NLSPATH", "/tmp"), ("TZDIR", "/tmp"), ("PGHOST", "h"),
    ("PGPASSWORD", "p"), ("PGSERVICEFILE", "/tmp/x"), ("http_proxy", "http://x"),
    ("HTTPS_PROXY", "http://x"), ("ALL_PROXY", "http://x"), ("no_proxy", "*"),
    ("SSL_CERT_FILE", "/tmp/x"), ("SSLKEYLOGFILE", "/tmp/keys"), ("CURL_CA_BUNDLE", "/tmp/x"),
    ("LD_PRELOAD", "/tmp/x.so"), ("LD_LIBRARY_PATH", "/tmp"), ("OPENSSL_CONF", "/tmp/x"),
    ("SQUAD_MARVEL_URL", "http://x"), ("SQUAD_AS", "x"), ("XDG_CONFIG_HOME", "/tmp"),
    ("XDG_DATA_HOME", "/tmp"), ("TMPDIR", "/tmp/x"), ("PATH", "/bin"), ("SHELL", "/bin/sh"),
    ("SSH_CONNECTION", "1 2 3 4"), ("SSH_ORIGINAL_COMMAND", "marvel"), ("ESCDELAY", "1"),
    ("GLIBC_TUNABLES", "x"), ("MALLOC_TRACE", "/tmp/x"), ("RES_OPTIONS", "x"),
    ("HOSTALIASES", "/tmp/x"), ("LOCALDOMAIN", "x"), ("GCONV_PATH", "/tmp"), ("TMUX", "/tmp/x,1,0"),
  ])
  func `any other variable is removed`(name: String, value: String) {
    #expect(accepted([name: value]) == [:])
  }

  @Test func `any value of NO_COLOR turns colours off`() {
    #expect(accepted(["NO_COLOR": "\u{1B}[31m/etc"]) == ["NO_COLOR": "1"])
  }

  @Test func `a bad variable doesn't remove a good one`() {
    let variables = accepted([
      "TERM": "xterm", "LANG": "a/b", "LC_ALL": "es_ES.UTF-8", "HOME": "/x",
    ])
    #expect(variables == ["TERM": "xterm", "LC_ALL": "es_ES.UTF-8"])
  }

  @Test func `the visitor's command is read unchanged`() {
    let typed = "bitcoin/EUR; \u{1B}[2J"
    #expect(KioskEnvironment { $0 == "SSH_ORIGINAL_COMMAND" ? typed : nil }.command == typed)
    #expect(KioskEnvironment { $0 == "SSH_ORIGINAL_COMMAND" ? "" : nil }.command == nil)
    #expect(KioskEnvironment { _ in nil }.command == nil)
  }
}
