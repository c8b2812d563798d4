import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { StandaloneLink } from "#app/components/text-link.tsx";
import type { ProfileLink } from "#server/championships/teams/profile-links.server.ts";

/** Teams that say that an athlete plays for them and wait for the family's answer. Nothing where none does. */
export const PendingLinks = ({ links }: { links: readonly ProfileLink[] }) =>
  links.length > 0 ? (
    <Card compact title="Vínculos com equipes">
      <ul className="grid">
        {links.map(({ squadId, athlete, team, championship }) => (
          <li
            key={squadId}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-t-0 first:pt-0"
          >
            <span className="min-w-0">
              <span className="block font-bold wrap-anywhere">{athlete}</span>
              <span className="block text-compact wrap-anywhere text-muted">
                {team} · {championship}
              </span>
            </span>
            <ButtonLink to={`/equipes/vinculo/${squadId}`} size="small" className="min-h-11">
              Responder<span className="sr-only"> sobre {team}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-compact">
        <StandaloneLink to="/equipes">Todas as equipes</StandaloneLink>
      </p>
    </Card>
  ) : null;
