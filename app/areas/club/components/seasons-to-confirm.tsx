import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { InputField } from "#app/components/input.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { formatMeasure, MEASURES } from "#domain/athletes/comparison.ts";
import { SEASON_REASON_MAX } from "#domain/athletes/season-refusal.ts";
import type { AskedSeason } from "#server/clubs/season-confirmation.server.ts";

interface SeasonsToConfirmProps {
  seasons: readonly AskedSeason[];
  /** The page's answer, if a reason was refused. */
  answer?: Refused;
}

/** What linked athletes ask the club to vouch for. */
export const SeasonsToConfirm = ({ seasons, answer }: SeasonsToConfirmProps) => (
  <Card compact title="Números para confirmar">
    <p className="mb-4 max-w-[60ch] text-muted">
      Atletas vinculados pedem que o clube confirme o que registraram. Confirme só o que consta nos registros
      do clube.
    </p>
    <ul className="grid gap-5">
      {seasons.map((season) => (
        <AskedSeasonItem
          key={season.id}
          season={season}
          answer={answer?.typed["season"] === season.id ? answer : undefined}
        />
      ))}
    </ul>
  </Card>
);

function AskedSeasonItem({ season, answer }: { season: AskedSeason; answer?: Refused }) {
  const form = useFocusOnError(answer);
  const heading = `${season.athleteName}, ${season.year ?? "sem ano"}`;
  return (
    <li className="grid gap-3 border-t border-line pt-5 first:border-0 first:pt-0">
      <h3 className="text-xl">
        <TextLink to={`/a/${season.subdomain}`}>{season.athleteName}</TextLink>, {season.year ?? "sem ano"}
      </h3>
      {season.club && <p className="text-muted">Registrado como “{season.club}”.</p>}
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
        {MEASURES.filter(({ key }) => season[key] !== null).map(({ key, label, percent }) => (
          <div key={key} className="flex gap-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{formatMeasure(season[key], percent)}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-start gap-x-5">
        <PostForm aria-label={heading}>
          <input type="hidden" name="season" value={season.id} />
          <input type="hidden" name="savedAt" value={season.savedAt} />
          <SubmitButton
            intent="confirmar"
            size="small"
            className="min-h-11"
            aria-label={`Confirmar os números de ${heading}`}
          >
            Confirmar
          </SubmitButton>
        </PostForm>
        <details open={answer ? true : undefined} className="open:basis-full">
          <summary className="flex min-h-11 w-fit items-center font-semibold underline underline-offset-4">
            Recusar<span className="sr-only"> os números de {heading}</span>
          </summary>
          <PostForm ref={form} className="mt-1 flex max-w-[40rem] flex-wrap items-end gap-3" noValidate>
            <input type="hidden" name="season" value={season.id} />
            <input type="hidden" name="savedAt" value={season.savedAt} />
            <InputField
              label="Motivo"
              hint="O atleta e o responsável leem este texto."
              {...fieldOf(answer)("reason", "")}
              required
              maxLength={SEASON_REASON_MAX}
              // Several forms of this page have this field, and a draft is kept by page and name.
              keep={false}
              autoComplete="off"
              className="min-w-0 grow basis-64"
            />
            <SubmitButton intent="recusar" size="small" className="min-h-12">
              Recusar números
            </SubmitButton>
          </PostForm>
        </details>
      </div>
    </li>
  );
}
