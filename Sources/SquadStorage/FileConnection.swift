import SQLiteKit
import SquadCore

/// Connection to the squad's file.
protocol FileConnection: AnyObject {
  var database: Database { get }
  /// The file it was opened to; another one may have taken its path since.
  var identity: FileIdentity { get }
  /// Why it is read-only.
  var problem: StorageProblem? { get }
}
