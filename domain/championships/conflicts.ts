import { groupBy } from "#domain/group-by.ts";

export interface ScheduledMatch {
  id: string;
  /** Null while nobody knows who it will be. */
  home: string | null;
  away: string | null;
  field: string | null;
  referee: string | null;
  /** In minutes since 1970. */
  startsAt: number;
  minutes: number;
  /** Where it is given, a team must play its rounds in order. */
  round?: number;
  /** Matches that must be over before, whose winners it waits for. */
  after?: readonly string[];
}

interface Conflict {
  /** Somebody twice at once is refused. Too little rest or a wrong order is a warning. */
  kind: "team" | "field" | "referee" | "rest" | "order";
  /** The one that starts first comes first. */
  matches: [string, string];
  /** The team, field or referee; null where a match waits for another. */
  who: string | null;
}

/** What is wrong with a schedule, to be shown before it is saved. */
export function conflicts(input: { matches: readonly ScheduledMatch[]; restMinutes: number }): Conflict[] {
  const matches = input.matches.toSorted((a, b) => a.startsAt - b.startsAt);
  const found: Conflict[] = [];
  for (const [who, list] of takenBy(matches, ({ home, away }) => [home, away])) {
    found.push(...overlaps("team", who, list, input.restMinutes), ...wrongRounds(who, list));
  }
  for (const [who, list] of takenBy(matches, ({ field }) => [field]))
    found.push(...overlaps("field", who, list, 0));
  for (const [who, list] of takenBy(matches, ({ referee }) => [referee]))
    found.push(...overlaps("referee", who, list, 0));
  return [...found, ...startedTooEarly(matches)];
}

/** Each list keeps the order of the matches. */
function takenBy(
  matches: readonly ScheduledMatch[],
  namesOf: (match: ScheduledMatch) => (string | null)[],
): [string, ScheduledMatch[]][] {
  const uses = matches.flatMap((match) =>
    namesOf(match).flatMap((who) => (who === null ? [] : [{ who, match }])),
  );
  return [...groupBy(uses, ({ who }) => who)].map(([who, list]) => [who, list.map(({ match }) => match)]);
}

function overlaps(
  kind: "team" | "field" | "referee",
  who: string,
  list: readonly ScheduledMatch[],
  rest: number,
): Conflict[] {
  return list.flatMap((match, index) => {
    const end = match.startsAt + match.minutes;
    const found: Conflict[] = [];
    for (let next = index + 1; next < list.length; next += 1) {
      const other = list[next];
      if (!other || other.startsAt >= end + rest) break;
      found.push({ kind: other.startsAt < end ? kind : "rest", matches: [match.id, other.id], who });
    }
    return found;
  });
}

function wrongRounds(who: string, list: readonly ScheduledMatch[]): Conflict[] {
  const found: Conflict[] = [];
  let latest: { id: string; round: number } | null = null;
  for (const { id, round } of list) {
    if (round === undefined) continue;
    if (latest && round < latest.round) found.push({ kind: "order", matches: [latest.id, id], who });
    else latest = { id, round };
  }
  return found;
}

/** One a match: of those that it waits for, the one that ends last. */
function startedTooEarly(matches: readonly ScheduledMatch[]): Conflict[] {
  const ends = new Map(matches.map(({ id, startsAt, minutes }) => [id, startsAt + minutes]));
  const starts = new Map(matches.map(({ id, startsAt }) => [id, startsAt]));
  return matches.flatMap(({ id, startsAt, after = [] }): Conflict[] => {
    let last: { id: string; end: number } | null = null;
    for (const earlier of after) {
      const end = ends.get(earlier);
      if (end !== undefined && end > startsAt && (!last || end > last.end)) last = { id: earlier, end };
    }
    if (!last) return [];
    const inOrder = (starts.get(last.id) ?? 0) <= startsAt;
    return [{ kind: "order", matches: inOrder ? [last.id, id] : [id, last.id], who: null }];
  });
}
