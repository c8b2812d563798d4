import { Card } from "#app/components/card.tsx";
import type { Ward } from "#server/athletes/guardianship.server.ts";

type Decision = Omit<Ward["consents"][number], "createdAt"> & { at: string };

const DECISIONS: Record<Decision["decision"], string> = {
  granted: "Publicação autorizada",
  revoked: "Publicação não autorizada",
  lifted: "Retirada desfeita pela equipe",
};

/** Every decision, as it was made: none is ever changed. */
export function ConsentHistory({ consents }: { consents: readonly Decision[] }) {
  if (consents.length === 0) return null;
  return (
    <Card title="Histórico de decisões">
      <ol className="grid gap-3">
        {consents.map(({ id, decision, at, textVersion }) => (
          <li
            key={id}
            className="grid gap-0.5 border-line not-first:border-t not-first:pt-3 sm:flex sm:items-baseline sm:gap-4"
          >
            <strong>{DECISIONS[decision]}</strong>
            <span className="text-compact text-muted">
              {at} · texto de {textVersion}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
