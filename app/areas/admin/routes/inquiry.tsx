import { Check, RotateCcw } from "lucide-react";
import { data } from "react-router";
import { z } from "zod";
import { PostForm } from "#app/forms/post-form.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { fact, Facts } from "#app/components/facts.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { formatDateTime, formatDay } from "#domain/date-time.ts";
import { isId } from "#domain/id.ts";
import { INQUIRY_STATES } from "#domain/inquiries/kinds.ts";
import { formatPhone } from "#domain/phone.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import * as inquiries from "#server/inquiries/staff.server.ts";
import { adminMeta } from "#app/private-meta.ts";
import { EventRequest } from "../components/event-request.tsx";
import { InquiryBadge } from "../components/inquiry-table.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { Panel, Written } from "../components/panel.tsx";
import { answerEventRequest } from "../event-request-answer.ts";
import { INQUIRIES } from "../inquiry-filter.ts";
import type { Route } from "./+types/inquiry.ts";
import { Link } from "#app/components/link.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await inquiries.read(actorOf(context), idIn(params));
  if (!found.ok) throw notFound();
  const { createdAt, handledAt, keptUntil, ...inquiry } = found.value;
  return {
    ...inquiry,
    createdAt: formatDateTime(createdAt),
    handledAt: handledAt && formatDateTime(handledAt),
    keptUntil: formatDay(keptUntil),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = idIn(params);
  const form = await readForm(request);
  if (form.has("intent")) return answerEventRequest(actorOf(context), id, form);
  const state = z.enum(INQUIRY_STATES).safeParse(form.get("state"));
  if (!state.success) throw data("Pedido inválido.", 400);
  const set = await inquiries.setState(actorOf(context), id, state.data);
  if (!set.ok) throw notFound();
  return state.data === "handled"
    ? redirectWith(INQUIRIES, { flash: { kind: "success", title: "Mensagem marcada como tratada" } })
    : redirectWith(`${INQUIRIES}/${id}`, { flash: { kind: "success", title: "Mensagem marcada como nova" } });
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
  return (
    <>
      <Breadcrumb
        className="mb-3"
        steps={[{ label: "Mensagens", to: INQUIRIES }, { label: inquiry.kindLabel }]}
      />
      <PageTitle>{inquiry.name}</PageTitle>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <Panel title={inquiry.kindLabel}>
            <Facts facts={factsOf(inquiry)} />
            {inquiry.message && <Written>{inquiry.message}</Written>}
          </Panel>
          {isNew && inquiry.event && !published && (
            <EventRequest inquiry={inquiry} asked={inquiry.event} answer={actionData} />
          )}
        </div>
        <Panel title="Situação">
          <p className="mb-4 flex flex-wrap items-center gap-2 text-compact">
            <InquiryBadge state={inquiry.state} />
            {inquiry.handledAt && `em ${inquiry.handledAt}`}
          </p>
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
              variant={isNew && !inquiry.event ? "primary" : "outline"}
              size="small"
            >
              {isNew ? <Check aria-hidden="true" /> : <RotateCcw aria-hidden="true" />}
              {isNew ? "Marcar como tratada" : "Marcar como nova"}
            </SubmitButton>
          </PostForm>
          <p className="mt-4 text-sm text-muted">
            Apagada automaticamente em {inquiry.keptUntil}, como os formulários dizem.
          </p>
        </Panel>
      </div>
    </>
  );
}

function factsOf(inquiry: Route.ComponentProps["loaderData"]) {
  const { createdAt, name, email, emailOfGuardian, phone, subject, athlete, details } = inquiry;
  return [
    fact("Recebida em", createdAt),
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
