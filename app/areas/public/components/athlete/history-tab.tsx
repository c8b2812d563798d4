import { CategoryText } from "#app/components/category-text.tsx";
import { Milestone } from "lucide-react";
import { EmptyState } from "#app/components/empty-state.tsx";
import type { AthleteSite } from "#server/athletes/athletes.server.ts";

export function HistoryTab({ history }: { history: AthleteSite["history"] }) {
  if (history.length === 0) {
    return (
      <EmptyState title="Histórico ainda vazio" icon={<Milestone />}>
        <p>Clubes e categorias por onde o atleta passou aparecem aqui, ano a ano.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <h2 className="sr-only">Histórico</h2>
      <ol className="ml-2 grid border-l-2 border-line">
        {history.map(({ year, club, category }) => (
          <li key={`${year} ${club} ${category}`} className="relative grid gap-0.5 pb-8 pl-7 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[0.4375rem] size-3 rounded-full bg-grass ring-4 ring-paper"
            />
            <span className="font-display text-2xl leading-none font-extrabold">{year}</span>
            <span className="text-lg font-semibold">{club}</span>
            {category && (
              <span className="text-muted">
                <CategoryText>{category}</CategoryText>
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
