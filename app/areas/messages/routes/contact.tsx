import { ShieldCheck } from "lucide-react";
import { data } from "react-router";
import { Badge } from "#app/components/badge.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { ContactBadge } from "#app/components/contact-badge.tsx";
import { Container } from "#app/components/container.tsx";
import { fact, Facts } from "#app/components/facts.tsx";
import { Notice } from "#app/components/notice.tsx";
import { ReportLink } from "#app/components/report-link.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { secretAddressMeta } from "#app/private-meta.ts";
import { memberGuard } from "#app/session/guards.ts";
import { asId } from "#domain/id.ts";
import { isEnded } from "#domain/messages/contact-state.ts";
import { HIDDEN } from "#domain/messages/mask.ts";
import { actorOf, requireMember } from "#server/identity/who-asks.server.ts";
import { noteOpened, readConversation } from "#server/messages/conversation.server.ts";
import { now } from "#server/platform/clock.server.ts";
import { afterAnswer } from "#server/platform/http/request-context.server.ts";
import { AnswerForm } from "../components/answer-form.tsx";
import { ChildSwitches, ContactActs } from "../components/contact-acts.tsx";
import { MessageForm } from "../components/message-form.tsx";
import { Thread } from "../components/thread.tsx";
import { answerContactForm } from "../contact-action.ts";
import { ENDED_FOR_CLUB, ENDED_FOR_FAMILY, TOLD_TO_MINOR, UNAVAILABLE } from "../contact-text.ts";
import { conversationView, type ConversationView } from "../conversation-view.ts";
import { useFreshMessages } from "../use-fresh-messages.ts";
import type { Route } from "./+types/contact.ts";

export const middleware: Route.MiddlewareFunction[] = [memberGuard];

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const [actor, at] = [actorOf(context), now()];
  const before = asId(url.searchParams.get("antes"));
  const reported = asId(url.searchParams.get("mensagem"));
  const read = await readConversation(actor, params.id, { before, reported });
  if (!read.ok) throw data("Conversa não encontrada", 404);
  // Whoever looks at earlier messages has not seen the last ones.
  if (!before) afterAnswer(context, () => noteOpened(actor, [params.id], at));
  return { ...conversationView(read.value, at), isLatest: before === undefined };
}

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  answerContactForm(requireMember(context), params.id, await readForm(request));

export const meta: Route.MetaFunction = () => secretAddressMeta("Conversa");

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { contact, entries, earlier, isLatest } = loaderData;
  const { club, state, waits } = contact;
  const open = state === "accepted";
  useFreshMessages(open && isLatest);
  const told = toldInstead(contact);
  const lastOwn = entries.findLast(({ own }) => own)?.id;
  return (
    <Container className="py-6 sm:py-12">
      <div className="mx-auto grid max-w-[70rem] gap-5">
        <div className="grid gap-3">
          <p>
            <TextLink to="/contatos">Todas as conversas</TextLink>
          </p>
          <h1 className="text-4xl wrap-anywhere sm:text-5xl">{titleOf(contact)}</h1>
          <p className="flex flex-wrap items-center gap-2 text-muted">
            <ContactBadge state={state} />
            {club.verified && (
              <Badge tone="grass">
                <ShieldCheck aria-hidden="true" />
                Clube Verificado
              </Badge>
            )}
            {waits && <span>{waits}</span>}
          </p>
        </div>
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 gap-5">
            <Ended contact={contact} />
            {earlier && (
              <p>
                <ButtonLink to={`?antes=${earlier}`} size="small">
                  Mensagens anteriores
                </ButtonLink>
              </p>
            )}
            {told ? (
              <p className="panel max-w-[65ch] p-5 text-muted">{told}</p>
            ) : (
              <Thread entries={entries} clubName={club.name} />
            )}
            {entries.some(({ text }) => text?.includes(HIDDEN)) && <Hidden contact={contact} />}
            <div id="escrever" className="grid scroll-mt-24 gap-5">
              {!isLatest && (
                <p>
                  <ButtonLink to={`/contatos/${contact.id}`} size="small">
                    Voltar às mensagens mais novas
                  </ButtonLink>
                </p>
              )}
              {contact.mayAnswer && <AnswerForm answer={actionData} />}
              {contact.mayWrite && isLatest && (
                <MessageForm key={lastOwn} contact={contact} answer={actionData} />
              )}
              {open && !contact.mayWrite && !told && (
                <p className="text-muted">{READS_ONLY[contact.reader]}</p>
              )}
            </div>
          </div>
          <div className="grid gap-5">
            <About contact={contact} />
            <ChildSwitches contact={contact} />
            <ContactActs {...loaderData} />
          </div>
        </div>
      </div>
    </Container>
  );
}

type ContactView = ConversationView["contact"];

function titleOf({ side, athlete, club, state, mayAnswer }: ContactView): string {
  if (side === "sent") {
    if (!athlete) return UNAVAILABLE;
    return state === "accepted" ? `Conversa sobre ${athlete.name}` : `Pedido de contato com ${athlete.name}`;
  }
  if (state === "accepted") return `Conversa com o ${club.name}`;
  return mayAnswer ? `${club.name} quer conversar` : `Pedido de contato do ${club.name}`;
}

function About({ contact }: { contact: ContactView }) {
  const { athlete, club, scoutName, handlerName, cardCode, purpose, waits, until, at, side, id } = contact;
  return (
    <Card title="Sobre o contato" compact>
      <Facts
        facts={[
          ...(athlete
            ? [fact("Atleta", <TextLink to={`/a/${athlete.subdomain}`}>{athlete.name}</TextLink>)]
            : []),
          fact(
            "Clube",
            club.verified ? <TextLink to={`/clubes/${club.id}`}>{club.name}</TextLink> : club.name,
          ),
          fact("Quem pediu", scoutName ?? "Olheiro que saiu"),
          ...(handlerName ? [fact("Quem fala agora", handlerName)] : []),
          fact("Para quê", purpose),
          fact("Pedido em", at),
          ...(waits ? [fact("Prazo", `até ${until}`)] : []),
        ]}
      />
      {side === "received" && (
        <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
          {cardCode && <TextLink to={`/olheiro/${cardCode}`}>Conferir este olheiro</TextLink>}
          <ReportLink type="message" id={id} what="este contato" />
        </div>
      )}
    </Card>
  );
}

function Ended({ contact: { state, endReason, side } }: { contact: ContactView }) {
  if (!isEnded(state)) return null;
  const reasons = side === "received" ? ENDED_FOR_FAMILY : ENDED_FOR_CLUB;
  return (
    <Notice tone="warning" title={ENDED_TITLES[state]}>
      {endReason ? reasons[endReason] : "O atleta não está mais disponível para contato."}
      {side === "received" &&
        state === "closed" &&
        " Telefones e links deixaram de aparecer, para os dois lados. Se o clube procurar vocês por fora, denuncie."}
    </Notice>
  );
}

const ENDED_TITLES = {
  expired: "Este pedido expirou",
  withdrawn: "Este pedido foi retirado",
  closed: "Este contato foi encerrado",
  blocked: "Este clube foi bloqueado",
} as const;

const Hidden = ({ contact: { reader, state } }: { contact: ContactView }) => (
  <Notice tone="info" title="Contatos ocultos">
    {state === "accepted"
      ? reader === "guardian"
        ? "O telefone ou e-mail que a outra pessoa responsável passou fica oculto para você."
        : "Telefones, e-mails e links ficam ocultos no que um menor de idade lê ou escreve."
      : "Telefones, e-mails e links aparecem só depois que o responsável aceita."}
  </Notice>
);

/** What a minor reads instead of the words. */
function toldInstead({ reader, state, child }: ContactView): string | null {
  if (reader !== "minor" || (state === "accepted" && child?.reads)) return null;
  return isEnded(state) ? "Você não precisa fazer nada." : TOLD_TO_MINOR[state];
}

const READS_ONLY: Record<ContactView["reader"], string> = {
  club: "Quem escreve por este clube é quem pediu o contato. Você acompanha a conversa.",
  minor: "Seu responsável deixou você ler. Quem escreve ao clube é ele.",
  staff: "Você lê porque o contato foi denunciado, ou porque algo nele foi ocultado.",
  guardian: "",
  adult: "",
};
