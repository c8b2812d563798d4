import { UsersRound } from "lucide-react";
import { Badge } from "#app/components/badge.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { TEAM_WORDS } from "#app/components/squad/squad-words.ts";
import { privateMeta } from "#app/private-meta.ts";
import { memberGuard } from "#app/session/guards.ts";
import { managedTeams } from "#server/championships/teams/ask-to-enter.server.ts";
import { profileLinks } from "#server/championships/teams/profile-links.server.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import type { Route } from "./+types/teams.ts";

export const middleware: Route.MiddlewareFunction[] = [memberGuard];

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireMember(context);
  const [teams, links] = await Promise.all([managedTeams(actor), profileLinks(actor)]);
  return { teams, links: links.filter(({ state }) => state === "asked" || state === "confirmed") };
}

export const meta: Route.MetaFunction = () => privateMeta("Suas equipes");

export default function Teams({ loaderData: { teams, links } }: Route.ComponentProps) {
  return (
    <Container className="py-6 sm:py-12">
      <div className="mx-auto grid max-w-[46rem] gap-5">
        <h1 className="text-4xl sm:text-5xl">Suas equipes em campeonatos</h1>
        {links.length > 0 && <Links links={links} />}
        {teams.length === 0 ? (
          <EmptyState
            title="Nenhuma equipe ainda"
            icon={<UsersRound />}
            action={<ButtonLink to="/campeonatos">Ver campeonatos</ButtonLink>}
          >
            Na página de um campeonato, toque em “Inscrever equipe”.
          </EmptyState>
        ) : (
          <ul className="panel grid px-4 sm:px-5">
            {teams.map(({ id, name, championship, category, state, reason, path }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3.5 first:border-t-0"
              >
                <span className="grid min-w-0 gap-1">
                  <span className="font-bold wrap-anywhere">{name}</span>
                  <span className="text-compact wrap-anywhere text-muted">
                    {championship} · {category}
                  </span>
                  <span>
                    <Badge tone={TEAM_WORDS[state].tone}>{TEAM_WORDS[state].label}</Badge>
                  </span>
                  {reason && <span className="text-compact wrap-anywhere">Motivo: {reason}</span>}
                </span>
                {path && (
                  <ButtonLink to={path} size="small" className="min-h-11">
                    {state === "invited" ? "Responder ao convite" : "Abrir o elenco"}
                  </ButtonLink>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Container>
  );
}

type LinksProps = { links: Route.ComponentProps["loaderData"]["links"] };

/** Squads that say that the reader, or a child of theirs, plays there. */
const Links = ({ links }: LinksProps) => (
  <Card compact title="Vínculos com elencos">
    <ul className="grid">
      {links.map(({ squadId, athlete, team, championship, state }) => (
        <li
          key={squadId}
          className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-t-0"
        >
          <span className="min-w-0">
            <span className="block font-bold wrap-anywhere">{athlete}</span>
            <span className="block text-compact wrap-anywhere text-muted">
              {team} · {championship}
            </span>
          </span>
          <ButtonLink to={`/equipes/vinculo/${squadId}`} size="small" className="min-h-11">
            {state === "asked" ? "Responder" : "Ver vínculo"}
          </ButtonLink>
        </li>
      ))}
    </ul>
  </Card>
);
