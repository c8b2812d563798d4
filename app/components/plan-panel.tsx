import type { ReactNode } from "react";
import { TextLink } from "#app/components/text-link.tsx";
import { ButtonLink } from "./button.tsx";
import { Card } from "./card.tsx";
import type { PlanSummary } from "./plan-summary.ts";
import { SubscriptionBadge } from "./subscription-badge.tsx";

type PlanPanelProps = {
  plan: PlanSummary | null;
  /** What a plan would open to whoever reads this. */
  offer: ReactNode;
  /** Under 18 the guardian buys: there is nothing to buy here. */
  guardianBuys?: boolean;
  /** A subscription that is paid and that no profile holds yet. It is shown instead of an offer. */
  paid?: { planName: string; forWhom: string } | null;
  /** In a narrow column. */
  compact?: boolean;
};

/** A profile's subscription on its dashboard, or the way to one. */
export function PlanPanel({ plan, offer, paid = null, guardianBuys = false, compact }: PlanPanelProps) {
  return (
    <Card title="Assinatura" compact={compact}>
      {plan?.live && <Current {...plan} />}
      {/* A second trial is not given: what was paid is for a profile that never had a plan. */}
      {!plan && paid && <Paid {...paid} />}
      {!plan?.live && (plan || !paid) && <Offer ended={plan} offer={offer} guardianBuys={guardianBuys} />}
    </Card>
  );
}

const Paid = ({ planName, forWhom }: { planName: string; forWhom: string }) => (
  <p>
    Você já tem o {planName}: <TextLink to="/conta/assinatura">usar para {forWhom}</TextLink>
  </p>
);

function Current({ planName, status, cancelAtPeriodEnd, lines }: PlanSummary) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="grid gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-bold">
          {planName}
          <SubscriptionBadge status={status} cancelAtPeriodEnd={cancelAtPeriodEnd} />
        </p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <ButtonLink to="/conta/assinatura" size="small">
        Ver assinatura
      </ButtonLink>
    </div>
  );
}

type OfferProps = { ended: PlanSummary | null; offer: ReactNode; guardianBuys: boolean };

function Offer({ ended, offer, guardianBuys }: OfferProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <div className="grid max-w-[60ch] gap-1.5">
        {ended?.lines.map((line) => (
          <p key={line} className="font-semibold">
            {line}
          </p>
        ))}
        <p>{offer}</p>
        {guardianBuys ? (
          <p className="text-muted">Com menos de 18 anos, quem assina é o responsável, pela conta dele.</p>
        ) : (
          <p className="text-muted">
            {ended ? "A cobrança começa no dia em que você assina" : "São 15 dias grátis"}, e o cancelamento é
            em dois cliques.
          </p>
        )}
      </div>
      {!guardianBuys && (
        <ButtonLink to="/planos" size="small">
          Ver planos
        </ButtonLink>
      )}
    </div>
  );
}
