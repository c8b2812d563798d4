import type { CardKind } from "./bookings.ts";
import {
  personKey,
  type CardEvent,
  type GoalEvent,
  type KickEvent,
  type SheetEvent,
  type SubstitutionEvent,
} from "./sheet-entries.ts";
import { isAbsent, playerOf, type LineUps } from "./sheet-players.ts";
import type { EntryProblem } from "./sheet-problems.ts";

/** What the fold knows of the people while it goes through the timeline. */
interface Play {
  lineUps: LineUps;
  /** Of everybody, also of staff and of who is in no line-up. */
  cardsOf: Map<string, CardKind[]>;
}

/** Applies one event to the people of a sheet, and says what does not fit. It is applied all the same. */
export function play(state: Play, event: SheetEvent): EntryProblem[] {
  switch (event.kind) {
    case "goal":
      return goal(state, event);
    case "card":
      return card(state, event);
    case "substitution":
      return substitution(state, event);
    case "kick":
      return kick(state, event);
    default:
      return [];
  }
}

function goal({ lineUps }: Play, { side, scorer, goalKind }: GoalEvent): EntryProblem[] {
  const own = goalKind === "own";
  const scoring = lineUps[own ? other(side) : side];
  const player = playerOf(scoring, scorer);
  if (player && !own) player.goals += 1;
  return isAbsent(scoring, scorer, ["field"]) ? ["goal_by_absent"] : [];
}

function card({ lineUps, cardsOf }: Play, { side, person, card }: CardEvent): EntryProblem[] {
  const row = "row" in person ? person.row : null;
  const player = playerOf(lineUps[side], row);
  player?.cards.push(card);
  if (player && card !== "yellow") player.place = "sent_off";

  const key = personKey(side, person);
  const before = cardsOf.get(key) ?? [];
  cardsOf.set(key, [...before, card]);
  const problems: EntryProblem[] = [];
  if (isAbsent(lineUps[side], row, ["field", "bench", "left", "sent_off"])) problems.push("card_for_absent");
  if (card === "second_yellow" && !before.includes("yellow")) problems.push("second_yellow_without_first");
  if (card === "yellow" && before.includes("yellow")) problems.push("yellow_is_second");
  return problems;
}

function substitution({ lineUps }: Play, event: SubstitutionEvent): EntryProblem[] {
  const side = lineUps[event.side];
  const problems: EntryProblem[] = [];
  if (isAbsent(side, event.out, ["field"])) problems.push("sub_of_absent");
  if (isAbsent(side, event.in, ["bench"])) problems.push("sub_by_absent");
  const leaves = playerOf(side, event.out);
  const enters = playerOf(side, event.in);
  if (leaves?.place === "field") leaves.place = "left";
  if (enters && enters.place !== "sent_off") enters.place = "field";
  return problems;
}

const kick = ({ lineUps }: Play, { side, row }: KickEvent): EntryProblem[] =>
  isAbsent(lineUps[side], row, ["field"]) ? ["kick_by_absent"] : [];

const other = (side: "home" | "away") => (side === "home" ? "away" : "home");
