import { CategoryText } from "#app/components/category-text.tsx";
import { Badge } from "#app/components/badge.tsx";
import { Container } from "#app/components/container.tsx";
import { Pitch } from "#app/components/pitch.tsx";
import { Picture } from "#app/components/picture.tsx";
import { Silhouette } from "#app/components/silhouette.tsx";
import { formatPlace } from "#domain/places.ts";
import type { AthleteSite } from "#server/athletes/athletes.server.ts";

/** `photo` names the gallery picture that the visitor put into the frame. */
export function AthleteHero({ athlete, photo }: { athlete: AthleteSite; photo: string | null }) {
  const chosen = athlete.gallery.find(({ id }) => id === photo);
  const shown = chosen ?? athlete.hero;
  const facts = [
    athlete.age === null ? null : `${athlete.age} anos`,
    athlete.position,
    athlete.category,
    athlete.club,
    formatPlace(athlete),
  ].filter(Boolean);
  return (
    <Pitch circle className="mb-6">
      <Container className="grid items-end gap-6 pt-8 pb-8 sm:grid-cols-[auto_1fr] sm:gap-10 sm:pt-12 sm:pb-12">
        <div className="relative w-44 rounded-2xl bg-card p-2 shadow-xl sm:w-64 sm:p-2.5">
          <div className="relative aspect-square overflow-hidden rounded-xl bg-grass">
            {shown ? (
              <Picture
                picture={shown}
                alt={chosen ? (chosen.title ?? `Foto de ${athlete.name}`) : `Retrato de ${athlete.name}`}
                sizes="(min-width: 40rem) 16rem, 11rem"
                priority
              />
            ) : (
              <Silhouette />
            )}
          </div>
          {athlete.shirtNumber !== null && (
            <p className="absolute right-3 -bottom-3 rounded-lg bg-canary px-2.5 py-1 font-display text-2xl leading-none font-extrabold text-ink">
              <span className="sr-only">Camisa </span>
              {athlete.shirtNumber}
            </p>
          )}
        </div>
        <div className="min-w-0">
          {athlete.featured && (
            <Badge tone="canary" className="mb-3">
              Destaque da Semana
            </Badge>
          )}
          <h1 className="text-5xl break-words sm:text-7xl">{athlete.name}</h1>
          {athlete.nickname && <p className="mt-2 text-lg text-white/85">“{athlete.nickname}”</p>}
          <p className="mt-4 font-semibold text-white/90">
            <CategoryText>{facts.join(" · ")}</CategoryText>
          </p>
        </div>
      </Container>
    </Pitch>
  );
}
