import { data, redirect } from "react-router";
import { Container } from "#app/components/container.tsx";
import { LogoPicture } from "#app/components/picture.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { secretAddressMeta } from "#app/private-meta.ts";
import { ROLE_NAMES } from "#domain/clubs/members.ts";
import { withReturn } from "#domain/identity/return-address.ts";
import { formatPlace } from "#domain/places.ts";
import { viewInvitation } from "#server/clubs/member-invitations.server.ts";
import { actorOf, sessionOf } from "#server/identity/who-asks.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { DeclineInvitation } from "../components/decline-invitation.tsx";
import { InvitationProblem } from "../components/invitation-problem.tsx";
import { InvitationStep } from "../components/invitation-step.tsx";
import { answerInvitation } from "../invitation-action.ts";
import type { Route } from "./+types/invitation.ts";

/** Reading changes nothing: programs that check mails open links too. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const session = sessionOf(context);
  if (session?.needsSecondFactor) throw redirect(withReturn("/login/verificacao", url));
  const found = await viewInvitation(actorOf(context), params.token);
  if (!found.ok) return data({ problem: found.error, signedIn: session !== null }, 404);
  return data({
    problem: null,
    invitation: found.value,
    login: withReturn("/login", url),
    account: session?.name ?? null,
  });
}

export const action = async ({ request, params, context, url }: Route.ActionArgs) =>
  answerInvitation({
    form: await readForm(request),
    token: params.token,
    browser: browserOf(context),
    actor: actorOf(context),
    url,
  });

export const meta: Route.MetaFunction = () => secretAddressMeta("Convite de um clube");

export default function ClubInvitation({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.problem !== null)
    return <InvitationProblem problem={loaderData.problem} signedIn={loaderData.signedIn} />;
  const { invitation, login, account } = loaderData;
  const { club, invitedBy, role } = invitation;
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto grid max-w-[44rem] gap-7">
        <div className="flex items-start gap-4">
          {club.logo && <LogoPicture logo={club.logo} alt="" size={72} priority className="size-18" />}
          <div className="grid min-w-0 gap-2">
            <h1 className="text-4xl wrap-anywhere sm:text-5xl">
              {invitedBy ? `${invitedBy} convidou você para o ${club.name}` : `Convite do ${club.name}`}
            </h1>
            <p className="text-muted">
              {["Clube verificado", formatPlace(club)].filter(Boolean).join(" · ")}
            </p>
          </div>
        </div>
        <div className="grid max-w-[60ch] gap-3">
          <p className="text-lead">
            O convite é para participar como <strong>{ROLE_NAMES[role].toLowerCase()}</strong>: buscar
            atletas, anotar e falar com famílias em nome do clube, sempre com o seu nome.
          </p>
          <p>
            Quase todos os atletas aqui são menores de idade. Por isso pedimos data de nascimento e CPF: só
            adultos identificados participam de clubes, e cada um tem um cartão que as famílias podem
            conferir.
          </p>
        </div>
        <InvitationStep invitation={invitation} login={login} account={account} answer={actionData} />
        {invitation.step !== "other_account" && <DeclineInvitation club={club.name} />}
      </div>
    </Container>
  );
}
