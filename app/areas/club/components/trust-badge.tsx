import { Clock, EyeOff, ShieldCheck } from "lucide-react";
import { Badge } from "#app/components/badge.tsx";

interface TrustBadgeProps {
  verified: boolean;
  hidden: boolean;
}

/** Whether the team has verified or hidden the club. */
export function TrustBadge({ verified, hidden }: TrustBadgeProps) {
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
