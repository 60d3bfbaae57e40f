import Foundation
import SystemKit

/// Reads broken input of one kind for a number of seconds, and prints how much it read:
///
///     fuzz-readers TARGET SECONDS SEEDS [FIRST]
///
/// SEEDS is a folder with a subfolder for each target. A crash leaves the number of the input in
/// `SEEDS/TARGET.last`; with that number as FIRST and 0 as SECONDS, the same input is read again.
let arguments = CommandLine.arguments
guard arguments.count >= 4, let target = FuzzTarget.all.first(where: { $0.name == arguments[1] }),
  let seconds = Double(arguments[2])
else {
  print(
    "fuzz-readers TARGET SECONDS SEEDS [FIRST]\n"
      + FuzzTarget.all.map(\.name).joined(separator: " "))
  exit(2)
}
let folder = URL(filePath: arguments[3]).appending(path: target.name)
let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  .sorted { $0.path < $1.path }
let seeds = try files.map { [UInt8](try Data(contentsOf: $0)) }
let first = arguments.count > 4 ? Int(arguments[4]) ?? 0 : 0
let last = open(folder.path + ".last", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
let end = MonotonicClock.milliseconds + Int64(seconds * 1_000)
var number = first
repeat {
  let text = "\(number)\n"
  _ = pwrite(last, text, text.utf8.count, 0)
  // A hang: the signal ends the process.
  alarm(30)
  var mutator = Mutator(random: Random(seed: number))
  target.run(&mutator, seeds)
  number += 1
} while MonotonicClock.milliseconds < end
unlink(folder.path + ".last")
print("\(target.name): \(number - first) inputs in \(Int(seconds)) s")
