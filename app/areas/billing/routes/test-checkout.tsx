import { CircleSlash } from "lucide-react";
import { data, redirect } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { formatDate } from "#domain/dates.ts";
import { isProviderId } from "#domain/id.ts";
import { pathOf } from "#domain/identity/return-address.ts";
import { formatBRL } from "#domain/money.ts";
import {
  isEmbedded,
  pay,
  readSession,
  type PayProblem,
} from "#server/billing/provider/embedded/test-pages.server.ts";
import { today } from "#server/platform/clock.server.ts";
import { readPayment, textIn } from "../card-form.ts";
import { CheckoutForm } from "../components/checkout-form.tsx";
import { TestFrame } from "../components/test-frame.tsx";
import { secretAddressMeta } from "#app/private-meta.ts";
import type { Route } from "./+types/test-checkout.ts";

export async function loader({ params }: Route.LoaderArgs) {
  if (!isEmbedded()) throw data(null, { status: 404 });
  const session = await openable(params.sessionId);
  if (!session) return data({ state: "unknown" as const, next: null }, { status: 404 });
  if (session.state !== "open") return data({ state: session.state, next: session.returnUrl });
  const { planName, cents, trialDays, firstCharge, email, cancelUrl } = session;
  return data({
    state: "open" as const,
    planName,
    amount: formatBRL(cents),
    due: formatBRL(trialDays > 0 ? 0 : cents),
    trial: trialDays > 0 ? { days: trialDays, ends: formatDate(firstCharge) } : null,
    email,
    cancelUrl,
  });
}

const openable = (id: string) => (isProviderId(id) ? readSession(id) : null);

export async function action({ request, params, url }: Route.ActionArgs) {
  const session = await openable(params.sessionId);
  if (session?.state !== "open") return redirect(pathOf(url));
  const form = await readForm(request);
  // The card is never in an answer.
  const typed = { email: textIn(form, "email") };
  const payment = readPayment(form, session.email, today());
  if (!payment.ok) return refuse({ typed, fields: payment.error });
  const paid = await pay(params.sessionId, payment.value);
  if (paid.ok) return redirect(paid.value.url, 303);
  const refusal = REFUSALS[paid.error];
  if (!refusal) return redirect(pathOf(url));
  return refuse({ typed, fields: { [refusal.field]: refusal.text } }, { status: 402 });
}

const REFUSALS: Partial<Record<PayProblem, { field: string; text: string }>> = {
  card_refused: { field: "cartao", text: "O cartão foi recusado. Nada foi cobrado: tente outro cartão." },
  card_unknown: { field: "cartao", text: "Este ambiente só aceita os cartões de teste da lista." },
  email_missing: { field: "email", text: "Informe o e-mail." },
};

export const meta: Route.MetaFunction = () => secretAddressMeta("Pagamento de teste");

export default function TestCheckout({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.state !== "open") return <Closed {...loaderData} />;
  return (
    <TestFrame>
      <CheckoutForm checkout={loaderData} answer={actionData} />
    </TestFrame>
  );
}

const CLOSED = {
  unknown: {
    title: "Este pagamento não existe",
    text: "Confira se o endereço está completo, ou comece de novo pelos planos.",
  },
  expired: {
    title: "Este pagamento venceu",
    text: "A página de pagamento vale por 24 horas e nada foi cobrado. Comece de novo pelos planos.",
  },
  complete: {
    title: "Este pagamento já foi feito",
    text: "Não é preciso pagar de novo. Se falta criar a conta, continue daqui; se já tem conta, entre.",
  },
};

function Closed({ state, next }: { state: keyof typeof CLOSED; next: string | null }) {
  return (
    <TestFrame>
      <EmptyState
        level={1}
        title={CLOSED[state].title}
        icon={<CircleSlash />}
        action={
          <>
            {state === "complete" && next ? (
              <>
                <ButtonLink to={next} variant="primary" reloadDocument>
                  Continuar
                </ButtonLink>
                <ButtonLink to="/login?voltar=%2Fconta%2Fassinatura">Entrar</ButtonLink>
              </>
            ) : (
              <ButtonLink to="/planos">Ver planos</ButtonLink>
            )}
          </>
        }
      >
        <p>{CLOSED[state].text}</p>
      </EmptyState>
    </TestFrame>
  );
}
