import type { Position } from "#domain/athletes/positions.ts";
import type { Random } from "#drawing/random.ts";
import { HABITS } from "./positions.ts";

export interface SeasonStats {
  games: number;
  goals: number;
  assists: number;
  yellowCards: number;
  redCards: number;
  minutesPlayed: number;
  passAccuracy: number;
  successfulDribbles: number;
}

/** A season that adds up: nobody plays more than 90 minutes a game. */
export function statsOf(position: Position, age: number, random: Random): SeasonStats {
  const habits = HABITS[position];
  const within = ([least, most]: readonly [number, number]) => least + random.next() * (most - least);
  const games = random.int(11, Math.min(36, age + 18));
  const goals =
    position === "Goleiro" ? Number(random.chance(0.04)) : Math.round(games * within(habits.goalsPerGame));
  return {
    games,
    goals,
    assists: Math.round(games * within(habits.assistsPerGame)),
    yellowCards: Math.round(games * within(habits.yellowsPerGame)),
    redCards: Number(random.chance(0.12)),
    minutesPlayed: Math.round(games * (position === "Goleiro" ? within([82, 90]) : within([52, 86]))),
    passAccuracy: Math.round(within(habits.passAccuracy)),
    successfulDribbles: Math.round(within(habits.dribbles)),
  };
}
