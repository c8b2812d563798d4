import { Lock, Video } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { VideoCard } from "#app/components/video-card.tsx";
import type { AthleteSite } from "#server/athletes/athletes.server.ts";
import type { AthleteAccess } from "#server/billing/access/athlete-access.server.ts";

type VideosTabProps = {
  videos: AthleteSite["videos"];
  addresses: Record<string, string>;
  /** Null: they are open. */
  needs: AthleteAccess["needs"]["videos"];
  /** An invented profile: there is nothing to report or to remove. */
  example?: boolean;
};

export function VideosTab({ videos, addresses, needs, example = false }: VideosTabProps) {
  if (videos.length === 0) {
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
        {videos.map((video) => (
          <VideoCard key={video.id} video={video} address={addresses[video.id]} reportable={!example} />
        ))}
      </ul>
      {needs === "plan" && <PremiumNotice />}
      {needs === "verification" && (
        <Notice title="Seu plano está ativo; falta a verificação do clube">
          Vídeos completos de atletas menores de 18 anos abrem quando nossa equipe terminar de conferir o
          clube. Avisamos por e-mail.
        </Notice>
      )}
    </div>
  );
}

const PremiumNotice = () => (
  <aside className="grid items-center gap-5 panel p-5 sm:grid-cols-[auto_1fr_auto] sm:p-7">
    <Lock aria-hidden="true" className="size-8 text-grass" />
    <p className="max-w-[60ch]">
      <strong>Vídeos completos e análise técnica são exclusivos para clubes e olheiros premium.</strong> Para
      atletas menores de idade, o clube também precisa ser verificado pela nossa equipe.
    </p>
    <ButtonLink to="/planos" variant="primary">
      Ver Planos Premium
    </ButtonLink>
  </aside>
);
