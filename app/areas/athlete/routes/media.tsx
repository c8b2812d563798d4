import { ImageIcon, Video } from "lucide-react";
import { lazy } from "react";
import { data } from "react-router";
import { Container } from "#app/components/container.tsx";
import { answerAppearance, appearancesPage } from "#app/components/media/appearances.ts";
import { ChooseFiles } from "#app/components/media/choose-files.tsx";
import { MediaGrid } from "#app/components/media/media-grid.tsx";
import { MediaTabs } from "#app/components/media/media-tabs.tsx";
import { Sendings } from "#app/components/media/sendings.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { answerMedia } from "#app/components/media/media-action.ts";
import { readForm } from "#app/forms/read-form.ts";
import { profileGuard } from "#app/session/guards.ts";
import { privateMeta } from "#app/private-meta.ts";
import { ownMedia } from "#server/athletes/own-media.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { MEDIA_PAGE, mediaItemPage, mediaPage } from "../addresses.ts";
import type { Route } from "./+types/media.ts";

// Lists are seldom empty, and few people have just deleted something. Without a boundary of their own these are part
// of the page, so that the server sends them whole.
const EmptyState = lazy(async () => ({
  default: (await import("#app/components/empty-state.tsx")).EmptyState,
}));
const ClubAppearances = lazy(async () => ({
  default: (await import("#app/components/media/club-appearances.tsx")).ClubAppearances,
}));
const DeletedItems = lazy(async () => ({
  default: (await import("#app/components/media/deleted-items.tsx")).DeletedItems,
}));

export const middleware: Route.MiddlewareFunction[] = profileGuard("athlete");

type View = "envios" | "fotos" | "videos";

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireProfile(context, "athlete");
  const id = actor.profile.profileId;
  const found = id ? await ownMedia(actor, id) : null;
  if (!id || !found?.ok) throw data("Atleta não encontrado", 404);
  return { media: found.value, appearances: await appearancesPage(actor, id), view: viewIn(url) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = requireProfile(context, "athlete");
  const athleteId = actor.profile.profileId;
  if (!athleteId) throw data("Atleta não encontrado", 404);
  const form = await readForm(request);
  const page = addressOf(viewIn(url));
  return (
    (await answerAppearance(actor, athleteId, form, page)) ??
    answerMedia({ actor, athleteId, form, page, listPage: mediaPage })
  );
}

const viewIn = ({ searchParams }: URL): View => {
  const asked = searchParams.get("ver");
  return asked === "fotos" || asked === "videos" ? asked : "envios";
};

const addressOf = (view: View): string => (view === "envios" ? MEDIA_PAGE : mediaPage(view));

export const meta: Route.MetaFunction = () => privateMeta("Fotos e vídeos");

export default function OwnMediaPage({ loaderData, actionData }: Route.ComponentProps) {
  const { media, appearances, view } = loaderData;
  const { items, uploads, photoId, heroId, wishes } = media;
  const live = items.filter((item) => !item.deleted);
  const deleted = items.filter((item) => item.deleted);
  const photos = live.filter(({ kind }) => kind === "photo");
  const videos = live.filter(({ kind }) => kind === "video");
  const waiting = live.filter(({ state, hidden }) => state !== "visible" && !hidden);
  const shared = { of: media, itemPath: mediaItemPage };
  const chosen = { photoId, heroId, wishes };
  return (
    <Container className="py-6 sm:py-10">
      <div className="mx-auto grid max-w-[60rem] grid-cols-1 gap-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 className="text-4xl sm:text-5xl">Fotos e vídeos</h1>
          <MediaTabs
            tabs={[
              { to: addressOf("envios"), label: "Envios", count: uploads.length + waiting.length },
              { to: addressOf("fotos"), label: "Fotos", count: photos.length },
              { to: addressOf("videos"), label: "Vídeos", count: videos.length },
            ].map((tab) => ({ ...tab, current: tab.to === addressOf(view) }))}
          />
        </div>
        <ChooseFiles owner={{ type: "athlete", id: media.athleteId }} returnTo={MEDIA_PAGE} />
        {view === "envios" && (
          <>
            {appearances.waiting.length + appearances.agreed.length > 0 && (
              <ClubAppearances {...appearances} who="Você aparece" />
            )}
            <Sendings uploads={uploads} items={waiting} {...shared} answer={actionData} />
            {photos.length > 0 && (
              <section className="panel p-4 sm:p-6">
                <div className="mb-3 flex items-center justify-between gap-4">
                  <h2 className="text-2xl">Suas fotos</h2>
                  <TextLink to={addressOf("fotos")}>Reordenar</TextLink>
                </div>
                <MediaGrid items={photos.slice(0, 4)} {...shared} {...chosen} />
              </section>
            )}
          </>
        )}
        {view === "fotos" && (
          <section className="panel p-4 sm:p-6">
            <h2 className="mb-3 text-2xl">Suas fotos</h2>
            {photos.length > 0 ? (
              <MediaGrid items={photos} {...shared} {...chosen} />
            ) : (
              <EmptyState title="Nenhuma foto ainda" icon={<ImageIcon />} level={3}>
                Envie uma foto do rosto para a figurinha e outras de treinos e jogos.
              </EmptyState>
            )}
          </section>
        )}
        {view === "videos" && (
          <section className="panel p-4 sm:p-6">
            <h2 className="mb-3 text-2xl">Seus vídeos</h2>
            {videos.length > 0 ? (
              <MediaGrid items={videos} {...shared} {...chosen} />
            ) : (
              <EmptyState title="Nenhum vídeo ainda" icon={<Video />} level={3}>
                Envie lances de jogos e treinos. Só clubes verificados e com plano assistem.
              </EmptyState>
            )}
          </section>
        )}
        {deleted.length > 0 && <DeletedItems items={deleted} />}
      </div>
    </Container>
  );
}
