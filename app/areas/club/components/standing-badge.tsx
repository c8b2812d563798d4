import { Clock, EyeOff, ShieldCheck } from "lucide-react";
import { Badge } from "#app/components/badge.tsx";

export interface Standing {
  verified: boolean;
  hidden: boolean;
}

/** How the club stands with the team. */
export function StandingBadge({ verified, hidden }: Standing) {
  if (hidden)
    return (
      <Badge tone="danger">
        <EyeOff aria-hidden="true" />
        Oculto pela equipe
      </Badge>
    );
  return verified ? (
    <Badge tone="grass">
      <ShieldCheck aria-hidden="true" />
      Clube Verificado
    </Badge>
  ) : (
    <Badge tone="canary">
      <Clock aria-hidden="true" />
      Aguardando verificação
    </Badge>
  );
}
