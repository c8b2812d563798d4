import { Check } from "lucide-react";
import { useId } from "react";
import { Badge, type BadgeTone } from "#app/components/badge.tsx";
import { cx } from "#app/components/class-names.ts";
import { AUDIENCE_LABELS, type Audience } from "#domain/billing/audiences.ts";
import { TRIAL_DAYS } from "#domain/billing/subscription.ts";
import type { Buyer } from "../buyer.ts";
import { firstCharge } from "../buying.ts";
import type { PlanView } from "../plan-view.ts";
import { PlanStep } from "./plan-step.tsx";

const TONES: Record<Audience, BadgeTone> = {
  athlete: "grass",
  club: "sky",
  championship: "neutral",
  other: "neutral",
};

export function PlanCard({ plan, buyer }: { plan: PlanView; buyer: Buyer | null }) {
  const name = useId();
  const charged = firstCharge(buyer, plan.audience);
  return (
    <article
      aria-labelledby={name}
      className={cx(
        "flex flex-col gap-4 rounded-panel border bg-card p-5 sm:p-6",
        plan.popular ? "border-ink shadow-sticker" : "border-line",
      )}
    >
      <div className="flex flex-wrap gap-2">
        <Badge tone={TONES[plan.audience]}>{AUDIENCE_LABELS[plan.audience]}</Badge>
        {plan.popular && <Badge tone="canary">Popular</Badge>}
      </div>
      <h2 id={name} className="text-3xl">
        {plan.name}
      </h2>
      <div>
        <p className="whitespace-nowrap">
          <span className="font-display text-5xl leading-none font-extrabold">{plan.price}</span>
          <span className="text-muted">/mês</span>
        </p>
        {charged === "after_trial" && (
          <p className="mt-1.5 font-semibold text-grass">{TRIAL_DAYS} dias grátis</p>
        )}
        {charged === "today" && <p className="mt-1.5 font-semibold">Cobrança a partir de hoje</p>}
      </div>
      {plan.description && <p>{plan.description}</p>}
      <ul className="grid gap-2.5 border-t border-line pt-4 text-compact">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check className="mt-0.5 size-5 shrink-0 text-grass" aria-hidden="true" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-3 pt-2">
        <PlanStep plan={plan} buyer={buyer} heading={name} />
      </div>
    </article>
  );
}
