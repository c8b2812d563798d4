import type { EventLimit } from "./event-fields.ts";

/** How many have a place, in all and by limit. */
export interface SeatsTaken {
  total: number;
  byLimit: ReadonlyMap<string, number>;
}

/** How a limit is named among the taken places: "category Sub-15". */
export const limitKey = ({ kind, name }: Pick<EventLimit, "kind" | "name">): string => `${kind} ${name}`;

export type PlacesProblem =
  | { code: "capacity_taken"; taken: number }
  | { code: "limit_taken"; kind: EventLimit["kind"]; name: string; taken: number };

/** Nobody who has a place loses it because the organiser writes another number. */
export function placesProblem(
  taken: SeatsTaken,
  before: readonly EventLimit[],
  after: { maxParticipants: number | null; limits: readonly EventLimit[] },
): PlacesProblem | null {
  if (after.maxParticipants !== null && after.maxParticipants < taken.total)
    return { code: "capacity_taken", taken: taken.total };
  const kept = new Map(after.limits.map((limit) => [limitKey(limit), limit]));
  for (const limit of before) {
    const people = taken.byLimit.get(limitKey(limit)) ?? 0;
    if (people === 0) continue;
    const next = kept.get(limitKey(limit));
    const { kind, name } = limit;
    // Without a number for its group anybody fits; without its category nobody of it does.
    if (kind === "category" && !next) return { code: "limit_taken", kind, name, taken: people };
    if (next && next.size !== null && next.size < people)
      return { code: "limit_taken", kind, name, taken: people };
  }
  // A new number for a group that had none counts those who are in it already.
  const known = new Set(before.map(limitKey));
  for (const limit of after.limits) {
    const people = taken.byLimit.get(limitKey(limit)) ?? 0;
    if (!known.has(limitKey(limit)) && limit.size !== null && limit.size < people)
      return { code: "limit_taken", kind: limit.kind, name: limit.name, taken: people };
  }
  return null;
}
