import { competition, type Competition } from "#domain/championships/competition.ts";
import { sidesOf } from "#domain/championships/knockout.ts";
import { factsOf, type CategoryFacts } from "../facts.ts";
import { lockKnockout } from "../matches/begun.ts";
import type { CategoryRow } from "../own.ts";
import { settle } from "../tables-job.ts";

export interface Standing extends CategoryFacts {
  computed: Competition;
}

/** A category as it stands in this transaction. */
export async function standingOf(category: CategoryRow): Promise<Standing> {
  const known = await factsOf(category);
  return { ...known, computed: competition(known.facts) };
}

/**
 * The same for whoever changes it, with the category locked: the matches of the knockout have their teams, and none
 * begins before the change is written.
 */
export async function standingBefore(category: CategoryRow): Promise<Standing> {
  await lockKnockout(category.id);
  await settle(category.id);
  return standingOf(category);
}

/**
 * Whether a change puts other teams into a match of the knockout that has begun. What was played stays, so such a
 * change is refused; a contradiction that was there before is not held against it.
 */
export function movesBegunMatch(before: Standing, after: Standing): boolean {
  const known = contradictions(before);
  return [...contradictions(after)].some((id) => !known.has(id));
}

/** Whether a tie of which something was played would be won by another team, or by nobody any more. */
export function changesPlayedTie(before: Standing, after: Standing): boolean {
  const begun = new Set(before.matches.filter(({ id }) => before.begun.has(id)).map(({ tie }) => tie));
  const winners = new Map(after.computed.ties.map(({ id, result }) => [id, result.winner]));
  return before.computed.ties.some(
    ({ id, result }) => begun.has(id) && result.winner !== null && winners.get(id) !== result.winner,
  );
}

function contradictions({ matches, begun, computed }: Standing): Set<string> {
  const ties = new Map(computed.ties.map((tie) => [tie.id, tie]));
  const moved = matches.filter((match) => {
    const tie = match.tie === null ? undefined : ties.get(match.tie);
    if (!tie || !begun.has(match.id)) return false;
    const { home, away } = sidesOf(match, tie);
    return home !== match.homeTeamId || away !== match.awayTeamId;
  });
  return new Set(moved.map(({ id }) => id));
}
