import type { Campaign } from "./campaign.ts";
import { bracket, placeOf, resolveBracket, type ResolvedTie, type Tie } from "./bracket.ts";
import type { CompetitionFacts, CompetitionMatch } from "./competition-facts.ts";
import { countedMatches, type CountedMatch } from "./counted.ts";
import type { Slot } from "./format.ts";
import { entrantsOf } from "./phases.ts";
import { passesAlone, tieResult, UNPLAYED, type TieResult } from "./tie.ts";
import { TIE_SIDES, type TieSide } from "./vocabulary.ts";

export interface BracketTie extends ResolvedTie {
  result: TieResult;
  /** Its matches that count. */
  matches: readonly CountedMatch[];
}

/**
 * The knockout round by round: each is decided before it is known who plays the next. Places that were given to
 * another team stand above what the matches say. Beside a place that stays empty a team passes as with a bye: fewer
 * teams than planned come out of groups whose teams were disregarded.
 */
export function knockout(
  facts: CompetitionFacts,
  entered: readonly (string | null)[] | null,
  campaign: Campaign,
): { ties: BracketTie[]; counted: CountedMatch[] } {
  const { format } = facts;
  if (format.kind === "league") return { ties: [], counted: [] };
  const { ties } = bracket(entrantsOf(format, facts.teams.length), format.knockout);
  const rounds = [...new Set(ties.map(({ round }) => round))].toSorted((one, other) => one - other);
  const replaced = replacements(facts);
  const seeds = entered && withoutLentSeeds(entered, ties, replaced);
  const winners = new Map<string, { winner: string; loser: string | null }>();
  const counted: CountedMatch[] = [];
  const decided = new Map<string, BracketTie>();
  const alone = emptyPlaces(facts, { seeds, winners });
  for (const round of rounds) {
    const resolved = resolveBracket({ ties, seeds: seeds ?? [], winners, replaced });
    const final = resolved.find(({ stage }) => stage === "F")!;
    for (const tie of resolved.filter((one) => one.round === round)) {
      const legs = legsOf(facts, tie);
      const { first, second } = tie.teams;
      const result: TieResult =
        first && second
          ? tieResult({
              first,
              second,
              legs,
              legCount: tie.legs,
              format: format.knockout,
              campaign,
            })
          : alone(tie, final);
      if (result.winner) winners.set(tie.id, { winner: result.winner, loser: result.loser });
      counted.push(...legs);
      decided.set(tie.id, { ...tie, result, matches: legs });
    }
  }
  return { ties: ties.map(({ id }) => decided.get(id)!), counted };
}

interface Known {
  seeds: readonly (string | null)[] | null;
  /** Grows with the rounds. */
  winners: ReadonlyMap<string, { winner: string; loser: string | null }>;
}

/** Ends a tie of which one place stays empty for ever, or both. It is asked round by round. */
function emptyPlaces(
  { withdrawals, decisions, matches, results }: CompetitionFacts,
  { seeds, winners }: Known,
) {
  const left = new Set(withdrawals.filter(({ phase }) => phase === "knockout").map(({ team }) => team));
  const nobodysTies = new Set<string>();
  const leftEmpty = new Set(
    decisions.flatMap((one) =>
      one.kind === "place" && one.team === null ? [placeOf(one.tie, one.side)] : [],
    ),
  );
  const played = new Set(results.map(({ id }) => id));
  const goesOn = (tie: string) => matches.some((match) => match.tie === tie && !played.has(match.id));
  const staysEmpty = (tie: ResolvedTie, side: TieSide, final: ResolvedTie): boolean => {
    const slot = tie[side];
    if (slot.from === "seed") return seeds !== null && (seeds[slot.seed - 1] ?? null) === null;
    if (slot.from === "team") return false;
    if (nobodysTies.has(slot.tie)) return true;
    // After a double W.O. the organiser says so, and until the match that brought nobody is played after all.
    if (leftEmpty.has(placeOf(tie.id, side)) && !goesOn(slot.tie)) return true;
    const before = winners.get(slot.tie);
    // Whoever took a place in the final has left the match for the third place.
    return slot.from === "loser" && before !== undefined && (!before.loser || standsIn(final, before.loser));
  };
  return (tie: ResolvedTie, final: ResolvedTie): TieResult => {
    const { id, teams, next } = tie;
    if (TIE_SIDES.some((side) => !teams[side] && !staysEmpty(tie, side, final))) return UNPLAYED;
    const only = teams.first ?? teams.second;
    // Who left loses the next match by W.O. What it played before it left stays, and after a final there is no next.
    if (only && (next !== null || !left.has(only))) return passesAlone(only);
    nobodysTies.add(id);
    return UNPLAYED;
  };
}

const standsIn = ({ teams }: ResolvedTie, team: string): boolean =>
  teams.first === team || teams.second === team;

function replacements({ decisions }: CompetitionFacts): Map<string, string> {
  const places = decisions.filter((decision) => decision.kind === "place");
  return new Map(
    places.flatMap(({ tie, side, team }) => (team === null ? [] : [[placeOf(tie, side), team] as const])),
  );
}

/**
 * The plan says who plays, so a team that was given the place of a seed stands there as this seed. If it entered by its
 * own place too, nobody knows any more who earned the other one: should that go back, it stays empty.
 */
function withoutLentSeeds(
  seeds: readonly (string | null)[],
  ties: readonly Tie[],
  replaced: ReadonlyMap<string, string>,
): (string | null)[] {
  const lent = new Set(
    ties.flatMap((tie) =>
      TIE_SIDES.flatMap((side) => {
        const slot = tie[side];
        if (slot.from !== "seed") return [];
        const team = seeds[slot.seed - 1] ?? null;
        const twice = seeds.indexOf(team) !== seeds.lastIndexOf(team);
        return team !== null && twice && replaced.get(placeOf(tie.id, side)) === team ? [slot.seed] : [];
      }),
    ),
  );
  return seeds.map((team, index) => (lent.has(index + 1) ? null : team));
}

/** The matches of a tie between the teams that stand in it now. */
function legsOf(facts: CompetitionFacts, tie: ResolvedTie): CountedMatch[] {
  const fixtures = facts.matches
    .filter((match) => match.tie === tie.id)
    .map((match) => ({ ...match, ...sidesOf(match, tie) }));
  return countedMatches({
    ...facts,
    fixtures,
    results: facts.results.filter((result) => result.tie === tie.id),
  });
}

/** Which team of the tie plays at home in this match. */
export function sidesOf(
  { homeSlot }: Pick<CompetitionMatch, "homeSlot">,
  { first, teams }: Pick<ResolvedTie, "first" | "teams">,
): { home: string | null; away: string | null } {
  const firstAtHome = sameSlot(homeSlot, first);
  return firstAtHome ? { home: teams.first, away: teams.second } : { home: teams.second, away: teams.first };
}

/**
 * A match as the plan keeps it: who plays it, and beside a seed its place in the campaign. What is read from the plan
 * once the knockout has begun is what was written here before.
 */
export function inPlan(
  match: Pick<CompetitionMatch, "homeSlot" | "awaySlot">,
  tie: ResolvedTie,
  campaign: Campaign,
): Pick<CompetitionMatch, "home" | "away" | "homeSlot" | "awaySlot"> {
  const { home, away } = sidesOf(match, tie);
  const kept = (slot: Slot, team: string | null): Slot =>
    slot.from === "seed" ? { from: "seed", seed: slot.seed, ...placeOf(team) } : slot;
  const placeOf = (team: string | null) => {
    const place = team === null ? undefined : campaign[team];
    return place === undefined ? {} : { campaign: place };
  };
  return { home, away, homeSlot: kept(match.homeSlot, home), awaySlot: kept(match.awaySlot, away) };
}

function sameSlot(one: Slot, other: Slot): boolean {
  if (one.from !== other.from) return false;
  if (one.from === "seed") return other.from === "seed" && one.seed === other.seed;
  if (one.from === "team") return other.from === "team" && one.team === other.team;
  return "tie" in other && one.tie === other.tie;
}
