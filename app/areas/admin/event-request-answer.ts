import { data } from "react-router";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import {
  eventAdjustmentSchema,
  eventApprovalSchema,
  eventRefusalSchema,
} from "#domain/events/request-schema.ts";
import type { Actor } from "#domain/identity/actor.ts";
import {
  approveRequest,
  askAdjustment,
  refuseRequest,
  type RequestProblem,
} from "#server/events/staff.server.ts";
import { firstDay } from "#server/inquiries/inquiries.server.ts";
import { goOn, LEASED } from "./inquiry-answer.ts";
import { inquiryAddress, type InquiryPart } from "./queue/inquiry-address.ts";

/** "Aprovar", "Pedir ajuste" and "Recusar" of an event that a visitor sent. */
export function answerEventRequest(actor: Actor, id: string, form: FormData, part: InquiryPart) {
  switch (form.get("intent")) {
    case "aprovar":
      return answerApproval(actor, id, form, part);
    case "ajustar":
      return answerAdjustment(actor, id, form, part);
    case "recusar":
      return answerRefusal(actor, id, form, part);
    default:
      throw data("Pedido inválido.", 400);
  }
}

async function answerApproval(actor: Actor, id: string, form: FormData, part: InquiryPart) {
  const schema = eventApprovalSchema(firstDay());
  const parsed = parseFields(form, schema);
  if (!parsed.ok) return refuse(parsed.error);
  const approved = await approveRequest(actor, id, parsed.value);
  if (approved.ok)
    return goOn(actor, id, part, {
      title: "Evento aprovado",
      body: "Está no calendário. A mensagem foi tratada.",
    });
  if (approved.error === "organiser_not_verified")
    return refuse({ typed: typedIn(form, schema), fields: { club: unverified(parsed.value.club) } });
  return answerProblem(approved.error, inquiryAddress(part, id));
}

async function answerAdjustment(actor: Actor, id: string, form: FormData, part: InquiryPart) {
  const parsed = parseFields(form, eventAdjustmentSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const asked = await askAdjustment(actor, id, parsed.value.reason);
  if (asked.ok) return goOn(actor, id, part, { title: "Ajuste pedido", body: "A mensagem foi tratada." });
  if (asked.error !== "no_address") return answerProblem(asked.error, inquiryAddress(part, id));
  return refuse({
    typed: typedIn(form, eventAdjustmentSchema),
    fields: { reason: "Quem enviou não deixou e-mail: aprove ou recuse." },
  });
}

async function answerRefusal(actor: Actor, id: string, form: FormData, part: InquiryPart) {
  const parsed = parseFields(form, eventRefusalSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const refused = await refuseRequest(actor, id, parsed.value.reason);
  if (!refused.ok) return answerProblem(refused.error, inquiryAddress(part, id));
  return goOn(actor, id, part, { title: "Evento recusado", body: "A mensagem foi tratada." });
}

function answerProblem(problem: RequestProblem, here: string): Response {
  if (problem === "not_found") throw data("Mensagem não encontrada", 404);
  if (problem === "leased") return redirectWith(here, { flash: LEASED });
  return redirectWith(here, {
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
