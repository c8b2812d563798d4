import { SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";

type FieldFormProps = {
  field: { id?: string; venue: string; name: string; address: string | null };
  answer?: FormErrors;
  action: string;
};

export function FieldForm({ field, answer, action }: FieldFormProps) {
  const of = fieldOf(answer);
  return (
    <PostForm noValidate className="grid gap-4">
      <input type="hidden" name="fieldId" value={field.id ?? ""} />
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField label="Local" required maxLength={120} {...of("venue", field.venue)} />
        <InputField label="Campo" required maxLength={60} placeholder="Campo 1" {...of("name", field.name)} />
      </div>
      <InputField label="Endereço" optional maxLength={200} {...of("address", field.address ?? "")} />
      <div>
        <SubmitButton intent="salvar">{action}</SubmitButton>
      </div>
    </PostForm>
  );
}

export const RemoveField = ({ field }: { field: { id: string; name: string } }) => (
  <PostForm>
    <input type="hidden" name="fieldId" value={field.id} />
    <SubmitButton intent="retirar" variant="text" size="small" className="min-h-11">
      Retirar {field.name}
    </SubmitButton>
  </PostForm>
);
