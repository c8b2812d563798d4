import { formatHeight } from "#domain/athletes/measures.ts";
import { SOURCE_NAMES } from "#domain/athletes/seasons.ts";
import { CSV_BEGIN, csvRow } from "#domain/csv.ts";
import { formatDateTime, formatDay } from "#domain/date-time.ts";
import { formatDuration } from "#domain/dates.ts";
import { formatNumber } from "#domain/number-text.ts";
import { formatPlace } from "#domain/places.ts";
import { profileIdOf, userIdOf, type Actor } from "#domain/identity/actor.ts";
import { ok, type Result } from "#domain/result.ts";
import { needWords } from "#domain/scouting/list-schema.ts";
import { matchWords } from "#domain/scouting/note-schema.ts";
import { seasonWords, UNAVAILABLE } from "#domain/scouting/list-words.ts";
import { STAGE_NAMES } from "#domain/scouting/stages.ts";
import type { ListedAthlete } from "#server/athletes/athletes.server.ts";
import {
  drawable,
  shortlist as drawShortlist,
  type SharedFile,
  type ShareProblem,
  type ShortlistSheet,
} from "#server/athletes/share/share.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { openScoutOf } from "./access.ts";
import { bestOf, listPage, type ListEntry, type ListPage } from "./list-page.server.ts";

type ExportProblem = "not_found" | "not_entitled";

/** Published fields and shared notes only: birth year, no handles, no contact data, no private note. */
const COLUMNS: readonly (readonly [header: string, of: (entry: ListEntry) => string | number | null])[] = [
  ["Nº", ({ place }) => place],
  ["Atleta", ({ athlete }) => athlete?.name ?? UNAVAILABLE],
  ["Etapa", ({ stage }) => STAGE_NAMES[stage]],
  ["Ano de nascimento", ({ athlete }) => athlete?.birthYear ?? null],
  ["Categoria", ({ athlete }) => athlete?.category ?? null],
  ["Posição", ({ athlete }) => athlete?.position ?? null],
  ["Pé", ({ athlete }) => athlete?.foot ?? null],
  ["Altura", ({ athlete }) => (athlete?.heightCm ? formatHeight(athlete.heightCm) : null)],
  ["Clube", ({ athlete }) => athlete?.club ?? null],
  ["Cidade", ({ athlete }) => athlete?.city ?? null],
  ["Estado", ({ athlete }) => athlete?.state ?? null],
  ["Jogos", ({ athlete }) => athlete?.numbers?.games ?? null],
  ["Minutos", ({ athlete }) => athlete?.numbers?.minutes ?? null],
  ["Gols", ({ athlete }) => athlete?.numbers?.goals ?? null],
  ["Assistências", ({ athlete }) => athlete?.numbers?.assists ?? null],
  ["Fonte", ({ athlete }) => (athlete?.numbers ? SOURCE_NAMES[athlete.numbers.source] : null)],
  ["Temporadas", ({ athlete }) => (athlete?.numbers ? seasonWords(athlete.numbers) : null)],
  ["Notas do clube", ({ notes }) => notes.map((note) => `${note.text} (${bylineOf(note)})`).join(" | ")],
];

/** The whole list as CSV, with who took it for which club and when in its last line. */
export async function listCsv(
  actor: Actor,
  listId: string,
): Promise<Result<{ text: string; athleteIds: string[] }, ExportProblem>> {
  const taken = await take(actor, listId, "csv");
  if (!taken.ok) return taken;
  const { list, entries } = taken.value;
  const rows = entries.map((entry) => csvRow(COLUMNS.map(([, of]) => of(entry))));
  const head = csvRow(COLUMNS.map(([header]) => header));
  const foot = csvRow([
    null,
    `Lista: ${list.name}`,
    `Exportada por ${await readerOf(actor)} em ${formatDateTime(now())}`,
  ]);
  return ok({ text: CSV_BEGIN + head + rows.join("") + foot, athleteIds: shownIn(entries) });
}

/** "PDF para a diretoria": the three best in full, and who follows. */
export async function listPdf(
  actor: Actor,
  browser: Pick<Browser, "address">,
  listId: string,
): Promise<Result<SharedFile & { athleteIds: string[] }, ShareProblem | ExportProblem>> {
  const taken = await take(actor, listId, "pdf");
  if (!taken.ok) return taken;
  const drawn = await drawShortlist(browser, await sheetOf(actor, taken.value));
  return drawn.ok ? ok({ ...drawn.value, athleteIds: shownIn(taken.value.entries) }) : drawn;
}

/** Data of many people leaves at once: the plan opens it, and the audit log says who took it, before it is sent. */
async function take(
  actor: Actor,
  listId: string,
  format: "csv" | "pdf",
): Promise<Result<ListPage, ExportProblem>> {
  const scout = await openScoutOf(actor);
  if (!scout.ok) return scout;
  const found = await listPage(actor, listId, { view: "all" });
  if (!found.ok) return found;
  await inTransaction(() => audit(actor, "shortlist.exported", listId, [format]));
  return found;
}

const shownIn = (entries: readonly ListEntry[]): string[] =>
  entries.flatMap(({ athlete }) => athlete?.id ?? []);

/** "Renato Falcão, Esporte Clube Litoral" */
async function readerOf(actor: Actor): Promise<string> {
  const [userId, clubId] = [userIdOf(actor) ?? "", profileIdOf(actor, "club") ?? ""];
  const [people, names] = await Promise.all([identity.names([userId]), clubs.names([clubId])]);
  return [people.get(userId), names.get(clubId)].filter(Boolean).join(", ");
}

async function sheetOf(actor: Actor, { list, entries }: ListPage): Promise<ShortlistSheet> {
  const best = await bestOf(actor, entries);
  const inFull = new Set(best.map(({ entry }) => entry.id));
  return {
    name: drawable(list.name) || "Lista",
    need: needWords(list).join(" · "),
    madeFor: drawable(await readerOf(actor)),
    madeOn: formatDateTime(now()),
    best: best.map(({ entry, clips }) => ({
      place: entry.place,
      stage: STAGE_NAMES[entry.stage],
      ...bestFacts(entry.athlete!),
      notes: entry.notes.map((note) => ({ text: drawable(note.text), by: drawable(bylineOf(note)) })),
      clips: clips.map(({ title, seconds }) => `${drawable(title)} · ${formatDuration(seconds)}`),
    })),
    rest: entries
      .filter(({ id }) => !inFull.has(id))
      .map((entry) => ({ place: entry.place, cells: cellsOf(entry) })),
  };
}

function bestFacts(athlete: ListedAthlete) {
  const { numbers } = athlete;
  return {
    name: drawable(athlete.name) || athlete.subdomain,
    facts: [
      `${athlete.age} anos`,
      athlete.birthYear,
      athlete.foot,
      athlete.heightCm && formatHeight(athlete.heightCm),
    ]
      .filter(Boolean)
      .join(" · "),
    club: drawable([athlete.club ?? "Sem clube", formatPlace(athlete)].filter(Boolean).join(" · ")),
    numbers: (numbers
      ? [
          ["jogos", formatNumber(numbers.games)],
          ["min", formatNumber(numbers.minutes)],
          ["gols", formatNumber(numbers.goals)],
          ["assist.", formatNumber(numbers.assists)],
        ]
      : []) as [string, string][],
    source: numbers ? `${SOURCE_NAMES[numbers.source]} · ${seasonWords(numbers)}` : "",
  };
}

function cellsOf({ athlete, stage, notes }: ListEntry): string[] {
  const { numbers } = athlete ?? {};
  const number = (value: number | undefined) => (value === undefined ? "–" : formatNumber(value));
  return [
    athlete ? drawable(athlete.name) || athlete.subdomain : UNAVAILABLE,
    athlete ? String(athlete.birthYear) : "–",
    STAGE_NAMES[stage],
    number(numbers?.games),
    number(numbers?.minutes),
    number(numbers?.goals),
    number(numbers?.assists),
    numbers ? SOURCE_NAMES[numbers.source] : "–",
    notes[0] ? formatDay(notes[0].writtenAt) : "–",
  ];
}

/** "Renato Falcão, 02/11/2026 · Copa Vale Verde, 61’": in a file no day is "ontem". */
const bylineOf = (note: ListEntry["notes"][number]): string =>
  [`${note.author ?? "Alguém que saiu"}, ${formatDay(note.writtenAt)}`, matchWords(note)]
    .filter(Boolean)
    .join(" · ");
