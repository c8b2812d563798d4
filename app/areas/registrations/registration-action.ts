import { data } from "react-router";
import { z } from "zod";
import { parseFields } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { tooManyText } from "#app/forms/too-many.ts";
import { redirectWith } from "#app/session/redirects.ts";
import type { Member } from "#domain/identity/actor.ts";
import { safeReturn } from "#domain/identity/return-address.ts";
import { dayPhoneField } from "#domain/registrations/register-schema.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import * as decisions from "#server/registrations/decisions.server.ts";
import { remindGuardian } from "#server/registrations/remind.server.ts";

const actSchema = z.object({
  intent: z.enum(["autorizar", "nao-autorizar", "aceitar", "recusar", "continuar", "sair", "lembrar"]),
  phone: dayPhoneField,
  change: z.string().default(""),
  voltar: z.string().default(""),
});
type Act = z.infer<typeof actSchema>;

/** Carries out one act and returns to where it was asked for. Deciding again changes nothing and says so. */
export async function answerRegistration(actor: Member, id: string, form: FormData) {
  const parsed = parseFields(form, actSchema);
  if (!parsed.ok) {
    if (!parsed.error.fields["phone"]) throw data("Inscrição não encontrada", 404);
    return refuse(parsed.error);
  }
  const flash = await carryOut(actor, id, parsed.value);
  if (flash === "not_found") throw data("Inscrição não encontrada", 404);
  return redirectWith(safeReturn(parsed.value.voltar) ?? `/inscricoes/${id}`, { flash });
}

async function carryOut(actor: Member, id: string, act: Act): Promise<Flash | "not_found"> {
  switch (act.intent) {
    case "autorizar":
      return answer(await decisions.approve(actor, id, { phone: act.phone }), (state) =>
        state === "confirmed" ? APPROVED : APPROVED_IN_LINE,
      );
    case "aceitar":
      return answer(await decisions.approve(actor, id), () => ACCEPTED);
    case "nao-autorizar":
      return answer(await decisions.decline(actor, id), () => NOT_APPROVED);
    case "recusar":
      return answer(await decisions.decline(actor, id), () => DECLINED);
    case "continuar":
      return answer(await decisions.acceptChange(actor, id, act.change), () => STAYS);
    case "sair":
      return answer(await decisions.leave(actor, id), (state) =>
        state === "waiting" ? LEFT_THE_LINE : LEFT,
      );
    case "lembrar":
      return remind(actor, id);
  }
}

async function remind(actor: Member, id: string): Promise<Flash | "not_found"> {
  const sent = await remindGuardian(actor, id);
  if (sent.ok)
    return { kind: "success", title: "Lembrete enviado", body: "O responsável recebeu o pedido de novo." };
  if (sent.error.code === "too_many")
    return { kind: "info", title: "Já lembramos hoje", body: tooManyText(sent.error.retryAfterSeconds) };
  return sent.error.code === "not_found" ? "not_found" : PROBLEMS.already_decided;
}

type Answered<Value> = { ok: true; value: Value } | { ok: false; error: decisions.LeaveProblem };

function answer<Value>(decided: Answered<Value>, say: (value: Value) => Flash): Flash | "not_found" {
  if (decided.ok) return say(decided.value);
  return decided.error === "not_found" ? "not_found" : PROBLEMS[decided.error];
}

const APPROVED: Flash = {
  kind: "success",
  title: "Inscrição autorizada",
  body: "A vaga está confirmada, e o ingresso foi por e-mail.",
};
const APPROVED_IN_LINE: Flash = {
  kind: "success",
  title: "Inscrição autorizada",
  body: "Quando abrir uma vaga, avisamos por e-mail.",
};
const ACCEPTED: Flash = {
  kind: "success",
  title: "Vaga aceita",
  body: "Está confirmada. O ingresso foi por e-mail.",
};
const NOT_APPROVED: Flash = {
  kind: "success",
  title: "Inscrição não autorizada",
  body: "Quem pediu foi avisado, e a vaga passou adiante.",
};
const DECLINED: Flash = { kind: "success", title: "Vaga recusada", body: "Ela passou ao próximo da lista." };
const STAYS: Flash = {
  kind: "success",
  title: "Tudo certo",
  body: "A inscrição continua, com os dados novos.",
};
const LEFT: Flash = {
  kind: "success",
  title: "Inscrição cancelada",
  body: "A vaga ficou livre para outra pessoa.",
};
const LEFT_THE_LINE: Flash = {
  kind: "success",
  title: "Fora da lista de espera",
  body: "O pedido foi cancelado.",
};

const PROBLEMS = {
  already_decided: {
    kind: "info",
    title: "Isto já tinha sido decidido",
    body: "A página mostra como a inscrição está agora.",
  },
  already_in: {
    kind: "info",
    title: "O ingresso já foi lido na entrada",
    body: "Depois de entrar não dá mais para sair da inscrição.",
  },
  event_closed: {
    kind: "info",
    title: "O evento não aceita mais respostas",
    body: "Ele acabou, foi suspenso ou foi cancelado.",
  },
  changed_again: {
    kind: "info",
    title: "O evento mudou de novo",
    body: "Leia os dados novos antes de continuar.",
  },
} satisfies Record<string, Flash>;
