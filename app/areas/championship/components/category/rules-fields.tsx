import { Checkbox, Radio } from "#app/components/checkbox.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { ORDERED_CRITERIA, orderField } from "#domain/championships/category-fields.ts";
import { CRITERION_WORDS } from "#app/components/championship/words.ts";
import { capitalised } from "#domain/capitalised.ts";
import type { FormState } from "./form-state.ts";

const PRESET_CHOICES = [
  {
    value: "cbf",
    label: "Como a CBF",
    hint: "Vitórias, saldo, gols pró, confronto direto, cartões, sorteio. Três amarelos suspendem um jogo.",
  },
  {
    value: "copinha",
    label: "Como a Copinha",
    hint: "Cartões antes do confronto direto. Dois amarelos suspendem; zeram depois dos grupos, e quem está suspenso cumpre.",
  },
  { value: "own", label: "Regras próprias", hint: "As de baixo, campo a campo." },
];

/** By which rules it is counted. */
export const RulesFields = ({ field, ticked }: FormState) => {
  const chosen = field("preset").defaultValue;
  return (
    <div className="category-rules grid gap-4">
      <fieldset className="grid">
        <legend className="sr-only">Regras</legend>
        {PRESET_CHOICES.map(({ value, label, hint }) => (
          <Radio
            key={value}
            name="preset"
            value={value}
            defaultChecked={chosen === value}
            label={<span className="font-semibold">{label}</span>}
            hint={hint}
          />
        ))}
      </fieldset>
      <div className="only-own-rules grid gap-5 border-t border-line pt-5">
        <fieldset className="grid gap-3">
          <legend className="font-bold">Desempate</legend>
          <p className="text-compact text-muted">
            Pontos vêm primeiro; o sorteio registrado, por último. Escreva a ordem dos outros: 1, 2, 3. Vazio
            não conta.
          </p>
          <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            {ORDERED_CRITERIA.map((criterion) => (
              <InputField
                key={criterion}
                label={capitalised(CRITERION_WORDS[criterion])}
                inputMode="numeric"
                className="grid-cols-[1fr_5rem] items-center gap-3"
                {...field(orderField(criterion))}
              />
            ))}
          </div>
        </fieldset>
        <fieldset className="grid gap-4">
          <legend className="mb-2 font-bold">Pontos e W.O.</legend>
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <InputField label="Vitória" type="number" min={1} max={10} {...field("win")} />
            <InputField label="Empate" type="number" min={0} max={10} {...field("draw")} />
            <InputField label="Derrota" type="number" min={0} max={10} {...field("loss")} />
            <InputField
              label="Ponto extra nos pênaltis"
              type="number"
              min={0}
              max={3}
              hint="Depois de um empate. 0: não há."
              {...field("kicksPoints")}
            />
            <InputField
              label="Saldo máximo por jogo"
              optional
              inputMode="numeric"
              hint="Para que ninguém goleie."
              {...field("cap")}
            />
            <InputField label="Gols do W.O." type="number" min={1} max={10} {...field("walkoverGoals")} />
          </div>
          <Checkbox
            name="walkoverGoalsCount"
            defaultChecked={ticked("walkoverGoalsCount")}
            label="Os gols do W.O. contam no saldo"
          />
        </fieldset>
        <fieldset className="grid gap-4">
          <legend className="mb-2 font-bold">Cartões</legend>
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <InputField
              label="Amarelos que suspendem"
              optional
              inputMode="numeric"
              hint="Vazio: nenhum."
              {...field("yellowLimit")}
            />
            <InputField
              label="Jogos por série"
              hint="Como 1, ou 1, 2 se a segunda série custa dois."
              {...field("series")}
            />
            <SelectField
              label="Amarelos zeram"
              options={[
                { value: "never", label: "Nunca" },
                { value: "after_groups", label: "Depois dos grupos" },
                { value: "at_semi_finals", label: "Nas semifinais" },
              ]}
              {...field("restart")}
            />
            <InputField
              label="Jogos por vermelho direto"
              type="number"
              min={0}
              max={20}
              hint="0: nenhum."
              {...field("redMatches")}
            />
            <InputField
              label="Jogos por segundo amarelo"
              type="number"
              min={0}
              max={20}
              hint="0: nenhum."
              {...field("secondYellowMatches")}
            />
          </div>
        </fieldset>
      </div>
    </div>
  );
};
