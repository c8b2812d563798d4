import { TextLink } from "#app/components/text-link.tsx";
import { fact, Facts } from "#app/components/facts.tsx";
import { standingOf } from "#app/event-words.ts";
import type { ChampionshipView } from "../../championship-view.ts";
import { Panel } from "../panel.tsx";
import { clubPage, eventPage } from "../../record-paths.ts";

/** What is kept of a championship, its event and its categories. */
export function ChampionshipFacts({ championship }: { championship: ChampionshipView }) {
  const { values, period, organiser, event, statusReason, createdOn } = championship;
  return (
    <Panel title="O campeonato">
      <Facts
        facts={[
          fact("Período", period),
          fact("Local", values["location"]),
          fact("Cidade", values["city"]),
          fact(
            "Quem organiza",
            organiser?.clubId ? (
              <TextLink to={clubPage(organiser.clubId)}>{organiser.name}</TextLink>
            ) : (
              (organiser?.name ?? "Nossa equipe")
            ),
          ),
          fact(
            "Evento",
            event && (
              <TextLink to={eventPage(event.id)}>{standingOf({ ...event, over: false }).word}</TextLink>
            ),
          ),
          ...(statusReason === null ? [] : [fact("Motivo do status", statusReason)]),
          fact("Criado em", createdOn),
          fact(
            "Descrição",
            values["description"] && (
              <span className="font-normal whitespace-pre-line">{values["description"]}</span>
            ),
          ),
        ]}
      />
    </Panel>
  );
}

export function ChampionshipCategories({ categories }: Pick<ChampionshipView, "categories">) {
  return (
    <Panel title="Categorias">
      {categories.length === 0 ? (
        <p className="text-compact text-muted">Nenhuma categoria ainda.</p>
      ) : (
        <ul>
          {categories.map(({ id, name, teams, waitingTeams }) => (
            <li key={id} className="border-t border-line py-2 first:border-t-0">
              <p className="font-semibold">{name}</p>
              <p className="text-compact text-muted">
                {teams === 1 ? "1 equipe" : `${teams} equipes`}
                {waitingTeams > 0 && `, ${waitingTeams} à espera de resposta`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
