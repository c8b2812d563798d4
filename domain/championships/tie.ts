import { betterCampaign, type Campaign } from "./campaign.ts";
import type { CountedMatch } from "./counted.ts";
import type { KnockoutFormat } from "./format.ts";

type WonBy =
  | "score"
  | "aggregate"
  | "away_goals"
  | "kicks"
  | "better_campaign"
  | "walkover"
  | "award"
  /** The other place stays empty for ever. */
  | "bye";

/** Pairs are in the order first, second. */
export type TieResult =
  | {
      winner: string;
      /** Null: there was nobody to beat. */
      loser: string | null;
      by: WonBy;
      aggregate: readonly [number, number];
      kicks: readonly [number, number] | null;
    }
  | {
      winner: null;
      /** "nobody": both sides lost by W.O., and no further match can change that. */
      undecided: "unplayed" | "level" | "nobody";
    };

interface Tie {
  first: string;
  second: string;
  /** The counted matches of this tie. Those of a team that was replaced are not read. */
  legs: readonly CountedMatch[];
  /** How many matches it has. */
  legCount: 1 | 2;
  format: Pick<KnockoutFormat, "levelTie" | "awayGoals">;
  /** Read only for "vantagem do empate". */
  campaign: Campaign;
}

/**
 * Who wins a tie: a withdrawn side loses at once; then goals over all legs, away goals where the format has them, and
 * for a level tie the better campaign or the kicks after the last leg. Two campaigns that are exactly level leave it to
 * the kicks.
 */
export function tieResult({ first, second, legs, legCount, format, campaign }: Tie): TieResult {
  const played = legs
    .filter(({ home, away }) => (home === first && away === second) || (home === second && away === first))
    .toSorted((a, b) => a.leg - b.leg);
  const aggregate = sumOf(played, first, ({ homeGoals, awayGoals }) => [homeGoals, awayGoals]);
  const lastLeg = played.at(-1);
  const kicks = lastLeg?.kicks ? inOrder(lastLeg, first, [lastLeg.kicks.home, lastLeg.kicks.away]) : null;
  const won = (byFirst: boolean, by: WonBy): TieResult => ({
    winner: byFirst ? first : second,
    loser: byFirst ? second : first,
    by,
    aggregate,
    kicks: by === "kicks" ? kicks : null,
  });

  const forfeit = played.find(({ changedBy }) => changedBy?.by === "withdrawal");
  if (forfeit)
    return forfeit.walkover === "both" ? NOBODY : won(loserByWalkover(forfeit) === second, "walkover");
  if (!lastLeg || played.length < legCount) return UNPLAYED;
  if (played.every(({ walkover }) => walkover === "both")) return NOBODY;

  const absent = new Set(played.map(loserByWalkover));
  const [onlyAbsent] = absent;
  if (absent.size === 1 && onlyAbsent) return won(onlyAbsent === second, "walkover");
  if (aggregate[0] !== aggregate[1]) return won(aggregate[0] > aggregate[1], byGoals(played));
  if (format.awayGoals && played.length > 1) {
    const away = sumOf(played, first, ({ awayGoals }) => [0, awayGoals]);
    if (away[0] !== away[1]) return won(away[0] > away[1], "away_goals");
  }
  if (format.levelTie === "better_campaign") {
    const better = betterCampaign(campaign, first, second);
    if (better) return won(better === first, "better_campaign");
  }
  if (kicks && kicks[0] !== kicks[1]) return won(kicks[0] > kicks[1], "kicks");
  return lastLeg.walkover === "both" ? NOBODY : LEVEL;
}

/** The place beside this team is empty, and nobody will come there. */
export const passesAlone = (winner: string): TieResult => ({
  winner,
  loser: null,
  by: "bye",
  aggregate: [0, 0],
  kicks: null,
});

export const UNPLAYED: TieResult = { winner: null, undecided: "unplayed" };
const LEVEL: TieResult = { winner: null, undecided: "level" };
const NOBODY: TieResult = { winner: null, undecided: "nobody" };

/** The one side that lost this match by W.O. */
const loserByWalkover = ({ walkover, home, away }: CountedMatch): string | null => {
  if (walkover === "home") return home;
  return walkover === "away" ? away : null;
};

function byGoals(played: readonly CountedMatch[]): WonBy {
  if (played.length > 1) return "aggregate";
  return played[0]?.changedBy?.by === "decision" ? "award" : "score";
}

type Pair = readonly [number, number];

const inOrder = ({ home }: CountedMatch, first: string, [ofHome, ofAway]: Pair): Pair =>
  home === first ? [ofHome, ofAway] : [ofAway, ofHome];

const sumOf = (
  matches: readonly CountedMatch[],
  first: string,
  goalsOf: (match: CountedMatch) => Pair,
): Pair =>
  matches.reduce<Pair>(
    (sum, match) => {
      const goals = inOrder(match, first, goalsOf(match));
      return [sum[0] + goals[0], sum[1] + goals[1]];
    },
    [0, 0],
  );
