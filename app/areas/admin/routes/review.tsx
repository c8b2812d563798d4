import { useRef } from "react";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { buttonClass } from "#app/components/button.tsx";
import { cx } from "#app/components/class-names.ts";
import { parseFields } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { formatDateTime } from "#domain/date-time.ts";
import { fillIn } from "#domain/desk/canned-answers.ts";
import { isId } from "#domain/id.ts";
import { barSchema, removalSchema, withdrawalSchema } from "#domain/moderation/report-schema.ts";
import * as cannedAnswers from "#server/desk/canned-answers/canned-answers.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import * as moderation from "#server/moderation/moderation.server.ts";
import { now } from "#server/platform/clock.server.ts";
import { adminMeta } from "#app/private-meta.ts";
import { assignAnswer, problemFlash, restoreAnswer } from "../assign-answer.ts";
import { BarScout } from "../components/bar-scout.tsx";
import { DecidedReview, DECISION, DecisionForm } from "../components/decision-panel.tsx";
import { EarlierReviews } from "../components/earlier-reviews.tsx";
import { HideNow } from "../components/hide-now.tsx";
import { RemoveGuardian } from "../components/remove-guardian.tsx";
import { RestoreForm } from "../components/restore-form.tsx";
import { SignalList } from "../components/signal-list.tsx";
import { SubjectView } from "../components/subject-view.tsx";
import { WithdrawVerification } from "../components/withdraw-verification.tsx";
import { addresseeOf } from "../queue/addressee.ts";
import { CannedForm } from "../queue/canned-select.tsx";
import { ItemHeading } from "../queue/item-heading.tsx";
import { addressIn, filterOf, partIn, wordsOf } from "../queue/queue-address.ts";
import { leaseIn, LeaseNote } from "../queue/lease-note.tsx";
import { QueueKeys } from "../queue/queue-keys.tsx";
import { QueueColumn } from "../queue/queue-column.tsx";
import { toQueueView } from "../queue/queue-view.ts";
import { useLease } from "../queue/use-lease.ts";
import { useQueueKeys } from "../queue/use-queue-keys.ts";
import { answerDecision } from "../review-answer.ts";
import { verdictsOf } from "../review-text.ts";
import { markedNote, toReviewView } from "../review-view.ts";
import type { Route } from "./+types/review.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [id, actor, part] = [idIn(params), actorOf(context), partIn(url)];
  const page = await moderation.openReview(actor, id);
  if (!page) throw notFound();
  const review = toReviewView(page, formatDateTime, now());
  const [beside, answers] = await Promise.all([
    moderation.queueBeside(actor, id, filterOf(part)),
    review.state === "open" ? cannedAnswers.list(actor, review.kind) : [],
  ]);
  const { words, guardian } = addresseeOf(review.subject);
  const canned = answers.map(({ id: answerId, title, body }) => ({
    id: answerId,
    title,
    text: fillIn(body, words),
  }));
  return {
    review,
    part: wordsOf(part),
    queue: toQueueView(beside, { part, currentId: id, now: now() }),
    canned,
    chosen: canned.find((answer) => answer.id === url.searchParams.get("modelo")) ?? null,
    toGuardian: guardian,
  };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const id = idIn(params);
  const here = addressIn(partIn(url), id);
  const actor = actorOf(context);
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === "assumir")
    return redirectWith(here, { flash: assignAnswer(await moderation.lease(actor, id), intent) });
  if (intent === "liberar") {
    // Away from the item: its page would take it again.
    const released = await moderation.release(actor, id);
    return redirectWith(addressIn(partIn(url)), { flash: assignAnswer(released, intent) });
  }
  if (intent === "ocultar") {
    const hidden = await moderation.hideReported(actor, id);
    if (!hidden.ok) return redirectWith(here, { flash: problemFlash(hidden.error) });
    return redirectWith(here, {
      flash: {
        kind: "success",
        title: "Denúncia: oculto",
        body: "Saiu do ar, ou mostra um aviso. A decisão continua em aberto.",
      },
    });
  }
  if (intent === "mostrar") {
    return redirectWith(here, { flash: restoreAnswer(await moderation.restoreReported(actor, id)) });
  }
  if (intent === "retirar-verificacao") {
    const parsed = parseFields(form, withdrawalSchema);
    if (!parsed.ok) return refuse(parsed.error);
    const withdrawn = await moderation.withdrawVerification(actor, id, parsed.value.withdrawal);
    return redirectWith(here, {
      flash: withdrawn.ok
        ? { kind: "success", title: "Verificação retirada", body: "O clube e as famílias foram avisados." }
        : { kind: "error", title: "O clube já não está verificado" },
    });
  }
  if (intent === "impedir") {
    const parsed = parseFields(form, barSchema);
    if (!parsed.ok) return refuse(parsed.error);
    const barred = await moderation.barScout(actor, id, parsed.value.bar);
    return redirectWith(here, {
      flash: barred.ok
        ? { kind: "success", title: "Pessoa impedida", body: "O acesso terminou em todos os clubes." }
        : { kind: "error", title: "Esta pessoa já está impedida, ou a conta não existe mais" },
    });
  }
  if (intent === "desimpedir") {
    const lifted = await moderation.liftScoutBar(actor, id);
    return redirectWith(here, {
      flash: lifted.ok
        ? { kind: "success", title: "Impedimento retirado", body: "Um clube pode convidar a pessoa de novo." }
        : { kind: "error", title: "Esta pessoa não está impedida" },
    });
  }
  if (intent === "remover-responsavel") {
    const parsed = parseFields(form, removalSchema);
    if (!parsed.ok) return refuse(parsed.error);
    const removed = await moderation.removeGuardian(actor, id, parsed.value);
    return redirectWith(here, {
      flash: removed.ok
        ? { kind: "success", title: "Função encerrada", body: "A família foi avisada." }
        : { kind: "error", title: "Esta pessoa já não responde pelo atleta" },
    });
  }
  return answerDecision(actor, id, form, partIn(url));
}

/** After a refusal too: what has changed meanwhile has to be read before it is decided. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || actionStatus === 409;

const confirmedIn = ({ guardians }: { guardians: readonly { userId: string | null; name: string }[] }) =>
  guardians.flatMap(({ userId, name }) => (userId ? [{ userId, name }] : []));

function idIn(params: { id: string }): string {
  if (!isId(params.id)) throw notFound();
  return params.id;
}

const notFound = () => data("Revisão não encontrada", 404);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(loaderData?.review.kindLabel ?? "Revisão");

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const { review, part, queue } = loaderData;
  const area = useRef<HTMLDivElement>(null);
  useQueueKeys(area);
  const open = review.state === "open";
  const decides = open && review.subject !== null;
  const lease = useLease(open ? `/admin/revisoes/${review.id}/vez` : null, leaseIn(review.lease));
  return (
    <div ref={area} className="queue-workspace">
      <div className="queue-middle">
        <ItemHeading
          kindLabel={review.kindLabel}
          title={review.title}
          since={review.createdAt}
          next={queue.next}
          previous={queue.previous}
        />
        {open && review.subject?.type === "report" && review.subject.visibility === "public" && (
          <HideNow subjectType={review.subject.subjectType} />
        )}
        {!open && review.subject?.type === "report" && review.subject.visibility === "hidden" && (
          <RestoreForm />
        )}
        <SubjectView subject={review.subject} />
        {review.kind === "guardian_dispute" && review.subject?.type === "athlete" && (
          <RemoveGuardian guardians={confirmedIn(review.subject.guardianship)} answer={actionData} />
        )}
        {review.subject?.type === "report" && review.subject.scout && (
          <BarScout scout={review.subject.scout} answer={actionData} />
        )}
        <EarlierReviews reviews={review.earlier} />
        {open && (
          <a href={`#${DECISION}`} className={cx(buttonClass({ variant: "primary" }), "queue-jump")}>
            Ir à decisão
          </a>
        )}
      </div>
      <div className="queue-side">
        {open && <LeaseNote lease={lease} />}
        {review.signals.map((signals) => (
          <SignalList key={signals.athlete?.id ?? ""} signals={signals} marked={markedNote(review)} />
        ))}
        {open ? (
          review.subject && (
            <DecisionForm
              key={review.id + (loaderData.chosen?.id ?? "")}
              review={review}
              canned={loaderData.canned}
              chosen={loaderData.chosen}
              toGuardian={loaderData.toGuardian}
              mayDecide={lease.state !== "leased"}
              answer={actionData}
            />
          )
        ) : (
          <DecidedReview {...review} />
        )}
        {open && <CannedForm part={part} />}
        {review.state === "approved" &&
          review.subject?.type === "club" &&
          review.subject.company.verified && <WithdrawVerification answer={actionData} />}
        <QueueKeys verdicts={decides ? verdictsOf(review) : []} sends={decides} />
      </div>
      <QueueColumn title="Revisões" {...queue} mine={lease.state === "mine"} />
    </div>
  );
}
