import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { formatDay, formatTime } from "#domain/date-time.ts";
import { countdownWords } from "#domain/registrations/feedback-times.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { answersOwed } from "#server/registrations/answers.server.ts";
import { answerAnswers } from "../answers-action.ts";
import { AnswerList } from "../components/answer-list.tsx";
import { CLOSED_TEXT, EventFrame } from "../components/event-frame.tsx";
import { eventNotFound } from "../load-own-event.ts";
import { answersPage, evaluatePage, presencePage } from "../addresses.ts";
import type { Route } from "./+types/answers.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const found = await answersOwed(requireMember(context), params.id);
  if (!found.ok) throw eventNotFound();
  const { dueAt, timeZone, daysLeft, ...answers } = found.value;
  return {
    ...answers,
    due: `${formatDay(dueAt, timeZone)}, ${formatTime(dueAt, timeZone)}`,
    late: daysLeft < 0,
    countdown: countdownWords(daysLeft),
    sending: url.searchParams.get("enviar") === "todas",
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  return answerAnswers({
    actor: requireMember(context),
    eventId: params.id,
    form: await readForm(request),
  });
}

export const meta: Route.MetaFunction = () => privateMeta("Respostas devidas");

type Loaded = Route.ComponentProps["loaderData"];

export default function AnswersPage({ loaderData }: Route.ComponentProps) {
  const { event, came, closed, begun, answers, sending, ready } = loaderData;
  const maySend = loaderData.maySend && begun;
  return (
    <EventFrame event={event} title="Respostas devidas" current="answers">
      <div className="grid max-w-[44rem] gap-4">
        {came === 0 ? (
          <Nobody id={event.id} />
        ) : (
          <>
            <Progress {...loaderData} />
            {!begun && (
              <Notice title="A peneira ainda não começou">
                As avaliações ficam guardadas. As respostas saem depois que ela começar.
              </Notice>
            )}
            {!loaderData.maySend && (
              <Notice tone="warning" title="O clube não está verificado">
                Sem a verificação, o clube não alcança famílias. O prazo continua a contar.
              </Notice>
            )}
            {sending && ready > 0 && maySend ? (
              <ConfirmAll loaded={loaderData} />
            ) : (
              <>
                {closed ? (
                  <Notice title="Lista fechada">{CLOSED_TEXT}</Notice>
                ) : (
                  <AnswerList eventId={event.id} answers={answers} maySend={maySend} />
                )}
                <Notice>
                  Só o atleta e o responsável leem. Sua parte respondida aparece nas próximas peneiras.
                </Notice>
                <Next loaded={loaderData} />
              </>
            )}
          </>
        )}
      </div>
    </EventFrame>
  );
}

function Progress({ late, countdown, due, came, sent }: Loaded) {
  const owed = came - sent;
  const done = owed === 0;
  return (
    <section className="panel p-4" aria-label="Prazo">
      {done ? (
        <p className="text-lead font-bold">Todos têm resposta</p>
      ) : (
        <div className="flex items-center gap-3">
          <span
            className={`font-display text-5xl leading-none font-extrabold tabular-nums ${late ? "text-danger" : ""}`}
          >
            {countdown.number}
          </span>
          <div>
            <p className={`font-bold ${late ? "text-danger" : ""}`}>{countdown.text}</p>
            <p className="text-compact text-muted">
              {late ? "O prazo era" : "Prazo:"} {due}
            </p>
          </div>
        </div>
      )}
      <svg
        className="mt-3 h-2 w-full rounded-full"
        viewBox={`0 0 ${came} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className="fill-line" width={came} height="1" />
        <rect className="fill-grass" width={sent} height="1" />
      </svg>
      <p className="mt-1.5 flex justify-between gap-3 text-compact">
        <span>
          <strong>{sent}</strong> de {came} {came === 1 ? "respondido" : "respondidos"}
        </span>
        {!done && <span className="text-muted">{owed === 1 ? "falta 1" : `faltam ${owed}`}</span>}
      </p>
    </section>
  );
}

function Next({ loaded }: { loaded: Loaded }) {
  const { event, ready, sent, came, closed, begun, maySend } = loaded;
  if (sent === came || (ready === 0 && closed)) return null;
  if (ready > 0 && maySend && begun)
    return (
      <ButtonLink to={`${answersPage(event.id)}?enviar=todas`} variant="primary">
        Responder aos que faltam
      </ButtonLink>
    );
  return closed ? null : (
    <ButtonLink to={evaluatePage(event.id)} variant="primary">
      Avaliar os que faltam
    </ButtonLink>
  );
}

/** What has left cannot be called back: whoever sends reads first what leaves, and for whom nothing does. */
function ConfirmAll({ loaded: { event, ready, answers } }: { loaded: Loaded }) {
  const without = answers.filter(
    ({ outcome, state }) => outcome === null && (state === "missing" || state === "draft"),
  );
  const called = answers.filter(({ outcome, state }) => outcome === "called" && state === "draft").length;
  return (
    <Card title={ready === 1 ? "Enviar 1 resposta?" : `Enviar ${ready} respostas?`} compact>
      <div className="grid gap-2">
        <p>Cada família recebe um aviso por e-mail. O que foi enviado não muda mais.</p>
        {called > 0 && (
          <p>
            {called === 1 ? "Para quem foi chamado" : `Para os ${called} chamados`} sai também um pedido de
            contato do clube.
          </p>
        )}
        {without.length > 0 && (
          <p>
            <strong>Sem resultado ainda:</strong>{" "}
            {without.map(({ number, name }) => `${number} · ${name}`).join(", ")}.
          </p>
        )}
      </div>
      <PostForm className="mt-5 flex flex-wrap items-center gap-3">
        <SubmitButton intent="todas" variant="primary">
          Enviar agora
        </SubmitButton>
        <ButtonLink to={answersPage(event.id)} variant="text">
          Voltar
        </ButtonLink>
      </PostForm>
    </Card>
  );
}

const Nobody = ({ id }: { id: string }) => (
  <Notice title="Ninguém entrou ainda">
    <p>Quem tem o ingresso lido na entrada recebe uma resposta, e o prazo aparece aqui.</p>
    <ButtonLink to={presencePage(id)} size="small" className="mt-3">
      Ver a presença
    </ButtonLink>
  </Notice>
);
