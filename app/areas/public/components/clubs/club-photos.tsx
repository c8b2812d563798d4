import { ItemLinks } from "#app/components/item-links.tsx";
import { Picture } from "#app/components/picture.tsx";
import { titleOrKind } from "#domain/media/titles.ts";
import type { ClubSite } from "#server/clubs/clubs.server.ts";

export function ClubPhotos({ club }: { club: Pick<ClubSite, "name" | "photos"> }) {
  if (club.photos.length === 0) return null;
  return (
    <section aria-labelledby="fotos">
      <h2 id="fotos" className="text-4xl">
        Fotos
      </h2>
      <ul className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
        {club.photos.map((photo) => (
          <li key={photo.id} className="min-w-0">
            <span className="relative block aspect-4/3 overflow-hidden rounded-lg bg-line">
              <Picture
                picture={photo}
                alt={photo.title ?? `Foto do ${club.name}`}
                sizes="(min-width: 64rem) 14rem, (min-width: 40rem) 31vw, 46vw"
              />
            </span>
            {photo.title && (
              <span className="block truncate pt-1.5 text-sm font-semibold">{photo.title}</span>
            )}
            <ItemLinks narrow id={photo.id} what={`a foto ${titleOrKind(photo.title, "photo")}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
