/// A system account whose home is a folder of the sandbox, so that a program without `HOME` doesn't
/// open the home of the user who runs the tests.
struct Account {
  let home: String
  private let library: String

  static let isPossible: Bool = (try? Sandbox()).flatMap { Account(in: $0) } != nil

  /// Nil if the library that reports this home can't be built.
  init?(in sandbox: Sandbox) {
    home = sandbox.folder + "/account"
    let options = ["-DACCOUNT_HOME=\"\(home)\""]
    guard let library = Preload.build("account", of: Self.source, options: options, in: sandbox)
    else { return nil }
    self.library = library
  }

  /// The command that starts a program with only the account's home.
  ///
  /// - Parameter variables: settings such as `HOME=`.
  func command(_ variables: String...) -> [String] {
    ["env", "-u", "HOME", "LD_PRELOAD=\(library)"] + variables
  }

  private static let source = """
    #include <pwd.h>

    struct passwd *getpwuid(uid_t user) {
      static struct passwd account = {.pw_name = "somebody", .pw_dir = ACCOUNT_HOME};
      account.pw_uid = user;
      return &account;
    }
    """
}
