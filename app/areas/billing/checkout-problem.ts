import { tooManyAnswer, tooManyText } from "#app/forms/too-many.ts";
import type { CheckoutProblem } from "#server/billing/billing.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";

interface Explained {
  flash: Flash & { body: string };
  init: ResponseInit;
}

/** Why nobody can pay now, and what to do instead. */
export function explainCheckout(problem: CheckoutProblem): Explained {
  if (problem.code === "too_many") {
    const body = tooManyText(problem.retryAfterSeconds);
    return { flash: { kind: "error", title: "Erro", body }, init: tooManyAnswer(problem.retryAfterSeconds) };
  }
  const { status, title, body } = PROBLEMS[problem.code];
  return { flash: { kind: "error", title, body }, init: { status } };
}

type Code = Exclude<CheckoutProblem["code"], "too_many">;

const PROBLEMS: Record<Code, { status: number; title: string; body: string }> = {
  provider_failed: { status: 502, title: "Erro", body: "Erro ao criar checkout. Tente novamente." },
  no_address: { status: 502, title: "Erro", body: "URL de checkout não foi retornada" },
  plan_missing: {
    status: 404,
    title: "Plano não encontrado",
    body: "Ele pode ter saído de venda. Escolha outro plano desta página.",
  },
  already_subscribed: {
    status: 409,
    title: "Este perfil já tem uma assinatura",
    body: "Para trocar de plano, abra Minha conta e depois Assinatura: assim nada é cobrado duas vezes.",
  },
  wrong_audience: {
    status: 403,
    title: "Este plano é para outro tipo de perfil",
    body: "Escolha um plano do seu tipo de perfil, ou troque de perfil no menu da conta.",
  },
  guardian_buys: {
    status: 403,
    title: "Quem assina é o responsável",
    body: "Para atletas com menos de 18 anos, o responsável entra na conta dele e assina por aqui.",
  },
  not_allowed: {
    status: 403,
    title: "Você não pode assinar por este atleta",
    body: "Só o próprio atleta adulto ou o responsável dele pode assinar.",
  },
  athlete_missing: {
    status: 400,
    title: "Para qual atleta?",
    body: "Escolha o atleta que vai usar o plano. Se nenhum aparece, responda antes ao convite que enviamos por e-mail.",
  },
};
