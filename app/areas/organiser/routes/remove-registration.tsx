import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { remove } from "#server/registrations/decisions.server.ts";
import { removable } from "#server/registrations/organiser-list.server.ts";
import { EventFrame } from "../components/event-frame.tsx";
import { eventNotFound } from "../load-own-event.ts";
import { listPage } from "../addresses.ts";
import type { Route } from "./+types/remove-registration.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await removable(requireMember(context), params.id, params.registrationId);
  if (!found.ok) throw eventNotFound();
  return found.value;
}

export async function action({ context, params }: Route.ActionArgs) {
  const removed = await remove(requireMember(context), params.registrationId);
  if (!removed.ok && removed.error === "not_found") throw eventNotFound();
  return redirectWith(listPage(params.id), {
    flash: removed.ok
      ? { kind: "success", title: "Inscrição retirada", body: "A família foi avisada, e a vaga voltou." }
      : removed.error === "already_in"
        ? {
            kind: "error",
            title: "Esta pessoa já entrou",
            body: "Se foi engano, desfaça a entrada em Presença antes de retirar.",
          }
        : { kind: "error", title: "Esta inscrição não está mais aberta" },
  });
}

export const meta: Route.MetaFunction = () => privateMeta("Retirar da lista");

export default function RemoveRegistration({ loaderData }: Route.ComponentProps) {
  const { event, number, name } = loaderData;
  return (
    <EventFrame event={event} title="Retirar da lista" current="list">
      <Card title={`Retirar ${name}?`} className="max-w-[44rem]">
        <p>
          O nº {number} perde a vaga, o ingresso deixa de valer e a família recebe um aviso. Quem espera pode
          ganhar o lugar.
        </p>
        <PostForm className="mt-5 flex flex-wrap items-center gap-3">
          <SubmitButton variant="danger">Retirar</SubmitButton>
          <ButtonLink to={listPage(event.id)} variant="text">
            Manter
          </ButtonLink>
        </PostForm>
      </Card>
    </EventFrame>
  );
}
