import type { ManageProblem } from "#server/billing/billing.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";

export const ACCOUNT = "/conta/assinatura";

/** Changes that are confirmed by a second click, on a page of its own. */
const CONFIRMED = ["cancelar", "desistir"] as const;
export type Confirmed = (typeof CONFIRMED)[number];
export const isConfirmed = (act: string): act is Confirmed => CONFIRMED.some((one) => one === act);
export const confirmPath = (id: string, act: Confirmed): string => `${ACCOUNT}/${id}/${act}`;

type Act = Confirmed | "reativar" | "trocar" | "portal";

/** Why the change was not made, and what to do now. */
export function problemFlash(act: Act, problem: ManageProblem): Flash {
  switch (problem) {
    case "not_found":
      return {
        kind: "error",
        title: "Assinatura não encontrada",
        body:
          act === "portal"
            ? "Só quem paga a assinatura pode abrir o portal de pagamento."
            : "Ela não está entre as suas, ou só quem paga pode mudá-la. Confira o perfil com que você entrou.",
      };
    case "provider_failed":
      if (act === "portal") return PORTAL_FAILED;
      return {
        kind: "error",
        title: "O serviço de pagamento não respondeu",
        body: "Nada foi mudado. Tente novamente em alguns minutos.",
      };
    case "card_refused":
      return {
        kind: "error",
        title: "O cartão recusou a diferença",
        body: "Nada foi mudado. Atualize o cartão em Gerenciar pagamento e tente de novo.",
      };
    case "refunded_lately":
      return { kind: "info", ...REFUNDED_LATELY };
    case "not_possible":
      return { kind: "info", ...NOT_POSSIBLE[act] };
  }
}

/** The right of CDC art. 49 remains; only the button is closed. */
export const REFUNDED_LATELY = {
  title: "Fale com a nossa equipe",
  body: "Já houve uma devolução nos últimos 12 meses. Você continua podendo desistir: peça pela página de contato e uma pessoa da equipe cuida da devolução.",
};

const NOT_POSSIBLE: Record<Act, { title: string; body: string }> = {
  cancelar: {
    title: "Esta assinatura já estava cancelada",
    body: "Nada mais será cobrado. Veja abaixo até quando ela vale.",
  },
  reativar: {
    title: "Esta assinatura não pode ser reativada",
    body: "Ou ela já está ativa, ou já terminou. Se terminou, assine de novo em Planos.",
  },
  trocar: {
    title: "A troca não é possível",
    body: "Escolha outro plano à venda para o mesmo tipo de perfil.",
  },
  desistir: {
    title: "O prazo de desistência terminou",
    body: "Você ainda pode cancelar: a assinatura vale até o fim do período e nada mais é cobrado.",
  },
  portal: { title: "Erro", body: "Erro ao abrir portal do cliente. Tente novamente." },
};

const PORTAL_FAILED: Flash = { kind: "error", ...NOT_POSSIBLE.portal };
