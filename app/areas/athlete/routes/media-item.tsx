import { lazy } from "react";
import { data } from "react-router";
import { Badge } from "#app/components/badge.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";
import { InputField } from "#app/components/input.tsx";
import { MediaPreview, videoPath } from "#app/components/media/media-preview.tsx";
import { MediaStateLine, NotPlayable } from "#app/components/media/media-state.tsx";
import type { OwnItemView } from "#app/components/media/own-item.ts";
import { answerTo } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { profileGuard } from "#app/session/guards.ts";
import { privateMeta } from "#app/private-meta.ts";
import { isId } from "#domain/id.ts";
import { MEDIA_TITLE_MAX, UNDO_DAYS } from "#domain/media/limits.ts";
import { titleOrKind } from "#domain/media/titles.ts";
import { ownMedia } from "#server/athletes/own-media.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { MEDIA_PAGE, mediaItemPage, mediaPage } from "../addresses.ts";
import { answerMedia } from "../media-action.ts";
import type { Route } from "./+types/media-item.ts";

// A photo has the one, a video the other.
const Cropper = lazy(async () => ({ default: (await import("#app/components/media/cropper.tsx")).Cropper }));
const PosterChooser = lazy(async () => ({
  default: (await import("#app/components/media/poster-chooser.tsx")).PosterChooser,
}));

export const middleware: Route.MiddlewareFunction[] = profileGuard("athlete");

/** Whether this photo has a place in the profile, or the guardian was asked for it. */
type Standing = "chosen" | "wished" | "free";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireProfile(context, "athlete");
  const athleteId = actor.profile.profileId;
  const found = athleteId ? await ownMedia(actor, athleteId) : null;
  const item = found?.ok ? found.value.items.find(({ id, deleted }) => id === params.id && !deleted) : null;
  if (!found?.ok || !item) throw data("Foto ou vídeo não encontrado", 404);
  const { guardianName, isPublic, photoId, heroId, wishes } = found.value;
  const standing = (chosen: string | null, wished: string | null): Standing =>
    chosen === item.id ? "chosen" : wished === item.id ? "wished" : "free";
  return {
    item,
    of: { guardianName, isPublic },
    places: { photo: standing(photoId, wishes.photo), hero: standing(heroId, wishes.hero) },
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = requireProfile(context, "athlete");
  const athleteId = actor.profile.profileId;
  if (!athleteId || !isId(params.id)) throw data("Foto ou vídeo não encontrado", 404);
  return answerMedia({
    actor,
    athleteId,
    form: await readForm(request),
    page: mediaItemPage(params.id),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData ? titleOrKind(loaderData.item.title, loaderData.item.kind) : "Não encontrado");

export default function OwnMediaItemPage({ loaderData, actionData }: Route.ComponentProps) {
  const { item, of, places } = loaderData;
  const watchable = item.state !== "processing" && !item.hidden;
  const list =
    item.kind === "photo"
      ? ({ ver: "fotos", label: "Fotos" } as const)
      : ({ ver: "videos", label: "Vídeos" } as const);
  return (
    <Container className="py-6 sm:py-10">
      <div className="mx-auto grid max-w-[60rem] grid-cols-1 gap-5">
        <Breadcrumb
          steps={[
            { label: "Fotos e vídeos", to: MEDIA_PAGE },
            { label: list.label, to: mediaPage(list.ver) },
            { label: titleOrKind(item.title, item.kind) },
          ]}
        />
        <h1 className="text-4xl wrap-anywhere sm:text-5xl">{titleOrKind(item.title, item.kind)}</h1>
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
                  answer={answerTo("quadro", actionData)}
                />
              </Card>
            )}
            {item.kind === "photo" && item.picture.width && item.picture.height && (
              <Card title="Recorte da figurinha">
                <Cropper picture={item.picture} id={item.id} answer={answerTo("recortar", actionData)} />
              </Card>
            )}
          </div>
          <div className="grid gap-5">
            <section className="panel grid gap-4 p-4 sm:p-6">
              <MediaStateLine item={item} of={of} />
              {item.kind === "video" && !item.playable && <NotPlayable codec={item.codec} />}
              <TitleForm item={item} answer={answerTo("titulo", actionData)} />
            </section>
            {item.kind === "photo" && <PhotoPlaces item={item} places={places} />}
            <section className="panel p-4 sm:p-6">
              <PostForm>
                <input type="hidden" name="id" value={item.id} />
                <input type="hidden" name="ver" value={list.ver} />
                <SubmitButton intent="apagar">Apagar</SubmitButton>
              </PostForm>
              <p className="mt-2 text-sm text-muted">
                Sai de todas as páginas na hora. Dá para desfazer por {UNDO_DAYS} dias.
              </p>
            </section>
          </div>
        </div>
      </div>
    </Container>
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

function PhotoPlaces({ item, places }: { item: OwnItemView; places: { photo: Standing; hero: Standing } }) {
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
  standing: Standing;
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
