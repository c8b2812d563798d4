import { InputField } from "#app/components/input.tsx";
import type { fieldOf } from "#app/forms/field-of.ts";
import type { Official } from "#domain/championships/sheet-entries.ts";

const ROLES = ["Árbitro", "Assistente 1", "Assistente 2", "Quarto árbitro", "Mesário"];

type OfficialsProps = {
  officials: readonly Official[];
  /** Who was named for the match, while the sheet names nobody. */
  referee?: string | null;
  field: ReturnType<typeof fieldOf>;
};

/** Who refereed. */
export const OfficialsFields = ({ officials, referee = null, field }: OfficialsProps) =>
  ROLES.map((role, at) => (
    <div key={role}>
      <input type="hidden" name={`role-${at}`} value={role} />
      <InputField
        label={role}
        optional={at > 0}
        maxLength={120}
        autoComplete="off"
        {...field(
          `name-${at}`,
          officials.find((official) => official.role === role)?.name ?? (at === 0 ? (referee ?? "") : ""),
        )}
      />
    </div>
  ));
