import { Notice } from "#app/components/notice.tsx";
import type { SubscriptionView } from "../subscription-view.ts";

/** What somebody should know before anything else about this subscription. */
export function SubscriptionNotice({ subscription }: { subscription: SubscriptionView }) {
  const { status, open, graceUntil, cancelAtPeriodEnd, periodUntil, may } = subscription;
  if (status === "past_due" || status === "unpaid") {
    const remedy = may.openPortal
      ? "Atualize o cartão em “Gerenciar pagamento”."
      : "Peça a quem paga para atualizar o cartão.";
    return (
      <Notice tone="error" title="A última cobrança não foi aprovada">
        {open && graceUntil
          ? `O que o plano abre continua aberto até ${graceUntil}. ${remedy}`
          : `O que o plano abre está fechado até o pagamento. ${remedy}`}
      </Notice>
    );
  }
  if (cancelAtPeriodEnd) {
    return (
      <Notice tone="warning" title={`Cancelada: vale até ${periodUntil}`}>
        Até lá tudo continua aberto, e nada mais será cobrado.
      </Notice>
    );
  }
  return null;
}
