import type { attach } from "#server/billing/billing.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";

type Attached = Awaited<ReturnType<typeof attach>>;
type Problem = Extract<Attached, { ok: false }>["error"];

export const attachFlash = (attached: Attached): Flash =>
  attached.ok
    ? { kind: "success", title: "Pronto!", body: "A assinatura agora é desse perfil." }
    : { kind: "error", ...PROBLEMS[attached.error] };

const PROBLEMS: Record<Problem, { title: string; body: string }> = {
  not_found: {
    title: "Assinatura não encontrada",
    body: "Ela já está em um perfil, já terminou ou não é paga por você.",
  },
  already_subscribed: {
    title: "Esse perfil já tem uma assinatura",
    body: "Escolha outro perfil, ou cancele esta assinatura e receba tudo de volta enquanto o prazo está aberto.",
  },
  trial_used: {
    title: "Esse perfil já usou os 15 dias grátis",
    body: "Encerramos esta assinatura sem cobrar nada. Para assinar de novo, escolha o plano em Planos.",
  },
  guardian_buys: {
    title: "Com menos de 18 anos, quem assina é o responsável",
    body: "Entre com a conta do responsável para escolher o perfil.",
  },
  athlete_missing: { title: "Escolha o atleta", body: "Diga para qual atleta é a assinatura." },
  wrong_audience: {
    title: "O plano é para outro tipo de perfil",
    body: "Troque de perfil e volte a esta página.",
  },
  not_allowed: { title: "Esse perfil não é seu", body: "Escolha um dos seus perfis." },
};
