import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { InputField } from "#app/components/input.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { MANAGER_NAME_MAX, SHORT_NAME, TEAM_NAME } from "#domain/championships/team-fields.ts";

type TeamDataFormProps = {
  team: { name: string; shortName: string; managerName: string | null; managerEmail: string | null };
  answer?: FormErrors;
};

export function TeamDataForm({ team, answer }: TeamDataFormProps) {
  const field = fieldOf(answer);
  const form = useFocusOnError(answer);
  return (
    <Card compact title="Dados da equipe">
      <PostForm ref={form} noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="equipe" />
        <div className="grid items-start gap-4 sm:grid-cols-[1fr_8rem]">
          <InputField
            label="Nome da equipe"
            required
            maxLength={TEAM_NAME.most}
            {...field("name", team.name)}
          />
          <InputField
            label="Sigla"
            required
            maxLength={SHORT_NAME.most}
            {...field("shortName", team.shortName)}
          />
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <InputField
            label="Quem responde pela equipe"
            optional
            maxLength={MANAGER_NAME_MAX}
            autoComplete="off"
            {...field("managerName", team.managerName ?? "")}
          />
          <InputField
            label="E-mail"
            type="email"
            hint={
              team.managerEmail
                ? "Com outro e-mail, a equipe sai da conta de quem respondia. O link dela só muda se você o trocar."
                : undefined
            }
            optional
            maxLength={254}
            autoComplete="off"
            {...field("managerEmail", team.managerEmail ?? "")}
          />
        </div>
        <div>
          <SubmitButton>Salvar equipe</SubmitButton>
        </div>
      </PostForm>
    </Card>
  );
}
