import { data } from "react-router";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Container } from "#app/components/container.tsx";
import { MediaItemEditor } from "#app/components/media/item-editor.tsx";
import { answerMedia } from "#app/components/media/media-action.ts";
import { placesOf } from "#app/components/media/photo-places.ts";
import { readForm } from "#app/forms/read-form.ts";
import { profileGuard } from "#app/session/guards.ts";
import { privateMeta } from "#app/private-meta.ts";
import { isId } from "#domain/id.ts";
import { titleOrKind } from "#domain/media/titles.ts";
import { ownMedia } from "#server/athletes/own-media.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { MEDIA_PAGE, mediaItemPage, mediaPage } from "../addresses.ts";
import type { Route } from "./+types/media-item.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("athlete");

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireProfile(context, "athlete");
  const athleteId = actor.profile.profileId;
  const found = athleteId ? await ownMedia(actor, athleteId) : null;
  const item = found?.ok ? found.value.items.find(({ id, deleted }) => id === params.id && !deleted) : null;
  if (!found?.ok || !item) throw data("Foto ou vídeo não encontrado", 404);
  const { guardianName, isPublic, photoId, heroId, wishes } = found.value;
  return { item, of: { guardianName, isPublic }, places: placesOf(item.id, { photoId, heroId, wishes }) };
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
    listPage: mediaPage,
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData ? titleOrKind(loaderData.item.title, loaderData.item.kind) : "Não encontrado");

export default function OwnMediaItemPage({ loaderData, actionData }: Route.ComponentProps) {
  const { item } = loaderData;
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
        <MediaItemEditor {...loaderData} answer={actionData} />
      </div>
    </Container>
  );
}
