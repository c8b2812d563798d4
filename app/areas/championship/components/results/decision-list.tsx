import { Badge } from "#app/components/badge.tsx";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { InputField } from "#app/components/input.tsx";
import { StandaloneLink } from "#app/components/text-link.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { REASON } from "#domain/championships/decision-fields.ts";
import { decisionPage, withdrawalPage } from "../../addresses.ts";
import type { ResultsView } from "../../results-view.ts";

type DecisionListProps = {
  results: ResultsView;
  championshipId: string;
  categoryId: string;
  mayEdit: boolean;
  answer?: FormErrors;
};

const SUMMARY =
  "flex min-h-11 w-fit cursor-pointer items-center font-semibold text-grass underline underline-offset-4";

/** What was decided beside the field, with its reasons. What was revoked stays readable. */
export function DecisionList({ results, championshipId, categoryId, mayEdit, answer }: DecisionListProps) {
  const { decisions, draws, left, playing } = results;
  return (
    <Card compact title="Decisões">
      {decisions.length + draws.length + left.length === 0 && (
        <p className="text-muted">
          Decisões do tribunal ou da organização, desistências e sorteios entre empatadas aparecem aqui e na
          página pública, com o motivo.
        </p>
      )}
      <ul className="grid divide-y divide-line [&>li]:py-3">
        {decisions.map((decision) => (
          <li key={decision.id} className="grid gap-1">
            <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
              {decision.revoked ? <s className="text-muted">{decision.title}</s> : decision.title}
              {decision.revoked && <Badge>revogada</Badge>}
            </p>
            <p className="wrap-anywhere">{decision.reason}</p>
            <p className="text-sm text-muted wrap-anywhere">
              {[decision.when, decision.document, decision.isPrivate && "o motivo não é público"]
                .filter(Boolean)
                .join(" · ")}
            </p>
            {decision.revoked ? (
              <p className="text-compact wrap-anywhere">
                Revogada em {decision.revoked.when}: {decision.revoked.reason}
              </p>
            ) : (
              mayEdit && <Revocation id={decision.id} title={decision.title} answer={answer} />
            )}
          </li>
        ))}
        {left.map(({ id, name, reason }) => (
          <li key={id} className="grid gap-1">
            <p className="font-semibold wrap-anywhere">{name} desistiu</p>
            {reason && <p className="wrap-anywhere">{reason}</p>}
            {mayEdit && (
              <p className="text-compact">
                <StandaloneLink to={withdrawalPage(championshipId, id)}>Ver a desistência</StandaloneLink>
              </p>
            )}
          </li>
        ))}
        {draws.map(({ id, title, order, witnesses, when, seed }) => (
          <li key={id} className="grid gap-1">
            <p className="font-semibold">{title}</p>
            <ol className="list-inside list-decimal">
              {order.map((name) => (
                <li key={name} className="wrap-anywhere">
                  {name}
                </li>
              ))}
            </ol>
            <p className="text-sm text-muted wrap-anywhere">
              {[when, witnesses && `Testemunhas: ${witnesses}`].filter(Boolean).join(" · ")}
            </p>
            <p className="text-sm text-muted wrap-anywhere">
              Semente <code>{seed}</code>: com ela e as mesmas equipes o sorteio dá sempre esta ordem.
            </p>
          </li>
        ))}
      </ul>
      {mayEdit && (
        <ButtonLink to={decisionPage(championshipId, categoryId)} size="small" className="mt-3 min-h-11">
          Registrar decisão
        </ButtonLink>
      )}
      {mayEdit && playing.length > 0 && (
        <details className="mt-3 text-compact">
          <summary className={SUMMARY}>Registrar a desistência de uma equipe</summary>
          <ul className="grid gap-x-4 sm:grid-cols-2">
            {playing.map(({ id, name }) => (
              <li key={id}>
                <StandaloneLink to={withdrawalPage(championshipId, id)}>{name}</StandaloneLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

type RevocationProps = { id: string; title: string; answer?: FormErrors };

function Revocation({ id, title, answer }: RevocationProps) {
  const own = answer?.typed["decisionId"] === id ? answer : undefined;
  return (
    <details open={own !== undefined} className="text-compact">
      <summary className={SUMMARY}>
        Revogar<span className="sr-only"> {title}</span>
      </summary>
      <PostForm className="grid items-end gap-3 pb-2 sm:grid-cols-[1fr_auto]">
        <input type="hidden" name="intent" value="revogar" />
        <input type="hidden" name="decisionId" value={id} />
        <InputField
          label="Motivo"
          hint="A decisão deixa de contar e continua à vista, com este motivo."
          maxLength={REASON.most}
          {...fieldOf(own)("reason")}
        />
        <SubmitButton size="small" className="min-h-12">
          Revogar decisão
        </SubmitButton>
      </PostForm>
    </details>
  );
}
