import { data } from "react-router";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { eventApprovalSchema, eventRefusalSchema } from "#domain/events/request-schema.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { INQUIRY_LIST } from "#domain/inquiries/staff-list.ts";
import { approveRequest, refuseRequest, type RequestProblem } from "#server/events/staff.server.ts";
import { firstDay } from "#server/inquiries/inquiries.server.ts";
import { LEASED } from "./inquiry-answer.ts";

/** "Aprovar" and "Recusar" of an event that a visitor sent. */
export function answerEventRequest(actor: Actor, id: string, form: FormData) {
  switch (form.get("intent")) {
    case "aprovar":
      return answerApproval(actor, id, form);
    case "recusar":
      return answerRefusal(actor, id, form);
    default:
      throw data("Pedido inválido.", 400);
  }
}

async function answerApproval(actor: Actor, id: string, form: FormData) {
  const schema = eventApprovalSchema(firstDay());
  const parsed = parseFields(form, schema);
  if (!parsed.ok) return refuse(parsed.error);
  const approved = await approveRequest(actor, id, parsed.value);
  if (approved.ok)
    return redirectWith(`/campeonatos/${approved.value.id}`, {
      flash: {
        kind: "success",
        title: "Evento aprovado",
        body: "Está no calendário. A mensagem foi tratada.",
      },
    });
  if (approved.error === "organiser_not_verified")
    return refuse({ typed: typedIn(form, schema), fields: { club: unverified(parsed.value.club) } });
  return answerProblem(approved.error, id);
}

async function answerRefusal(actor: Actor, id: string, form: FormData) {
  const parsed = parseFields(form, eventRefusalSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const refused = await refuseRequest(actor, id, parsed.value.reason);
  if (!refused.ok) return answerProblem(refused.error, id);
  return redirectWith(INQUIRY_LIST.path, {
    flash: { kind: "success", title: "Evento recusado", body: "A mensagem foi tratada." },
  });
}

function answerProblem(problem: RequestProblem, id: string): Response {
  if (problem === "not_found") throw data("Mensagem não encontrada", 404);
  if (problem === "leased") return redirectWith(`${INQUIRY_LIST.path}/${id}`, { flash: LEASED });
  return redirectWith(`${INQUIRY_LIST.path}/${id}`, {
    flash: {
      kind: "error",
      title: "Este evento já foi decidido",
      body: "Outra pessoa da equipe decidiu antes.",
    },
  });
}

const unverified = (club: string | null): string =>
  club
    ? "Este clube não é verificado, ou não está no ar."
    : "Uma peneira precisa de um clube verificado. Informe o clube ou publique como campeonato.";
