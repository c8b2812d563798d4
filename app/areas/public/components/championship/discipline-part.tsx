import { Card } from "#app/components/card.tsx";
import { TeamName } from "#app/components/championship/team-name.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import type { DisciplineView } from "../../people-view.ts";
import { InitialsNote, Person } from "./person.tsx";

type FairPlay = DisciplineView["fairPlay"][number];

const COLUMNS: readonly Column<FairPlay>[] = [
  { header: "#", cell: ({ place }) => place },
  { header: "Equipe", rowHeader: true, cell: ({ team }) => <TeamName team={team} /> },
  { header: "Amarelos", align: "end", cell: ({ yellows }) => yellows },
  { header: "Vermelhos", align: "end", cell: ({ reds }) => reds },
];

/** Who is out, who hangs by a card, and which team got fewest. Why somebody got a card is never said. */
export const DisciplinePart = ({ fairPlay, hanging, suspended }: DisciplineView) => (
  <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
    <div className="grid grid-cols-1 gap-5">
      <Card compact title="Suspensos">
        {suspended.length > 0 ? (
          <ul>
            {suspended.map(({ key, team, person, next, left }) => (
              <li key={key} className="grid gap-0.5 border-t border-line py-3 first:border-t-0 first:pt-0">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="font-semibold">
                    <Person person={person} />
                  </span>
                  <TeamName team={team} />
                </p>
                <p className="text-compact text-muted">
                  Fora: {next}
                  {left > 1 && ` (${left} jogos a cumprir)`}
                </p>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">Ninguém está suspenso.</p>
        )}
      </Card>
      <Hanging hanging={hanging} />
      <InitialsNote />
    </div>
    {fairPlay.length > 0 && (
      <div className="grid grid-cols-1 gap-3">
        <Table
          caption="Jogo limpo"
          columns={COLUMNS}
          rows={fairPlay}
          rowKey={({ team }) => team.id}
          narrow="fit"
        />
        <p className="text-compact text-muted">
          Menos vermelhos primeiro, depois menos amarelos. O segundo amarelo conta como vermelho.
        </p>
      </div>
    )}
  </div>
);

/** The next yellow card suspends them. */
export const Hanging = ({ hanging }: Pick<DisciplineView, "hanging">) => (
  <Card compact title="Pendurados">
    {hanging.length > 0 ? (
      <ul className="flex flex-wrap gap-2">
        {hanging.map(({ key, team, person }) => (
          <li key={key} className="rounded-md bg-paper px-2.5 py-1.5 text-compact">
            <abbr title={team.name} className="font-semibold no-underline">
              {team.shortName}
            </abbr>{" "}
            <Person person={person} />
          </li>
        ))}
      </ul>
    ) : (
      <p className="text-muted">Ninguém está a um cartão da suspensão.</p>
    )}
  </Card>
);
