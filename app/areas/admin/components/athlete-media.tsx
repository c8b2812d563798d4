import { ImageIcon, Video } from "lucide-react";
import { ChooseFiles } from "#app/components/media/choose-files.tsx";
import { DeletedItems } from "#app/components/media/deleted-items.tsx";
import { MediaGrid } from "#app/components/media/media-grid.tsx";
import { Sendings } from "#app/components/media/sendings.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import type { athleteMedia } from "../athlete-media.ts";
import { athletePath } from "../record-paths.ts";

interface AthleteMediaProps {
  media: Awaited<ReturnType<typeof athleteMedia>>;
  kind: "photo" | "video";
  answer?: Refused;
}

const KINDS = {
  photo: { tab: "fotos", title: "Galeria", none: "Nenhuma foto ainda", icon: <ImageIcon /> },
  video: { tab: "videos", title: "Biblioteca de vídeos", none: "Nenhum vídeo ainda", icon: <Video /> },
} as const;

/** Upload, what is on its way, and what is there, of one kind. */
export function AthleteMedia({ media, kind, answer }: AthleteMediaProps) {
  const { tab, title, none, icon } = KINDS[kind];
  const { athleteId, items, uploads, minor, photoId, heroId, wishes } = media;
  const page = athletePath(athleteId, tab);
  const itemPath = (id: string) => athletePath(athleteId, `midia/${id}`);
  const ofKind = items.filter((item) => item.kind === kind);
  const live = ofKind.filter((item) => !item.deleted);
  const deleted = ofKind.filter((item) => item.deleted);
  return (
    <div className="grid grid-cols-1 gap-5">
      <ChooseFiles owner={{ type: "athlete", id: athleteId }} returnTo={page} />
      {minor && (
        <p className="text-compact text-muted">
          Tem menos de 18 anos: o que a equipe envia também espera o sim do responsável, e depois a
          conferência.
        </p>
      )}
      <Sendings
        uploads={uploads.filter((upload) => upload.kind === kind)}
        items={live.filter(({ state, hidden }) => state !== "visible" && !hidden)}
        of={media}
        itemPath={itemPath}
        empty="Nada a caminho. O que for enviado aparece aqui até estar pronto."
        answer={answer}
      />
      <section className="panel p-4 sm:p-6">
        <h2 className="mb-3 text-2xl">
          {title} <span className="text-muted tabular-nums">({live.length})</span>
        </h2>
        {live.length > 0 ? (
          <MediaGrid
            items={live}
            of={media}
            itemPath={itemPath}
            photoId={photoId}
            heroId={heroId}
            wishes={wishes}
          />
        ) : (
          <EmptyState title={none} icon={icon} level={3}>
            O que a família ou a equipe enviar aparece aqui.
          </EmptyState>
        )}
      </section>
      {deleted.length > 0 && <DeletedItems items={deleted} />}
    </div>
  );
}
