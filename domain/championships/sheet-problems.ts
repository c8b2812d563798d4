import type { Half, SheetEntry, Side } from "./sheet-entries.ts";
import type { SquadRole } from "./vocabulary.ts";

/** What does not fit together on a sheet. Shown before it is closed; nothing of it stops the referee. */
export type Problem =
  | { code: EntryProblem; entry: string }
  | { code: "line_up_missing"; side: Side }
  | { code: "shirt_twice"; side: Side; number: number }
  | { code: "half_not_started" | "half_not_ended"; half: Half };

export type EntryProblem =
  /** Not on the field at that time. */
  | "goal_by_absent"
  /** Not in the line-up, neither on the field nor on the bench. */
  | "card_for_absent"
  | "second_yellow_without_first"
  /** A yellow for who already has one: it should be a second yellow. */
  | "yellow_is_second"
  /** Who leaves is not on the field. */
  | "sub_of_absent"
  /** Who enters is not on the bench. */
  | "sub_by_absent"
  | "kick_by_absent"
  | "undo_of_nothing";

/** Without those that only seem so: staff of the squad are in no line-up and get cards all the same. */
export const withoutStaff = (
  problems: readonly Problem[],
  entries: readonly SheetEntry[],
  people: readonly { row: string; role: SquadRole }[],
): Problem[] =>
  problems.filter((problem) => {
    if (problem.code !== "card_for_absent") return true;
    const entry = entries.find(({ id }) => id === problem.entry);
    const row = entry?.kind === "card" && "row" in entry.person ? entry.person.row : null;
    return !people.some((person) => person.row === row && person.role === "staff");
  });
