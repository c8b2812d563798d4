import { Users } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { FigurinhaGrid } from "#app/components/figurinha-grid.tsx";
import type { ClubSite } from "#server/clubs/clubs.server.ts";
import { athleteCount } from "./club-text.ts";

/** Only athletes whom both sides confirmed, and whose own profile is public. */
export function ClubAthletes({ club }: { club: ClubSite }) {
  const more = club.athleteCount > club.athletes.length;
  return (
    <section aria-labelledby="atletas">
      <h2 id="atletas" className="text-4xl">
        Atletas vinculados
      </h2>
      {club.athletes.length === 0 ? (
        <EmptyState
          className="mt-5"
          level={3}
          title="Nenhum atleta vinculado por enquanto"
          icon={<Users />}
          action={<ButtonLink to="/atletas">Ver todos os atletas</ButtonLink>}
        >
          <p>Aparecem aqui os atletas que o clube e o próprio atleta, ou o responsável, confirmaram.</p>
        </EmptyState>
      ) : (
        <>
          <FigurinhaGrid athletes={club.athletes} className="mt-5" />
          <div className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
            {more && (
              <ButtonLink to={`/clube/${club.id}?atletas=todos#atletas`}>
                Ver os {athleteCount(club.athleteCount)} do clube
              </ButtonLink>
            )}
            <ButtonLink to="/atletas" variant="text" className={more ? undefined : "-ml-1.5"}>
              Ver todos os atletas
            </ButtonLink>
          </div>
        </>
      )}
    </section>
  );
}
