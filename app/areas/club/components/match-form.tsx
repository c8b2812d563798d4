import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { SuggestedField } from "#app/components/suggested-field.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { MATCH_CATEGORIES } from "#domain/clubs/matches.ts";
import { formatPlace } from "#domain/places.ts";
import type { OwnMatch } from "#server/clubs/matches.server.ts";
import { MATCHES_PAGE } from "../addresses.ts";

interface Choice {
  id: string;
  name: string;
  city: string | null;
  state: string | null;
}

type MatchFormProps = {
  /** Null for a new one. */
  match: OwnMatch | null;
  today: string;
  answer?: Refused & { choices?: readonly Choice[] };
};

const CATEGORIES = [
  { value: "", label: "Outra categoria" },
  ...MATCH_CATEGORIES.map((age) => ({ value: String(age), label: `Sub-${age}` })),
];

/** A result as the club enters or corrects it. */
export function MatchForm({ match, today, answer }: MatchFormProps) {
  const field = fieldOf(answer);
  const form = useFocusOnError(answer);
  const choices = answer?.choices;
  return (
    <PostForm ref={form} className="grid gap-5">
      {match && <input type="hidden" name="savedAt" value={match.savedAt} />}
      <SuggestedField
        label="Adversário"
        hint="Se o clube estiver na plataforma, ele recebe o pedido de confirmação."
        from="/clubes/nomes"
        maxLength={120}
        required
        {...field("opponent", match?.opponent ?? "")}
      />
      {choices && (
        <SelectField
          label="Qual destes clubes?"
          options={[
            ...choices.map(({ id, name, city, state }) => ({
              value: id,
              label: [name, formatPlace({ city, state })].filter(Boolean).join(", "),
            })),
            { value: "nenhum", label: "Nenhum deles" },
          ]}
          {...field("opponentId", choices[0]?.id)}
        />
      )}
      <div className="grid grid-cols-2 items-start gap-4">
        <InputField
          label="Gols do clube"
          inputMode="numeric"
          autoComplete="off"
          required
          {...field("goalsFor", match ? String(match.goalsFor) : "")}
        />
        <InputField
          label="Gols do adversário"
          inputMode="numeric"
          autoComplete="off"
          required
          {...field("goalsAgainst", match ? String(match.goalsAgainst) : "")}
        />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <InputField
          label="Dia do jogo"
          type="date"
          max={today}
          required
          {...field("matchDate", match?.date ?? "")}
        />
        <SelectField
          label="Categoria"
          options={CATEGORIES}
          {...field("category", match?.category ? String(match.category) : "")}
        />
      </div>
      <TextareaField
        label="Onde a equipe pode conferir"
        hint="Para adversários fora da plataforma: um link, a súmula, a rodada. Sem isso o jogo fica como declarado e não conta no ranking."
        rows={2}
        maxLength={500}
        optional
        {...field("evidence", match?.evidence ?? "")}
      />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton variant="primary">{match ? "Salvar" : "Registrar resultado"}</SubmitButton>
        <ButtonLink to={MATCHES_PAGE} variant="text">
          Cancelar
        </ButtonLink>
      </div>
    </PostForm>
  );
}
