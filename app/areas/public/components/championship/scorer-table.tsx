import { TeamName } from "#app/components/championship/team-name.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import type { ScorerView } from "../../people-view.ts";
import { InitialsNote, Person } from "./person.tsx";

const COLUMNS: readonly Column<ScorerView>[] = [
  { header: "#", cell: ({ place }) => place },
  { header: "Atleta", rowHeader: true, cell: ({ person }) => <Person person={person} /> },
  { header: "Equipe", cell: ({ team }) => <TeamName team={team} /> },
  { header: "Jogos", align: "end", wide: true, cell: ({ matches }) => matches },
  {
    header: "Gols",
    align: "end",
    cell: ({ goals }) => <span className="font-display text-xl font-extrabold">{goals}</span>,
  },
];

/** Who scored most. `short` is the list beside a table. */
export const ScorerTable = ({
  scorers,
  short = false,
}: {
  scorers: readonly ScorerView[];
  short?: boolean;
}) => (
  <div className="grid grid-cols-1 gap-3">
    <Table
      caption="Artilharia"
      columns={short ? COLUMNS.filter(({ header }) => header !== "Jogos") : COLUMNS}
      rows={scorers}
      rowKey={({ key }) => key}
      narrow="fit"
    />
    {scorers.some(({ person }) => person.to === null) && <InitialsNote />}
  </div>
);
