import type { ContactState } from "#domain/messages/contact-state.ts";
import { Badge, type BadgeTone } from "./badge.tsx";

const STATES: Record<ContactState, { label: string; tone: BadgeTone }> = {
  waiting: { label: "Aguardando resposta", tone: "canary" },
  accepted: { label: "Aceito", tone: "grass" },
  declined: { label: "Recusado", tone: "neutral" },
  withdrawn: { label: "Retirado", tone: "neutral" },
  closed: { label: "Encerrado", tone: "neutral" },
};

export const ContactBadge = ({ state }: { state: ContactState }) => (
  <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
);
