import { Card } from "#app/components/card.tsx";
import { ResultDots } from "#app/components/result-dots.tsx";
import { formatIsoDate } from "#domain/dates.ts";
import type { ClubSite } from "#server/clubs/clubs.server.ts";

/** The latest matches, the newest on top. */
export function ClubResults({ matches }: { matches: ClubSite["matches"] }) {
  return (
    <Card title="Últimos resultados">
      {matches.length === 0 ? (
        <p className="text-muted">Nenhum jogo registrado nesta temporada.</p>
      ) : (
        <ul className="grid">
          {matches.map(({ id, opponent, result, score, date, category, confirmed }) => (
            <li
              key={id}
              className="grid grid-cols-[auto_1fr_auto] items-center gap-3 border-t border-line py-2.5 first:border-0 first:pt-0 last:pb-0"
            >
              <ResultDots results={[result]} label="Resultado" />
              <span className="min-w-0">
                <span className="block leading-tight font-semibold break-words">{opponent}</span>
                <span className="text-sm text-muted">
                  {[formatIsoDate(date), category && `Sub-${category}`, !confirmed && "declarado"]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
              <strong className="font-display text-2xl leading-none font-extrabold whitespace-nowrap tabular-nums">
                {score.replace("-", " × ")}
              </strong>
            </li>
          ))}
        </ul>
      )}
      {matches.some(({ confirmed }) => !confirmed) && (
        <p className="mt-4 text-sm text-muted">
          Um jogo declarado só conta no ranking depois que o adversário ou a equipe confirma.
        </p>
      )}
    </Card>
  );
}
