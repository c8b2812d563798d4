import { ImageIcon } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { MediaThumb } from "#app/components/media/media-thumb.tsx";
import type { MediaSummary } from "#server/athletes/own-profile.server.ts";
import { MEDIA_PAGE } from "../addresses.ts";

/** The first photos and how many there are, with the way to the page where they are managed. */
export function MediaSummaryCard({ photos, videos, waiting, first }: MediaSummary) {
  return (
    <section className="panel grid gap-4 p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-2xl">Fotos e vídeos</h2>
        <p className="text-compact text-muted">
          {[
            counted(photos, "foto", "fotos"),
            counted(videos, "vídeo", "vídeos"),
            waiting > 0 && `${waiting} em espera`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      {first.length > 0 ? (
        <ul aria-label="Primeiras fotos" className="grid grid-cols-4 gap-2">
          {first.map((item) => (
            <li key={item.id} className="relative aspect-4/3 overflow-hidden rounded-control bg-line">
              <MediaThumb item={item} sizes="(width >= 64rem) 180px, 22vw" />
            </li>
          ))}
        </ul>
      ) : (
        <p className="flex items-center gap-3 text-muted">
          <ImageIcon className="size-6 shrink-0" aria-hidden="true" />
          Nenhuma foto ainda. A do rosto vai na figurinha.
        </p>
      )}
      <div>
        <ButtonLink to={MEDIA_PAGE} size="small" className="min-h-11">
          {first.length > 0 ? "Adicionar e organizar" : "Adicionar fotos e vídeos"}
        </ButtonLink>
      </div>
    </section>
  );
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
