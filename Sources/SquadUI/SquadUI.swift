// SquadUI
