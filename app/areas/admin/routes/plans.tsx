import { CreditCard, Plus } from "lucide-react";
import { data, redirect } from "react-router";
import { PostForm } from "#app/forms/post-form.tsx";
import { Badge } from "#app/components/badge.tsx";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Unexpected } from "#app/components/error-page.tsx";
import { redirectWith } from "#app/session/redirects.ts";
import { can } from "#domain/billing/policy.ts";
import { TRIAL_DAYS } from "#domain/billing/subscription.ts";
import { formatBRL } from "#domain/money.ts";
import { openPortal, subscriptionStatus } from "#server/billing/billing.server.ts";
import { listPlans } from "#server/billing/plans/plans.server.ts";
import { actorOf, requireMember } from "#server/identity/who-asks.server.ts";
import { adminMeta } from "#app/private-meta.ts";
import { PageTitle } from "../components/page-title.tsx";
import { PlanTable } from "../components/plan-table.tsx";
import type { Route } from "./+types/plans.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const [plans, status] = await Promise.all([
    listPlans(actorOf(context)),
    subscriptionStatus(actorOf(context)),
  ]);
  if (!plans.ok) throw data(null, 403);
  return {
    editable: can(actorOf(context), "edit"),
    subscribed: status.subscribed,
    plans: plans.value.map(({ id, name, description, audience, priceCents, active, subscribers }) => ({
      id,
      name,
      description,
      audience,
      price: formatBRL(priceCents),
      active,
      subscribers,
    })),
  };
}

/** "Gerenciar Assinatura": the provider's own pages. */
export async function action({ context }: Route.ActionArgs) {
  const opened = await openPortal(requireMember(context));
  if (opened.ok) return redirect(opened.value.url);
  return redirectWith("/admin/planos", {
    flash:
      opened.error === "not_found"
        ? { kind: "info", title: "Quem paga é outra pessoa", body: "Só ela abre o portal de pagamento." }
        : { kind: "error", title: "Erro", body: "Erro ao abrir portal do cliente. Tente novamente." },
  });
}

export const meta: Route.MetaFunction = () => adminMeta("Planos de Assinatura");

export default function Plans({ loaderData: { plans, subscribed, editable } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle
        aside={
          editable && (
            <ButtonLink to="/admin/planos/novo" variant="primary" size="small">
              <Plus aria-hidden="true" />
              Criar plano
            </ButtonLink>
          )
        }
      >
        Planos de Assinatura
      </PageTitle>
      <p className="-mt-3 mb-6 max-w-[70ch] text-muted">
        Todos os planos incluem {TRIAL_DAYS} dias grátis. Um preço novo vale para quem assinar a partir de
        agora; quem já assina continua com o seu.{!editable && " Só a administração cria e muda planos."}
      </p>
      {subscribed && (
        <PostForm className="mb-6 flex flex-wrap items-center gap-3">
          <Badge tone="grass">Você possui uma assinatura ativa</Badge>
          <SubmitButton size="small">Gerenciar Assinatura</SubmitButton>
        </PostForm>
      )}
      {plans.length > 0 ? (
        <PlanTable plans={plans} editable={editable} />
      ) : (
        <EmptyState title="Nenhum plano ainda" icon={<CreditCard />}>
          Os planos que você criar aparecem aqui e, ativos, na página pública de planos.
        </EmptyState>
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Unexpected error={error} lead="Erro ao carregar planos. Tente novamente." />;
}
