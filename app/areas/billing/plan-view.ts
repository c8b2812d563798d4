import { AUDIENCE_LABELS, AUDIENCES, type Audience } from "#domain/billing/audiences.ts";
import { formatBRL } from "#domain/money.ts";
import type { PlanOnSale } from "#server/billing/billing.server.ts";

export type PlanView = ReturnType<typeof toPlanView>;

/** A plan as its card shows it. */
export const toPlanView = (plan: PlanOnSale) => ({
  id: plan.id,
  name: plan.name,
  description: plan.description,
  features: plan.features,
  audience: plan.audience,
  price: formatBRL(plan.priceCents),
  popular: isPopular(plan),
});

/** The specification puts the badge on the athlete plan of this price. */
const POPULAR_CENTS = 5900;
const isPopular = ({ audience, priceCents }: PlanOnSale): boolean =>
  audience === "athlete" && priceCents === POPULAR_CENTS;

/** Addresses of the same page for one audience each; words of the interface, as all addresses. */
const SLUGS: Record<Audience, string> = {
  athlete: "atleta",
  club: "clube",
  championship: "campeonato",
  other: "outros",
};

export const audienceOf = (url: URL): Audience | null =>
  AUDIENCES.find((audience) => SLUGS[audience] === url.searchParams.get("publico")) ?? null;

/** One tab for each audience that has a plan, after the one for all. */
export function audienceTabs(plans: readonly { audience: Audience }[], current: Audience | null) {
  const present = AUDIENCES.filter((audience) => plans.some((plan) => plan.audience === audience));
  return [
    { to: "/planos", label: "Todos", current: current === null },
    ...present.map((audience) => ({
      to: `/planos?publico=${SLUGS[audience]}`,
      label: AUDIENCE_LABELS[audience],
      current: audience === current,
    })),
  ];
}
