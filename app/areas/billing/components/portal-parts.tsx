import { PostForm } from "#app/forms/post-form.tsx";
import { Button, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { SubscriptionBadge } from "#app/components/subscription-badge.tsx";
import { Table } from "#app/components/table.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import type { SubscriptionStatus } from "#domain/billing/subscription.ts";
import { CardFields, TestCards } from "./card-fields.tsx";

interface PortalSubscription {
  id: string;
  planName: string;
  price: string;
  status: SubscriptionStatus;
  cancelAtPeriodEnd: boolean;
  periodUntil: string;
  endedOn: string | null;
}

export function PortalSubscriptions({ subscriptions }: { subscriptions: readonly PortalSubscription[] }) {
  return (
    <Card title="Assinaturas">
      <ul className="grid gap-5">
        {subscriptions.map((subscription) => (
          <li key={subscription.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <div className="grid justify-items-start gap-1.5">
              <p>
                <strong>{subscription.planName}</strong>, {subscription.price}
              </p>
              <SubscriptionBadge {...subscription} />
              <p className="text-compact text-muted">{whenText(subscription)}</p>
            </div>
            {!subscription.endedOn && <CancelButton {...subscription} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function whenText({ endedOn, cancelAtPeriodEnd, periodUntil }: PortalSubscription): string {
  if (endedOn) return `Encerrada em ${endedOn}`;
  return cancelAtPeriodEnd ? `Vale até ${periodUntil}` : `Próxima cobrança em ${periodUntil}`;
}

function CancelButton({ id, planName, cancelAtPeriodEnd }: PortalSubscription) {
  return (
    <PostForm>
      <input type="hidden" name="assinatura" value={id} />
      <SubmitButton size="small" name="intent" value={cancelAtPeriodEnd ? "reativar" : "cancelar"}>
        {cancelAtPeriodEnd ? "Reativar" : "Cancelar"}
        <span className="sr-only"> {planName}</span>
      </SubmitButton>
    </PostForm>
  );
}

interface PortalInvoice {
  id: string;
  number: string;
  on: string;
  amount: string;
  state: string;
}

export function PortalInvoices({ invoices }: { invoices: readonly PortalInvoice[] }) {
  return (
    <Card title="Faturas">
      {invoices.length === 0 ? (
        <p className="text-muted">Nada foi cobrado até agora.</p>
      ) : (
        <Table
          caption="Faturas"
          captionHidden
          narrow="stack"
          rows={invoices}
          rowKey={({ id }) => id}
          columns={[
            { header: "Número", cell: ({ number }) => number, rowHeader: true },
            { header: "Data", cell: ({ on }) => on },
            { header: "Valor", cell: ({ amount }) => amount, align: "end" },
            { header: "Situação", cell: ({ state }) => state },
          ]}
        />
      )}
    </Card>
  );
}

const CARD_TEXT = {
  good: "Cartão que paga",
  refused: "Cartão recusado",
  fails_later: "Cartão que falha nas cobranças",
};

export function PortalCard({ card, answer }: { card: keyof typeof CARD_TEXT; answer?: Refused }) {
  const form = useFocusOnError(answer);
  return (
    <Card title="Cartão">
      <p className="mb-5">
        Cartão em uso: <strong>{CARD_TEXT[card]}</strong>
      </p>
      <PostForm ref={form} className="grid max-w-[30rem] gap-5">
        <TestCards />
        <CardFields errors={answer?.fields} />
        <div>
          <SubmitButton intent="cartao">Trocar cartão</SubmitButton>
        </div>
      </PostForm>
    </Card>
  );
}

const STEPS = [1, 7, 15, 30];

export function PortalClock({ now, movedDays }: { now: string; movedDays: number }) {
  return (
    <Card title="Relógio de teste">
      <p>
        Para esta conta de pagamento agora é <strong>{now}</strong>
        {movedDays > 0 && ` (${movedDays} ${movedDays === 1 ? "dia" : "dias"} à frente)`}. Avançar faz o
        período grátis acabar e as mensalidades serem cobradas, como aconteceria com o tempo.
      </p>
      <PostForm className="mt-4 flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="avancar" />
        {STEPS.map((days) => (
          <Button key={days} type="submit" size="small" name="dias" value={days}>
            Avançar {days} {days === 1 ? "dia" : "dias"}
          </Button>
        ))}
      </PostForm>
    </Card>
  );
}
