import { data } from "react-router";
import { Badge } from "#app/components/badge.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { CategoryText } from "#app/components/category-text.tsx";
import { Container } from "#app/components/container.tsx";
import { Notice } from "#app/components/notice.tsx";
import { ReportLink } from "#app/components/report-link.tsx";
import { StandaloneLink } from "#app/components/text-link.tsx";
import { secretAddressMeta } from "#app/private-meta.ts";
import { memberGuard } from "#app/session/guards.ts";
import { formatDay } from "#domain/date-time.ts";
import {
  NO_SCORE,
  OUTCOME_NAMES,
  SCORE_WORDS,
  SCORES,
  type Score,
} from "#domain/registrations/evaluation.ts";
import type { Outcome } from "#domain/registrations/states.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { afterAnswer } from "#server/platform/http/request-context.server.ts";
import { noteReading, readEvaluation } from "#server/registrations/evaluation-reading.server.ts";
import type { Route } from "./+types/evaluation.ts";

export const middleware: Route.MiddlewareFunction[] = [memberGuard];

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireMember(context);
  const found = await readEvaluation(actor, params.id);
  if (!found.ok && found.error === "not_found") throw data("Avaliação não encontrada", 404);
  if (!found.ok) return { evaluation: null };
  afterAnswer(context, () => noteReading(actor, params.id));
  const { event, sentAt, ...evaluation } = found.value;
  return {
    evaluation: {
      ...evaluation,
      event: { id: event.id, title: event.title, shown: event.shown },
      day: formatDay(event.startsAt, event.timeZone),
      sentOn: formatDay(sentAt, event.timeZone),
    },
  };
}

export const meta: Route.MetaFunction = () => secretAddressMeta("Avaliação da peneira");

export default function EvaluationPage({ loaderData: { evaluation }, params }: Route.ComponentProps) {
  return (
    <Container className="grid grid-cols-1 gap-5 py-6 sm:py-10">
      <p>
        <StandaloneLink to={`/inscricoes/${params.id}`}>Voltar à inscrição</StandaloneLink>
      </p>
      <h1 className="text-4xl">Avaliação da peneira</h1>
      {evaluation ? <Evaluation evaluation={evaluation} /> : <GuardianFirst />}
    </Container>
  );
}

const GuardianFirst = () => (
  <Notice title="Seu responsável lê primeiro" className="max-w-[44rem]">
    A resposta da peneira chegou. Assim que seu responsável abrir, ela aparece aqui para você também.
  </Notice>
);

type Shown = NonNullable<Route.ComponentProps["loaderData"]["evaluation"]>;

const Evaluation = ({ evaluation }: { evaluation: Shown }) => (
  <div className="grid max-w-[44rem] gap-5">
    <Heading {...evaluation} />
    <Card title={OUTCOME_NAMES[evaluation.outcome]} compact>
      <p>{OUTCOME_TEXT[evaluation.outcome](evaluation)}</p>
      {evaluation.outcome === "called" && (
        <ButtonLink to="/contatos" size="small" className="mt-3 max-sm:min-h-11">
          Ver pedidos de contato
        </ButtonLink>
      )}
    </Card>
    <Card title="Notas" compact>
      <dl className="grid gap-3">
        {evaluation.scores.map(({ criterion, score }) => (
          <div key={criterion} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1">
            <dt className="font-semibold wrap-anywhere">{criterion}</dt>
            <dd className="text-compact text-muted">
              {score ? `${score} de 5, ${SCORE_WORDS[score as Score]}` : NO_SCORE}
            </dd>
            <dd aria-hidden="true" className="col-span-2 grid grid-cols-5 gap-1">
              {SCORES.map((step) => (
                <span
                  key={step}
                  className={`h-2 rounded-full ${score !== null && step <= score ? "bg-grass" : "bg-line"}`}
                />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
    {evaluation.remarks.length > 0 && (
      <Card title="O que chamou a atenção" compact>
        <ul className="flex flex-wrap gap-2">
          {evaluation.remarks.map((remark) => (
            <li key={remark}>
              <Badge>{remark}</Badge>
            </li>
          ))}
        </ul>
      </Card>
    )}
    {evaluation.note && (
      <Card title="Nota de quem avaliou" compact>
        <p className="wrap-anywhere whitespace-pre-line">{evaluation.note}</p>
      </Card>
    )}
    <Notice>{evaluation.minor ? READ_BY_FAMILY : READ_BY_ADULT}</Notice>
    {evaluation.event.shown && <ReportLink type="event" id={evaluation.event.id} what="o evento" />}
  </div>
);

function Heading({ event, organiser, about, number, category, day, sentOn }: Shown) {
  const facts = [about, number !== null && `nº ${number}`, category].filter(Boolean).join(" · ");
  return (
    <div className="grid gap-1">
      <p className="text-lead font-bold wrap-anywhere">
        {event.shown ? (
          <StandaloneLink to={`/campeonatos/${event.id}`}>
            <span>
              <CategoryText>{event.title}</CategoryText>
            </span>
          </StandaloneLink>
        ) : (
          <CategoryText>{event.title}</CategoryText>
        )}
      </p>
      <p>{facts}</p>
      <p className="text-compact text-muted">
        {organiser ?? "Quem organizou não está mais na plataforma"}. Peneira em {day}, resposta em {sentOn}.
      </p>
    </div>
  );
}

const READ_BY_FAMILY =
  "Só o atleta e o responsável leem esta página. Ela fica com vocês, mesmo depois que o evento fechar.";
const READ_BY_ADULT = "Só você lê esta página. Ela fica com você, mesmo depois que o evento fechar.";

const OUTCOME_TEXT: Record<Outcome, (of: { minor: boolean }) => string> = {
  not_yet: () => "Desta vez não houve convite. As notas abaixo dizem o que quem avaliou viu neste dia.",
  see_again: () => "Quem organizou quer ver de novo em outra ocasião. Fique de olho nas próximas peneiras.",
  called: ({ minor }) =>
    `Quem organizou quer o próximo passo. Se o clube puder pedir contato, o pedido aparece em Pedidos, e a decisão é ${minor ? "de vocês" : "sua"}.`,
};
