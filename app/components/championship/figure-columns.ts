import type { GeneralRowView, GeneralView, RowView } from "#domain/championships/competition-view.ts";
import { averageTexts } from "./words.ts";

export interface FigureColumn<Row extends RowView> {
  header: string;
  name: string;
  /** Not where it is narrow. */
  wide?: boolean;
  /** What the table is ordered by. */
  strong?: boolean;
  value: (row: Row) => string;
}

const POINTS: FigureColumn<RowView> = {
  header: "P",
  name: "Pontos",
  value: ({ points }) => String(points),
};

const FIGURES: readonly FigureColumn<RowView>[] = [
  { header: "J", name: "Jogos", value: ({ played }) => String(played) },
  { header: "V", name: "Vitórias", wide: true, value: ({ wins }) => String(wins) },
  { header: "E", name: "Empates", wide: true, value: ({ draws }) => String(draws) },
  { header: "D", name: "Derrotas", wide: true, value: ({ losses }) => String(losses) },
  { header: "GP", name: "Gols pró", wide: true, value: ({ goalsFor }) => String(goalsFor) },
  { header: "GC", name: "Gols contra", wide: true, value: ({ goalsAgainst }) => String(goalsAgainst) },
  { header: "SG", name: "Saldo de gols", value: ({ goalDifference }) => signed(goalDifference) },
];

/** Of a league or a group. */
export const TABLE_COLUMNS: readonly FigureColumn<RowView>[] = [{ ...POINTS, strong: true }, ...FIGURES];

const GROUP: FigureColumn<GeneralRowView> = { header: "Gr.", name: "Grupo", value: ({ group }) => group };

/** Of the table over all groups. Where averages are compared, those of the points come first. */
export function generalColumns({ rows, perMatch }: GeneralView): readonly FigureColumn<GeneralRowView>[] {
  if (!perMatch) return [GROUP, ...TABLE_COLUMNS];
  const averages = averageTexts(rows.map(({ pointsPerMatch }) => pointsPerMatch));
  const textOf = new Map(rows.map(({ team }, index) => [team.id, averages[index]!]));
  const average: FigureColumn<GeneralRowView> = {
    header: "P/J",
    name: "Pontos por jogo",
    strong: true,
    value: ({ team }) => textOf.get(team.id)!,
  };
  return [GROUP, average, POINTS, ...FIGURES];
}

/** "+4", "−4", "0" */
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace("-", "−"));
