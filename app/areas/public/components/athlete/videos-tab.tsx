import { Lock, Video } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import type { AthleteSite } from "#server/athletes/athletes.server.ts";

export function VideosTab({ athlete }: { athlete: AthleteSite }) {
  if (athlete.videos.length === 0) {
    return (
      <EmptyState title="Nenhum vídeo por enquanto" icon={<Video />}>
        <p>Os vídeos que o atleta publicar aparecem aqui.</p>
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-8">
      <h2 className="sr-only">Vídeos</h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {athlete.videos.map(({ id, title, thumbnail, duration }) => (
          <li key={id} className="overflow-hidden rounded-panel border border-line bg-card">
            <div className="relative aspect-video bg-grass-deep">
              {thumbnail && (
                <img
                  src={thumbnail}
                  alt=""
                  width={640}
                  height={360}
                  loading="lazy"
                  decoding="async"
                  className="size-full object-cover"
                />
              )}
              <span className="absolute right-2 bottom-2 rounded-md bg-ink px-2 py-0.5 text-sm font-semibold text-white">
                <span className="sr-only">Duração: </span>
                {duration}
              </span>
            </div>
            <h3 className="p-4 text-xl">{title}</h3>
          </li>
        ))}
      </ul>
      <aside className="grid items-center gap-5 rounded-panel border border-line bg-card p-5 sm:grid-cols-[auto_1fr_auto] sm:p-7">
        <Lock aria-hidden="true" className="size-8 text-grass" />
        <p className="max-w-[60ch]">
          <strong>Vídeos completos e análise técnica são exclusivos para clubes e olheiros premium.</strong>{" "}
          Para atletas menores de idade, o clube também precisa ser verificado pela nossa equipe.
        </p>
        <ButtonLink to="/planos" variant="primary">
          Ver Planos Premium
        </ButtonLink>
      </aside>
    </div>
  );
}
