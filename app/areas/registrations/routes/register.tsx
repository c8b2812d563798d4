import { data, redirect } from "react-router";
import { CategoryText } from "#app/components/category-text.tsx";
import { Container } from "#app/components/container.tsx";
import { StandaloneLink } from "#app/components/text-link.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { secretAddressMeta } from "#app/private-meta.ts";
import { memberGuard } from "#app/session/guards.ts";
import { event as readEvent } from "#server/events/events.server.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { now } from "#server/platform/clock.server.ts";
import { candidates as readCandidates } from "#server/registrations/candidates.server.ts";
import { placesLeft } from "#server/registrations/places.server.ts";
import { register } from "#server/registrations/register.server.ts";
import { AskForm } from "../components/ask-form.tsx";
import { NoAthleteYet } from "../components/no-athlete-yet.tsx";
import { answerRegister } from "../register-answer.ts";
import { askedEvent, candidateView, problemFacts, type CandidateView } from "../register-view.ts";
import type { Route } from "./+types/register.ts";

export const middleware: Route.MiddlewareFunction[] = [memberGuard];

export async function loader({ context, params }: Route.LoaderArgs) {
  const [found, places] = await Promise.all([readEvent(params.id), placesLeft(params.id)]);
  if (!found.ok || !places) throw data("Evento não encontrado", 404);
  // Teams are entered another way, which the event's page explains.
  if (places.closed === "takes_teams") throw redirect(`/campeonatos/${params.id}#inscricao`);
  const facts = problemFacts(found.value, now());
  const candidates = await readCandidates(requireMember(context), params.id);
  return {
    event: askedEvent(found.value),
    candidates: candidates.map((one) => candidateView(one, facts)),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const found = await readEvent(params.id);
  if (!found.ok) throw data("Evento não encontrado", 404);
  const actor = requireMember(context);
  return answerRegister(await readForm(request), problemFacts(found.value, now()), ({ athlete, phone }) =>
    register(actor, { eventId: params.id, athleteId: athlete, phone }),
  );
}

export const meta: Route.MetaFunction = () => secretAddressMeta("Inscrição");

export default function Register({ loaderData: { event, candidates }, actionData }: Route.ComponentProps) {
  const possible = candidates.filter(({ problem }) => !problem);
  return (
    <Container className="py-6 sm:py-12">
      <div className="mx-auto grid max-w-[36rem] gap-4">
        <p>
          <StandaloneLink to={`/campeonatos/${event.id}`}>Voltar ao evento</StandaloneLink>
        </p>
        <div className="grid gap-1">
          <p className="text-muted">Inscrição</p>
          <h1 className="text-4xl wrap-anywhere sm:text-5xl">
            <CategoryText>{event.title}</CategoryText>
          </h1>
        </div>
        {candidates.length === 0 ? (
          <NoAthleteYet />
        ) : (
          <AskForm event={event} candidates={candidates} answer={actionData} submit={labelFor(possible)}>
            <WhatHappens possible={possible} />
          </AskForm>
        )}
      </div>
    </Container>
  );
}

const labelFor = (possible: readonly CandidateView[]): string => {
  if (possible.every(({ decides }) => !decides)) return "Pedir ao responsável";
  return possible.every(({ full }) => full) ? "Entrar na lista de espera" : "Confirmar inscrição";
};

/** What the press of the button leads to, for whom the reader can register. */
function WhatHappens({ possible }: { possible: readonly CandidateView[] }) {
  const asks = possible.some(({ decides }) => !decides);
  const full = possible.filter((one) => one.full);
  const places = full.length < possible.length;
  return (
    <ul className="grid list-disc gap-1.5 pl-5 text-compact">
      {asks && (
        <li>
          O pedido vai ao seu responsável, que decide.
          {places && " A vaga fica guardada por até 48 horas."}
        </li>
      )}
      {!asks && places && <li>A vaga fica confirmada na hora. O ingresso aparece aqui e vai por e-mail.</li>}
      {full.length > 0 && (
        <li>
          {!places || full[0]!.who === null
            ? "As vagas acabaram: o pedido entra na lista de espera, e você lê por que ainda não há vaga."
            : `Para ${full.map(({ who }) => who).join(" e ")} as vagas acabaram: o pedido entra na lista de espera.`}
        </li>
      )}
      <li>Nada se paga por aqui. Dá para sair quando quiser, até a entrada no dia.</li>
    </ul>
  );
}
