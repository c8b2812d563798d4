import { CalendarX } from "lucide-react";
import { data } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { CategoryText } from "#app/components/category-text.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { secretAddressMeta } from "#app/private-meta.ts";
import { memberGuard } from "#app/session/guards.ts";
import { eventWhen } from "#domain/events/when.ts";
import { formatAddress } from "#domain/places.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { enterOnTheDay, walkIn } from "#server/registrations/walk-in.server.ts";
import { AskForm } from "../components/ask-form.tsx";
import { NoAthleteYet } from "../components/no-athlete-yet.tsx";
import { problemText } from "../problem-text.ts";
import { answerRegister } from "../register-answer.ts";
import { candidateView, categoryTexts, feeText } from "../register-view.ts";
import type { Route } from "./+types/walk-in.ts";

export const middleware: Route.MiddlewareFunction[] = [memberGuard];

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await walkIn(requireMember(context), params.code);
  if (!found.ok) throw data("Código não encontrado", 404);
  const { event, candidates } = found.value;
  const facts = factsOf(event);
  return {
    event: {
      id: event.id,
      title: event.title,
      when: eventWhen(event),
      place: formatAddress(event),
      fee: feeText(event.feeCents),
    },
    closed: event.closed && problemText({ code: event.closed }, { ...facts, who: null, athleteId: "" }),
    candidates: candidates.map((one) => candidateView(one, facts)),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = requireMember(context);
  const found = await walkIn(actor, params.code);
  if (!found.ok) throw data("Código não encontrado", 404);
  return answerRegister(await readForm(request), factsOf(found.value.event), ({ athlete, phone }) =>
    enterOnTheDay(actor, params.code, { athleteId: athlete, phone }),
  );
}

const factsOf = ({ id, categories }: { id: string; categories: Parameters<typeof categoryTexts>[0] }) => ({
  eventId: id,
  categories: categoryTexts(categories),
  opensToAll: null,
  over: false,
  cancelReason: null,
});

export const meta: Route.MetaFunction = () => secretAddressMeta("Entrada no dia");

export default function WalkIn({ loaderData, actionData }: Route.ComponentProps) {
  const { event, closed, candidates } = loaderData;
  const deciding = candidates.filter(({ decides }) => decides);
  return (
    <Container className="py-6 sm:py-12">
      <div className="mx-auto grid max-w-[36rem] gap-4">
        <div className="grid gap-1">
          <p className="text-muted">Entrada no dia, sem inscrição</p>
          <h1 className="text-4xl wrap-anywhere sm:text-5xl">
            <CategoryText>{event.title}</CategoryText>
          </h1>
        </div>
        {closed ? (
          <Closed problem={closed} eventId={event.id} />
        ) : deciding.length === 0 ? (
          candidates.length === 0 ? (
            <NoAthleteYet />
          ) : (
            <Notice tone="warning" title="Quem autoriza é o responsável">
              Antes dos 18 anos, o responsável lê este código no celular dele e entra com a conta dele. Peça a
              quem organiza que mostre o código a ele.
            </Notice>
          )
        ) : (
          <AskForm event={event} candidates={deciding} answer={actionData} submit="Entrar agora" />
        )}
      </div>
    </Container>
  );
}

const Closed = ({ problem, eventId }: { problem: { title: string; body: string }; eventId: string }) => (
  <EmptyState
    title={problem.title}
    icon={<CalendarX />}
    action={<ButtonLink to={`/campeonatos/${eventId}`}>Ver o evento</ButtonLink>}
  >
    {problem.body}
  </EmptyState>
);
