import { Check, RotateCcw } from "lucide-react";
import { useRef } from "react";
import { data } from "react-router";
import { z } from "zod";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { fact, Facts } from "#app/components/facts.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { formatDateTime, formatDay } from "#domain/date-time.ts";
import { formatDate } from "#domain/dates.ts";
import { fillIn } from "#domain/desk/canned-answers.ts";
import { isId } from "#domain/id.ts";
import { deadlineOf } from "#domain/inquiries/data-requests.ts";
import { INQUIRY_STATES } from "#domain/inquiries/kinds.ts";
import { INQUIRY_LIST } from "#domain/inquiries/staff-list.ts";
import { formatPhone } from "#domain/phone.ts";
import * as cannedAnswers from "#server/desk/canned-answers/canned-answers.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import * as inquiries from "#server/inquiries/staff.server.ts";
import { signalsOfInquiry } from "#server/moderation/moderation.server.ts";
import { now, today } from "#server/platform/clock.server.ts";
import { adminMeta } from "#app/private-meta.ts";
import { AnswerForm } from "../components/answer-form.tsx";
import { EventRequest, requestVerdicts } from "../components/event-request.tsx";
import { DeadlineBadge, InquiryBadge } from "../components/inquiry-badges.tsx";
import { Panel, Written } from "../components/panel.tsx";
import { SignalList } from "../components/signal-list.tsx";
import { answerEventRequest } from "../event-request-answer.ts";
import { answerInquiry, goOn, LEASED } from "../inquiry-answer.ts";
import { wordsOfInquiry } from "../queue/addressee.ts";
import { inquiryAddress, inquiryPartIn, partWords } from "../queue/inquiry-address.ts";
import { toInquiryQueueView } from "../queue/inquiry-queue-view.ts";
import { ItemHeading } from "../queue/item-heading.tsx";
import { toLeaseAnswer } from "../queue/lease-answer.ts";
import { LeaseNote } from "../queue/lease-note.tsx";
import { QueueKeys } from "../queue/queue-keys.tsx";
import { QueueColumn } from "../queue/queue-column.tsx";
import { useLease } from "../queue/use-lease.ts";
import { useQueueKeys } from "../queue/use-queue-keys.ts";
import { toSignalsView } from "../review-view.ts";
import type { Route } from "./+types/inquiry.ts";
import { Link } from "#app/components/link.tsx";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [id, actor] = [idIn(params), actorOf(context)];
  const found = await inquiries.read(actor, id);
  if (!found.ok) throw notFound();
  const { createdAt, handledAt, keptUntil, dueOn, ...inquiry } = found.value;
  const part = inquiryPartIn(url);
  const [answers, lease, beside, signals] = await Promise.all([
    cannedAnswers.list(actor, inquiry.kind),
    inquiries.leaseOf(actor, id),
    inquiries.queueBeside(actor, id, part),
    signalsOfInquiry(actor, id),
  ]);
  const words = wordsOfInquiry(inquiry);
  const canned = answers.map((one) => ({ id: one.id, title: one.title, text: fillIn(one.body, words) }));
  return {
    ...inquiry,
    lease: toLeaseAnswer(lease),
    signals: signals && toSignalsView(signals, formatDateTime),
    queue: toInquiryQueueView(beside, { part, currentId: id, now: now(), today: today() }),
    part: partWords(part),
    canned,
    chosen: canned.find((one) => one.id === url.searchParams.get("modelo")) ?? null,
    deadline: dueOn && { ...deadlineOf(dueOn, today()), day: formatDate(dueOn) },
    createdAt: formatDateTime(createdAt),
    handledAt: handledAt && formatDateTime(handledAt),
    keptUntil: formatDay(keptUntil),
  };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const [id, part] = [idIn(params), inquiryPartIn(url)];
  const here = inquiryAddress(part, id);
  const form = await readForm(request);
  const actor = actorOf(context);
  switch (form.get("intent")) {
    case "responder":
      return answerInquiry(actor, id, form, part);
    case "assumir": {
      const leased = await inquiries.lease(actor, id);
      return redirectWith(here, { flash: leased.ok ? undefined : LEASED });
    }
    case "liberar":
      await inquiries.release(actor, id);
      // Away from the message: its page would take it again.
      return redirectWith(inquiryAddress(part), {});
  }
  if (form.has("intent")) return answerEventRequest(actor, id, form, part);
  const state = z.enum(INQUIRY_STATES).safeParse(form.get("state"));
  if (!state.success) throw data("Pedido inválido.", 400);
  const set = await inquiries.setState(actor, id, state.data);
  if (!set.ok && set.error === "leased") return redirectWith(here, { flash: LEASED });
  if (!set.ok) throw notFound();
  return state.data === "handled"
    ? goOn(actor, id, part, { title: "Mensagem marcada como tratada" })
    : redirectWith(here, { flash: { kind: "success", title: "Mensagem marcada como nova" } });
}

function idIn(params: { id: string }): string {
  if (!isId(params.id)) throw notFound();
  return params.id;
}

const notFound = () => data("Mensagem não encontrada", 404);

export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.kindLabel ?? "Mensagem");

export default function Inquiry({ loaderData: inquiry, actionData }: Route.ComponentProps) {
  const isNew = inquiry.state === "new";
  const published = inquiry.event?.publishedAs;
  const area = useRef<HTMLDivElement>(null);
  useQueueKeys(area);
  const decides = isNew && inquiry.event !== null && !published;
  const lease = useLease(isNew ? `${INQUIRY_LIST.path}/${inquiry.id}/vez` : null, inquiry.lease);
  return (
    <div ref={area} className="queue-workspace">
      <div className="queue-middle">
        <ItemHeading
          kindLabel={inquiry.kindLabel}
          title={inquiry.name}
          since={inquiry.createdAt}
          next={inquiry.queue.next}
          previous={inquiry.queue.previous}
        />
        <Panel title="Mensagem">
          <Facts facts={factsOf(inquiry)} />
          {inquiry.message && <Written>{inquiry.message}</Written>}
        </Panel>
        {decides && inquiry.event && (
          <EventRequest
            key={inquiry.id + (inquiry.chosen?.id ?? "")}
            inquiry={inquiry}
            asked={inquiry.event}
            part={inquiry.part}
            canned={inquiry.canned}
            chosen={inquiry.chosen}
            mayDecide={lease.state !== "leased"}
            answer={actionData}
          />
        )}
      </div>
      <div className="queue-side">
        {isNew && <LeaseNote lease={lease} />}
        {inquiry.signals && <SignalList signals={inquiry.signals} />}
        {isNew && inquiry.email && !inquiry.event && (
          <AnswerForm
            key={inquiry.id + (inquiry.chosen?.id ?? "")}
            email={inquiry.email}
            part={inquiry.part}
            canned={inquiry.canned}
            chosen={inquiry.chosen}
            mayAnswer={lease.state !== "leased"}
            primary={!inquiry.event}
            answer={actionData}
          />
        )}
        <Panel title="Situação">
          <p className="mb-4 flex flex-wrap items-center gap-2 text-compact">
            <InquiryBadge state={inquiry.state} />
            {inquiry.handledAt && `em ${inquiry.handledAt}`}
            {isNew && inquiry.deadline && <DeadlineBadge {...inquiry.deadline} />}
          </p>
          {inquiry.answer && <Written>{inquiry.answer}</Written>}
          {published && (
            <p className="mb-4 text-compact">
              <Link to={`/campeonatos/${published}`} className="text-grass underline underline-offset-4">
                Ver o evento no calendário
              </Link>
            </p>
          )}
          <PostForm>
            <SubmitButton
              name="state"
              value={isNew ? "handled" : "new"}
              size="small"
              disabled={isNew && lease.state === "leased"}
            >
              {isNew ? <Check aria-hidden="true" /> : <RotateCcw aria-hidden="true" />}
              {isNew ? "Marcar como tratada" : "Marcar como nova"}
            </SubmitButton>
          </PostForm>
          <p className="mt-4 text-sm text-muted">
            Apagada automaticamente em {inquiry.keptUntil}, como os formulários dizem.
          </p>
        </Panel>
        <QueueKeys
          verdicts={decides ? requestVerdicts(inquiry.email) : []}
          sends={decides || (isNew && inquiry.email !== null && !inquiry.event)}
        />
      </div>
      <QueueColumn title="Mensagens" {...inquiry.queue} mine={lease.state === "mine"} />
    </div>
  );
}

function factsOf(inquiry: Route.ComponentProps["loaderData"]) {
  const { name, email, emailOfGuardian, phone, subject, athlete, details, deadline } = inquiry;
  return [
    ...(deadline ? [fact("Prazo da resposta", deadline.day)] : []),
    fact("Nome", name),
    fact(emailOfGuardian ? "E-mail do responsável" : "E-mail", email && <MailLink email={email} />),
    ...(phone ? [fact("Telefone", formatPhone(phone))] : []),
    ...(subject ? [fact("Assunto", subject)] : []),
    ...(athlete ? [fact("Atleta", <AthleteLink {...athlete} />)] : []),
    ...details.map(({ label, value }) => fact(label, value)),
  ];
}

const MailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} className="text-grass underline underline-offset-4">
    {email}
  </a>
);

const AthleteLink = ({ id, name }: { id: string; name: string }) => (
  <Link to={`/atleta/${id}`} className="text-grass underline underline-offset-4">
    {name}
  </Link>
);
