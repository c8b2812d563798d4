import type { Phase } from "./format.ts";
import type { CardCount, Decision, MatchResult, Walkover, Withdrawal } from "./results.ts";
import type { Settings } from "./settings.ts";

export type Outcome = "win" | "draw" | "loss";

/** Why a match does not count as it was played. */
type ChangedBy = { by: "decision"; id: string; reason: string } | { by: "withdrawal"; team: string };

/** A match as the tables and the ties count it, after W.O.s, decisions and withdrawals. */
export interface CountedMatch {
  id: string;
  phase: Phase;
  group: string | null;
  tie: string | null;
  leg: 1 | 2;
  home: string;
  away: string;
  homeGoals: number;
  awayGoals: number;
  /** Each side's goals against: after a double W.O. both conceded goals that nobody scored. */
  conceded: { home: number; away: number };
  /** Never derive this from the goals: both may lose, and a W.O. may count without goals. */
  outcome: { home: Outcome; away: Outcome };
  walkover: Walkover | null;
  kicks: { home: number; away: number } | null;
  cards: { home: CardCount; away: CardCount };
  playedAt: string | null;
  changedBy: ChangedBy | null;
}

/** A match of the calendar, played or not. A side is null until it is known. */
export interface Fixture {
  id: string;
  phase: Phase;
  group: string | null;
  tie: string | null;
  leg: 1 | 2;
  home: string | null;
  away: string | null;
}

interface Facts {
  results: readonly MatchResult[];
  /** In the order in which they were made: of two on one match the later one counts. */
  decisions: readonly Decision[];
  withdrawals: readonly Withdrawal[];
  settings: Settings;
  /** A fixture has the id of its result. */
  fixtures: readonly Fixture[];
}

const NO_CARDS: CardCount = { yellows: 0, reds: 0 };

/**
 * What counts in the tables and ties. It is about scores only: discipline reads the results themselves, because the
 * cards of an annulled or disregarded match stay valid.
 *
 * A withdrawal touches only the phase in which the team left. In the knockout each of its effects means that the team
 * loses by W.O. what it has not played: a tie needs a winner, and ties that were played are finished.
 *
 * The order in which sheets arrive does not show: matches that were played come by id, and those of withdrawals follow.
 */
export function countedMatches({
  results,
  decisions,
  withdrawals,
  settings,
  fixtures,
}: Facts): CountedMatch[] {
  const onMatch = new Map(
    decisions.flatMap((decision) =>
      decision.kind === "annulled" || decision.kind === "awarded"
        ? [[decision.match, decision] as const]
        : [],
    ),
  );
  const left = new Map(
    withdrawals.map((withdrawal) => [keyOf(withdrawal.phase, withdrawal.team), withdrawal]),
  );
  const effectOn = (phase: Phase, team: string) => {
    const effect = left.get(keyOf(phase, team))?.effect;
    return effect && phase === "knockout" ? "walkover_rest" : effect;
  };

  const played = results.toSorted(byId).flatMap((result) => {
    const decision = onMatch.get(result.id);
    if (decision?.kind === "annulled") return [];
    if ([result.home, result.away].some((team) => effectOn(result.phase, team) === "disregard")) return [];
    return decision ? [awarded(result, decision, settings)] : [asPlayed(result, settings)];
  });

  const withResult = new Set(results.map(({ id }) => id));
  const forfeited = fixtures.flatMap((fixture) => {
    const { phase, home, away } = fixture;
    if (withResult.has(fixture.id) || home === null || away === null) return [];
    const effects = [effectOn(phase, home), effectOn(phase, away)];
    if (effects.includes("keep") || effects.includes("disregard")) return [];
    const walkover = sidesThat(effects[0] === "walkover_rest", effects[1] === "walkover_rest");
    if (!walkover) return [];
    const unplayed = { ...fixture, home, away, cards: { home: NO_CARDS, away: NO_CARDS } };
    return [
      {
        ...lostByWalkover(unplayed, walkover, settings),
        changedBy: { by: "withdrawal" as const, team: walkover === "away" ? away : home },
      },
    ];
  });
  return [...played, ...forfeited];
}

const byId = (one: MatchResult, other: MatchResult): number => {
  if (one.id === other.id) return 0;
  return one.id < other.id ? -1 : 1;
};

function asPlayed(result: MatchResult, settings: Settings): CountedMatch {
  if (result.walkover) return lostByWalkover(result, result.walkover, settings);
  return { ...scored(result, result.homeGoals, result.awayGoals), kicks: result.kicks };
}

function awarded(
  result: MatchResult,
  award: Extract<Decision, { kind: "awarded" }>,
  settings: Settings,
): CountedMatch {
  const { walkover, homeGoals, awayGoals } = award;
  const changedBy = { by: "decision" as const, id: award.id, reason: award.reason };
  if (!walkover) return { ...scored(result, homeGoals, awayGoals), changedBy };
  const byRule = lostByWalkover(result, walkover, settings);
  const byAward = scored(result, homeGoals, awayGoals);
  // The court's own score stands, unless it does not make the absent side lose or the rules count no goals.
  const scoreStands =
    byAward.outcome.home === byRule.outcome.home &&
    byAward.outcome.away === byRule.outcome.away &&
    goalsCount(result.phase, settings);
  return { ...(scoreStands ? { ...byAward, walkover } : byRule), changedBy };
}

function lostByWalkover(match: Played, walkover: Walkover, settings: Settings): CountedMatch {
  const goals = goalsCount(match.phase, settings) ? settings.walkover.goals : 0;
  const homeLost = walkover !== "away";
  const awayLost = walkover !== "home";
  return {
    ...scored(match, homeLost ? 0 : goals, awayLost ? 0 : goals),
    conceded: { home: homeLost ? goals : 0, away: awayLost ? goals : 0 },
    outcome: { home: homeLost ? "loss" : "win", away: awayLost ? "loss" : "win" },
    walkover,
  };
}

type Played = Omit<MatchResult, "homeGoals" | "awayGoals" | "kicks" | "walkover">;

const scored = (match: Played, homeGoals: number, awayGoals: number): CountedMatch => ({
  id: match.id,
  phase: match.phase,
  group: match.group,
  tie: match.tie,
  leg: match.leg,
  home: match.home,
  away: match.away,
  homeGoals,
  awayGoals,
  conceded: { home: awayGoals, away: homeGoals },
  outcome: { home: outcomeOf(homeGoals, awayGoals), away: outcomeOf(awayGoals, homeGoals) },
  walkover: null,
  kicks: null,
  cards: match.cards,
  playedAt: match.playedAt ?? null,
  changedBy: null,
});

const outcomeOf = (own: number, other: number): Outcome => {
  if (own === other) return "draw";
  return own > other ? "win" : "loss";
};

/** A W.O. without goals is a rule for tables: a leg won by W.O. would otherwise not move the aggregate. */
const goalsCount = (phase: Phase, settings: Settings) => settings.walkover.goalsCount || phase === "knockout";

const sidesThat = (home: boolean, away: boolean): Walkover | null => {
  if (home && away) return "both";
  if (home) return "home";
  return away ? "away" : null;
};

const keyOf = (phase: Phase, team: string) => `${phase} ${team}`;
