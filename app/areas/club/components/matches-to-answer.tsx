import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { InputField } from "#app/components/input.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { formatScore } from "#domain/clubs/matches.ts";
import type { OwnMatch } from "#server/clubs/matches.server.ts";
import { whenPlayed } from "../match-text.ts";

/** Results that opponents entered, for this club to confirm or to correct. */
export const MatchesToAnswer = ({ matches, answer }: { matches: readonly OwnMatch[]; answer?: Refused }) => (
  <Card title="Esperam a resposta do clube">
    <p className="mb-4 max-w-[60ch] text-muted">
      Outros clubes registraram estes jogos. Confirme o placar ou diga qual foi: só conta no ranking o que os
      dois dizem.
    </p>
    <ul className="grid gap-5">
      {matches.map((match) => (
        <AskedMatch
          key={match.id}
          match={match}
          answer={answer?.typed["match"] === match.id ? answer : undefined}
        />
      ))}
    </ul>
  </Card>
);

function AskedMatch({ match, answer }: { match: OwnMatch; answer?: Refused }) {
  const field = fieldOf(answer);
  const of = `do jogo com ${match.opponent}`;
  return (
    <li className="grid gap-3 border-t border-line pt-5 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-xl wrap-anywhere">{match.opponent}</h3>
          <p className="text-compact text-muted">{whenPlayed(match)}</p>
        </div>
        <p>
          <span className="text-compact text-muted">Nós × eles </span>
          <strong className="font-display text-3xl leading-none font-extrabold whitespace-nowrap tabular-nums">
            {formatScore(match)}
          </strong>
        </p>
      </div>
      <PostForm>
        <Which {...match} />
        <SubmitButton intent="confirmar" size="small" className="min-h-11">
          Confirmar<span className="sr-only"> o placar {of}</span>
        </SubmitButton>
      </PostForm>
      <details open={answer !== undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-grass underline underline-offset-4">
          O placar foi outro<span className="sr-only">: contestar o {of}</span>
        </summary>
        <PostForm className="mt-2 grid max-w-md gap-4">
          <Which {...match} />
          <div className="grid grid-cols-2 items-start gap-4">
            <InputField
              label="Nossos gols"
              inputMode="numeric"
              autoComplete="off"
              required
              {...field("goalsFor")}
            />
            <InputField
              label="Gols deles"
              inputMode="numeric"
              autoComplete="off"
              required
              {...field("goalsAgainst")}
            />
          </div>
          <div>
            <SubmitButton intent="contestar" size="small" className="min-h-11">
              Contestar<span className="sr-only"> o placar {of}</span>
            </SubmitButton>
          </div>
        </PostForm>
      </details>
    </li>
  );
}

const Which = ({ id, savedAt }: OwnMatch) => (
  <>
    <input type="hidden" name="match" value={id} />
    <input type="hidden" name="savedAt" value={savedAt} />
  </>
);
