import { isDeepStrictEqual } from "node:util";
import { replayCards } from "#domain/championships/replay-cards.ts";

/** Cards of one season that was really played: players are numbered for each team. */
export interface CardFile {
  format: "cards";
  name: string;
  season: string;
  yellows: number;
  matches: {
    id: number;
    date: string;
    home: string;
    away: string;
    cards: ["home" | "away", string, keyof typeof KINDS][];
  }[];
  expected: { suspensions: number; bookedWhileSuspended: number; knownExceptions: Exception[] };
}

interface Exception {
  team: string;
  player: string;
  match: number;
  reason: string;
}

interface CardFileReport {
  suspensions: number;
  bookedWhileSuspended: number;
  /** Empty where everything is as the file expects. */
  differences: string[];
}

const KINDS = { yellow: "yellow", secondYellow: "second_yellow", red: "red" } as const;
/** How the files name a cause. */
const REASONS = { series: "yellows", second_yellow: "secondYellow", red: "red", decision: "decision" };

/** Holds our suspensions against those of a season that was really played. */
export function replayCardFile({ matches, yellows, expected }: CardFile): CardFileReport {
  const { suspensions, bookedWhileSuspended } = replayCards({
    yellows,
    matches: matches.map(({ id, date, home, away, cards }) => ({
      id: String(id),
      at: date,
      home,
      away,
      cards: cards.map(([side, player, kind]) => {
        const team = side === "home" ? home : away;
        return { team, person: `${team}/${player}`, kind: KINDS[kind] };
      }),
    })),
  });
  const exceptions = bookedWhileSuspended.map(({ match, suspension: { team, person, cause } }) => ({
    team,
    player: person.slice(team.length + 1),
    match: Number(match),
    reason: REASONS[cause],
  }));
  const compared: [what: string, found: unknown, expected: unknown][] = [
    ["suspensions", suspensions, expected.suspensions],
    ["booked while suspended", exceptions.length, expected.bookedWhileSuspended],
    ["exceptions", sorted(exceptions), sorted(expected.knownExceptions)],
  ];
  return {
    suspensions,
    bookedWhileSuspended: exceptions.length,
    differences: compared
      .filter(([, found, wanted]) => !isDeepStrictEqual(found, wanted))
      .map(([what, found, wanted]) => `${what} ${JSON.stringify(found)}, expected ${JSON.stringify(wanted)}`),
  };
}

function sorted(exceptions: readonly Exception[]): Exception[] {
  return exceptions.toSorted(
    (one, other) => one.match - other.match || one.player.localeCompare(other.player),
  );
}
