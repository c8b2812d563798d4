import { CreditCard } from "lucide-react";
import { data, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { attempt } from "#app/forms/attempt.ts";
import { readForm } from "#app/forms/read-form.ts";
import { memberGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { privateMeta } from "#app/private-meta.ts";
import * as billing from "#server/billing/billing.server.ts";
import { entitlementsOf } from "#server/billing/access/entitlements.server.ts";
import { actorOf, requireMember } from "#server/identity/who-asks.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import { attachFlash } from "../attach-answer.ts";
import { SubscriptionCard } from "../components/subscription-card.tsx";
import { ACCOUNT, problemFlash } from "../manage-answer.ts";
import { toSubscriptionView } from "../subscription-view.ts";
import type { Route } from "./+types/subscription.ts";

export const middleware: Route.MiddlewareFunction[] = [memberGuard];

export async function loader({ context, url }: Route.LoaderArgs) {
  const sessionId = url.searchParams.get("session_id");
  if (sessionId) throw await backFromCheckout(context, sessionId);
  const actor = requireMember(context);
  const subscriptions = await billing.subscriptionsOf(actor);
  return {
    profile: actor.profile?.type ?? null,
    subscriptions: subscriptions.map(toSubscriptionView),
  };
}

async function backFromCheckout(
  context: Readonly<RouterContextProvider>,
  sessionId: string,
): Promise<Response> {
  const paid = await attempt(billing.refreshFromCheckout(sessionId));
  if (!paid) return back(NOT_YET);
  const open = await entitlementsOf(actorOf(context));
  const partly = open.fullVideos === "adults" || open.contactAthletes === "adults";
  return back({ kind: "success", title: "Assinatura confirmada!", body: partly ? OPEN_ADULTS : OPEN });
}

const OPEN = "O que o plano abre já está aberto.";
const OPEN_ADULTS =
  "Vídeos e contato de atletas adultos já estão abertos. Os de menores de 18 anos abrem com a verificação do clube.";
const NOT_YET: Flash = {
  kind: "info",
  title: "O pagamento ainda não foi confirmado",
  body: "Quando for, a assinatura aparece aqui e avisamos por e-mail.",
};

const fields = { id: z.uuid() };
const schema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("reativar"), ...fields }),
  z.object({ intent: z.literal("portal"), ...fields }),
  z.object({ intent: z.literal("trocar"), ...fields, plan: z.uuid() }),
  z.object({ intent: z.literal("ligar"), ...fields, athlete: z.union([z.literal(""), z.uuid()]) }),
]);

export async function action({ request, context }: Route.ActionArgs) {
  const form = schema.safeParse(Object.fromEntries(await readForm(request)));
  if (!form.success) throw data("Pedido inválido.", 400);
  const { id } = form.data;
  const actor = requireMember(context);
  switch (form.data.intent) {
    case "portal": {
      const opened = await billing.openPortal(actor, id);
      return opened.ok ? redirect(opened.value.url) : back(problemFlash("portal", opened.error));
    }
    case "reativar": {
      const reactivated = await billing.reactivate(actor, id);
      return back(reactivated.ok ? REACTIVATED : problemFlash("reativar", reactivated.error));
    }
    case "trocar": {
      const changed = await billing.changePlan(actor, id, form.data.plan);
      return back(changed.ok ? CHANGED : problemFlash("trocar", changed.error));
    }
    case "ligar":
      return back(attachFlash(await billing.attach(actor, id, form.data.athlete || undefined)));
  }
}

const REACTIVATED: Flash = {
  kind: "success",
  title: "Assinatura reativada!",
  body: "Ela continua como antes, sem interrupção.",
};
const CHANGED: Flash = { kind: "success", title: "Plano trocado!", body: "O novo plano já vale." };

const back = (flash: Flash) => redirectWith(ACCOUNT, { flash });

export const meta: Route.MetaFunction = () => privateMeta("Assinatura");

export default function Subscription({ loaderData: { profile, subscriptions } }: Route.ComponentProps) {
  if (subscriptions.length === 0) {
    return (
      <EmptyState
        title="Você ainda não tem uma assinatura"
        icon={<CreditCard />}
        action={
          <ButtonLink to="/planos" variant="primary">
            Ver planos
          </ButtonLink>
        }
      >
        Plano, próxima cobrança e recibos aparecem aqui. Todos os planos começam com 15 dias grátis.
      </EmptyState>
    );
  }
  return (
    <div className="grid max-w-[52rem] gap-6">
      {subscriptions.map((subscription) => (
        <SubscriptionCard key={subscription.id} subscription={subscription} profile={profile} />
      ))}
    </div>
  );
}
