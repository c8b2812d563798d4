import type { Position } from "#domain/athletes/positions.ts";
import type { Random } from "#drawing/random.ts";
import type { HistoryYear } from "./history.ts";
import { HABITS } from "./positions.ts";

export interface SeasonStats {
  games: number;
  goals: number;
  assists: number;
  yellowCards: number;
  redCards: number;
  minutes: number;
  passAccuracy: number;
  dribbles: number;
}

interface DeclaredSeason extends SeasonStats {
  year: number | null;
  club: string | null;
  source: "declared";
}

/**
 * What an athlete declares: this season, and most of the earlier ones. Some entered their numbers before seasons had
 * years, and have one row without.
 */
export function seasonsOf(
  { position, age, today }: { position: Position; age: number; today: Temporal.PlainDate },
  thisSeason: SeasonStats,
  history: readonly HistoryYear[],
  random: Random,
): DeclaredSeason[] {
  if (random.chance(0.15)) return [{ year: null, club: null, source: "declared", ...thisSeason }];
  return history
    .toReversed()
    .filter(({ year }) => year === today.year || random.chance(0.75))
    .map(({ year, club }) => ({
      year,
      club,
      source: "declared",
      ...(year === today.year ? thisSeason : statsOf(position, age - (today.year - year), random)),
    }));
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
    minutes: Math.round(games * (position === "Goleiro" ? within([82, 90]) : within([52, 86]))),
    passAccuracy: Math.round(within(habits.passAccuracy)),
    dribbles: Math.round(within(habits.dribbles)),
  };
}
