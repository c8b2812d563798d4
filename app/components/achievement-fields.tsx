import { InputField } from "#app/components/input.tsx";
import { RowList } from "#app/components/row-list.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { rowsOf } from "#app/forms/row-fields.ts";

interface AchievementFieldsProps {
  achievements: readonly string[];
  most: number;
  placeholder: string;
  answer?: FormErrors;
}

export function AchievementFields({ achievements, most, placeholder, answer }: AchievementFieldsProps) {
  const field = fieldOf(answer);
  const rows = rowsOf(
    answer,
    "achievements",
    achievements,
    (typed, row) => typed[`achievements.${row}`] ?? "",
    most,
  );
  return (
    <RowList
      prefix="achievements"
      rows={rows}
      empty=""
      most={most}
      addLabel="Mais uma conquista"
      rowLabel={(row) => `a conquista ${row + 1}`}
    >
      {(achievement, row) => (
        <InputField
          label={`Conquista ${row + 1}`}
          {...field(`achievements.${row}`)}
          defaultValue={achievement}
          maxLength={200}
          placeholder={placeholder}
        />
      )}
    </RowList>
  );
}
