import type { SheetState } from "#domain/championships/sheet.ts";
import type { SheetData, SheetPersonView } from "./sheet-data.ts";

/** A number in a squad may change after the match: what happened in it was done by the shirt of that day. */
export function shirtsOfDay<Person extends Pick<SheetPersonView, "row" | "number">>(
  people: readonly Person[],
  { lineUps }: Pick<SheetState, "lineUps">,
): Person[] {
  const players = [...(lineUps.home?.players ?? []), ...(lineUps.away?.players ?? [])];
  const worn = new Map(players.map(({ row, number }) => [row, number]));
  return people.map((person) => ({ ...person, number: worn.get(person.row) ?? person.number }));
}

/**
 * The people of a team's page with the other line-up, as shirts. The page may have been made before the match, when it
 * knew its own squad only; the line-up came with the log since.
 */
export function withOtherShirts(
  { people, role }: Pick<SheetData, "people" | "role">,
  { lineUps }: Pick<SheetState, "lineUps">,
): SheetPersonView[] {
  if (role !== "home" && role !== "away") return people;
  const side = role === "home" ? "away" : "home";
  const known = new Set(people.map(({ row }) => row));
  const shirts = lineUps[side]?.players.filter(({ row }) => !known.has(row)) ?? [];
  return [
    ...people,
    ...shirts.map(({ row, number, goalkeeper }): SheetPersonView => ({
      row,
      side,
      role: "athlete",
      staffRole: null,
      name: "",
      numberOnly: true,
      number,
      goalkeeper,
      obstacles: [],
      hanging: false,
    })),
  ];
}
