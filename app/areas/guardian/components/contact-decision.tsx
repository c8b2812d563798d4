import { MessageCircle, ShieldCheck } from "lucide-react";
import { Badge } from "#app/components/badge.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { ReportLink } from "#app/components/report-link.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { HIDDEN } from "#domain/messages/mask.ts";
import { firstName } from "#domain/person-name.ts";
import type { DeskView } from "../desk-view.ts";
import { DecisionCard } from "./decision-card.tsx";

type ContactDecisionProps = { contact: DeskView["contacts"][number]; primary: boolean };

/** A club asks to talk: who asks, the masked words, and the two answers. */
export function ContactDecision({ contact, primary }: ContactDecisionProps) {
  const { id, club, scoutName, cardCode, purpose, until, message, athlete, at } = contact;
  const who = firstName(athlete.name);
  return (
    <DecisionCard icon={MessageCircle} title="Pedido de contato" athlete={athlete}>
      <div className="grid justify-items-start gap-1.5 rounded-panel border-2 border-ink p-4">
        <p className="text-lg leading-tight font-bold wrap-anywhere">{scoutName ?? "Olheiro"}</p>
        <p className="text-compact wrap-anywhere">Olheiro, {club.name}</p>
        {club.verified && (
          <Badge tone="grass">
            <ShieldCheck aria-hidden="true" />
            Clube Verificado
          </Badge>
        )}
        <p className="text-sm text-muted">Pediu em {at}</p>
        {cardCode && <TextLink to={`/olheiro/${cardCode}`}>Conferir este olheiro</TextLink>}
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
        <dt className="text-muted">Para quê</dt>
        <dd className="font-semibold">{purpose}</dd>
        <dt className="text-muted">Prazo</dt>
        <dd className="font-semibold">até {until}</dd>
      </dl>
      {message ? (
        <blockquote className="border-l-4 border-line pl-4 wrap-anywhere whitespace-pre-line">
          {message}
        </blockquote>
      ) : (
        <p className="text-muted">A mensagem foi apagada com a conta de quem escreveu.</p>
      )}
      <p className="text-compact text-muted">
        {message?.includes(HIDDEN) && "Telefones, e-mails e links aparecem só depois que você aceita. "}
        {who} sabe que o clube pediu e quem é o olheiro. Não lê a mensagem.
      </p>
      <PostForm className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:items-center">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="intent" value="contato" />
        <SubmitButton
          name="decision"
          value="accepted"
          variant={primary ? "primary" : "outline"}
          className="max-sm:col-span-2"
        >
          Aceitar e conversar
          <span className="sr-only"> com {club.name}</span>
        </SubmitButton>
        <SubmitButton name="decision" value="declined">
          Recusar
          <span className="sr-only"> o pedido de {club.name}</span>
        </SubmitButton>
        <ReportLink type="message" id={id} what={`o pedido de ${club.name}`} className="justify-center" />
      </PostForm>
      <p>
        <TextLink to={`/contatos/${id}`}>Responder com uma mensagem</TextLink>
      </p>
    </DecisionCard>
  );
}
