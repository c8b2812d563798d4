import type { GeneralView, TableView } from "#domain/championships/competition-view.ts";
import { generalColumns, TABLE_COLUMNS } from "./figure-columns.ts";
import { RankingTable } from "./ranking-table.tsx";
import { generalNotes, generalTitle, levelText } from "./words.ts";

/** A league or a group. */
export const StandingsTable = ({ table: { group, rows, disregarded } }: { table: TableView }) => (
  <RankingTable
    heading={group === null ? "Classificação" : `Grupo ${group}`}
    rows={rows}
    columns={TABLE_COLUMNS}
    form
    note={
      disregarded.length > 0 &&
      `Fora da tabela: ${disregarded.map(({ name }) => name).join(", ")}. Os jogos não contam; os cartões, sim.`
    }
  />
);

/** All groups in one table, or the best of those that came second in theirs. */
export const GeneralTable = ({ general }: { general: GeneralView }) => (
  <RankingTable
    heading={generalTitle(general)}
    rows={general.rows}
    columns={generalColumns(general)}
    remark={(row) => (row.levelInGroup ? levelText(row, general.place) : null)}
    note={generalNotes(general)}
  />
);
