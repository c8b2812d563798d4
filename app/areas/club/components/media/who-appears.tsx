import { Badge, type BadgeTone } from "#app/components/badge.tsx";
import type { DepictedDecision } from "#domain/clubs/depicted.ts";
import type { ClubItem } from "#server/clubs/own-media.server.ts";

const DECISIONS: Record<DepictedDecision, { label: string; tone: BadgeTone }> = {
  waiting: { label: "Espera resposta", tone: "neutral" },
  agreed: { label: "Autorizou", tone: "grass" },
  refused: { label: "Não autorizou", tone: "danger" },
};

/** Who was named, and what each family has answered. */
export const WhoAppears = ({ item: { shows, minors } }: { item: ClubItem }) =>
  shows.length > 0 ? (
    <ul className="grid">
      {shows.map(({ athleteId, name, decision }) => (
        <li
          key={athleteId}
          className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-line py-1.5 first:border-t-0"
        >
          <span className="wrap-anywhere">{name ?? "Atleta indisponível"}</span>
          <Badge tone={DECISIONS[decision].tone}>{DECISIONS[decision].label}</Badge>
        </li>
      ))}
    </ul>
  ) : (
    <p className="text-muted">
      {minors === "none"
        ? "O clube disse que não aparece nenhum menor que se possa reconhecer."
        : "Ninguém foi marcado."}
    </p>
  );
