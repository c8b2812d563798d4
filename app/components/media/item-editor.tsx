import { lazy } from "react";
import { Badge } from "#app/components/badge.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { InputField } from "#app/components/input.tsx";
import { answerTo } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { MEDIA_TITLE_MAX, UNDO_DAYS } from "#domain/media/limits.ts";
import { MediaPreview, videoPath } from "./media-preview.tsx";
import { MediaStateLine, NotPlayable, type StandingOf } from "./media-state.tsx";
import type { OwnItemView } from "./own-item.ts";
import type { PlaceStanding } from "./photo-places.ts";

// A photo has the one, a video the other.
const Cropper = lazy(async () => ({ default: (await import("#app/components/media/cropper.tsx")).Cropper }));
const PosterChooser = lazy(async () => ({
  default: (await import("#app/components/media/poster-chooser.tsx")).PosterChooser,
}));

type MediaItemEditorProps = {
  item: OwnItemView;
  of: StandingOf;
  places: { photo: PlaceStanding; hero: PlaceStanding };
  answer?: Refused;
};

/** One photo or video of an athlete, with all that may be changed about it. */
export function MediaItemEditor({ item, of, places, answer }: MediaItemEditorProps) {
  const watchable = item.state !== "processing" && !item.hidden;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-5">
        <div className="relative aspect-4/3 overflow-hidden rounded-panel bg-grass-deep">
          <MediaPreview item={item} sizes="(width >= 64rem) 600px, 100vw" watchable={watchable} />
        </div>
        {item.kind === "video" && watchable && (
          <Card title="Capa do vídeo">
            <PosterChooser
              id={item.id}
              src={videoPath(item.id)}
              playable={item.playable}
              answer={answerTo("quadro", answer)}
            />
          </Card>
        )}
        {item.kind === "photo" && item.picture.width && item.picture.height && (
          <Card title="Recorte da figurinha">
            <Cropper picture={item.picture} id={item.id} answer={answerTo("recortar", answer)} />
          </Card>
        )}
      </div>
      <div className="grid gap-5">
        <section className="panel grid gap-4 p-4 sm:p-6">
          <MediaStateLine item={item} of={of} />
          {item.kind === "video" && !item.playable && <NotPlayable codec={item.codec} />}
          <TitleForm item={item} answer={answerTo("titulo", answer)} />
        </section>
        {item.kind === "photo" && <PhotoPlaces item={item} places={places} />}
        <section className="panel p-4 sm:p-6">
          <PostForm>
            <input type="hidden" name="id" value={item.id} />
            <input type="hidden" name="ver" value={item.kind === "photo" ? "fotos" : "videos"} />
            <SubmitButton intent="apagar">Apagar</SubmitButton>
          </PostForm>
          <p className="mt-2 text-sm text-muted">
            Sai de todas as páginas na hora. Dá para desfazer por {UNDO_DAYS} dias.
          </p>
        </section>
      </div>
    </div>
  );
}

function TitleForm({ item, answer }: { item: OwnItemView; answer?: Refused }) {
  const form = useFocusOnError(answer);
  return (
    <PostForm ref={form} className="grid gap-3">
      <input type="hidden" name="id" value={item.id} />
      <InputField
        key={item.title}
        label="Título"
        name="title"
        maxLength={MEDIA_TITLE_MAX}
        defaultValue={answer?.typed["title"] ?? item.title}
        error={answer?.fields["title"]}
        autoComplete="off"
      />
      <SubmitButton intent="titulo" className="justify-self-start">
        Salvar título
      </SubmitButton>
    </PostForm>
  );
}

function PhotoPlaces({
  item,
  places,
}: {
  item: OwnItemView;
  places: { photo: PlaceStanding; hero: PlaceStanding };
}) {
  if (item.hidden || item.state === "refused" || item.state === "processing") return null;
  return (
    <section className="panel grid gap-3 p-4 sm:p-6">
      <h2 className="text-2xl">No perfil</h2>
      <Place
        id={item.id}
        intent="figurinha"
        standing={places.photo}
        badge="Figurinha"
        label="Usar na figurinha"
      />
      <Place id={item.id} intent="capa" standing={places.hero} badge="Capa" label="Usar como capa" />
    </section>
  );
}

function Place({
  id,
  intent,
  standing,
  badge,
  label,
}: {
  id: string;
  intent: "figurinha" | "capa";
  standing: PlaceStanding;
  badge: string;
  label: string;
}) {
  if (standing !== "free")
    return (
      <p className="flex items-center gap-2">
        <Badge tone={standing === "wished" ? "neutral" : intent === "figurinha" ? "canary" : "grass"}>
          {badge}
        </Badge>
        <span className="text-compact text-muted">
          {standing === "wished" ? "espera o sim do responsável" : "é esta foto"}
        </span>
      </p>
    );
  return (
    <PostForm>
      <input type="hidden" name="id" value={id} />
      <SubmitButton intent={intent}>{label}</SubmitButton>
    </PostForm>
  );
}
