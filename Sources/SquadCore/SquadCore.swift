// SquadCore
