import { data } from "react-router";
import { z } from "zod";
import { textIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { REASON_MAX } from "#domain/athletes/pending-changes.ts";
import type { Member } from "#domain/identity/actor.ts";
import { optionalTextField } from "#domain/inquiries/fields.ts";
import { dayPhoneField } from "#domain/registrations/register-schema.ts";
import * as guardianship from "#server/athletes/guardianship.server.ts";
import { decideLink } from "#server/clubs/links.server.ts";
import { decideTestimonial } from "#server/clubs/testimonial-answers.server.ts";
import { answerContact } from "#server/messages/contacts.server.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { approve, decline as declineRegistration } from "#server/registrations/decisions.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";

const decisionSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("contato"),
    id: z.uuid(),
    decision: z.enum(["accepted", "declined"]),
  }),
  z.object({
    intent: z.literal("mudanca"),
    id: z.uuid(),
    decision: z.enum(["approve", "refuse"]),
    reason: optionalTextField(REASON_MAX),
  }),
  z.object({
    intent: z.literal("vinculo"),
    athlete: z.uuid(),
    club: z.uuid(),
    decision: z.enum(["approve", "refuse"]),
  }),
  z.object({
    intent: z.literal("depoimento"),
    id: z.uuid(),
    decision: z.enum(["approve", "refuse"]),
  }),
  z.object({
    intent: z.literal("inscricao"),
    id: z.uuid(),
    decision: z.enum(["approve", "refuse"]),
    phone: dayPhoneField,
  }),
]);
type Decision = z.infer<typeof decisionSchema>;

/** Carries out one decision and returns to what waits. Deciding again changes nothing and says so. */
export async function answerDesk(actor: Member, form: FormData, browser: Browser) {
  const parsed = decisionSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) {
    const [problem] = parsed.error.issues;
    const field = problem?.path[0];
    if (field !== "reason" && field !== "phone") throw data("Pedido não encontrado", 404);
    return refuse({
      fields: { [field]: problem!.message },
      typed: { id: textIn(form, "id"), [field]: textIn(form, field) },
    });
  }
  return redirectWith("/responsavel", { flash: await decide(actor, parsed.data, browser) });
}

async function decide(actor: Member, decision: Decision, browser: Browser): Promise<Flash> {
  switch (decision.intent) {
    case "contato":
      return decideContact(actor, decision);
    case "mudanca":
      return decideChange(actor, decision, browser);
    case "vinculo":
      return decideClubLink(actor, decision);
    case "depoimento":
      return decideQuote(actor, decision);
    case "inscricao":
      return decideRegistration(actor, decision);
  }
}

type Of<Intent extends Decision["intent"]> = Extract<Decision, { intent: Intent }>;

async function decideContact(actor: Member, { id, decision }: Of<"contato">): Promise<Flash> {
  const answered = await answerContact(actor, id, { decision });
  if (!answered.ok) return PROBLEMS[answered.error];
  return decision === "accepted"
    ? {
        kind: "success",
        title: "Contato aceito",
        body: "O clube foi avisado. Em Conversas você lê a mensagem inteira e escreve.",
      }
    : {
        kind: "success",
        title: "Contato recusado",
        body: "O clube foi avisado e não pode pedir de novo por 90 dias.",
      };
}

async function decideChange(
  actor: Member,
  { id, decision, reason }: Of<"mudanca">,
  browser: Browser,
): Promise<Flash> {
  const decided = await guardianship.decideChange(actor, id, decision, { reason, from: browser });
  if (!decided.ok) return PROBLEMS[decided.error];
  return decision === "approve"
    ? { kind: "success", title: "Mudança aprovada", body: "Já vale no perfil." }
    : { kind: "success", title: "Mudança recusada", body: "O perfil continua como estava." };
}

async function decideClubLink(actor: Member, { athlete, club, decision }: Of<"vinculo">): Promise<Flash> {
  const decided = await decideLink(actor, athlete, club, decision === "approve");
  if (!decided.ok) return PROBLEMS[decided.error];
  if (decided.value === "club")
    return decision === "approve"
      ? { kind: "success", title: "Vínculo confirmado", body: "O clube foi avisado." }
      : {
          kind: "success",
          title: "Vínculo recusado",
          body: "O clube foi avisado e não pode pedir de novo por 90 dias.",
        };
  return decision === "approve"
    ? { kind: "success", title: "Vínculo autorizado", body: "Agora o clube confirma ou recusa." }
    : { kind: "success", title: "Vínculo recusado", body: "O clube não fica sabendo do pedido." };
}

async function decideQuote(actor: Member, { id, decision }: Of<"depoimento">): Promise<Flash> {
  const decided = await decideTestimonial(actor, id, decision === "approve" ? "agree" : "refuse");
  if (!decided.ok) return PROBLEMS[decided.error];
  return decision === "approve"
    ? {
        kind: "success",
        title: "Depoimento autorizado",
        body: "Já aparece na página do clube. Em Atletas você pode retirar quando quiser.",
      }
    : { kind: "success", title: "Depoimento não autorizado", body: "Não vai aparecer. O clube foi avisado." };
}

async function decideRegistration(actor: Member, { id, decision, phone }: Of<"inscricao">): Promise<Flash> {
  const decided =
    decision === "approve" ? await approve(actor, id, { phone }) : await declineRegistration(actor, id);
  if (!decided.ok) return PROBLEMS[decided.error];
  if (decision === "refuse")
    return { kind: "success", title: "Inscrição não autorizada", body: "A vaga passou a quem espera." };
  return decided.value === "confirmed"
    ? {
        kind: "success",
        title: "Inscrição autorizada",
        body: "A vaga está confirmada. O ingresso está em Inscrições e no seu e-mail.",
      }
    : {
        kind: "success",
        title: "Inscrição autorizada",
        body: "Continua na lista de espera. Quando abrir uma vaga, avisamos por e-mail.",
      };
}

const DECIDED: Flash = {
  kind: "info",
  title: "Isto já tinha sido decidido",
  body: "A primeira decisão continua valendo.",
};

const PROBLEMS = {
  not_found: { kind: "info", title: "Isto não espera mais por você" },
  already_answered: DECIDED,
  already_decided: DECIDED,
  ended: {
    kind: "info",
    title: "Este pedido não vale mais",
    body: "A resposta não foi enviada.",
  },
  event_closed: {
    kind: "info",
    title: "O evento não aceita mais respostas",
    body: "Ele acabou, foi suspenso ou foi cancelado.",
  },
  changed_again: { kind: "info", title: "O evento mudou de novo", body: "Leia os dados novos." },
  consent_missing: {
    kind: "info",
    title: "Falta autorizar a publicação",
    body: "Em Atletas, leia o texto da autorização e decida.",
  },
} satisfies Record<string, Flash>;
