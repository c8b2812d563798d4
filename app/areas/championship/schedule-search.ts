import { parseFields, typedIn, type FormErrors } from "#app/forms/parse-form.ts";
import { rowsOf, withRows } from "#app/forms/row-fields.ts";
import {
  BREAK_MINUTES,
  MOST_DAYS,
  minutesOf,
  type ScheduleForm,
} from "#domain/championships/schedule-fields.ts";
import { scheduleSchema } from "#domain/championships/schedule-schema.ts";
import { ok, type Result } from "#domain/result.ts";
import type { ScheduleFormValues } from "./components/matches/schedule-form.tsx";

const DAY_ROWS = { days: { most: MOST_DAYS, suffixes: [".date", ".from", ".to"] } };
/** Of a day that was just added, with or without script. */
const NEW_DAY = { date: "", from: "08:00", to: "18:00" };

/** The question for a proposal stands in the address. Null: nothing was asked yet. */
export function scheduleIn(search: URLSearchParams): Result<ScheduleForm | null, FormErrors> {
  if (!search.has("proposta") || search.has("rows")) return ok(null);
  return parseFields(asForm(search), scheduleSchema);
}

interface Known {
  categoryId: string;
  halfMinutes: number;
  restHours: number;
  firstDay: string;
  fields: readonly { id: string; venue: string; name: string }[];
  errors: Record<string, string>;
}

/** What the form shows: what the address says, or a good beginning. */
export function scheduleValues(search: URLSearchParams, known: Known): ScheduleFormValues {
  const asked = search.has("proposta");
  const all = typedIn(asForm(search), scheduleSchema);
  const typed = search.has("rows") ? withRows(all, search.get("rows") ?? "", DAY_ROWS) : all;
  const chosen = new Set(search.getAll("fields"));
  const begin = [{ ...NEW_DAY, date: known.firstDay }];
  const days = rowsOf(
    { typed, fields: {} },
    "days",
    begin,
    (from, row) => {
      const [date, begins, ends] = [".date", ".from", ".to"].map((part) => from[`days.${row}${part}`] ?? "");
      return date || begins || ends ? { date: date!, from: begins!, to: ends! } : NEW_DAY;
    },
    MOST_DAYS,
  );
  return {
    categoryId: known.categoryId,
    days,
    newDay: NEW_DAY,
    fields: known.fields.map(({ id, venue, name }) => ({
      id,
      name: `${venue} · ${name}`,
      chosen: asked ? chosen.has(id) : true,
    })),
    matchMinutes: typed["matchMinutes"] ?? String(minutesOf(known.halfMinutes)),
    breakMinutes: typed["breakMinutes"] ?? String(BREAK_MINUTES),
    restHours: typed["restHours"] ?? String(known.restHours),
    again: search.get("again") === "on",
    errors: known.errors,
  };
}

function asForm(search: URLSearchParams): FormData {
  const form = new FormData();
  for (const [name, value] of search) form.append(name, value);
  return form;
}
