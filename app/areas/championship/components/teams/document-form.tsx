import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { FieldError } from "#app/components/field.tsx";
import { InputField } from "#app/components/input.tsx";
import { Radio } from "#app/components/checkbox.tsx";
import { SelectField } from "#app/components/select.tsx";
import type { AthleteView } from "#app/components/squad/squad-view.ts";
import { checkedText, DOCUMENT_NAMES } from "#app/components/squad/squad-words.ts";
import { fieldOf } from "#app/forms/field-of.ts";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";

type DocumentFormProps = { athlete: AthleteView; checker: string; answer?: FormErrors };

/** Who looked at the document and at the face. No copy and no number of it is kept. */
export function DocumentForm({ athlete: { document }, checker, answer }: DocumentFormProps) {
  const field = fieldOf(answer);
  const face = answer?.typed["faceAgrees"] ?? (document && (document.faceAgrees ? "sim" : "nao"));
  return (
    <Card compact title="Conferir documento">
      <PostForm noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="documento" />
        {document && <p className="font-semibold wrap-anywhere">{checkedText(document)}</p>}
        <p className="text-compact text-muted">
          Olhe o documento original e a pessoa. Não fotografe nem guarde cópia.
        </p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField
            label="Documento"
            options={[
              { value: "", label: "Escolha" },
              ...Object.entries(DOCUMENT_NAMES).map(([value, label]) => ({ value, label })),
            ]}
            {...field("kind", document?.kind ?? "")}
          />
          <InputField
            label="Quem conferiu"
            required
            maxLength={120}
            autoComplete="off"
            {...field("checkedBy", document?.checkedBy ?? checker)}
          />
        </div>
        <fieldset>
          <legend className="font-bold">O rosto confere?</legend>
          <div className="flex flex-wrap gap-x-6">
            <Radio label="Sim" name="faceAgrees" value="sim" defaultChecked={face === "sim"} />
            <Radio label="Não" name="faceAgrees" value="nao" defaultChecked={face === "nao"} />
          </div>
          {answer?.fields["faceAgrees"] && (
            <FieldError id="face-error">{answer.fields["faceAgrees"]}</FieldError>
          )}
        </fieldset>
        <div className="flex flex-wrap gap-3">
          <SubmitButton variant="primary">Salvar conferência</SubmitButton>
        </div>
      </PostForm>
      {document && (
        <PostForm className="mt-3 border-t border-line pt-3">
          <SubmitButton intent="desfazer-documento" variant="text" size="small" className="min-h-11">
            Desfazer a conferência
          </SubmitButton>
        </PostForm>
      )}
    </Card>
  );
}
