import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { Notice } from "#app/components/notice.tsx";
import { SelectField } from "#app/components/select.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import type { OwnSeason } from "#server/athletes/own-seasons.server.ts";

type SeasonFormProps = {
  /** Null for a new one. */
  season: OwnSeason | null;
  years: { first: number; last: number };
  /** Linked clubs that can confirm the numbers. */
  clubs: readonly { id: string; name: string }[];
  /** Where the athlete plays today. */
  currentClub?: string | null;
  /** Where all seasons stand, each under its id. */
  page: string;
  answer?: Refused & { meanwhile?: OwnSeason };
};

const NUMBERS = [
  ["games", "Jogos"],
  ["goals", "Gols"],
  ["assists", "Assistências"],
  ["minutes", "Minutos"],
  ["yellowCards", "Cartões amarelos"],
  ["redCards", "Cartões vermelhos"],
  ["passAccuracy", "Precisão de passes (%)"],
  ["dribbles", "Dribles certos (%)"],
] as const;
const FIELDS = [["year", "Ano"], ["club", "Clube"], ...NUMBERS] as const;

export function SeasonForm({ season, years, clubs, currentClub = null, page, answer }: SeasonFormProps) {
  const field = fieldOf(answer);
  const known = (name: (typeof FIELDS)[number][0]) =>
    season
      ? text(season[name])
      : ({ year: String(years.last), club: currentClub ?? "" }[name as string] ?? "");
  const form = useFocusOnError(answer);
  return (
    <PostForm ref={form} className="grid gap-6">
      {answer?.meanwhile && <SavedElsewhere current={answer.meanwhile} typed={answer.typed} page={page} />}
      <input type="hidden" name="savedAt" value={savedAt(season, answer)} />
      <div className="grid gap-4 sm:grid-cols-[9rem_1fr]">
        <InputField
          label="Ano"
          inputMode="numeric"
          autoComplete="off"
          required={season === null || season.year !== null}
          optional={season !== null && season.year === null}
          {...field("year", known("year"))}
        />
        <InputField label="Clube" maxLength={120} optional {...field("club", known("club"))} />
      </div>
      <fieldset className="grid grid-cols-2 items-end gap-4 sm:grid-cols-4">
        <legend className="mb-2 text-sm text-muted">
          O que não souber pode ficar em branco, menos os jogos.
        </legend>
        {NUMBERS.map(([name, label]) => (
          <InputField
            key={name}
            label={label}
            inputMode="numeric"
            autoComplete="off"
            required={name === "games"}
            {...field(name, known(name))}
          />
        ))}
      </fieldset>
      {clubs.length > 0 && (
        <SelectField
          label="Pedir confirmação a um clube"
          hint="Só clubes verificados com vínculo confirmado. Números confirmados valem mais do que declarados."
          options={[
            { value: "", label: "Não pedir" },
            ...clubs.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...field("askedClubId", season?.askedClubId ?? "")}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton variant="primary">
          {answer?.meanwhile ? "Salvar a minha versão" : season ? "Salvar" : "Registrar temporada"}
        </SubmitButton>
        <ButtonLink to={page} variant="text">
          Cancelar
        </ButtonLink>
      </div>
    </PostForm>
  );
}

/** The form goes on from what it was opened with, or from what the person has just been shown. */
const savedAt = (season: OwnSeason | null, answer: SeasonFormProps["answer"]) =>
  answer?.meanwhile?.savedAt ?? answer?.typed["savedAt"] ?? season?.savedAt ?? "";

/** What another tab saved, field by field, so that the person can choose. */
function SavedElsewhere({
  current,
  typed,
  page,
}: {
  current: OwnSeason;
  typed: Record<string, string>;
  page: string;
}) {
  const different = FIELDS.filter(([name]) => (typed[name] ?? "").trim() !== text(current[name]));
  return (
    <Notice tone="warning" title="Outra aba salvou esta temporada primeiro">
      {different.length > 0 ? (
        <ul className="mb-2 grid gap-1">
          {different.map(([name, label]) => (
            <li key={name}>
              <strong>{label}</strong>: salvo {text(current[name]) || "em branco"}, aqui{" "}
              {typed[name]?.trim() || "em branco"}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mb-2">Os valores são os mesmos que você digitou.</p>
      )}
      <ButtonLink to={`${page}/${current.id}`} size="small" reloadDocument>
        Ficar com a versão salva
      </ButtonLink>
    </Notice>
  );
}

const text = (value: string | number | null): string => (value === null ? "" : String(value));
