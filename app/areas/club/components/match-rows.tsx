import { Badge } from "#app/components/badge.tsx";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { ResultDots } from "#app/components/result-dots.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { formatScore } from "#domain/clubs/matches.ts";
import { resultOf } from "#domain/clubs/results.ts";
import type { OwnMatch } from "#server/clubs/matches.server.ts";
import { MATCHES_PAGE } from "../addresses.ts";
import { standingOf, whenPlayed } from "../match-text.ts";

/** The club's matches, newest first, each with where it stands. */
export const MatchRows = ({ matches }: { matches: readonly OwnMatch[] }) => (
  <ul className="overflow-hidden panel">
    {matches.map((match) => (
      <MatchRow key={match.id} match={match} />
    ))}
  </ul>
);

function MatchRow({ match }: { match: OwnMatch }) {
  const { id, opponent, opponentId, goalsFor, goalsAgainst, entered, source, contested } = match;
  const { label, tone } = standingOf(match);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-t border-line p-4 first:border-0 sm:px-5 lg:grid-cols-[auto_minmax(0,1fr)_5rem_16rem_5rem] lg:gap-x-6">
      <ResultDots results={[resultOf(goalsFor, goalsAgainst)]} label="Resultado" />
      <div className="min-w-0">
        <h3 className="font-sans text-base leading-tight font-bold tracking-normal wrap-anywhere">
          {opponentId ? <TextLink to={`/clube/${opponentId}`}>{opponent}</TextLink> : opponent}
        </h3>
        <p className="text-compact text-muted">{whenPlayed(match)}</p>
      </div>
      <strong className="font-display text-2xl leading-none font-extrabold whitespace-nowrap tabular-nums lg:text-end">
        {formatScore(match)}
      </strong>
      <div className="col-span-2 grid justify-items-start gap-2 lg:col-span-1">
        <Badge tone={tone}>{label}</Badge>
        {contested && <Contested match={match} contested={contested} />}
      </div>
      <div className="justify-self-end">
        {entered && source !== "match_sheet" && (
          <ButtonLink to={`${MATCHES_PAGE}/${id}`} variant="text" size="small" className="min-h-11">
            Editar<span className="sr-only"> o jogo com {opponent}</span>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** The two scores, and the way to end it without waiting for staff. */
function Contested({
  match: { id, savedAt, entered, opponent },
  contested,
}: {
  match: OwnMatch;
  contested: NonNullable<OwnMatch["contested"]>;
}) {
  const other = formatScore(contested);
  if (!entered) return <p className="text-compact text-muted">Para o clube foi {other}. A equipe decide.</p>;
  return (
    <>
      <p className="text-compact text-muted">O adversário diz {other}. Se não aceitar, a equipe decide.</p>
      <PostForm>
        <input type="hidden" name="match" value={id} />
        <input type="hidden" name="savedAt" value={savedAt} />
        <SubmitButton intent="aceitar" size="small" className="min-h-11">
          Aceitar {other}
          <span className="sr-only"> no jogo com {opponent}</span>
        </SubmitButton>
      </PostForm>
    </>
  );
}
