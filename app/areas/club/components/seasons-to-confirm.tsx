import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { formatMeasure, MEASURES } from "#domain/athletes/comparison.ts";
import type { AskedSeason } from "#server/clubs/season-confirmation.server.ts";

/** What linked athletes ask the club to vouch for. */
export const SeasonsToConfirm = ({ seasons }: { seasons: readonly AskedSeason[] }) => (
  <Card compact title="Números para confirmar">
    <p className="mb-4 max-w-[60ch] text-muted">
      Atletas vinculados pedem que o clube confirme o que registraram. Confirme só o que consta nos registros
      do clube.
    </p>
    <ul className="grid gap-5">
      {seasons.map((season) => (
        <AskedSeasonItem key={season.id} season={season} />
      ))}
    </ul>
  </Card>
);

function AskedSeasonItem({ season }: { season: AskedSeason }) {
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
      <PostForm className="flex flex-wrap gap-3" aria-label={heading}>
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
        <SubmitButton
          intent="recusar"
          variant="text"
          size="small"
          className="min-h-11"
          aria-label={`Recusar os números de ${heading}`}
        >
          Recusar
        </SubmitButton>
      </PostForm>
    </li>
  );
}
