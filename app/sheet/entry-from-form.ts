import { readMinute, type SheetMinute } from "#domain/championships/sheet-minutes.ts";
import type {
  Half,
  LineUpEvent,
  Official,
  Override,
  SheetEntry,
  SheetEvent,
  Side,
} from "#domain/championships/sheet-entries.ts";
import { isOnlyWarning, MOST_OFFICIALS } from "#domain/championships/sheet-fields.ts";
import { unexplainedOf } from "#domain/championships/sheet-overrides.ts";
import type { SheetPersonView } from "./sheet-data.ts";

/** What the form cannot know: who writes, on which device, at what time. */
interface Writing {
  seq: number;
  device: string;
  /** ISO. */
  now: string;
  people: readonly SheetPersonView[];
  /** What is explained already of who plays against an obstacle. */
  overrides: readonly Override[];
}

const REASON_MISSING = "Escreva o motivo de jogar assim: ele sai na súmula.";

type FormProblem = { field: string; text: string };

/**
 * The entry that a form of the sheet makes. The server reads posted forms with it, and the page with script its own,
 * so that both write the same; the server's schema judges the entry afterwards.
 */
export function entryFromForm(form: FormData, writing: Writing): SheetEntry | FormProblem {
  const minute = minuteIn(form);
  if ("field" in minute) return minute;
  const event = eventIn(form, writing);
  if ("field" in event) return event;
  return {
    ...minute,
    ...event,
    id: crypto.randomUUID(),
    seq: writing.seq,
    device: writing.device,
    at: writing.now,
  };
}

function minuteIn(form: FormData): SheetMinute | FormProblem {
  const half = (Number(text(form, "half")) || 1) as Half;
  const typed = text(form, "minute");
  if (typed === "") return { half, minute: 0, added: null };
  const minute = readMinute(typed);
  return minute ? { half, ...minute } : { field: "minute", text: "Escreva o minuto, como 12 ou 35+2." };
}

function eventIn(form: FormData, { now, people, overrides: known }: Writing): SheetEvent | FormProblem {
  const what = text(form, "what");
  const [kind, detail = ""] = what.split(":");
  switch (kind) {
    case "goal":
      return goal(form, detail as "normal");
    case "card": {
      const { side, row } = personIn(form, "person");
      if (!side) return { field: "person", text: "Escolha quem levou o cartão." };
      const staff = text(form, "staff");
      if (!row && !staff) return { field: "person", text: "Escolha quem levou o cartão." };
      return {
        kind,
        side,
        card: detail as "yellow",
        person: row ? { row } : { staff, role: text(form, "staffRole") || "comissão técnica" },
        reason: text(form, "reason") || null,
      };
    }
    case "substitution": {
      const out = personIn(form, "person");
      const into = personIn(form, "enters");
      if (!out.side || !out.row) return { field: "person", text: "Escolha quem sai." };
      if (!into.row || into.side !== out.side)
        return { field: "enters", text: "Escolha quem entra, da mesma equipe." };
      const enters = people.find(({ row }) => row === into.row);
      const open = enters ? unexplainedOf(enters, known) : [];
      const reason = text(form, "reason");
      if (open.length > 0 && !reason) return { field: "reason", text: REASON_MISSING };
      const overrides = open.map((obstacle) => ({ row: into.row!, obstacle, reason }));
      return { kind, side: out.side, out: out.row, in: into.row, ...(overrides.length > 0 && { overrides }) };
    }
    case "kick": {
      const { side, row } = personIn(form, "person");
      if (!side) return { field: "person", text: "Escolha a equipe que bateu." };
      return { kind, side, row, scored: detail === "1" };
    }
    case "half_started":
    case "clock_stopped":
    case "clock_resumed":
      return { kind, clock: now };
    case "half_ended":
      return { kind, clock: now, addedMinutes: null, addedReason: null };
    case "added_time": {
      const minutes = Number(text(form, "minutes"));
      if (!Number.isInteger(minutes) || minutes < 0 || minutes > 60)
        return { field: "minutes", text: "Escreva os minutos de acréscimo." };
      return { kind, minutes, reason: text(form, "reason") || null };
    }
    case "remark":
      return text(form, "text")
        ? { kind, about: text(form, "about") as "other", text: text(form, "text") }
        : { field: "text", text: "Escreva a observação." };
    case "officials":
      return { kind, officials: officialsIn(form) };
    case "line_up":
      return lineUpIn(form, detail as Side, people);
    case "undo":
      return { kind, of: text(form, "of") };
    default:
      return { field: "what", text: "Escolha o que aconteceu." };
  }
}

/** Of an own goal the form says who put it in, and the other side gets it. */
function goal(form: FormData, goalKind: "normal" | "own"): SheetEvent | FormProblem {
  const { side, row } = personIn(form, "person");
  if (!side) return { field: "person", text: "Escolha quem marcou, ou a equipe." };
  return { kind: "goal", side: goalKind === "own" ? other(side) : side, scorer: row, goalKind };
}

function officialsIn(form: FormData): Official[] {
  return Array.from({ length: MOST_OFFICIALS }, (_, at) => ({
    role: text(form, `role-${at}`),
    name: text(form, `name-${at}`),
  })).filter(({ role, name }) => role !== "" && name !== "");
}

function lineUpIn(form: FormData, side: Side, people: readonly SheetPersonView[]): LineUpEvent | FormProblem {
  const squad = people.filter((person) => person.side === side && person.role === "athlete");
  const chosen = squad.flatMap((person) => {
    const place = text(form, `place-${person.row}`);
    return place === "starter" || place === "bench" ? [{ person, starter: place === "starter" }] : [];
  });
  if (!chosen.some(({ starter }) => starter))
    return { field: `place-${side}`, text: "Marque pelo menos um titular." };
  const overrides: Override[] = chosen.flatMap(({ person }) => {
    const reason = text(form, `why-${person.row}`);
    return reason
      ? person.obstacles
          .filter((obstacle) => !isOnlyWarning(obstacle))
          .map((obstacle) => ({ row: person.row, obstacle, reason }))
      : [];
  });
  const open = chosen.find(
    ({ person }) =>
      person.obstacles.some((obstacle) => !isOnlyWarning(obstacle)) &&
      overrides.every(({ row }) => row !== person.row),
  );
  if (open) return { field: `why-${open.person.row}`, text: REASON_MISSING };
  return {
    kind: "line_up",
    side,
    overrides,
    players: chosen.map(({ person, starter }) => ({
      row: person.row,
      number: person.number ?? 1,
      starter,
      goalkeeper: text(form, "goalkeeper") === person.row,
      captain: text(form, "captain") === person.row,
    })),
  };
}

/** "home:row", or "home:" where nobody saw who. */
function personIn(form: FormData, name: string): { side: Side | null; row: string | null } {
  const [side, row = ""] = text(form, name).split(":");
  return { side: side === "home" || side === "away" ? side : null, row: row || null };
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

const other = (side: Side): Side => (side === "home" ? "away" : "home");
