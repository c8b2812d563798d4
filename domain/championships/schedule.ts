/** All times are minutes since 1970, so that days and clock changes do not matter here. */
interface Placed {
  id: string;
  field: string;
  startsAt: number;
}

interface MatchToPlace {
  id: string;
  /** Null while nobody knows who it will be. */
  home: string | null;
  away: string | null;
  round: number;
  referee?: string | null;
  /** Matches that must be over before, whose winners it waits for. */
  after?: readonly string[];
}

interface ScheduleInput {
  matches: readonly MatchToPlace[];
  windows: readonly { field: string; startsAt: number; endsAt: number }[];
  matchMinutes: number;
  /** Between two matches on a field. */
  breakMinutes: number;
  /** Between two matches of a team. */
  restMinutes: number;
  /**
   * Already announced, also those of other categories on the same fields: they stay where they are, for as long as they
   * last. Without `minutes` that is `matchMinutes`.
   */
  fixed: readonly (Placed & { minutes?: number })[];
}

interface Time {
  startsAt: number;
  endsAt: number;
}

/** A stretch in which no match may start, both ends open. */
type Blocked = readonly [from: number, to: number];

/**
 * Proposes when and where to play. Round by round each match takes the earliest start that is free for its field,
 * teams and referee, and of equal ones the field with the fewest matches. A team plays its rounds in order. A match
 * whose earlier matches found no time finds none either.
 */
export function proposeKickOffs(input: ScheduleInput): {
  placed: Placed[];
  unplaced: { id: string; why: "no_room" | "no_rest" }[];
} {
  const byId = new Map(input.matches.map((match) => [match.id, match]));
  const board = boardOf(input);
  for (const fixed of input.fixed) board.put(fixed, byId.get(fixed.id), fixed.minutes);

  const placed: Placed[] = [];
  const unplaced: { id: string; why: "no_room" | "no_rest" }[] = [];
  for (const match of inOrder(input.matches, byId)) {
    if (board.has(match.id)) continue;
    const found = board.find(match, input.restMinutes);
    if (found) {
      board.put(found, match);
      placed.push(found);
    } else {
      unplaced.push({ id: match.id, why: board.find(match, 0) ? "no_rest" : "no_room" });
    }
  }
  return { placed, unplaced };
}

/** By round, but never before a match that it waits for. */
function inOrder(
  matches: readonly MatchToPlace[],
  byId: ReadonlyMap<string, MatchToPlace>,
): Set<MatchToPlace> {
  const order = new Set<MatchToPlace>();
  const reached = new Set<MatchToPlace>();
  const add = (match: MatchToPlace) => {
    if (reached.has(match)) return;
    reached.add(match);
    for (const id of match.after ?? []) {
      const earlier = byId.get(id);
      if (earlier) add(earlier);
    }
    order.add(match);
  };
  for (const match of matches.toSorted((a, b) => a.round - b.round)) add(match);
  return order;
}

/** What is placed so far, and where there is room beside it. */
function boardOf({ windows, matchMinutes, breakMinutes }: ScheduleInput) {
  const times = new Map<string, Time>();
  const matchesOn = new Map<string, number>();
  const open = windows.map((window) => ({ ...window, taken: [] as Blocked[] }));
  const teams = new Map<string, (Time & { round: number })[]>();
  const referees = new Map<string, Time[]>();

  const load = (field: string) => matchesOn.get(field) ?? 0;
  const around = ({ startsAt, endsAt }: Time, gap: number): Blocked => [
    startsAt - matchMinutes - gap,
    endsAt + gap,
  ];

  /** When teams and referee can come: from, until, and not in between. Null: the match waits for one without a time. */
  function freedom(match: MatchToPlace, rest: number) {
    let from = -Infinity;
    let until = Infinity;
    const blocked: Blocked[] = [];
    for (const { round, ...time } of teamsOf(match).flatMap((team) => teams.get(team) ?? [])) {
      if (round < match.round) from = Math.max(from, time.endsAt + rest);
      else if (round > match.round) until = Math.min(until, time.startsAt - rest - matchMinutes);
      else blocked.push(around(time, rest));
    }
    for (const time of referees.get(match.referee ?? "") ?? []) blocked.push(around(time, 0));
    for (const id of match.after ?? []) {
      const time = times.get(id);
      if (!time) return null;
      from = Math.max(from, time.endsAt + rest);
    }
    return { from, until, blocked };
  }

  return {
    has: (id: string) => times.has(id),

    find(match: MatchToPlace, rest: number): Placed | null {
      const free = freedom(match, rest);
      if (!free) return null;
      let best: Placed | null = null;
      for (const { field, taken, ...window } of open) {
        const earliest = Math.max(window.startsAt, free.from);
        const latest = Math.min(window.endsAt - matchMinutes, free.until, best?.startsAt ?? Infinity);
        if (earliest > latest) continue;
        const startsAt = firstFree(earliest, [...taken, ...free.blocked]);
        if (startsAt > latest) continue;
        if (!best || startsAt < best.startsAt || load(field) < load(best.field))
          best = { id: match.id, field, startsAt };
      }
      return best;
    },

    put({ id, field, startsAt }: Placed, match: MatchToPlace | undefined, minutes = matchMinutes): void {
      const time = { startsAt, endsAt: startsAt + minutes };
      times.set(id, time);
      matchesOn.set(field, load(field) + 1);
      const blocked = around(time, breakMinutes);
      for (const window of open)
        if (window.field === field && blocked[1] > window.startsAt && blocked[0] < window.endsAt)
          window.taken.push(blocked);
      if (!match) return;
      for (const team of teamsOf(match)) append(teams, team, { round: match.round, ...time });
      if (match.referee) append(referees, match.referee, time);
    },
  };
}

const teamsOf = ({ home, away }: MatchToPlace) => [home, away].filter((team) => team !== null);

function firstFree(earliest: number, blocked: readonly Blocked[]): number {
  let start = earliest;
  for (const [from, to] of blocked.toSorted((a, b) => a[0] - b[0]))
    if (start > from && start < to) start = to;
  return start;
}

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
