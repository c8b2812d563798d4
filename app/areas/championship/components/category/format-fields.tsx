import { Checkbox } from "#app/components/checkbox.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { MOST_GROUPS, MOST_TEAMS } from "#domain/championships/format.ts";
import type { FormState } from "./form-state.ts";

const ONCE_OR_TWICE = [
  { value: "1", label: "Uma vez" },
  { value: "2", label: "Ida e volta" },
];

/** What is played. Parts that the chosen format does not have are hidden by CSS, and not read. */
export const FormatFields = ({ field, ticked }: FormState) => (
  <div className="category-format grid gap-5">
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label="Formato"
        options={[
          { value: "groups", label: "Grupos + mata-mata" },
          { value: "league", label: "Pontos corridos" },
          { value: "knockout", label: "Mata-mata" },
        ]}
        {...field("kind")}
      />
      <SelectField
        label="Cada confronto da fase de pontos"
        options={ONCE_OR_TWICE}
        className="not-for-knockout"
        {...field("rounds")}
      />
    </div>
    <fieldset className="only-for-groups grid gap-4">
      <legend className="mb-2 font-bold">Grupos</legend>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <InputField label="Quantos grupos" type="number" min={1} max={MOST_GROUPS} {...field("groups")} />
        <SelectField
          label="Quem passa"
          options={[
            { value: "places", label: "Os primeiros de cada grupo" },
            { value: "general_table", label: "Os melhores da tabela geral" },
          ]}
          {...field("advanceBy")}
        />
        <InputField
          label="Da tabela geral passam"
          type="number"
          min={2}
          max={MOST_TEAMS}
          className="only-by-table"
          {...field("generalTeams")}
        />
        <InputField
          label="Passam por grupo"
          type="number"
          min={1}
          max={MOST_TEAMS}
          className="only-by-places"
          {...field("places")}
        />
        <InputField
          label="E os melhores da posição seguinte"
          type="number"
          min={0}
          max={MOST_GROUPS}
          hint="Como os melhores segundos. 0: nenhum."
          className="only-by-places"
          {...field("bestNext")}
        />
      </div>
      <Checkbox
        name="across"
        defaultChecked={ticked("across")}
        label="Um grupo joga contra o outro (A × B, C × D)"
      />
      <Checkbox
        name="needsEarlierPhase"
        defaultChecked={ticked("needsEarlierPhase")}
        label="No mata-mata só joga quem atuou na fase de grupos"
      />
    </fieldset>
    <fieldset className="not-for-league grid gap-4">
      <legend className="mb-2 font-bold">Mata-mata</legend>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <SelectField label="Cada confronto" options={ONCE_OR_TWICE} {...field("legs")} />
        <SelectField label="A final" options={ONCE_OR_TWICE} {...field("finalLegs")} />
        <SelectField
          label="Se terminar empatado"
          options={[
            { value: "kicks", label: "Pênaltis direto" },
            { value: "extra_time", label: "Prorrogação e pênaltis" },
            { value: "better_campaign", label: "Passa a melhor campanha" },
          ]}
          hint="A campanha é a dos grupos. Se for igual, pênaltis."
          {...field("levelTie")}
        />
      </div>
      <Checkbox name="thirdPlace" defaultChecked={ticked("thirdPlace")} label="Disputa de terceiro lugar" />
      <Checkbox
        name="awayGoals"
        defaultChecked={ticked("awayGoals")}
        label="Gol fora de casa desempata na ida e volta"
      />
    </fieldset>
  </div>
);
