import { textIn } from "#app/forms/parse-form.ts";
import { entryFromForm } from "#app/sheet/entry-from-form.ts";
import type { SheetPersonView } from "#app/sheet/sheet-data.ts";
import { shirtsOfDay } from "#app/sheet/shirts.ts";
import type { LineUpEvent, SheetEntry, SheetEvent, Side } from "#domain/championships/sheet-entries.ts";
import { MOST_OFFICIALS } from "#domain/championships/sheet-fields.ts";
import { overridesOf } from "#domain/championships/sheet-overrides.ts";
import { foldSheet, type SheetState } from "#domain/championships/sheet.ts";
import type { SheetView } from "#server/championships/sheets/sheet-view.server.ts";
import {
  COUNTED,
  countField,
  EVENT_FIELDS,
  lineUpNames,
  MOST_COUNTED,
  MOST_EVENTS,
} from "./correction-fields.ts";

type Added = SheetEvent & Pick<SheetEntry, "half" | "minute" | "added">;
type Found = { entry: Added } | { field: string; text: string };

const SIDES = ["home", "away"] as const;
const AT_NO_MINUTE = { half: 1, minute: 0, added: null } as const;

/** What a correction adds to a closed sheet: one act, since each correction asks both teams to look again. */
export function addedIn(form: FormData, sheet: SheetView): { add: Added[]; fields: Record<string, string> } {
  const state = foldSheet(sheet.log.map(({ entry }) => entry));
  const closed: Closed = { state, people: shirtsOfDay(sheet.people, state) };
  const found = [
    ...Array.from({ length: MOST_EVENTS }, (_, at) => eventIn(form, at, closed)),
    ...COUNTED.flatMap((what) => SIDES.flatMap((side) => countedIn(form, what, side))),
    ...SIDES.map((side) => lineUpIn(form, side, closed)),
    officialsIn(form, closed),
    remarkIn(form, closed),
  ].filter((one) => one !== null);
  return {
    add: found.flatMap((one) => ("entry" in one ? [one.entry] : [])),
    fields: Object.fromEntries(found.flatMap((one) => ("field" in one ? [[one.field, one.text]] : []))),
  };
}

interface Closed {
  state: SheetState;
  people: readonly SheetPersonView[];
}

/** As the forms of an open sheet make an entry. */
function madeOf(fields: Record<string, string>, { state, people }: Closed): Found {
  const own = new FormData();
  for (const [name, value] of Object.entries(fields)) own.set(name, value);
  const now = new Date().toISOString();
  const entry = entryFromForm(own, {
    seq: 0,
    device: "correcao",
    now,
    people,
    overrides: overridesOf(state),
  });
  return "field" in entry ? entry : { entry };
}

/** One missing event; a card's reason has a name of its own beside the one of the correction. */
function eventIn(form: FormData, at: number, closed: Closed): Found | null {
  if (textIn(form, `what-${at}`) === "") return null;
  const fields = Object.fromEntries(EVENT_FIELDS.map((name) => [name, textIn(form, `${name}-${at}`)]));
  const found = madeOf({ ...fields, reason: fields["eventReason"]! }, closed);
  if (!("field" in found)) return found;
  return { ...found, field: `${found.field === "reason" ? "eventReason" : found.field}-${at}` };
}

/** Goals of a W.O. that was none, or a series of kicks that nobody wrote down: only how many is known. */
function countedIn(form: FormData, what: (typeof COUNTED)[number], side: Side): Found[] {
  const field = countField(what, side);
  const count = Number(textIn(form, field) || 0);
  if (!Number.isInteger(count) || count < 0 || count > MOST_COUNTED)
    return [{ field, text: `Escreva um número de 0 a ${MOST_COUNTED}.` }];
  const entry: Added =
    what === "goals"
      ? { ...AT_NO_MINUTE, kind: "goal", side, scorer: null, goalKind: "normal" }
      : { ...AT_NO_MINUTE, half: 5, kind: "kick", side, row: null, scored: true };
  return Array.from({ length: count }, () => ({ entry }));
}

/**
 * The line-up as the form has it, where somebody changed it. Of who may not play and stays in it the reason of that day
 * stays too.
 */
function lineUpIn(form: FormData, side: Side, closed: Closed): Found | null {
  const before = closed.state.lineUps[side];
  const squad = closed.people.filter((person) => person.side === side && person.role === "athlete");
  const names = lineUpNames(side);
  const written = {
    goalkeeper: textIn(form, names.goalkeeper),
    captain: textIn(form, names.captain),
    ...Object.fromEntries(
      squad.flatMap(({ row }) =>
        [`place-${row}`, `why-${row}`].map((name) => [name, textIn(form, name).trim()]),
      ),
    ),
  };
  if (!squad.some(({ row }) => form.has(`place-${row}`)) || isAsBefore(written, squad, before)) return null;
  const found = madeOf({ ...written, what: `line_up:${side}`, half: "1" }, closed);
  if (!("entry" in found) || found.entry.kind !== "line_up" || !before) return found;
  const { players, overrides } = found.entry;
  const ofThatDay = before.overrides.filter(
    ({ row, obstacle }) =>
      players.some((player) => player.row === row) &&
      !overrides.some((one) => one.row === row && one.obstacle === obstacle),
  );
  const entry: Added & LineUpEvent = { ...found.entry, overrides: [...overrides, ...ofThatDay] };
  return { entry };
}

function isAsBefore(
  written: Record<string, string>,
  squad: readonly SheetPersonView[],
  before: SheetState["lineUps"][Side],
): boolean {
  const players = before?.players ?? [];
  const placeOf = (row: string) => {
    const player = players.find((one) => one.row === row);
    return player ? (player.starter ? "starter" : "bench") : "";
  };
  const whyOf = (row: string) => before?.overrides.find((one) => one.row === row)?.reason ?? "";
  const sameShirts =
    written["goalkeeper"] === (players.find(({ goalkeeper }) => goalkeeper)?.row ?? "") &&
    written["captain"] === (players.find(({ captain }) => captain)?.row ?? "");
  return (
    // Without a line-up nobody keeps the goal.
    (sameShirts || before === null) &&
    squad.every(
      ({ row }) =>
        written[`place-${row}`] === placeOf(row) &&
        (written[`why-${row}`] === "" || written[`why-${row}`] === whyOf(row)),
    )
  );
}

function officialsIn(form: FormData, closed: Closed): Found | null {
  const fields = Array.from({ length: MOST_OFFICIALS }, (_, at) => [`role-${at}`, `name-${at}`]).flat();
  if (!fields.some((name) => form.has(name))) return null;
  const written = Object.fromEntries(fields.map((name) => [name, textIn(form, name)]));
  const found = madeOf({ ...written, what: "officials" }, closed);
  if (!("entry" in found) || found.entry.kind !== "officials") return found;
  const listOf = (officials: SheetState["officials"]) =>
    officials.map(({ role, name }) => `${role}: ${name}`).join("\n");
  return listOf(found.entry.officials) === listOf(closed.state.officials) ? null : found;
}

const remarkIn = (form: FormData, closed: Closed): Found | null =>
  textIn(form, "text").trim() === ""
    ? null
    : madeOf({ what: "remark", about: textIn(form, "about"), text: textIn(form, "text") }, closed);
