import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { HALF_MINUTES, NAME_MAX, SQUAD } from "#domain/championships/category-fields.ts";
import { LEAST_TEAMS, MOST_TEAMS } from "#domain/championships/format.ts";
import type { FormState } from "./form-state.ts";

/** Who plays, how many, until when they enter. */
export const WhoFields = ({ field }: FormState) => (
  <div className="grid gap-5">
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <InputField
        label="Nome da categoria"
        required
        maxLength={NAME_MAX}
        placeholder="Sub-15"
        {...field("name")}
      />
      <SelectField
        label="Quem joga"
        options={[
          { value: "", label: "Todos" },
          { value: "masculino", label: "Masculino" },
          { value: "feminino", label: "Feminino" },
        ]}
        {...field("modality")}
      />
      <InputField
        label="Nascidos de"
        optional
        hint="O primeiro ano que pode jogar. Em 2026, Sub-15 é 2011."
        inputMode="numeric"
        {...field("bornFrom")}
      />
      <InputField
        label="até"
        optional
        hint="Só se houver também um limite para os mais novos."
        inputMode="numeric"
        {...field("bornTo")}
      />
    </div>
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <InputField
        label="Máximo de equipes"
        type="number"
        min={LEAST_TEAMS}
        max={MOST_TEAMS}
        {...field("mostTeams")}
      />
      <InputField
        label="Atletas por equipe"
        type="number"
        min={SQUAD.least}
        max={SQUAD.most}
        {...field("mostInSquad")}
      />
      <InputField
        label="Minutos por tempo"
        type="number"
        min={HALF_MINUTES.least}
        max={HALF_MINUTES.most}
        {...field("halfMinutes")}
      />
      <InputField
        label="Equipes pedem até"
        optional
        type="date"
        hint="Vazio: até o sorteio."
        {...field("teamsUntil")}
      />
      <InputField
        label="Relações mudam até"
        optional
        type="date"
        hint="Vazio: até o primeiro jogo."
        {...field("squadsUntil")}
      />
    </div>
    <SelectField
      label="Tabela e placares"
      hint="Com crianças pequenas, as famílias veem os jogos, e não quem está atrás."
      options={[
        { value: "auto", label: "Escondidos até o Sub-11, mostrados depois" },
        { value: "shown", label: "Mostrar ao público" },
        { value: "hidden", label: "Esconder do público" },
      ]}
      className="sm:max-w-[26rem]"
      {...field("tables")}
    />
  </div>
);
