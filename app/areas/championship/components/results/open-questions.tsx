import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { InputField } from "#app/components/input.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { REASON, WITNESSES_MOST } from "#domain/championships/decision-fields.ts";
import { ANSWER_HOURS } from "#domain/championships/sheet-fields.ts";
import { decisionPage, matchPage } from "../../addresses.ts";
import type { ResultsView } from "../../results-view.ts";

type OpenQuestionsProps = {
  results: ResultsView;
  championshipId: string;
  categoryId: string;
  mayEdit: boolean;
  /** To a draw. */
  answer?: FormErrors;
  /** To a sheet that is kept. */
  kept?: FormErrors;
};

/** What waits for the organiser comes before what is only read. */
export function OpenQuestions(props: OpenQuestionsProps) {
  const { results, championshipId, categoryId, mayEdit, answer, kept } = props;
  const { view, contested, places } = results;
  if (view.neededDraws.length + contested.length + places.length === 0) return null;
  return (
    <Card compact title="Para resolver" className="border-canary-deep">
      <ul className="grid gap-4 divide-y divide-line [&>li:not(:first-child)]:pt-4">
        {view.neededDraws.map((draw) => (
          <li key={draw.teams.map(({ id }) => id).join(" ")}>
            <NeededDraw draw={draw} mayEdit={mayEdit} answer={answer} />
          </li>
        ))}
        {contested.map(({ id, matchId, title, text, mailed }) => (
          <li key={id} className="grid gap-1">
            <p className="font-semibold">Súmula contestada</p>
            <p className="wrap-anywhere">
              <TextLink to={matchPage(championshipId, matchId)}>{title}</TextLink>. {text}
            </p>
            {mayEdit && <KeepSheet id={id} title={title} mailed={mailed} answer={kept} />}
          </li>
        ))}
        {places.map(({ key, text, place, offer }) => (
          <li key={key} className="grid gap-2">
            <p className="font-semibold wrap-anywhere">{text}</p>
            {mayEdit && place && (
              <div className="flex flex-wrap gap-2">
                {offer && (
                  <ButtonLink
                    to={decisionPage(championshipId, categoryId, {
                      tipo: "vaga",
                      vaga: place,
                      equipe: offer.team,
                    })}
                    size="small"
                    className="min-h-11"
                  >
                    Dar a vaga a {offer.name}
                  </ButtonLink>
                )}
                <ButtonLink
                  to={decisionPage(championshipId, categoryId, { tipo: "vaga", vaga: place })}
                  size="small"
                  variant={offer ? "text" : undefined}
                  className="min-h-11"
                >
                  {offer ? "Escolher outra equipe" : "Decidir sobre a vaga"}
                </ButtonLink>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

type KeepSheetProps = { id: string; title: string; mailed: boolean; answer?: FormErrors };

/** The other way out than a correction, which the page of the match offers. */
function KeepSheet({ id, title, mailed, answer }: KeepSheetProps) {
  const own = answer?.typed["signatureId"] === id ? answer : undefined;
  return (
    <details open={own !== undefined} className="text-compact">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-grass underline underline-offset-4">
        Manter a súmula<span className="sr-only"> de {title}</span>
      </summary>
      <PostForm className="grid items-end gap-3 pb-2 sm:grid-cols-[1fr_auto]">
        <input type="hidden" name="intent" value="manter" />
        <input type="hidden" name="signatureId" value={id} />
        <InputField
          label="Motivo"
          hint={`${
            mailed
              ? "A equipe que contestou recebe por e-mail."
              : `A equipe não tem e-mail: ela lê a resposta pelo link da súmula, que abre de novo por ${ANSWER_HOURS} horas.`
          } Se ela tem razão, corrija a súmula na página da partida.`}
          maxLength={REASON.most}
          {...fieldOf(own)("reason")}
        />
        <SubmitButton size="small" className="min-h-12">
          {mailed ? "Manter e avisar" : "Manter a súmula"}
        </SubmitButton>
      </PostForm>
    </details>
  );
}

type NeededDrawProps = {
  draw: ResultsView["view"]["neededDraws"][number];
  mayEdit: boolean;
  answer?: FormErrors;
};

function NeededDraw({ draw: { group, teams }, mayEdit, answer }: NeededDrawProps) {
  return (
    <div className="grid gap-3">
      <p className="wrap-anywhere">
        <span className="font-semibold">Só um sorteio decide{group && ` no grupo ${group}`}:</span>{" "}
        {teams.map(({ name }) => name).join(", ")} empataram em todos os critérios.
      </p>
      {mayEdit && (
        <PostForm className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
          <input type="hidden" name="intent" value="sortear" />
          <input type="hidden" name="group" value={group ?? ""} />
          {teams.map(({ id }) => (
            <input key={id} type="hidden" name="teams" value={id} />
          ))}
          <InputField
            label="Testemunhas"
            hint="Quem acompanha, como os técnicos das equipes. Aparece na página pública: não escreva nomes de atletas."
            optional
            maxLength={WITNESSES_MOST}
            {...fieldOf(answer)("witnesses")}
          />
          <SubmitButton variant="primary">Sortear agora</SubmitButton>
        </PostForm>
      )}
    </div>
  );
}
