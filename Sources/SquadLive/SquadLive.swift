// SquadLive
