StandardStreams.prepare()
exit(with: run(ProgramArguments.all()))
