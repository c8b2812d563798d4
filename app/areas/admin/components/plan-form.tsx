import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { AUDIENCE_LABELS, AUDIENCES } from "#domain/billing/audiences.ts";
import { DESCRIPTION_MAX, FEATURES_MAX } from "#domain/billing/plan-limits.ts";
import { GrantBoxes } from "./grant-boxes.tsx";

type PlanFormProps = {
  plan?: Record<string, string>;
  /** Of the plan when the form was opened; none for a new one. */
  savedAt?: string;
  answer?: FormErrors;
  /** Null where the plan is only looked at. */
  submit: string | null;
};

const OPTIONS = AUDIENCES.map((audience) => ({ value: audience, label: AUDIENCE_LABELS[audience] }));

export function PlanForm({ plan, savedAt, answer, submit }: PlanFormProps) {
  const form = useFocusOnError(answer);
  const shown = answer?.typed ?? plan ?? {};
  const field = (name: string) => ({ name, defaultValue: shown[name], error: answer?.fields[name] });
  return (
    <PostForm ref={form} className="grid max-w-[44rem] gap-5 panel p-4 sm:p-6">
      {savedAt && <input type="hidden" name="savedAt" value={answer?.typed["savedAt"] ?? savedAt} />}
      <fieldset disabled={submit === null} className="contents">
        <InputField label="Nome" {...field("name")} required maxLength={120} />
        <TextareaField
          label="Descrição"
          hint="Uma frase: para quem é e por quê."
          optional
          {...field("description")}
          rows={2}
          maxLength={DESCRIPTION_MAX}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <div className="grid content-start gap-1.5">
            <InputField
              label="Preço por mês, em reais"
              hint="Por exemplo: 59,00."
              {...field("price")}
              required
              inputMode="decimal"
              maxLength={20}
            />
            <p className="text-sm text-muted">
              Um preço novo só vale para novos assinantes: quem já assina continua com o seu.
            </p>
          </div>
          <SelectField
            label="Público"
            hint="Não muda mais depois da primeira assinatura."
            {...field("audience")}
            options={OPTIONS}
          />
        </div>
        <TextareaField
          label="O que o plano oferece"
          hint={`Uma linha para cada item, até ${FEATURES_MAX}. É o que se lê no cartão do plano.`}
          optional
          {...field("features")}
          rows={6}
        />
        <GrantBoxes shown={shown} error={answer?.fields["grants"]} />
      </fieldset>
      <div className="flex flex-wrap gap-3">
        {submit && <SubmitButton variant="primary">{submit}</SubmitButton>}
        <ButtonLink to="/admin/planos">{submit ? "Cancelar" : "Voltar"}</ButtonLink>
      </div>
    </PostForm>
  );
}
