import type { SubscriptionStatus } from "#domain/billing/subscription.ts";
import { Badge, type BadgeTone } from "./badge.tsx";

const BADGES: Record<SubscriptionStatus, { label: string; tone: BadgeTone }> = {
  trialing: { label: "Período grátis", tone: "sky" },
  active: { label: "Ativa", tone: "grass" },
  past_due: { label: "Pagamento pendente", tone: "danger" },
  unpaid: { label: "Não paga", tone: "danger" },
  paused: { label: "Pausada", tone: "neutral" },
  incomplete: { label: "Pagamento não concluído", tone: "neutral" },
  incomplete_expired: { label: "Pagamento não concluído", tone: "neutral" },
  canceled: { label: "Encerrada", tone: "neutral" },
};

type SubscriptionBadgeProps = { status: SubscriptionStatus; cancelAtPeriodEnd: boolean };

/** Where a subscription stands, in two words. */
export function SubscriptionBadge({ status, cancelAtPeriodEnd }: SubscriptionBadgeProps) {
  const { label, tone } =
    cancelAtPeriodEnd && (status === "trialing" || status === "active")
      ? ({ label: "Cancelada", tone: "canary" } as const)
      : BADGES[status];
  return <Badge tone={tone}>{label}</Badge>;
}
