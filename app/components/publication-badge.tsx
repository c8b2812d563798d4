import type { PublicationState } from "#domain/athletes/publication.ts";
import { Badge, type BadgeTone } from "./badge.tsx";

const BADGES: Record<PublicationState, { label: string; tone: BadgeTone }> = {
  public: { label: "No ar", tone: "grass" },
  ready: { label: "Privado", tone: "neutral" },
  hidden: { label: "Fora do ar", tone: "danger" },
  birthdate_missing: { label: "Falta a data de nascimento", tone: "neutral" },
  too_young: { label: "Privado", tone: "neutral" },
  birthdate_review: { label: "Em conferência", tone: "sky" },
  guardian_missing: { label: "Falta o responsável", tone: "canary" },
  guardian_invited: { label: "Aguardando o responsável", tone: "canary" },
  invitation_expired: { label: "Convite vencido", tone: "canary" },
  guardian_deciding: { label: "Aguardando decisão", tone: "canary" },
  not_authorised: { label: "Não autorizado", tone: "neutral" },
  in_review: { label: "Em conferência", tone: "sky" },
  rejected: { label: "Precisa de ajuste", tone: "danger" },
};

/** Where a profile stands on its way to the public, in two words. */
export function PublicationBadge({ state }: { state: PublicationState }) {
  const { label, tone } = BADGES[state];
  return <Badge tone={tone}>{label}</Badge>;
}
