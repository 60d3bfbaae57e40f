import Foundation
import Testing

/// A service behind TLS with a self-signed certificate.
@Suite struct SecureTests {
  let sandbox: Sandbox
  let service: StandIn

  init() throws {
    sandbox = try Sandbox()
    service = try StandIn("secure", sandbox.folder, in: sandbox)
  }

  /// The machine's file of trusted authorities.
  private static let authorities = "/etc/ssl/certs/ca-certificates.crt"
  private static let canTrust =
    Namespaces.ownFiles != nil && FileManager.default.fileExists(atPath: authorities)

  private let refusal = "insecure connection: "
  private var environment: [String: String] { ["SQUAD_SUPERHEROES_URL": service.address] }

  @Test func `an untrusted certificate is refused in one line`() throws {
    #expect(service.address.hasPrefix("https://"))
    let result = try Command.squad("list", "superheroes", in: sandbox, environment: environment)
    #expect(result.exit == .code(0))
    #expect(result.lines.count >= 100)
    #expect(result.errorLines.count == 1, "\(result.errors)")
    #expect(result.errors.hasPrefix("squad: \(refusal)"))
    #expect(result.errors.contains(" · showing bundled "))
  }

  @Test func `the browser shows the refusal and the bundle`() throws {
    let squad = try TmuxScreen.squad("superheroes", in: sandbox, environment: environment)
    let screen = try squad.wait("the line") { $0.has(refusal) }
    #expect(screen.lines.first?.contains(" bundled ") == true && screen.marks == 1)
    #expect(sandbox.files().allSatisfy { !$0.hasSuffix("sqlite3") }, "nothing of it was saved")
  }

  @Test(.enabled(if: canTrust, "needs a mount namespace and the system's certificates"))
  func `a certificate that the system trusts is accepted`() throws {
    // Mounts other authorities for this one process, since squad has no option to skip the check.
    let script = "mount --bind \"$1\" \"$2\" && shift 2 && exec \"$@\""
    let certificate = sandbox.folder + "/certificate.pem"
    let result = try Command.run(
      (Namespaces.ownFiles ?? []) + [
        "sh", "-c", script, "sh", certificate, Self.authorities, Program.path, "list",
        "superheroes", "--json",
      ], in: sandbox, environment: environment)
    #expect(result.exit == .code(0))
    #expect(result.errors.isEmpty, "no service failed")
    #expect(try result.json([CommandOutput.Row].self).count == 563)
  }
}
