import { Badge, type BadgeTone } from "#app/components/badge.tsx";
import type { Deadline } from "#domain/inquiries/data-requests.ts";
import type { InquiryState } from "#domain/inquiries/kinds.ts";

const TONES: Record<Deadline["level"], BadgeTone> = { calm: "neutral", soon: "pale", late: "danger" };

/** How long the team still has, red once it is late. */
export const DeadlineBadge = ({ text, level }: Deadline) => (
  <Badge tone={TONES[level]} className="whitespace-nowrap">
    {text}
  </Badge>
);

export const InquiryBadge = ({ state }: { state: InquiryState }) =>
  state === "new" ? <Badge tone="canary">Nova</Badge> : <Badge tone="grass">Tratada</Badge>;
