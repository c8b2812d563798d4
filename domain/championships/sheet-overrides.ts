import type { Obstacle } from "./eligibility.ts";
import type { Walkover } from "./results.ts";
import type { EntryOf, Override, Side, Unexplained } from "./sheet-entries.ts";
import { isOnlyWarning } from "./sheet-fields.ts";
import type { LineUps } from "./sheet-players.ts";

/** Of a sheet, who is on it. */
interface People {
  lineUps: LineUps;
  substitutions: EntryOf<"substitution">[];
}

/** Who plays against an obstacle and why, whether they were lined up so or came on so. */
export const overridesOf = ({ lineUps, substitutions }: People): (Override & { side: Side })[] =>
  (["home", "away"] as const).flatMap((side) => {
    const onceOn = substitutions.flatMap((change) => (change.side === side ? (change.overrides ?? []) : []));
    return [...(lineUps[side]?.overrides ?? []), ...onceOn].map((override) => ({ ...override, side }));
  });

/** Who started or came on against an obstacle, and nobody wrote why. Of a match that was not played nobody did. */
export function playedUnexplained(
  state: People & { walkover: Walkover | null },
  people: readonly { row: string; side: Side; obstacles: readonly Obstacle[] }[],
): Unexplained[] {
  if (state.walkover !== null) return [];
  const overrides = overridesOf(state);
  const played = rowsThatPlayed(state);
  return people
    .filter(({ row }) => played.has(row))
    .flatMap((person) =>
      unexplainedOf(person, overrides).map((obstacle) => ({ side: person.side, row: person.row, obstacle })),
    );
}

export const rowsThatPlayed = ({ lineUps, substitutions }: People): Set<string> =>
  new Set([
    ...(["home", "away"] as const).flatMap(
      (side) => lineUps[side]?.players.flatMap(({ row, starter }) => (starter ? [row] : [])) ?? [],
    ),
    ...substitutions.map((change) => change.in),
  ]);

/** Those of a person's obstacles for which a reason is still to be given. */
export const unexplainedOf = (
  { row, obstacles }: { row: string; obstacles: readonly Obstacle[] },
  overrides: readonly Override[],
): Obstacle[] =>
  obstacles.filter(
    (obstacle) =>
      !isOnlyWarning(obstacle) && overrides.every((one) => one.row !== row || one.obstacle !== obstacle),
  );
