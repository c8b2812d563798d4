import { lazy } from "react";
import { data } from "react-router";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";
import { MediaPreview, videoPath } from "#app/components/media/media-preview.tsx";
import { NotPlayable } from "#app/components/media/media-state.tsx";
import { answerTo } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { isId } from "#domain/id.ts";
import { titleOrKind } from "#domain/media/titles.ts";
import { ownClubMedia } from "#server/clubs/own-media.server.ts";
import { quotableAthletes } from "#server/clubs/own-testimonials.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { CLUB_MEDIA_PAGE, clubMediaItemPage } from "../addresses.ts";
import { answerClubMedia } from "../club-media-action.ts";
import { ClubTabs } from "../components/club-tabs.tsx";
import { ClubMediaState } from "../components/media/club-media-state.tsx";
import { DeclarationForm } from "../components/media/declaration-form.tsx";
import { WhoAppears } from "../components/media/who-appears.tsx";
import type { Route } from "./+types/media-item.ts";

// Only a video that nobody was asked about yet has a cover to choose.
const PosterChooser = lazy(async () => ({
  default: (await import("#app/components/media/poster-chooser.tsx")).PosterChooser,
}));

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireProfile(context, "club");
  const clubId = actor.profile.profileId;
  const found = clubId ? await ownClubMedia(actor, clubId) : null;
  const item = found?.ok ? found.value.items.find(({ id }) => id === params.id) : null;
  if (!clubId || !found?.ok || !item) throw notFound();
  const { mayEdit, verified } = found.value;
  const declares = mayEdit && item.state === "declaration" && !item.hidden;
  return {
    item,
    mayEdit,
    verified,
    declares,
    athletes: declares && verified ? await quotableAthletes(actor, clubId) : [],
  };
}

const notFound = () => data("Foto ou vídeo não encontrado", 404);

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = requireProfile(context, "club");
  const clubId = actor.profile.profileId;
  if (!clubId || !isId(params.id)) throw notFound();
  return answerClubMedia({
    actor,
    clubId,
    form: await readForm(request),
    page: clubMediaItemPage(params.id),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData ? titleOrKind(loaderData.item.title, loaderData.item.kind) : "Não encontrado");

export default function ClubMediaItemPage({ loaderData, actionData }: Route.ComponentProps) {
  const { item, mayEdit, verified, declares, athletes } = loaderData;
  const title = titleOrKind(item.title, item.kind);
  return (
    <Container className="grid grid-cols-1 gap-5 py-5 sm:py-8">
      <ClubTabs />
      <Breadcrumb steps={[{ label: "Fotos e vídeos", to: CLUB_MEDIA_PAGE }, { label: title }]} />
      <h1 className="text-4xl wrap-anywhere">{title}</h1>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid gap-5">
          <div className="relative aspect-4/3 overflow-hidden rounded-panel bg-grass-deep">
            <MediaPreview
              item={item}
              sizes="(width >= 64rem) 640px, 100vw"
              watchable={item.state !== "processing" && !item.hidden}
            />
          </div>
          {item.kind === "video" && declares && (
            <Card compact title="Capa do vídeo">
              <PosterChooser
                id={item.id}
                src={videoPath(item.id)}
                playable={item.playable}
                answer={answerTo("quadro", actionData)}
              />
            </Card>
          )}
        </div>
        <div className="grid gap-5">
          <Card compact title="Quem aparece">
            <div className="grid gap-4">
              <ClubMediaState item={item} verified={verified} />
              {item.kind === "video" && !item.playable && <NotPlayable codec={item.codec} />}
              {declares ? (
                <DeclarationForm item={item} athletes={athletes} answer={answerTo("declarar", actionData)} />
              ) : (
                item.state !== "processing" && <WhoAppears item={item} />
              )}
            </div>
          </Card>
          {mayEdit && (
            <section className="panel p-4 sm:p-6">
              <PostForm>
                <input type="hidden" name="id" value={item.id} />
                <SubmitButton intent="apagar">Apagar</SubmitButton>
              </PostForm>
              <p className="mt-2 text-sm text-muted">Sai de todas as páginas na hora e não volta.</p>
            </section>
          )}
        </div>
      </div>
    </Container>
  );
}
