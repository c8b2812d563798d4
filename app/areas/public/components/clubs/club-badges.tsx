import { BadgeCheck, Star } from "lucide-react";
import { Badge } from "#app/components/badge.tsx";

/** Badges that the team gave to a club. */
export function ClubBadges({ verified, highlighted }: { verified: boolean; highlighted: boolean }) {
  if (!verified && !highlighted) return null;
  return (
    <p className="flex flex-wrap gap-1.5">
      {verified && (
        <Badge tone="grass">
          <BadgeCheck aria-hidden="true" />
          Clube Verificado
        </Badge>
      )}
      {highlighted && (
        <Badge tone="canary">
          <Star aria-hidden="true" />
          Destaque Regional
        </Badge>
      )}
    </p>
  );
}
