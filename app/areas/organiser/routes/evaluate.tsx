import { redirect } from "react-router";
import { ClipboardList } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { nextToEvaluate } from "#server/registrations/evaluate.server.ts";
import { CLOSED_TEXT, EventFrame } from "../components/event-frame.tsx";
import { eventNotFound } from "../load-own-event.ts";
import { answersPage, evaluatePage, presencePage } from "../addresses.ts";
import type { Route } from "./+types/evaluate.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

/** Goes on where the last person stopped. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await nextToEvaluate(requireMember(context), params.id);
  if (!found.ok) throw eventNotFound();
  const { event, id, closed } = found.value;
  if (id) throw redirect(evaluatePage(event.id, id));
  return { event, closed };
}

export const meta: Route.MetaFunction = () => privateMeta("Avaliar");

export default function EvaluatePage({ loaderData: { event, closed } }: Route.ComponentProps) {
  return (
    <EventFrame event={event} title="Avaliar" current="evaluate">
      {closed ? (
        <Notice title="Avaliação fechada">
          <p>{CLOSED_TEXT}</p>
          <ButtonLink to={answersPage(event.id)} size="small" className="mt-3">
            Ver as respostas
          </ButtonLink>
        </Notice>
      ) : (
        <EmptyState
          title="Ninguém entrou ainda"
          icon={<ClipboardList />}
          action={<ButtonLink to={presencePage(event.id)}>Ver a presença</ButtonLink>}
        >
          Aqui aparece, um por vez, quem teve o ingresso lido na entrada.
        </EmptyState>
      )}
    </EventFrame>
  );
}
