import { competition } from "../competition.ts";
import type { CompetitionFacts, CompetitionMatch } from "../competition-facts.ts";
import type { Format } from "../format.ts";
import type { heldDraw } from "../held-draw.ts";
import { inPlan } from "../knockout.ts";
import { planMatches } from "../phases.ts";
import type { MatchResult } from "../results.ts";
import { PRESETS } from "../settings.ts";

type HeldDraw = ReturnType<typeof heldDraw>;
const NO_CARDS = { home: { yellows: 0, reds: 0 }, away: { yellows: 0, reds: 0 } };

export const KNOCKOUT = {
  legs: 1,
  finalLegs: 1,
  thirdPlace: true,
  levelTie: "kicks",
  awayGoals: false,
} as const;

/** Two of each of two groups go on. */
export const GROUPS = {
  kind: "groups",
  groups: 2,
  rounds: 1,
  across: false,
  advance: { by: "places", places: 2, bestNext: 0 },
  knockout: KNOCKOUT,
} as const satisfies Format;

const LETTERS = "ABCDEFGH";

/** A cup as the draw leaves it: t1, t2, … in groups that differ by one team at most. */
export function plan(format: Format, count: number): CompetitionFacts {
  const order = Array.from({ length: count }, (_, index) => `t${index + 1}`);
  if (format.kind !== "groups") return planDrawn(format, { groups: null, order });
  const groups = Array.from({ length: format.groups }, (_, group) => ({
    name: LETTERS[group]!,
    teams: order.filter((_, index) => Math.floor((index * format.groups) / count) === group),
  }));
  return planDrawn(format, { groups, order });
}

/** The cup of a draw that was held. */
export function planDrawn(
  format: Format,
  { groups, order }: Pick<HeldDraw, "groups" | "order">,
): CompetitionFacts {
  const groupOf = new Map(groups?.flatMap(({ name, teams }) => teams.map((team) => [team, name] as const)));
  return {
    format,
    settings: PRESETS.cbf,
    teams: order.map((id, index) => ({ id, group: groupOf.get(id) ?? null, drawnAs: index + 1 })),
    matches: planMatches({ format, groups, teams: order }).map((match) => ({
      id: match.key,
      phase: match.phase,
      group: match.group,
      tie: match.tie,
      leg: match.leg,
      home: match.home.from === "team" ? match.home.team : null,
      away: match.away.from === "team" ? match.away.team : null,
      homeSlot: match.home,
      awaySlot: match.away,
    })),
    results: [],
    decisions: [],
    withdrawals: [],
    draws: [],
    knockoutBegun: false,
  };
}

/** Writes into the plan who plays, as the server does after each sheet. Matches that have a result keep their teams. */
export function filled(facts: CompetitionFacts): CompetitionFacts {
  const { ties, campaign } = competition(facts);
  const byId = new Map(ties.map((tie) => [tie.id, tie]));
  const played = new Set(facts.results.map(({ id }) => id));
  const matches = facts.matches.map((match): CompetitionMatch => {
    const tie = match.tie === null || played.has(match.id) ? undefined : byId.get(match.tie);
    return tie ? { ...match, ...inPlan(match, tie, campaign) } : match;
  });
  const knockoutBegun = facts.knockoutBegun || facts.results.some(({ phase }) => phase === "knockout");
  return { ...facts, matches, knockoutBegun };
}

type Score = Pick<MatchResult, "homeGoals" | "awayGoals"> & Partial<Pick<MatchResult, "kicks" | "walkover">>;
export type KnownMatch = CompetitionMatch & { home: string; away: string };

/** Who is listed first is stronger: t1 beats everyone. */
export function byStrength({ home, away }: KnownMatch): Score {
  const margin = Number(away.slice(1)) - Number(home.slice(1));
  return { homeGoals: Math.max(0, margin), awayGoals: Math.max(0, -margin) };
}

/** Plays all that can be played now, and again, until nothing is left but what `except` leaves out. */
export function playAll(
  facts: CompetitionFacts,
  {
    score = byStrength,
    except = () => false,
  }: { score?: (match: KnownMatch) => Score; except?: (match: CompetitionMatch) => boolean } = {},
): CompetitionFacts {
  let now = filled(facts);
  for (;;) {
    const next = playable(now).filter((match) => !except(match));
    if (next.length === 0) return now;
    now = closed(now, next, score);
  }
}

/** What has both teams and no result. */
export function playable({ matches, results }: CompetitionFacts): KnownMatch[] {
  const done = new Set(results.map(({ id }) => id));
  return matches.filter(
    (match): match is KnownMatch => !done.has(match.id) && match.home !== null && match.away !== null,
  );
}

/** These sheets are closed, and the plan is written again. */
export const closed = (
  facts: CompetitionFacts,
  matches: readonly KnownMatch[],
  score: (match: KnownMatch) => Score,
): CompetitionFacts =>
  filled({
    ...facts,
    results: [...facts.results, ...matches.map((match) => resultOf(match, score(match)))],
  });

const resultOf = (match: KnownMatch, score: Score): MatchResult => ({
  id: match.id,
  phase: match.phase,
  group: match.group,
  tie: match.tie,
  leg: match.leg,
  home: match.home,
  away: match.away,
  kicks: null,
  walkover: null,
  cards: NO_CARDS,
  playedAt: null,
  ...score,
});
