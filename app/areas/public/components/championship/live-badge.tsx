import { Badge } from "#app/components/badge.tsx";

/** "Ao vivo", with a red dot; a break or an end without it. */
export const LiveBadge = ({ word }: { word: string }) => (
  <Badge tone="canary" className="gap-1.5 whitespace-nowrap">
    {word === "Ao vivo" && <span className="live-dot" aria-hidden="true" />}
    {word}
  </Badge>
);
