import { ImageIcon } from "lucide-react";
import { data } from "react-router";
import { Card } from "#app/components/card.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { ChooseFiles } from "#app/components/media/choose-files.tsx";
import { Sendings } from "#app/components/media/sendings.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { ownClubMedia, type ClubItem } from "#server/clubs/own-media.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { CLUB_MEDIA_PAGE, clubMediaItemPage } from "../addresses.ts";
import { answerClubMedia } from "../club-media-action.ts";
import { ClubPage } from "../components/club-page.tsx";
import { ClubMediaGrid } from "../components/media/club-media-grid.tsx";
import type { Route } from "./+types/media.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireProfile(context, "club");
  const clubId = actor.profile.profileId;
  const found = clubId ? await ownClubMedia(actor, clubId) : null;
  if (!clubId || !found?.ok) throw data("Clube não encontrado", 404);
  return { clubId, ...found.value };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireProfile(context, "club");
  const clubId = actor.profile.profileId;
  if (!clubId) throw data("Clube não encontrado", 404);
  return answerClubMedia({ actor, clubId, form: await readForm(request), page: CLUB_MEDIA_PAGE });
}

export const meta: Route.MetaFunction = () => privateMeta("Fotos e vídeos do clube");

export default function ClubMediaPage({ loaderData, actionData }: Route.ComponentProps) {
  const { clubId, items, uploads, mayEdit, verified } = loaderData;
  const begun = items.filter(isBegun);
  const others = items.filter((item) => !isBegun(item));
  return (
    <ClubPage
      title="Fotos e vídeos"
      lead="Vai à página do clube o que cada família de quem aparece autorizou e a nossa equipe conferiu."
    >
      {mayEdit && (
        <>
          <ChooseFiles owner={{ type: "club", id: clubId }} returnTo={CLUB_MEDIA_PAGE} />
          <Sendings
            uploads={uploads}
            items={begun.map((item) => ({ ...item, deleted: false }))}
            of={{ guardianName: null, isPublic: verified }}
            itemPath={clubMediaItemPage}
            itemLabel="Dizer quem aparece"
            empty="Nada a caminho. O que você enviar aparece aqui até o clube dizer quem aparece."
            answer={actionData}
          />
        </>
      )}
      <Card compact title="Do clube">
        {others.length > 0 ? (
          <ClubMediaGrid items={others} verified={verified} />
        ) : (
          <EmptyState title="Nenhuma foto ou vídeo ainda" icon={<ImageIcon />} level={3}>
            {mayEdit
              ? "Envie fotos de jogos, do campo e da equipe. Para cada uma você diz quem aparece."
              : "Quem responde pelo clube envia fotos e vídeos por aqui."}
          </EmptyState>
        )}
      </Card>
    </ClubPage>
  );
}

/** The owner has something to do about it, or the product has. */
const isBegun = ({ state, hidden, minors }: ClubItem): boolean =>
  !hidden && (state === "processing" || (state === "declaration" && minors === null));
