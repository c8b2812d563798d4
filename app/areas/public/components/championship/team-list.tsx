import { CalendarPlus } from "lucide-react";
import { Crest } from "#app/components/championship/team-name.tsx";
import { Link } from "#app/components/link.tsx";
import type { TeamCardView } from "../../team-cards.ts";

/** Each team with its next match. */
export const TeamList = ({ teams }: { teams: readonly TeamCardView[] }) => (
  <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
    {teams.map(({ team, group, next, calendar }) => (
      <li key={team.id} className="flex items-start gap-3 panel p-4">
        <Crest team={team} className="w-10" />
        <div className="min-w-0">
          <h3 className="text-xl wrap-anywhere">{team.name}</h3>
          {group && <p className="text-sm text-muted">Grupo {group}</p>}
          <p className="mt-1 text-compact">
            {next ? (
              <>
                <span className="font-semibold">Próximo jogo:</span>{" "}
                <Link
                  to={next.to}
                  className="inline-block py-1 font-semibold text-grass underline underline-offset-4"
                >
                  {next.text}
                </Link>
              </>
            ) : (
              <span className="text-muted">Sem jogo marcado</span>
            )}
          </p>
          {calendar && (
            <p className="text-compact sm:mt-2">
              <Link
                to={calendar}
                reloadDocument
                download
                className="inline-flex items-center text-muted underline underline-offset-4 max-sm:min-h-11"
              >
                <CalendarPlus className="mr-1.5 size-4" aria-hidden="true" />
                Jogos na agenda<span className="sr-only"> de {team.name}</span>
              </Link>
            </p>
          )}
        </div>
      </li>
    ))}
  </ul>
);
