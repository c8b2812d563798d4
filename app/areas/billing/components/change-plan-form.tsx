import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { SelectField } from "#app/components/select.tsx";
import type { SubscriptionView } from "../subscription-view.ts";

export function ChangePlanForm({ subscription }: { subscription: SubscriptionView }) {
  const { id, otherPlans, status } = subscription;
  // While a charge is owed, the plan cannot be changed.
  const open = status === "trialing" || status === "active";
  if (!open || otherPlans.length === 0) return null;
  return (
    <PostForm className="grid gap-3 border-t border-line pt-5">
      <input type="hidden" name="id" value={id} />
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Trocar de plano"
          hint={whenCharged(subscription)}
          name="plan"
          options={otherPlans}
          className="min-w-0 grow basis-72"
        />
        <SubmitButton intent="trocar">Trocar</SubmitButton>
      </div>
    </PostForm>
  );
}

/** Said before the click: nobody is to be surprised by a charge. */
function whenCharged({ trialUntil, nextCharge }: SubscriptionView): string {
  if (trialUntil && nextCharge)
    return `Vale na hora. No período grátis nada é cobrado: a primeira cobrança, em ${nextCharge.on}, já vem com o novo preço.`;
  if (trialUntil) return "Vale na hora. No período grátis nada é cobrado.";
  return "Vale na hora. Se o novo plano custar mais, a diferença pelos dias que faltam do mês é cobrada agora; se custar menos, vira crédito na próxima cobrança.";
}
