import { Badge } from "#app/components/badge.tsx";
import type { ContactState } from "#domain/messages/schema.ts";
import { STATE_LABELS, STATE_TONES } from "../contact-text.ts";

export const ContactBadge = ({ state }: { state: ContactState }) => (
  <Badge tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Badge>
);
