import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { InputField } from "#app/components/input.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PUBLIC_REASON_HINT } from "#app/championship-words.ts";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import type { FormValues } from "../../category-form-values.ts";
import type { FormState } from "./form-state.ts";
import { FormatFields } from "./format-fields.tsx";
import { RulesFields } from "./rules-fields.tsx";
import { WhoFields } from "./who-fields.tsx";

type CategoryFormProps = {
  values: FormValues;
  /** Its matches are drawn: the format stays as it is. */
  drawn?: boolean;
  /** A sheet is closed: the rules change only with a reason. */
  frozen?: boolean;
  action: string;
  back: string;
  answer?: Refused;
};

/** All of a category on one page: who plays, what is played, by which rules. */
export function CategoryForm({ values, drawn, frozen, action, back, answer }: CategoryFormProps) {
  const form = useFocusOnError(answer);
  const known = fieldOf(answer);
  const state: FormState = {
    field: (name) => known(name, values[name]),
    // A refused form says what was ticked by what it sent.
    ticked: (name) => (answer ? answer.typed[name] !== undefined : values[name] === "on"),
  };
  return (
    <PostForm ref={form} noValidate className="grid max-w-[56rem] gap-5">
      <input type="hidden" name="intent" value="salvar" />
      <Card compact title="Quem joga">
        <WhoFields {...state} />
      </Card>
      <Card compact title="Formato">
        {drawn && (
          <Notice tone="info" className="mb-4">
            As partidas já foram sorteadas: o formato não muda mais.
          </Notice>
        )}
        <FormatFields {...state} />
      </Card>
      <Card compact title="Regras">
        <RulesFields {...state} />
        {frozen && (
          <InputField
            label="Motivo da mudança das regras"
            hint={`Já há súmula fechada: mudar as regras, os anos de nascimento ou quem joga o mata-mata pede um motivo. ${PUBLIC_REASON_HINT}`}
            maxLength={500}
            className="mt-4"
            {...state.field("reason")}
          />
        )}
      </Card>
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton variant="primary">{action}</SubmitButton>
        <ButtonLink to={back} variant="text">
          Cancelar
        </ButtonLink>
      </div>
    </PostForm>
  );
}
