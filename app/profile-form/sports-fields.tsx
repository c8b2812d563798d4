import { InputField } from "#app/components/input.tsx";
import { Segmented } from "#app/components/segmented.tsx";
import { SelectField } from "#app/components/select.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { FEET } from "#domain/athletes/attributes.ts";
import { formatHeight, formatWeight } from "#domain/athletes/measures.ts";
import { POSITION_GROUPS, POSITIONS_BY_GROUP } from "#domain/athletes/positions.ts";
import { SuggestedField } from "#app/components/suggested-field.tsx";
import type { ProfileFieldsProps } from "./form-state.ts";
import { TraitChips } from "./trait-chips.tsx";

export function SportsFields({ values, answer }: ProfileFieldsProps) {
  const field = fieldOf(answer);
  const { heightCm, weightKg, shirtNumber } = values;
  return (
    <div className="grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-6 sm:gap-x-4">
      <PositionField
        label="Posição principal"
        empty="Escolha"
        {...field("position", values.position ?? "")}
        className="col-span-3 sm:col-span-2"
      />
      <PositionField
        label="Outra posição"
        empty="Nenhuma"
        {...field("secondary.0", values.secondaryPositions[0] ?? "")}
        className="col-span-3 sm:col-span-2"
      />
      <PositionField
        label="Mais uma posição"
        empty="Nenhuma"
        {...field("secondary.1", values.secondaryPositions[1] ?? "")}
        className="col-span-3 sm:col-span-2"
      />
      <SuggestedField
        label="Clube"
        from="/clubes/nomes"
        optional
        {...field("club", values.club ?? "")}
        maxLength={120}
        className="col-span-3"
      />
      <InputField
        label="Camisa"
        {...field("shirtNumber", shirtNumber ? String(shirtNumber) : "")}
        inputMode="numeric"
        maxLength={2}
      />
      <InputField
        label="Altura"
        {...field("height", heightCm ? formatHeight(heightCm) : "")}
        placeholder="1,80 m"
        maxLength={10}
      />
      <InputField
        label="Peso"
        {...field("weight", weightKg ? formatWeight(weightKg) : "")}
        placeholder="68 kg"
        maxLength={10}
      />
      <div className="col-span-3">
        <Segmented legend="Pé" options={FEET} {...field("foot", values.foot)} />
      </div>
      <div className="col-span-3 sm:col-span-6">
        <TraitChips
          chosen={values.traits}
          typed={answer && "position" in answer.typed ? answer.typed : undefined}
          error={answer?.fields["traits"]}
        />
      </div>
    </div>
  );
}

type PositionFieldProps = {
  label: string;
  empty: string;
  name: string;
  defaultValue?: string;
  error?: string;
  className?: string;
};

export const PositionField = ({ empty, ...rest }: PositionFieldProps) => (
  <SelectField {...rest}>
    <option value="">{empty}</option>
    {POSITION_GROUPS.map((group) => (
      <optgroup key={group} label={group}>
        {POSITIONS_BY_GROUP[group].map((position) => (
          <option key={position} value={position}>
            {position}
          </option>
        ))}
      </optgroup>
    ))}
  </SelectField>
);
