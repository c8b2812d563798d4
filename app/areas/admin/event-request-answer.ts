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

/** The decision about an event that a visitor sent. After a refusal all of its form is shown again. */
export function answerEventRequest(actor: Actor, id: string, form: FormData, part: InquiryPart) {
  const request = { actor, id, form, part, typed: typedIn(form, eventApprovalSchema(firstDay())) };
  switch (form.get("intent")) {
    case "aprovar":
      return answerApproval(request);
    case "ajustar":
      return answerAdjustment(request);
    case "recusar":
      return answerRefusal(request);
    default:
      throw data("Pedido inválido.", 400);
  }
}

interface Request {
  actor: Actor;
  id: string;
  form: FormData;
  part: InquiryPart;
  typed: Record<string, string>;
}

async function answerApproval(request: Request) {
  const { actor, id, form, part, typed } = request;
  const parsed = parseFields(form, eventApprovalSchema(firstDay()));
  if (!parsed.ok) return refuse(parsed.error);
  const approved = await approveRequest(actor, id, parsed.value);
  if (approved.ok)
    return goOn(actor, id, part, {
      title: "Evento aprovado",
      body: "Está no calendário. A mensagem foi tratada.",
    });
  if (approved.error === "organiser_not_verified")
    return refuse({ typed, fields: { club: unverified(parsed.value.club) } });
  return answerProblem(approved.error, request);
}

async function answerAdjustment(request: Request) {
  const { actor, id, form, part, typed } = request;
  const parsed = parseFields(form, eventAdjustmentSchema);
  if (!parsed.ok) return refuse({ typed, fields: parsed.error.fields });
  const asked = await askAdjustment(actor, id, parsed.value.reason);
  if (asked.ok) return goOn(actor, id, part, { title: "Ajuste pedido", body: "A mensagem foi tratada." });
  if (asked.error !== "no_address") return answerProblem(asked.error, request);
  return refuse({ typed, fields: { reason: "Quem enviou não deixou e-mail: aprove ou recuse." } });
}

async function answerRefusal(request: Request) {
  const { actor, id, form, part, typed } = request;
  const parsed = parseFields(form, eventRefusalSchema);
  if (!parsed.ok) return refuse({ typed, fields: parsed.error.fields });
  const refused = await refuseRequest(actor, id, parsed.value.reason);
  if (!refused.ok) return answerProblem(refused.error, request);
  return goOn(actor, id, part, { title: "Evento recusado", body: "A mensagem foi tratada." });
}

function answerProblem(problem: RequestProblem, { id, part, typed }: Request) {
  if (problem === "not_found") throw data("Mensagem não encontrada", 404);
  if (problem === "leased") return refuse({ typed, flash: LEASED }, { status: 409 });
  return redirectWith(inquiryAddress(part, id), {
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
