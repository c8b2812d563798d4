import { data } from "react-router";
import { Notice } from "#app/components/notice.tsx";
import { readForm } from "#app/forms/read-form.ts";
import type { Refused } from "#app/forms/refuse.ts";
import { profileGuard } from "#app/session/guards.ts";
import { privateMeta } from "#app/private-meta.ts";
import { formatDay } from "#domain/date-time.ts";
import { isOwner, ownClub } from "#server/clubs/own-club.server.ts";
import {
  ownTestimonials,
  quotableAthletes,
  type OwnTestimonial,
} from "#server/clubs/own-testimonials.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { ClubPage } from "../components/club-page.tsx";
import { TestimonialForm } from "../components/testimonial-form.tsx";
import { TestimonialList, type TestimonialView } from "../components/testimonial-list.tsx";
import { answerTestimonials } from "../testimonial-action.ts";
import type { Route } from "./+types/testimonials.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireProfile(context, "club");
  const id = actor.profile.profileId;
  const [club, testimonials, athletes, mayEdit] = id
    ? await Promise.all([
        ownClub(actor, id),
        ownTestimonials(actor, id),
        quotableAthletes(actor, id),
        isOwner(actor, id),
      ])
    : [];
  if (!club?.ok || !testimonials?.ok) throw data("Clube não encontrado", 404);
  return {
    verified: club.value.verified,
    mayEdit: mayEdit ?? false,
    athletes: athletes ?? [],
    testimonials: testimonials.value.map(toView),
  };
}

const toView = ({
  id,
  name,
  type,
  message,
  state,
  expired,
  hidden,
  at,
}: OwnTestimonial): TestimonialView => ({
  id,
  name,
  type,
  message,
  state: hidden ? "hidden" : expired ? "expired" : state,
  day: formatDay(at),
});

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireProfile(context, "club");
  const clubId = actor.profile.profileId;
  if (!clubId) throw data("Clube não encontrado", 404);
  return answerTestimonials(actor, clubId, await readForm(request));
}

export const meta: Route.MetaFunction = () => privateMeta("Depoimentos");

export default function ClubTestimonials({
  loaderData: { verified, mayEdit, athletes, testimonials },
  actionData,
}: Route.ComponentProps) {
  const answer: Refused | undefined = actionData;
  return (
    <ClubPage title="Depoimentos" lead="Só aparece na página o que a pessoa citada autorizou.">
      {!verified && (
        <Notice tone="warning" title="Disponível depois da verificação">
          Pedir um depoimento envia um e-mail a outra pessoa: só clubes verificados podem.
        </Notice>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <TestimonialList testimonials={testimonials} mayEdit={mayEdit} />
        {verified && mayEdit && <TestimonialForm athletes={athletes} answer={answer} />}
      </div>
    </ClubPage>
  );
}
