import SquadCore
import SquadUI

StandardStreams.prepare()
exit(with: run(ProgramArguments.all()))
