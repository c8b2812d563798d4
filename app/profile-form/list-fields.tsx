import { InputField } from "#app/components/input.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { MAX_HISTORY } from "#domain/athletes/profile-values.ts";
import { RowList } from "#app/components/row-list.tsx";
import { rowsOf } from "#app/forms/row-fields.ts";
import type { ProfileFieldsProps } from "./form-state.ts";

const EMPTY = { year: "", club: "", category: "" };

export function HistoryFields({ values, answer }: ProfileFieldsProps) {
  const field = fieldOf(answer);
  const rows = rowsOf(
    answer,
    "history",
    values.history.map(({ year, club, category }) => ({
      year: String(year),
      club,
      category: category ?? "",
    })),
    (typed, row) => ({
      year: typed[`history.${row}.year`] ?? "",
      club: typed[`history.${row}.club`] ?? "",
      category: typed[`history.${row}.category`] ?? "",
    }),
    MAX_HISTORY,
  );
  return (
    <RowList
      prefix="history"
      rows={rows}
      empty={EMPTY}
      most={MAX_HISTORY}
      addLabel="Mais um clube"
      rowLabel={(row) => `a linha ${row + 1} do histórico`}
    >
      {({ year, club, category }, row) => (
        <fieldset className="grid grid-cols-[6rem_1fr] gap-3 sm:grid-cols-[6rem_1fr_9rem]">
          <legend className="sr-only">Linha {row + 1} do histórico</legend>
          <InputField
            label="Ano"
            {...field(`history.${row}.year`)}
            defaultValue={year}
            inputMode="numeric"
            maxLength={4}
          />
          <InputField label="Clube" {...field(`history.${row}.club`)} defaultValue={club} maxLength={120} />
          <InputField
            label="Categoria"
            {...field(`history.${row}.category`)}
            defaultValue={category}
            maxLength={40}
            placeholder="Sub-15"
            className="col-span-2 sm:col-span-1"
          />
        </fieldset>
      )}
    </RowList>
  );
}
