import type { SubscriptionStatus } from "#domain/billing/subscription.ts";
import { formatDay } from "#domain/date-time.ts";
import { formatBRL } from "#domain/money.ts";
import type { HeldPlan } from "#server/billing/billing.server.ts";

export interface PlanSummary {
  planName: string;
  status: SubscriptionStatus;
  cancelAtPeriodEnd: boolean;
  /** Runs today; what ended is told with the offer to begin again. */
  live: boolean;
  lines: string[];
}

/** A profile's plan in sentences. Null: it never had one, and would begin with a trial. */
export function planSummary(held: HeldPlan | null | undefined): PlanSummary | null {
  if (!held) return null;
  const { planName, status, cancelAtPeriodEnd, live } = held;
  return { planName, status, cancelAtPeriodEnd, live, lines: linesOf(held) };
}

const EITHER = new Intl.ListFormat("pt-BR", { type: "disjunction" });

/** "o plano Atleta Essencial ou Atleta Premium": what opens something, for whoever does not have it yet. */
export const plansInWords = (names: readonly string[]): string =>
  names.length > 0 ? `o plano ${EITHER.format(names)}` : "um plano";

const NEVER_BEGAN = new Set<SubscriptionStatus>(["incomplete", "incomplete_expired"]);

function linesOf(held: HeldPlan): string[] {
  const { planName, live, open, trialEndsAt, nextCharge, graceUntil, endedAt, periodEndsAt } = held;
  if (NEVER_BEGAN.has(held.status)) return [];
  if (!live) return [`A assinatura do plano ${planName} terminou em ${formatDay(endedAt ?? periodEndsAt)}.`];
  const trial = trialEndsAt ? [`Período grátis até ${formatDay(trialEndsAt)}`] : [];
  if (held.cancelAtPeriodEnd)
    return [...trial, `Cancelada: vale até ${formatDay(periodEndsAt)} e nada mais será cobrado.`];
  if (nextCharge) {
    const which = trialEndsAt ? "Primeira cobrança" : "Próxima cobrança";
    return [...trial, `${which} em ${formatDay(nextCharge.at)}: ${formatBRL(nextCharge.cents)}`];
  }
  return [
    open && graceUntil
      ? `A última cobrança não foi aprovada. O plano continua aberto até ${formatDay(graceUntil)}.`
      : "A última cobrança não foi aprovada, e o que o plano abre está fechado.",
  ];
}
