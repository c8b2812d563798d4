import { Badge } from "#app/components/badge.tsx";
import type { SponsorStatus } from "#domain/sponsors/contract.ts";

const TONES = { Ativo: "grass", Pendente: "pale", Expirado: "danger" } as const;

export const SponsorStatusBadge = ({ status }: { status: SponsorStatus }) => (
  <Badge tone={TONES[status]}>{status}</Badge>
);
