import { Badge } from "#app/components/badge.tsx";
import { TEAM_WORDS } from "#app/components/squad/squad-words.ts";
import { Table, type Column } from "#app/components/table.tsx";
import { RowTitleLink } from "#app/components/text-link.tsx";
import type { ListedTeam } from "#server/championships/teams/read-teams.server.ts";
import { teamPage } from "../../addresses.ts";

type TeamTableProps = {
  championshipId: string;
  teams: readonly ListedTeam[];
  /** Says who answers for each of them. */
  managers: boolean;
};
type Row = ListedTeam & { to: string };

const columnsFor = (managers: boolean): Column<Row>[] => [
  {
    header: "Equipe",
    rowHeader: true,
    cell: ({ to, ...team }) => (
      <span className="grid gap-0.5">
        <RowTitleLink to={to}>{team.name}</RowTitleLink>
        <span className="text-compact font-normal text-muted">
          {team.shortName} · {squadText(team)}
        </span>
      </span>
    ),
  },
  ...(managers ? [MANAGER] : []),
  {
    header: "Situação",
    cell: ({ state }) => <Badge tone={TEAM_WORDS[state].tone}>{TEAM_WORDS[state].label}</Badge>,
  },
];

const MANAGER: Column<Row> = {
  header: "Responsável",
  cell: ({ managerName }) => managerName ?? "–",
  wide: true,
};

/** The teams of a category, with how far their squads are. */
export const TeamTable = ({ championshipId, teams, managers }: TeamTableProps) => (
  <Table
    caption="Equipes da categoria"
    captionHidden
    columns={columnsFor(managers)}
    rows={teams.map((team) => ({ ...team, to: teamPage(championshipId, team.id) }))}
    rowKey={({ id }) => id}
    narrow="rows"
  />
);

function squadText({ athletes, checked }: Pick<ListedTeam, "athletes" | "checked">): string {
  if (athletes === 0) return "sem elenco";
  const players = `${athletes} ${athletes === 1 ? "atleta" : "atletas"}`;
  return checked === null ? players : `${players}, ${checked} ${checked === 1 ? "conferido" : "conferidos"}`;
}
