import { ShieldCheck } from "lucide-react";
import { data } from "react-router";
import { Badge } from "#app/components/badge.tsx";
import { Card } from "#app/components/card.tsx";
import { ContactBadge } from "#app/components/contact-badge.tsx";
import { Container } from "#app/components/container.tsx";
import { Notice } from "#app/components/notice.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Member } from "#domain/identity/actor.ts";
import { ReportLink } from "#app/components/report-link.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { parseFields } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { memberGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { formatDateTime } from "#domain/date-time.ts";
import { HIDDEN } from "#domain/messages/mask.ts";
import { contactAnswerSchema } from "#domain/messages/schema.ts";
import { actorOf, requireMember } from "#server/identity/who-asks.server.ts";
import { answerContact, endContact, readContact } from "#server/messages/contacts.server.ts";
import { AnswerForm } from "../components/answer-form.tsx";
import { secretAddressMeta } from "#app/private-meta.ts";
import { ENDED_FOR_CLUB, ENDED_FOR_FAMILY, TOLD_TO_MINOR, UNAVAILABLE } from "../contact-text.ts";
import type { Route } from "./+types/contact.ts";

export const middleware: Route.MiddlewareFunction[] = [memberGuard];

export async function loader({ params, context }: Route.LoaderArgs) {
  const contact = await readContact(actorOf(context), params.id);
  if (!contact.ok) throw data("Pedido não encontrado", 404);
  const { createdAt, answeredAt: _answered, ...rest } = contact.value;
  return { ...rest, at: formatDateTime(createdAt) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.get("intent") === "encerrar") return endIt(requireMember(context), params.id);
  const parsed = parseFields(form, contactAnswerSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const answered = await answerContact(requireMember(context), params.id, parsed.value);
  if (answered.ok)
    return redirectWith(`/contatos/${params.id}`, {
      flash: { kind: "success", title: "Contato", body: "Sua resposta foi enviada ao clube." },
    });
  if (answered.error === "not_found") throw data("Pedido não encontrado", 404);
  return redirectWith(`/contatos/${params.id}`, {
    flash: { kind: "info", title: "Contato", body: PROBLEMS[answered.error] },
  });
}

async function endIt(actor: Member, id: string) {
  const ended = await endContact(actor, id);
  if (!ended.ok && ended.error === "not_found") throw data("Pedido não encontrado", 404);
  return redirectWith(`/contatos/${id}`, {
    flash: ended.ok
      ? { kind: "success", title: "Contato encerrado", body: "O clube foi avisado." }
      : { kind: "info", title: "Contato", body: PROBLEMS.already_ended },
  });
}

const PROBLEMS = {
  already_ended: "Este contato já tinha sido encerrado.",
  already_answered: "Este pedido já tinha sido respondido.",
  ended: "Este pedido não vale mais. A resposta não foi enviada.",
} as const;

export const meta: Route.MetaFunction = () => secretAddressMeta("Pedido de contato");

export default function Contact({ loaderData: contact, actionData }: Route.ComponentProps) {
  const { athlete, club, scoutName, reply, side, state } = contact;
  const title =
    side === "sent"
      ? athlete
        ? `Pedido de contato com ${athlete.name}`
        : UNAVAILABLE
      : contact.endReason
        ? `Pedido de contato do ${club.name}`
        : `${club.name} quer conversar`;
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto grid max-w-[56rem] gap-6">
        <div className="grid gap-3">
          <h1 className="text-4xl wrap-anywhere sm:text-5xl">{title}</h1>
          <p className="flex flex-wrap items-center gap-2 text-muted">
            <ContactBadge state={state} />
            {club.verified && (
              <Badge tone="grass">
                <ShieldCheck aria-hidden="true" />
                Clube Verificado
              </Badge>
            )}
            <span>{contact.at}</span>
          </p>
        </div>
        <Ended contact={contact} />
        <Card title={`De ${scoutName ?? "um olheiro"}, ${club.name}`}>
          {athlete && (
            <p className="mb-4 text-muted">
              Sobre <TextLink to={`/a/${athlete.subdomain}`}>{athlete.name}</TextLink>
            </p>
          )}
          <Words contact={contact} />
        </Card>
        {contact.message?.includes(HIDDEN) && (
          <Notice tone="info" title="Contatos ocultos">
            Telefones, e-mails e links aparecem só depois que o responsável aceita.
          </Notice>
        )}
        {contact.mayAnswer && <AnswerForm answer={actionData} />}
        {contact.mayEnd && <EndIt />}
        {reply && (
          <Card title="Resposta">
            <p className="max-w-[65ch] wrap-anywhere whitespace-pre-line">{reply}</p>
          </Card>
        )}
        <div className="flex flex-wrap items-center gap-x-6">
          <TextLink to="/contatos">Todos os pedidos</TextLink>
          {side === "received" && <ReportLink type="message" id={contact.id} />}
        </div>
      </div>
    </Container>
  );
}

/** Two steps, without script. */
const EndIt = () => (
  <details className="panel px-5 py-3 sm:px-7">
    <summary className="flex min-h-11 items-center font-semibold text-danger underline underline-offset-4">
      Encerrar este contato
    </summary>
    <div className="grid gap-4 pt-2 pb-3">
      <p className="max-w-[60ch]">
        Telefones e links deixam de aparecer para os dois lados, e o clube não pode pedir de novo por 90 dias.
      </p>
      <PostForm>
        <SubmitButton intent="encerrar" variant="danger">
          Encerrar agora
        </SubmitButton>
      </PostForm>
    </div>
  </details>
);

type ContactData = Route.ComponentProps["loaderData"];

function Ended({ contact: { state, endReason, side } }: { contact: ContactData }) {
  if (!endReason) return null;
  const why = side === "received" ? ENDED_FOR_FAMILY[endReason] : ENDED_FOR_CLUB[endReason];
  return (
    <Notice
      tone="warning"
      title={state === "closed" ? "Este contato foi encerrado" : "Este pedido foi retirado"}
    >
      {why}
      {side === "received" &&
        state === "closed" &&
        " Telefones e links deixaram de aparecer, para os dois lados. Se o clube procurar vocês por fora, denuncie."}
    </Notice>
  );
}

function Words({ contact: { message, reader, state } }: { contact: ContactData }) {
  if (message) return <p className="max-w-[65ch] wrap-anywhere whitespace-pre-line">{message}</p>;
  const told =
    reader !== "minor"
      ? "A mensagem foi apagada com a conta de quem escreveu."
      : state === "withdrawn" || state === "closed"
        ? "Você não precisa fazer nada."
        : TOLD_TO_MINOR[state];
  return <p className="max-w-[65ch] text-muted">{told}</p>;
}
