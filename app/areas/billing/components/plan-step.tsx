import { useNavigation } from "react-router";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { SelectField } from "#app/components/select.tsx";
import type { Buyer } from "../buyer.ts";
import type { PlanView } from "../plan-view.ts";

/** `heading`: the element that names the plan, for who hears several buttons that say the same. */
type PlanStepProps = { plan: PlanView; buyer: Buyer | null; heading: string };

/** What whoever looks can do about this plan. The server decides again when they do it. */
export function PlanStep({ plan, buyer, heading }: PlanStepProps) {
  if (buyer?.subscribed && buyer.profile === plan.audience) {
    return plan.name === buyer.planName ? (
      <p className="font-bold text-grass">Este é o seu plano</p>
    ) : (
      <ButtonLink to="/conta/assinatura">Trocar de plano</ButtonLink>
    );
  }
  if (buyer?.minor && plan.audience === "athlete")
    return <p className="text-compact font-semibold">Quem assina este plano é o seu responsável.</p>;
  const athletes = plan.audience === "athlete" ? (buyer?.athletes ?? []) : [];
  if (athletes.length > 0 && athletes.every(({ hasPlan }) => hasPlan))
    return <ButtonLink to="/conta/assinatura">Trocar de plano</ButtonLink>;
  return <Subscribe plan={plan} heading={heading} athletes={athletes} />;
}

type SubscribeProps = Omit<PlanStepProps, "buyer"> & { athletes: Buyer["athletes"] };

function Subscribe({ plan, athletes, heading }: SubscribeProps) {
  const { formData } = useNavigation();
  return (
    <PostForm className="grid gap-3">
      <input type="hidden" name="plano" value={plan.id} />
      {athletes.length > 1 && (
        <SelectField
          label="Para qual atleta"
          name="atleta"
          required
          defaultValue=""
          options={[{ value: "", label: "Escolha" }, ...athletes.map(toOption)]}
        />
      )}
      <SubmitButton
        variant={plan.popular ? "primary" : "outline"}
        aria-describedby={heading}
        disabled={formData?.get("plano") === plan.id}
      >
        Assinar e Criar Conta
      </SubmitButton>
    </PostForm>
  );
}

function toOption({ id, name, hasPlan, trialUsed }: Buyer["athletes"][number]) {
  if (hasPlan) return { value: id, label: `${name} (já tem plano)`, disabled: true };
  return { value: id, label: trialUsed ? `${name} (cobrança a partir de hoje)` : name };
}
