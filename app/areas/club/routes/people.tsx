import { data } from "react-router";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { formatDay } from "#domain/date-time.ts";
import { clubPeople } from "#server/clubs/members.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { ClubPage } from "../components/club-page.tsx";
import { FormerMembers } from "../components/former-members.tsx";
import { InviteMember } from "../components/invite-member.tsx";
import { MemberList } from "../components/member-list.tsx";
import { OpenInvitations } from "../components/open-invitations.tsx";
import { answerPeople } from "../people-action.ts";
import type { Route } from "./+types/people.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireProfile(context, "club");
  const clubId = actor.profile.profileId;
  const found = clubId ? await clubPeople(actor, clubId) : null;
  if (!found?.ok) throw data("Clube não encontrado", 404);
  const { clubName, verified, mayManage, members, invited, former } = found.value;
  return {
    clubName,
    verified,
    mayManage,
    members: members.map(({ since, cardCode, ...member }) => ({
      ...member,
      day: formatDay(since),
      cardPath: cardCode && `/olheiro/${cardCode}`,
    })),
    invited: invited.map(({ sentAt, expiresAt, ...invitation }) => ({
      ...invitation,
      sentDay: formatDay(sentAt),
      lastDay: formatDay(expiresAt),
    })),
    former: former.map(({ endedAt, ...member }) => ({ ...member, day: formatDay(endedAt) })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireProfile(context, "club");
  const clubId = actor.profile.profileId;
  if (!clubId) throw data("Clube não encontrado", 404);
  return answerPeople(actor, clubId, await readForm(request));
}

export const meta: Route.MetaFunction = () => privateMeta("Pessoas do clube");

export default function ClubPeoplePage({ loaderData, actionData }: Route.ComponentProps) {
  const { clubName, verified, mayManage, members, invited, former } = loaderData;
  return (
    <ClubPage
      title="Pessoas"
      lead={`Quem busca atletas e fala com famílias em nome do ${clubName}. Cada ato leva o nome de quem o fez.`}
    >
      <MemberList members={members} mayManage={mayManage} />
      {mayManage && <InviteMember key={invited[0]?.id} verified={verified} answer={actionData} />}
      {invited.length > 0 && <OpenInvitations invited={invited} />}
      {former.length > 0 && <FormerMembers former={former} />}
    </ClubPage>
  );
}
