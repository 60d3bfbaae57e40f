StandardStreams.prepare()
exit(with: run())
