import { ShieldCheck } from "lucide-react";
import { data } from "react-router";
import { Badge } from "#app/components/badge.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { CategoryText } from "#app/components/category-text.tsx";
import { Container } from "#app/components/container.tsx";
import { fact, Facts } from "#app/components/facts.tsx";
import { Notice } from "#app/components/notice.tsx";
import { RegistrationCards } from "#app/components/registrations/registration-cards.tsx";
import { registrationView, type RegistrationView } from "#app/components/registrations/registration-view.ts";
import { ReportLink } from "#app/components/report-link.tsx";
import { StandaloneLink } from "#app/components/text-link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { secretAddressMeta } from "#app/private-meta.ts";
import { memberGuard } from "#app/session/guards.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { now } from "#server/platform/clock.server.ts";
import { registration as readRegistration } from "#server/registrations/own.server.ts";
import { answerRegistration } from "../registration-action.ts";
import type { Route } from "./+types/registration.ts";

export const middleware: Route.MiddlewareFunction[] = [memberGuard];

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await readRegistration(requireMember(context), params.id);
  if (!found.ok) throw data("Inscrição não encontrada", 404);
  return { registration: registrationView(found.value, now()) };
}

export const action = async ({ request, context, params }: Route.ActionArgs) =>
  answerRegistration(requireMember(context), params.id, await readForm(request));

export const meta: Route.MetaFunction = () => secretAddressMeta("Inscrição");

export default function Registration({ loaderData, actionData }: Route.ComponentProps) {
  const { registration } = loaderData;
  const { id, event, who } = registration;
  const phoneProblem = actionData?.fields["phone"];
  return (
    <Container className="py-6 sm:py-12">
      <div className="mx-auto grid max-w-[36rem] gap-4">
        <p>
          <StandaloneLink to="/inscricoes">Todas as inscrições</StandaloneLink>
        </p>
        <div className="grid gap-1">
          <p className="text-muted">{who ? `Inscrição de ${who}` : "Sua inscrição"}</p>
          <h1 className="text-4xl wrap-anywhere sm:text-5xl">
            <CategoryText>{event.title}</CategoryText>
          </h1>
        </div>
        {phoneProblem && (
          <Notice tone="error" title="A resposta não foi enviada">
            {phoneProblem}
          </Notice>
        )}
        <RegistrationCards registration={registration} back={`/inscricoes/${id}`} large />
        <WayOn registration={registration} />
        <Answer registration={registration} />
        <About registration={registration} />
        <Leave registration={registration} />
        <ReportLink type="event" id={event.id} className="justify-self-start" />
      </div>
    </Container>
  );
}

function Answer({ registration: { id, answer } }: { registration: RegistrationView }) {
  if (answer === null) return null;
  return answer === "readable" ? (
    <Card title="A resposta chegou" compact>
      <p className="sm:mb-1">Quem organizou escreveu a avaliação.</p>
      <StandaloneLink to={`/inscricoes/${id}/avaliacao`}>Ler a avaliação</StandaloneLink>
    </Card>
  ) : (
    <Card title="A resposta está com o responsável" compact>
      <p>Quem organizou escreveu a avaliação. Seu responsável lê primeiro, e depois ela aparece aqui.</p>
    </Card>
  );
}

/** Where the event or the organiser ended the registration: why, and what can be done. */
function WayOn({ registration: { event, removed } }: { registration: RegistrationView }) {
  if (event.cancelled)
    return (
      <Notice title={event.cancelReason ? "Por que foi cancelado" : undefined}>
        {event.cancelReason && (
          <p className="wrap-anywhere whitespace-pre-line sm:mb-1">{event.cancelReason}</p>
        )}
        <StandaloneLink to="/campeonatos">Ver outros eventos</StandaloneLink>
      </Notice>
    );
  if (removed)
    return (
      <Notice title="Não entendeu o motivo?">
        <p className="sm:mb-1">
          A inscrição não pode ser pedida de novo, mas a nossa equipe ajuda a entender o que houve.
        </p>
        <StandaloneLink to="/contato">Falar com a nossa equipe</StandaloneLink>
      </Notice>
    );
  return null;
}

const About = ({ registration: { event, ahead } }: { registration: RegistrationView }) => (
  <Card title="O evento" compact>
    <Facts
      facts={[
        fact("Quando", event.when),
        fact("Onde", event.place),
        fact("Taxa", event.fee),
        ...(event.organiser
          ? [
              fact(
                "Quem organiza",
                <span className="inline-flex flex-wrap items-center gap-2">
                  {event.organiser.name}
                  {event.organiser.verified && (
                    <Badge tone="grass">
                      <ShieldCheck aria-hidden="true" />
                      Clube Verificado
                    </Badge>
                  )}
                </span>,
              ),
            ]
          : []),
      ]}
    />
    {event.shown && (
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        <StandaloneLink to={`/campeonatos/${event.id}`}>Página do evento</StandaloneLink>
        {ahead && (
          <StandaloneLink to={`/campeonatos/${event.id}/evento.ics`} reloadDocument download>
            Pôr na agenda
          </StandaloneLink>
        )}
      </p>
    )}
  </Card>
);

/** Giving a place back takes two presses: it cannot be taken again once somebody else has it. */
function Leave({ registration: { may, confirmed, waits } }: { registration: RegistrationView }) {
  if (!may.leave || waits) return null;
  return (
    <details className="panel px-4 py-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {confirmed ? "Não vai poder ir?" : "Mudou de ideia?"}
      </summary>
      <PostForm className="grid justify-items-start gap-3 pb-3">
        <p className="text-compact text-muted">
          A vaga passa na hora a quem espera{confirmed && ", e o ingresso deixa de valer"}. Se todas forem
          ocupadas, não dá para voltar.
        </p>
        <SubmitButton intent="sair" className="border-edge max-sm:min-h-11" size="small">
          Sair da inscrição
        </SubmitButton>
      </PostForm>
    </details>
  );
}
