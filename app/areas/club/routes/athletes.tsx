import { data } from "react-router";
import { Notice } from "#app/components/notice.tsx";
import { answerTo } from "#app/forms/field-of.ts";
import { readForm } from "#app/forms/read-form.ts";
import { profileGuard } from "#app/session/guards.ts";
import { privateMeta } from "#app/private-meta.ts";
import { formatDay } from "#domain/date-time.ts";
import { asId } from "#domain/id.ts";
import { athletesOfClub, linksAskedOf } from "#server/clubs/club-links.server.ts";
import { ownClub } from "#server/clubs/own-club.server.ts";
import { seasonsToConfirm } from "#server/clubs/season-confirmation.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { CLUB_ATHLETES_PAGE } from "../addresses.ts";
import { answerAskedSeason } from "../asked-season-action.ts";
import { AskedLinks } from "../components/asked-links.tsx";
import { AskLinkForm, type AskLinkAnswer } from "../components/ask-link-form.tsx";
import { ClubPage } from "../components/club-page.tsx";
import { LinkedAthletes } from "../components/linked-athletes.tsx";
import { SeasonsToConfirm } from "../components/seasons-to-confirm.tsx";
import { answerLinks } from "../link-action.ts";
import type { Route } from "./+types/athletes.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireProfile(context, "club");
  const id = actor.profile.profileId;
  const after = asId(url.searchParams.get("depois")) ?? null;
  const [club, asked, linked, seasons] = id
    ? await Promise.all([
        ownClub(actor, id),
        linksAskedOf(actor, id),
        athletesOfClub(actor, id, after),
        seasonsToConfirm(actor, id),
      ])
    : [];
  if (!club?.ok || !asked || !linked || !seasons) throw data("Clube não encontrado", 404);
  return {
    verified: club.value.verified,
    first: after === null,
    nextPage: linked.next && `${CLUB_ATHLETES_PAGE}?depois=${linked.next}`,
    asked: asked.map(({ athleteId, name, subdomain, category, position, askedAt }) => ({
      athleteId,
      name,
      subdomain,
      facts: [category, position].filter(Boolean).join(" · "),
      day: formatDay(askedAt),
    })),
    athletes: linked.athletes.map(({ athleteId, profile, awaits, since }) => ({
      athleteId,
      name: profile?.name ?? null,
      subdomain: profile?.subdomain ?? null,
      facts: [profile?.category, profile?.position].filter(Boolean).join(" · "),
      confirmed: awaits === null,
      state: STATES[awaits ?? "confirmed"](formatDay(since)),
    })),
    seasons: seasons.ok ? seasons.value : [],
  };
}

const STATES = {
  confirmed: (day: string) => `Confirmado em ${day}`,
  guardian: (day: string) => `Pedido em ${day}, espera o responsável`,
  athlete: (day: string) => `Pedido em ${day}, espera o atleta`,
};

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireProfile(context, "club");
  const clubId = actor.profile.profileId;
  if (!clubId) throw data("Clube não encontrado", 404);
  const form = await readForm(request);
  return (await answerLinks(actor, clubId, form)) ?? answerAskedSeason(actor, clubId, form);
}

export const meta: Route.MetaFunction = () => privateMeta("Atletas do clube");

export default function ClubAthletes({
  loaderData: { verified, first, nextPage, asked, athletes, seasons },
  actionData,
}: Route.ComponentProps) {
  const answer: AskLinkAnswer | undefined = actionData;
  return (
    <ClubPage title="Atletas do clube" lead="Quem joga no clube, com o sim dos dois lados.">
      {!verified && (
        <Notice tone="warning" title="Disponível depois da verificação">
          Pedir e confirmar vínculos alcança famílias: só clubes verificados podem.
        </Notice>
      )}
      {verified && (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid grid-cols-1 gap-4">
            {asked.length > 0 && (
              <div id="pedidos">
                <AskedLinks links={asked} />
              </div>
            )}
            {seasons.length > 0 && (
              <div id="numeros">
                <SeasonsToConfirm seasons={seasons} answer={answerTo("recusar", answer)} />
              </div>
            )}
            <LinkedAthletes athletes={athletes} nextPage={nextPage} first={first} />
          </div>
          <AskLinkForm answer={answer} />
        </div>
      )}
    </ClubPage>
  );
}
