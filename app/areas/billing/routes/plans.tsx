import { data, redirect, useNavigation } from "react-router";
import { z } from "zod";
import { Container } from "#app/components/container.tsx";
import { Tabs } from "#app/components/tabs.tsx";
import { attempt } from "#app/forms/attempt.ts";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { describePage } from "#app/page-meta.ts";
import { useSubscriptionSince } from "#app/session/use-subscription.ts";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { isProviderId } from "#domain/id.ts";
import { withReturn } from "#domain/identity/return-address.ts";
import { beginCheckout, plansOnSale } from "#server/billing/billing.server.ts";
import { actorOf, sessionOf } from "#server/identity/who-asks.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import { cachePage } from "#server/platform/http/request-context.server.ts";
import { readBuyer } from "../buyer.ts";
import { ownFirstCharge, type FirstCharge } from "../buying.ts";
import { explainCheckout } from "../checkout-problem.ts";
import { BeforeYouSubscribe } from "../components/before-you-subscribe.tsx";
import { BuyerNotice } from "../components/buyer-notice.tsx";
import { PlanCards, PlanCardsSkeleton, PlansMissing } from "../components/plan-cards.tsx";
import { audienceOf, audienceTabs, toPlanView } from "../plan-view.ts";
import type { Route } from "./+types/plans.ts";

const PATH = "/planos";
const FAILED: Flash = { kind: "error", title: "Erro", body: "Erro ao carregar planos. Tente novamente." };

/** Any other value counts as no plan and no athlete. */
const orderSchema = z.object({
  plano: z.string().refine(isProviderId).catch(""),
  atleta: z.uuid().optional().catch(undefined),
});

/** Shown by the root while the form is on its way. */
export const handle = {
  whilePosting: {
    kind: "info",
    title: "Redirecionando",
    body: "Vamos abrir a página de pagamento com cartão.",
  } satisfies Flash,
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const audience = audienceOf(url);
  const known = { audience, url: publicUrl(PATH), login: withReturn("/login", url) };
  const buyer = actor.kind === "member" ? await readBuyer(actor) : null;
  const plans = await attempt(plansOnSale());
  if (!plans) return data({ ...known, buyer, plans: null, flash: FAILED }, { status: 503 });
  if (!buyer) cachePage(context, ["plan"], ["publico"]);
  return data({ ...known, buyer, plans: plans.map(toPlanView), flash: null });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = actorOf(context);
  if (sessionOf(context)?.needsSecondFactor) return redirect(withReturn("/login/verificacao", url));
  const { plano, atleta } = orderSchema.parse(Object.fromEntries(await readForm(request)));
  const begun = await beginCheckout(actor, browserOf(context), { plan: plano, athleteId: atleta });
  if (begun.ok) return redirect(begun.value.url, 303);
  const { flash, init } = explainCheckout(begun.error);
  return refuse({ flash }, init);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describePage({
    title: `Planos de Assinatura | ${PRODUCT_NAME}`,
    description:
      "Planos mensais para atletas, clubes e organizadores de campeonatos, todos com 15 dias grátis. Cancele em dois cliques.",
    url: loaderData?.url,
  });

export default function Plans({ loaderData: { audience, buyer, login, plans } }: Route.ComponentProps) {
  const navigation = useNavigation();
  const pending =
    navigation.state === "loading" && navigation.location.pathname === PATH && !navigation.formData;
  const live = useSubscriptionSince(buyer);
  // The server knew when it made the page; what the browser has heard since is newer.
  const current = buyer && !live.loading ? { ...buyer, subscribed: live.subscribed } : buyer;
  const charged = ownFirstCharge(current);
  return (
    <Container className="grid grid-cols-1 gap-8 py-10 sm:py-14">
      <div>
        <h1 className="text-5xl sm:text-6xl">Planos de Assinatura</h1>
        <p className="mt-3 max-w-[56ch] text-muted">{intro(charged)}</p>
      </div>
      <BuyerNotice buyer={current} login={login} error={buyer ? live.error : null} />
      {plans && (
        <section aria-label="Planos" aria-busy={pending}>
          <Tabs label="Para quem é o plano" tabs={audienceTabs(plans, audience)} className="mb-6" />
          {pending ? (
            <PlanCardsSkeleton />
          ) : (
            <PlanCards
              plans={plans.filter((plan) => audience === null || plan.audience === audience)}
              buyer={current}
            />
          )}
        </section>
      )}
      {!plans && <PlansMissing />}
      <BeforeYouSubscribe charged={charged} />
    </Container>
  );
}

function intro(charged: FirstCharge): string {
  switch (charged) {
    case "after_trial":
      return "Todos os planos incluem 15 dias grátis. A cobrança só vem depois, e você cancela quando quiser.";
    case "today":
      return "Os 15 dias grátis já foram usados: a cobrança começa no dia em que você assina, e você cancela quando quiser.";
    case null:
      return "Todos os planos são mensais, e você cancela quando quiser.";
  }
}
