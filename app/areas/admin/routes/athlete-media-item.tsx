import { data } from "react-router";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { MediaItemEditor } from "#app/components/media/item-editor.tsx";
import { placesOf } from "#app/components/media/photo-places.ts";
import { readForm } from "#app/forms/read-form.ts";
import { isId } from "#domain/id.ts";
import { titleOrKind } from "#domain/media/titles.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { answerAthleteMedia, athleteMedia } from "../athlete-media.ts";
import { athletePath } from "../record-paths.ts";
import type { Route } from "./+types/athlete-media-item.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const media = await athleteMedia(actorOf(context), params);
  const item = media.items.find(({ id, deleted }) => id === params.mediaId && !deleted);
  if (!item) throw missing();
  const { guardianName, isPublic, photoId, heroId, wishes } = media;
  return {
    athleteId: media.athleteId,
    item,
    of: { guardianName, isPublic },
    places: placesOf(item.id, { photoId, heroId, wishes }),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  if (!isId(params.mediaId)) throw missing();
  return answerAthleteMedia(actorOf(context), params, await readForm(request), `midia/${params.mediaId}`);
}

const missing = () => data("Foto ou vídeo não encontrado", 404);

export default function AthleteMediaItem({ loaderData, actionData }: Route.ComponentProps) {
  const { athleteId, ...editor } = loaderData;
  const { kind, title } = editor.item;
  const list = kind === "photo" ? { label: "Fotos", tab: "fotos" } : { label: "Vídeos", tab: "videos" };
  return (
    <div className="grid grid-cols-1 gap-5">
      <Breadcrumb
        steps={[
          { label: list.label, to: athletePath(athleteId, list.tab) },
          { label: titleOrKind(title, kind) },
        ]}
      />
      <h2 className="text-3xl wrap-anywhere">{titleOrKind(title, kind)}</h2>
      <MediaItemEditor {...editor} answer={actionData} />
    </div>
  );
}
