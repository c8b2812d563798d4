import { InputField } from "#app/components/input.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { STAFF_ROLE_MAX } from "#domain/championships/squad-fields.ts";

type StaffFieldsProps = { staff: { name: string; staffRole: string } | null; answer?: FormErrors };

export function StaffFields({ staff, answer }: StaffFieldsProps) {
  const field = fieldOf(answer);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <InputField
        label="Nome completo"
        required
        autoComplete="off"
        maxLength={120}
        {...field("name", staff?.name)}
      />
      <InputField
        label="Função"
        required
        maxLength={STAFF_ROLE_MAX}
        placeholder="Técnica, massagista…"
        {...field("staffRole", staff?.staffRole)}
      />
    </div>
  );
}
