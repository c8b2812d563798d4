import type { CardKind } from "./bookings.ts";
import type { LineUpEvent, LineUpPlayer, Override, Side } from "./sheet-entries.ts";
import type { Problem } from "./sheet-problems.ts";

interface SheetPlayer extends LineUpPlayer {
  /** "left" was substituted. */
  place: "field" | "bench" | "left" | "sent_off";
  /** Own goals are not among them. */
  goals: number;
  cards: CardKind[];
}

interface SheetSide {
  players: SheetPlayer[];
  overrides: readonly Override[];
}

export type LineUps = Record<Side, SheetSide | null>;

/** How a side starts the match. */
export function startSide(lineUp: LineUpEvent | undefined): SheetSide | null {
  if (!lineUp) return null;
  return {
    overrides: lineUp.overrides,
    players: lineUp.players.map((player) => ({
      ...player,
      place: player.starter ? "field" : "bench",
      goals: 0,
      cards: [],
    })),
  };
}

export const playerOf = (side: SheetSide | null, row: string | null): SheetPlayer | undefined =>
  side?.players.find((player) => player.row === row);

/** Without a line-up nobody can be absent: that it is missing is one problem, and not one for each entry. */
export function isAbsent(
  side: SheetSide | null,
  row: string | null,
  places: readonly SheetPlayer["place"][],
): boolean {
  if (side === null || row === null) return false;
  const player = playerOf(side, row);
  return !player || !places.includes(player.place);
}

export function lineUpProblems(lineUps: LineUps): Problem[] {
  return (["home", "away"] as const).flatMap((side): Problem[] => {
    const players = lineUps[side]?.players;
    if (!players) return [{ code: "line_up_missing", side }];
    const numbers = players.map(({ number }) => number);
    const twice = new Set(numbers.filter((number, at) => numbers.indexOf(number) !== at));
    return [...twice].map((number) => ({ code: "shirt_twice", side, number }));
  });
}
