import { Clock, Lock, MessageCircle, Shield, type LucideIcon } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import type { ComparedContact } from "../../compared-contacts.ts";

/** Where the club stands with the athlete, and the act that fits. */
export const ContactCell = ({ name, contact }: { name: string; contact: ComparedContact }) => (
  <span className="inline-grid justify-items-end gap-1">
    <Act name={name} contact={contact} />
    {contact.words && <span className="text-sm leading-tight font-normal text-muted">{contact.words}</span>}
  </span>
);

/** On a phone the word alone: four athletes share the screen. */
const ACT = "max-sm:min-h-11 max-sm:px-2 max-sm:text-sm max-sm:[&_svg]:hidden";

const STATES: Record<"sent" | "conversation" | "closed" | "own", { Icon: LucideIcon; word: string }> = {
  sent: { Icon: Clock, word: "Enviado" },
  conversation: { Icon: MessageCircle, word: "Conversa" },
  closed: { Icon: Lock, word: "Não recebe pedidos" },
  own: { Icon: Shield, word: "Do clube" },
};

function Act({ name, contact: { state, to, words } }: { name: string; contact: ComparedContact }) {
  if (state === "open")
    return (
      <ButtonLink to={to!} size="small" className={ACT}>
        {words ? "Contatar de novo" : "Contatar"}
        <span className="sr-only"> {name}</span>
      </ButtonLink>
    );
  const { Icon, word } = STATES[state];
  if (to)
    return (
      <ButtonLink to={to} size="small" className={ACT}>
        <Icon aria-hidden="true" />
        {word}
        <span className="sr-only"> com {name}</span>
      </ButtonLink>
    );
  return (
    <span className="inline-flex items-center justify-end gap-1.5 text-sm leading-tight">
      <Icon className="size-4 shrink-0 text-muted" aria-hidden="true" />
      {word}
    </span>
  );
}
