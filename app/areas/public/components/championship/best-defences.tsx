import { TeamName } from "#app/components/championship/team-name.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import type { DefenceView } from "../../defences.ts";

const COLUMNS: readonly Column<DefenceView>[] = [
  { header: "#", cell: ({ place }) => place },
  { header: "Equipe", rowHeader: true, cell: ({ team }) => <TeamName team={team} /> },
  { header: "Jogos", align: "end", cell: ({ played }) => played },
  { header: "Gols sofridos", align: "end", cell: ({ against }) => against },
  { header: "Por jogo", align: "end", cell: ({ perMatch }) => perMatch },
];

export const BestDefences = ({ defences }: { defences: readonly DefenceView[] }) => (
  <Table
    caption="Defesas menos vazadas"
    columns={COLUMNS}
    rows={defences}
    rowKey={({ team }) => team.id}
    narrow="fit"
  />
);
