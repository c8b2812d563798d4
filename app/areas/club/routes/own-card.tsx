import { data } from "react-router";
import { Container } from "#app/components/container.tsx";
import { OnePicture } from "#app/components/one-picture.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { pictureStanding } from "#app/picture-standing.ts";
import { privateMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { confirmedSince } from "#domain/clubs/scout-card.ts";
import { formatPlace } from "#domain/places.ts";
import { ownCard } from "#server/clubs/scout-card.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { answerOwnCard } from "../card-action.ts";
import { CardProof } from "../components/card-proof.tsx";
import { CardSharing } from "../components/card-sharing.tsx";
import { ClubTabs } from "../components/club-tabs.tsx";
import { PocketCard } from "../components/pocket-card.tsx";
import type { Route } from "./+types/own-card.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireProfile(context, "club");
  const clubId = actor.profile.profileId;
  const found = clubId ? await ownCard(actor, clubId) : null;
  if (!found?.ok) throw data("Clube não encontrado", 404);
  const { memberId, accountName, card, url, qr, photo } = found.value;
  return {
    memberId,
    accountName,
    card: card &&
      url &&
      qr && {
        code: card.code,
        name: card.name,
        valid: card.valid,
        photo: card.photo,
        club: card.club.name,
        logo: card.club.logo,
        place: formatPlace(card.club.place),
        since: confirmedSince(card.since),
        url,
        qr: `data:image/svg+xml;base64,${Buffer.from(qr).toString("base64")}`,
      },
    photo: pictureStanding(photo),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireProfile(context, "club");
  const clubId = actor.profile.profileId;
  if (!clubId) throw data("Clube não encontrado", 404);
  return answerOwnCard(actor, clubId, await readForm(request));
}

export const meta: Route.MetaFunction = () => privateMeta("Meu cartão");

const PHOTO_HINTS = {
  shown: "Sua foto está no cartão. Uma foto nova passa pela nossa equipe antes de trocar a atual.",
  none: "Até uma foto ser aprovada pela nossa equipe, o cartão mostra suas iniciais. Envie uma do rosto, de frente e só sua.",
};

export default function OwnCardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { memberId, accountName, card, photo } = loaderData;
  return (
    <Container className="py-5 sm:py-8 print:p-0">
      <div className="grid grid-cols-1 gap-5">
        <div className="grid gap-5 print:hidden">
          <div className="grid gap-1">
            <h1 className="text-4xl">Meu cartão</h1>
            <p className="max-w-[70ch] text-muted">
              Mostre o cartão quando falar com uma família em um campo. Pelo código QR ela confere na hora
              quem você é e se o clube responde por você.
            </p>
          </div>
          <ClubTabs />
        </div>
        {card ? (
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="grid gap-5">
              <PocketCard card={card} />
              <CardSharing card={card} />
            </div>
            <OnePicture
              owner={{ type: "scout", id: memberId }}
              page="/club/cartao"
              picture={photo}
              title="Foto do cartão"
              word="foto"
              hints={PHOTO_HINTS}
              waits="Uma pessoa confere a foto antes que ela apareça no cartão."
            />
          </div>
        ) : (
          <CardProof name={accountName} answer={actionData} />
        )}
      </div>
    </Container>
  );
}
