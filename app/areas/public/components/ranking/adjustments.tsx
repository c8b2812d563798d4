import { Card } from "#app/components/card.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import type { Ranking } from "#server/clubs/clubs.server.ts";

/** Points that the team added or took away: none without its reason. */
export const Adjustments = ({ adjustments }: { adjustments: Ranking["adjustments"] }) => (
  <Card title="Ajustes da equipe">
    <ul className="grid gap-3">
      {adjustments.map(({ id, clubId, club, points, reason, day }) => (
        <li key={id} className="grid gap-0.5 border-t border-line pt-3 first:border-0 first:pt-0">
          <span className="flex items-baseline justify-between gap-3">
            <TextLink to={`/clube/${clubId}`}>{club}</TextLink>
            <strong className="shrink-0 tabular-nums">{signed(points)}</strong>
          </span>
          <span className="text-compact wrap-anywhere text-muted">
            {reason} · {day}
          </span>
        </li>
      ))}
    </ul>
  </Card>
);

/** "+3", "−1" */
const signed = (points: number): string => `${points > 0 ? "+" : "−"}${Math.abs(points)}`;
