import {
  averageTexts,
  generalTitle,
  placeText,
  roundTitle,
  slotText,
} from "#app/components/championship/words.ts";
import type { GeneralView, RowView, TableView } from "#domain/championships/competition-view.ts";
import { CSV_BEGIN, csvRow } from "#domain/csv.ts";
import { formatDay, formatTime } from "#domain/date-time.ts";
import type { ResultsForFile } from "#server/championships/decisions/results.server.ts";
import { WALKOVER_WORDS } from "./result-words.ts";

type Cell = string | number | null;
type ExportedMatch = ResultsForFile["matches"][number];
type MatchColumn = [header: string, of: (match: ExportedMatch, file: ResultsForFile) => Cell];

const STATES = { planned: "marcada", open: "súmula aberta", closed: "encerrada" } as const;

const MATCH_COLUMNS: readonly MatchColumn[] = [
  ["Rodada", (match, { format }) => roundTitle(match, format)],
  ["Grupo ou chave", (match) => placeText(match)],
  ["Data", ({ kickOff }, { timeZone }) => kickOff && formatDay(kickOff, timeZone)],
  ["Hora", ({ kickOff }, { timeZone }) => kickOff && formatTime(kickOff, timeZone)],
  ["Campo", ({ field }) => field],
  ["Árbitro", ({ referee }) => referee],
  ["Mandante", ({ home, homeSlot }, { format }) => home?.name ?? slotText(homeSlot, format)],
  ["Gols do mandante", (match) => scoreOf(match)?.homeGoals ?? null],
  ["Gols do visitante", (match) => scoreOf(match)?.awayGoals ?? null],
  ["Visitante", ({ away, awaySlot }, { format }) => away?.name ?? slotText(awaySlot, format)],
  ["Pênaltis do mandante", (match) => scoreOf(match)?.kicks?.home ?? null],
  ["Pênaltis do visitante", (match) => scoreOf(match)?.kicks?.away ?? null],
  ["Situação", ({ state }) => STATES[state]],
  ["Observação", noteOf],
];

/** The matches of a category, each with the score that counts. */
export const matchesCsv = (file: ResultsForFile): string =>
  fileOf(
    MATCH_COLUMNS.map(([header]) => header),
    file.matches.map((match) => MATCH_COLUMNS.map(([, of]) => of(match, file))),
  );

/** As it counts, else as it was played. */
const scoreOf = ({ counted, played }: ExportedMatch) => counted ?? played;

/** Reasons are free text, so that they stay on the page. */
function noteOf({ counted, played, state, repeat }: ExportedMatch): string {
  const notes = [
    counted?.changedBy?.by === "decision" && "por decisão",
    counted?.changedBy?.by === "withdrawal" && "W.O. por desistência",
    counted?.changedBy == null && counted?.walkover && WALKOVER_WORDS[counted.walkover],
    state === "closed" && played && !counted && "não conta",
    repeat && "jogada de novo",
  ];
  return notes.filter(Boolean).join(", ");
}

const TABLE_COLUMNS: readonly [header: string, of: (row: RowView) => Cell][] = [
  ["Posição", ({ place }) => place],
  ["Equipe", ({ team }) => team.name],
  ["Sigla", ({ team }) => team.shortName],
  ["Pontos", ({ points }) => points],
  ["Jogos", ({ played }) => played],
  ["Vitórias", ({ wins }) => wins],
  ["Empates", ({ draws }) => draws],
  ["Derrotas", ({ losses }) => losses],
  ["Gols pró", ({ goalsFor }) => goalsFor],
  ["Gols contra", ({ goalsAgainst }) => goalsAgainst],
  ["Saldo de gols", ({ goalDifference }) => goalDifference],
  ["Pontos por decisão", ({ pointsChange }) => pointsChange],
];

const TABLE_HEADERS = TABLE_COLUMNS.map(([header]) => header);
const cellsOf = (row: RowView): Cell[] => TABLE_COLUMNS.map(([, of]) => of(row));

/**
 * Its tables, one below the other; a knockout without groups has none. Where a table over all groups decides who goes
 * on, it stands at the end, and the first column says which table a row belongs to.
 */
export const tableCsv = ({ view: { tables, general } }: ResultsForFile): string =>
  general === null
    ? fileOf(["Grupo", ...TABLE_HEADERS], tables.flatMap(rowsOf))
    : fileOf(
        ["Tabela", "Grupo", ...TABLE_HEADERS, ...(general.perMatch ? ["Pontos por jogo"] : [])],
        [
          ...tables.flatMap((table) => rowsOf(table).map((row) => [`Grupo ${table.group}`, ...row])),
          ...generalRows(general),
        ],
      );

const rowsOf = ({ group, rows, disregarded }: TableView): Cell[][] => [
  ...rows.map((row) => [group, ...cellsOf(row)]),
  ...disregarded.map(({ name, shortName }) => [group, "fora da tabela", name, shortName]),
];

/** Averages are written as the page writes them: what decided is never rounded away. */
function generalRows(general: GeneralView): Cell[][] {
  const averages = averageTexts(general.rows.map(({ pointsPerMatch }) => pointsPerMatch));
  return general.rows.map((row, index) => [
    generalTitle(general),
    row.group,
    ...cellsOf(row),
    ...(general.perMatch ? [averages[index]!] : []),
  ]);
}

const fileOf = (headers: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  CSV_BEGIN + csvRow(headers) + rows.map((row) => csvRow(row)).join("");
