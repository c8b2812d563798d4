import { data, redirect } from "react-router";
import { Container } from "#app/components/container.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { withReturn } from "#domain/identity/return-address.ts";
import * as guardianship from "#server/athletes/guardianship.server.ts";
import { actorOf, sessionOf } from "#server/identity/who-asks.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { DeclineCard } from "../components/decline-card.tsx";
import { InvitationStep } from "../components/invitation-step.tsx";
import { LinkProblem } from "../components/link-problem.tsx";
import { WhatIsAsked } from "../components/what-is-asked.tsx";
import { answerInvitation } from "../confirm-action.ts";
import { secretAddressMeta } from "#app/private-meta.ts";
import { firstName } from "#domain/person-name.ts";
import type { Route } from "./+types/confirm.ts";

/** Reading changes nothing: programs that check mails open links too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const session = sessionOf(context);
  if (session?.needsSecondFactor) throw redirect(withReturn("/login/verificacao", url));
  const found = await guardianship.viewInvitation(actorOf(context), url.searchParams.get("token") ?? "");
  if (!found.ok) return data({ problem: found.error, signedIn: session !== null }, 404);
  return data({
    problem: null,
    invitation: found.value,
    login: withReturn("/login", url),
    account: session?.name ?? null,
  });
}

export const action = async ({ request, context, url }: Route.ActionArgs) =>
  answerInvitation({
    form: await readForm(request),
    token: url.searchParams.get("token") ?? "",
    browser: browserOf(context),
    actor: actorOf(context),
    url,
  });

export const meta: Route.MetaFunction = () => secretAddressMeta("Convite para responsável");

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.problem !== null)
    return <LinkProblem problem={loaderData.problem} signedIn={loaderData.signedIn} />;
  const { invitation, login, account } = loaderData;
  const { athlete, guardianName, invitedBy } = invitation;
  const facts = [athlete.position, athlete.club].filter(Boolean).join(" · ");
  return (
    <Container className="grid gap-8 py-8 sm:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:gap-x-16">
      <div className="grid content-start gap-3 lg:col-span-2">
        <h1 className="text-4xl wrap-anywhere sm:text-6xl">
          {invitedBy
            ? `${invitedBy} convidou você como responsável por ${athlete.name}`
            : `${athlete.name} indicou você como responsável`}
        </h1>
        {facts && <p className="text-muted">{facts}</p>}
        <p className="max-w-[60ch] text-lead">
          Olá, {firstName(guardianName)}. {firstName(athlete.name)} tem um perfil de atleta na Joia da Base e
          menos de 18 anos.{" "}
          {invitedBy ? (
            <strong>
              Cada responsável recebe todos os avisos e pode tirar o perfil do ar quando quiser. Um não pode
              remover o outro.
            </strong>
          ) : (
            <>
              <strong>O perfil só aparece para outras pessoas se você autorizar.</strong> Até lá, ninguém vê.
            </>
          )}
        </p>
      </div>
      <WhatIsAsked name={athlete.name} />
      <div className="grid content-start gap-6">
        <InvitationStep invitation={invitation} login={login} account={account} answer={actionData} />
        {invitation.step !== "other_account" && <DeclineCard name={athlete.name} />}
      </div>
    </Container>
  );
}
