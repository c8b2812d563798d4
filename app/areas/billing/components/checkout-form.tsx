import { useNavigation } from "react-router";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { CardFields, TestCards } from "./card-fields.tsx";

interface Checkout {
  planName: string;
  /** Every month. */
  amount: string;
  /** Today. */
  due: string;
  trial: { days: number; ends: string } | null;
  email: string | null;
  cancelUrl: string;
}

/** What is bought and when it is charged on one side, who pays and how on the other. */
export function CheckoutForm({ checkout, answer }: { checkout: Checkout; answer?: Refused }) {
  const form = useFocusOnError(answer);
  const busy = useNavigation().state !== "idle";
  return (
    <div className="grid gap-8 md:grid-cols-2 md:gap-14">
      <Summary {...checkout} />
      <PostForm ref={form} className="grid content-start gap-5">
        <TestCards />
        <InputField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          required
          readOnly={checkout.email !== null}
          defaultValue={checkout.email ?? answer?.typed["email"]}
          error={answer?.fields["email"]}
        />
        <CardFields errors={answer?.fields} />
        <SubmitButton variant="primary" size="large" disabled={busy}>
          {checkout.trial ? "Iniciar período grátis" : `Pagar ${checkout.amount}`}
        </SubmitButton>
        <ButtonLink to={checkout.cancelUrl} variant="text">
          Voltar
        </ButtonLink>
      </PostForm>
    </div>
  );
}

function Summary({ planName, amount, due, trial }: Checkout) {
  return (
    <div className="grid content-start gap-5">
      <h1 className="text-4xl sm:text-5xl">Assinar {planName}</h1>
      <p className="text-lg text-muted">
        {trial ? `${trial.days} dias grátis, depois ${amount}/mês` : `${amount}/mês`}
      </p>
      <dl className="grid gap-3 border-t border-line pt-5">
        <Line label="Hoje">{due}</Line>
        {trial ? (
          <Line label={`Primeira cobrança, em ${trial.ends}`}>{amount}</Line>
        ) : (
          <Line label="Depois, todo mês">{amount}</Line>
        )}
      </dl>
      <p className="text-compact text-muted">
        {trial
          ? `Se você cancelar até ${trial.ends}, nada é cobrado.`
          : "Este perfil já teve um período grátis: a primeira cobrança é hoje."}
      </p>
    </div>
  );
}

const Line = ({ label, children }: { label: string; children: string }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt>{label}</dt>
    <dd className="font-bold whitespace-nowrap">{children}</dd>
  </div>
);
