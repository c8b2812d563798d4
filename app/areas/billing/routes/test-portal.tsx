import { data, redirect } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { formatDateTime, formatDay } from "#domain/date-time.ts";
import { isProviderId } from "#domain/id.ts";
import { pathOf } from "#domain/identity/return-address.ts";
import { formatBRL } from "#domain/money.ts";
import { ignore } from "#domain/result.ts";
import {
  advance,
  changeCard,
  isEmbedded,
  readPortal,
  setCancel,
} from "#server/billing/provider/embedded/test-pages.server.ts";
import { today } from "#server/platform/clock.server.ts";
import { readCard, textIn } from "../card-form.ts";
import { PortalCard, PortalClock, PortalInvoices, PortalSubscriptions } from "../components/portal-parts.tsx";
import { TestFrame } from "../components/test-frame.tsx";
import { secretAddressMeta } from "#app/private-meta.ts";
import type { Route } from "./+types/test-portal.ts";

export async function loader({ params }: Route.LoaderArgs) {
  const portal = exists(params.id) ? await readPortal(params.id) : null;
  if (!portal) throw data(null, { status: 404 });
  const day = (iso: string) => formatDay(Temporal.Instant.from(iso));
  return {
    returnUrl: portal.returnUrl,
    email: portal.email,
    card: portal.card,
    now: formatDateTime(Temporal.Instant.from(portal.now)),
    movedDays: portal.movedDays,
    subscriptions: portal.subscriptions.map((subscription) => ({
      id: subscription.id,
      planName: subscription.planName,
      price: `${formatBRL(subscription.cents)}/mês`,
      status: subscription.status,
      cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
      periodUntil: day(subscription.periodEndsAt),
      endedOn: subscription.endedAt && day(subscription.endedAt),
    })),
    invoices: portal.invoices.map(({ id, number, cents, refundedCents, issuedAt, paidAt }) => ({
      id,
      number,
      on: day(issuedAt),
      amount: formatBRL(cents),
      state: refundedCents > 0 ? "Devolvida" : paidAt ? "Paga" : "Em aberto",
    })),
  };
}

const exists = (id: string) => isEmbedded() && isProviderId(id);

const MOST_DAYS = 60;

export async function action({ request, params, url }: Route.ActionArgs) {
  if (!exists(params.id)) throw data(null, { status: 404 });
  const form = await readForm(request);
  switch (textIn(form, "intent")) {
    case "cartao":
      return newCard(params.id, form, url);
    case "cancelar":
    case "reativar":
      if (isProviderId(textIn(form, "assinatura")))
        ignore(
          await setCancel(params.id, textIn(form, "assinatura"), form.get("intent") === "cancelar"),
          "the page shows what stands",
        );
      return redirect(pathOf(url));
    case "avancar": {
      const days = Number(textIn(form, "dias"));
      if (Number.isInteger(days) && days > 0 && days <= MOST_DAYS)
        ignore(await advance(params.id, days), "the page answers 404 for a portal that is unknown");
      return redirect(pathOf(url));
    }
    default:
      return redirect(pathOf(url));
  }
}

async function newCard(portalId: string, form: FormData, url: URL) {
  const typed = readCard(form, today());
  if (!typed.ok) return refuse({ fields: typed.error });
  const changed = await changeCard(portalId, typed.value.card);
  if (changed.ok) return redirectWith(pathOf(url), { flash: { kind: "success", title: "Cartão trocado" } });
  if (changed.error === "not_found") return redirect(pathOf(url));
  const text =
    changed.error === "card_refused"
      ? "O cartão foi recusado. O anterior continua valendo."
      : "Este ambiente só aceita os cartões de teste da lista.";
  return refuse({ fields: { cartao: text } }, { status: 402 });
}

export const meta: Route.MetaFunction = () => secretAddressMeta("Portal de pagamento de teste");

export default function TestPortal({ loaderData: portal, actionData }: Route.ComponentProps) {
  return (
    <TestFrame>
      <ButtonLink to={portal.returnUrl} variant="text">
        Voltar para a Joia da Base
      </ButtonLink>
      <h1 className="mt-3 text-4xl sm:text-5xl">Portal de pagamento</h1>
      {portal.email && <p className="mt-2 wrap-anywhere text-muted">{portal.email}</p>}
      <div className="mt-8 grid gap-6">
        <PortalSubscriptions subscriptions={portal.subscriptions} />
        <PortalInvoices invoices={portal.invoices} />
        <PortalCard card={portal.card} answer={actionData} />
        <PortalClock now={portal.now} movedDays={portal.movedDays} />
      </div>
    </TestFrame>
  );
}
