import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import type { ChampionshipCounts } from "#server/championships/overview.server.ts";
import { matchesPage, resultsPage, teamsPage } from "../addresses.ts";

type CountCardsProps = { id: string; counts: ChampionshipCounts };

/** The three parts of the work, each with its number and its page. */
export function CountCards({ id, counts }: CountCardsProps) {
  const { teams, waitingTeams, matches, scheduled, closed, playing } = counts;
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <CountCard
        title="Inscrições"
        value={teams}
        note={waitingTeams > 0 ? `${waitingTeams} esperando resposta` : "equipes aceitas"}
        to={teamsPage(id)}
        action="Ver equipes"
      />
      <CountCard
        title="Partidas"
        value={matches}
        note={matches > 0 ? `${scheduled} com data e hora` : "sem sorteio ainda"}
        to={matchesPage(id)}
        action="Ver partidas"
      />
      <CountCard
        title="Resultados"
        value={closed}
        note={playing > 0 ? `${playing} ao vivo agora` : "súmulas fechadas"}
        to={resultsPage(id)}
        action="Ver resultados"
      />
    </div>
  );
}

type CountCardProps = { title: string; value: number; note: string; to: string; action: string };

const CountCard = ({ title, value, note, to, action }: CountCardProps) => (
  <Card compact title={title}>
    <p className="font-display text-5xl leading-none font-extrabold">{value}</p>
    <p className="mt-1 mb-4 text-compact text-muted">{note}</p>
    <ButtonLink to={to} size="small" className="min-h-11">
      {action}
    </ButtonLink>
  </Card>
);
