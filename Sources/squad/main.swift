import SquadCore
import SquadUI

exit(with: run(Array(CommandLine.arguments.dropFirst())))
