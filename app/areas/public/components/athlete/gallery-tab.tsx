import { Images } from "lucide-react";
import { EmptyState } from "#app/components/empty-state.tsx";
import { ItemLinks } from "#app/components/item-links.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { AthleteSite } from "#server/athletes/athletes.server.ts";
import { Link } from "#app/components/link.tsx";

/** Choosing a photo puts it into the frame at the top: an address too, so that it can be shared. */
export function GalleryTab({ athlete, example = false }: { athlete: AthleteSite; example?: boolean }) {
  if (athlete.gallery.length === 0) {
    return (
      <EmptyState title="Nenhuma foto por enquanto" icon={<Images />}>
        <p>As fotos que o atleta publicar aparecem aqui.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <h2 className="sr-only">Galeria</h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4">
        {athlete.gallery.map((photo) => (
          <li key={photo.id}>
            <Link
              to={`?foto=${photo.id}`}
              replace
              aria-label={`Mostrar no topo: ${photo.title ?? "foto"}`}
              className="block rounded-xl bg-card p-1.5 shadow-sm"
            >
              <span className="relative block aspect-4/3 overflow-hidden rounded-lg">
                <Picture
                  picture={photo}
                  alt={`Foto de ${athlete.name}`}
                  sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 31vw, 46vw"
                />
              </span>
              {photo.title && (
                <span className="block truncate px-1 pt-1.5 pb-0.5 text-sm font-semibold">{photo.title}</span>
              )}
            </Link>
            {!example && (
              <ItemLinks
                narrow
                id={photo.id}
                what={photo.title ? `a foto ${photo.title}` : "a foto"}
                className="px-1"
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
