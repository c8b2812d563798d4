import { PackageOpen } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Skeleton, SkeletonText } from "#app/components/skeleton.tsx";
import type { Buyer } from "../buyer.ts";
import type { PlanView } from "../plan-view.ts";
import { PlanCard } from "./plan-card.tsx";

const SKELETONS = 4;
const GRID = "grid gap-5 sm:grid-cols-2 lg:grid-cols-4";

export function PlanCards({ plans, buyer }: { plans: readonly PlanView[]; buyer: Buyer | null }) {
  if (plans.length === 0) {
    return (
      <EmptyState
        title="Nenhum plano à venda aqui"
        icon={<PackageOpen />}
        action={<ButtonLink to="/contato">Falar com a equipe</ButtonLink>}
      >
        <p>Conte à nossa equipe o que você precisa.</p>
      </EmptyState>
    );
  }
  return (
    <ul className={GRID}>
      {plans.map((plan) => (
        <li key={plan.id} className="grid">
          <PlanCard plan={plan} buyer={buyer} />
        </li>
      ))}
    </ul>
  );
}

export function PlanCardsSkeleton() {
  return (
    <div className={GRID}>
      {Array.from({ length: SKELETONS }, (_, card) => (
        <div key={card} data-skeleton className="grid content-start gap-5 panel p-5 sm:p-6">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-8 w-3/4" />
          <Skeleton className="h-12 w-2/3" />
          <SkeletonText lines={5} />
          <Skeleton className="h-12" />
        </div>
      ))}
    </div>
  );
}

export function PlansMissing() {
  return (
    <EmptyState
      title="Os planos não apareceram"
      icon={<PackageOpen />}
      action={
        <ButtonLink to="/planos" reloadDocument>
          Tentar novamente
        </ButtonLink>
      }
    >
      <p>A falha é nossa e costuma durar pouco.</p>
    </EmptyState>
  );
}
