import { SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { PUBLIC_REASON_HINT, STATUS_WORDS } from "#app/championship-words.ts";
import { answerTo, fieldOf } from "#app/forms/field-of.ts";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { BY_SHEETS, CHAMPIONSHIP_STATUSES } from "#domain/championships/vocabulary.ts";
import type { ChampionshipView } from "../../championship-view.ts";
import { Panel } from "../panel.tsx";

const OPTIONS = [
  { value: BY_SHEETS, label: "Seguir as súmulas" },
  ...CHAMPIONSHIP_STATUSES.map((status) => ({ value: status, label: STATUS_WORDS[status].label })),
];

interface ChampionshipStatusProps extends Pick<ChampionshipView, "status" | "statusReason"> {
  answer?: FormErrors;
}

/** The status follows from the sheets, unless somebody sets it by hand with a public reason. */
export function ChampionshipStatusForm({ status, statusReason, answer }: ChampionshipStatusProps) {
  const field = fieldOf(answerTo("status", answer));
  return (
    <Panel title="Status">
      <PostForm className="grid gap-4" noValidate>
        <SelectField
          label="Status"
          options={OPTIONS}
          {...field("status", statusReason === null ? BY_SHEETS : status)}
        />
        <InputField
          label="Motivo"
          hint={PUBLIC_REASON_HINT}
          maxLength={300}
          {...field("reason", statusReason ?? "")}
        />
        <div>
          <SubmitButton intent="status" size="small">
            Salvar status
          </SubmitButton>
        </div>
      </PostForm>
    </Panel>
  );
}
