import {
  Ban,
  CircleCheck,
  CircleSlash,
  CircleX,
  Clock,
  Hourglass,
  TimerOff,
  Undo2,
  type LucideIcon,
} from "lucide-react";
import type { ContactState } from "#domain/messages/contact-state.ts";
import { Badge, type BadgeTone } from "./badge.tsx";

/** A sign and a word before the colour. */
const STATES: Record<ContactState, { label: string; tone: BadgeTone; Icon: LucideIcon }> = {
  sent: { label: "Enviado, ainda não lido", tone: "canary", Icon: Clock },
  seen: { label: "Lido, aguardando resposta", tone: "canary", Icon: Hourglass },
  accepted: { label: "Conversa aberta", tone: "grass", Icon: CircleCheck },
  declined: { label: "Recusado", tone: "neutral", Icon: CircleX },
  expired: { label: "Expirado", tone: "neutral", Icon: TimerOff },
  withdrawn: { label: "Retirado", tone: "neutral", Icon: Undo2 },
  closed: { label: "Encerrado", tone: "neutral", Icon: CircleSlash },
  blocked: { label: "Clube bloqueado", tone: "danger", Icon: Ban },
};

export function ContactBadge({ state }: { state: ContactState }) {
  const { label, tone, Icon } = STATES[state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {label}
    </Badge>
  );
}
