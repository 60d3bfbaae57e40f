import SquadCore
import SquadUI

exit(with: run(ProgramArguments.all()))
