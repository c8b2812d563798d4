import { ButtonLink } from "#app/components/button.tsx";
import { SubscriptionBadge } from "#app/components/subscription-badge.tsx";
import { fact, Facts } from "#app/components/facts.tsx";
import type { ProfileType } from "#domain/identity/roles.ts";
import type { SubscriptionView } from "../subscription-view.ts";
import { AttachForm } from "./attach-form.tsx";
import { ChangePlanForm } from "./change-plan-form.tsx";
import { Receipts } from "./receipts.tsx";
import { WithdrawalPanel } from "./withdrawal-panel.tsx";
import { SubscriptionActs } from "./subscription-acts.tsx";
import { SubscriptionNotice } from "./subscription-notice.tsx";

type SubscriptionCardProps = { subscription: SubscriptionView; profile: ProfileType | null };

/** One subscription: what it is, what it will cost, and all that can be done about it. */
export function SubscriptionCard({ subscription, profile }: SubscriptionCardProps) {
  const { id, planName, holder, may, live } = subscription;
  return (
    <section aria-labelledby={id} className="panel p-5 sm:p-7">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={id} className="text-3xl sm:text-4xl">
            {planName}
          </h2>
          {holder && (
            <p className="text-muted">
              {holder.kind}: {holder.name}
            </p>
          )}
        </div>
        <SubscriptionBadge {...subscription} />
      </div>
      <div className="mt-5 grid gap-6">
        <SubscriptionNotice subscription={subscription} />
        {subscription.needsHolder && may.manage && (
          <AttachForm subscription={subscription} profile={profile} />
        )}
        <Facts facts={factsOf(subscription)} />
        {live && (may.manage ? <SubscriptionActs subscription={subscription} /> : <SomeoneElsePays />)}
        {live && may.openPortal && <ChangePlanForm subscription={subscription} />}
        {!live && may.manage && (
          <p>
            <ButtonLink to="/planos" size="small">
              Ver planos
            </ButtonLink>
          </p>
        )}
        {may.manage && <WithdrawalPanel subscription={subscription} />}
        <Receipts receipts={subscription.receipts} planName={planName} />
      </div>
    </section>
  );
}

function factsOf(subscription: SubscriptionView) {
  const { price, live, trialUntil, nextCharge, cancelAtPeriodEnd, periodUntil, endedOn } = subscription;
  return [
    fact("Mensalidade", price),
    ...(live && trialUntil ? [fact("Período grátis até", trialUntil)] : []),
    ...(nextCharge ? [fact("Próxima cobrança", `${nextCharge.on}, ${nextCharge.amount}`)] : []),
    ...(cancelAtPeriodEnd ? [fact("Termina em", periodUntil)] : []),
    ...(endedOn ? [fact("Terminou em", endedOn)] : []),
  ];
}

const SomeoneElsePays = () => (
  <p className="text-compact text-muted">
    Quem paga é outra pessoa. Para trocar de plano ou cancelar, fale com ela; com menos de 18 anos, é o seu
    responsável.
  </p>
);
