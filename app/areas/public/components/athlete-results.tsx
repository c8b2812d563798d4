import { SearchX } from "lucide-react";
import { lazy } from "react";
import { ButtonLink } from "#app/components/button.tsx";
import { FigurinhaGrid, FigurinhaGridSkeleton } from "#app/components/figurinha-grid.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { Skeleton } from "#app/components/skeleton.tsx";
import { NUMBERED_PAGES, PAGE_SIZE, type AthletePageQuery } from "#domain/athletes/athlete-query.ts";
import { listAddress } from "#domain/athletes/list-address.ts";
import type { AthleteList } from "#server/athletes/athletes.server.ts";

// Most lists have athletes in them: the browser loads what an empty one says only then.
const EmptyState = lazy(async () => ({
  default: (await import("#app/components/empty-state.tsx")).EmptyState,
}));

/** Cards that are on screen before any scrolling on a phone. */
const ABOVE_THE_FOLD = 2;

export function AthleteResults({ query, list }: { query: AthletePageQuery; list: AthleteList }) {
  if (list.beyondEnd) return <PastTheEnd query={query} pages={list.pages} />;
  if (list.athletes.length === 0) {
    return (
      <EmptyState
        title="Nenhum atleta encontrado."
        icon={<SearchX />}
        action={<ButtonLink to="/atletas">Limpar filtros</ButtonLink>}
      >
        <p>Tente ajustar os filtros de pesquisa.</p>
      </EmptyState>
    );
  }
  const at = (change: Partial<AthletePageQuery>) => addressAt(query, change);
  return (
    <>
      <output className="block font-semibold text-muted">{countText(list)}</output>
      <FigurinhaGrid athletes={list.athletes} priority={ABOVE_THE_FOLD} heading="h2" className="mt-4" />
      <Pagination
        className="mt-8"
        page={list.page ?? NUMBERED_PAGES + 1}
        pages={list.pages}
        hrefFor={(page) => at({ page })}
        next={list.next && at({ after: list.next })}
        previous={list.previous && at({ before: list.previous })}
      />
    </>
  );
}

export function AthleteResultsSkeleton() {
  return (
    <>
      <Skeleton className="h-6 w-40" />
      <FigurinhaGridSkeleton count={PAGE_SIZE} className="mt-4" />
    </>
  );
}

/** Another page of the same athletes. */
const addressAt = (query: AthletePageQuery, change: Partial<AthletePageQuery>): string =>
  `/atletas${listAddress({ ...query, page: 1, after: undefined, before: undefined, ...change })}`;

function PastTheEnd({ query, pages }: { query: AthletePageQuery; pages: number }) {
  return (
    <EmptyState
      title="Esta página não existe"
      icon={<SearchX />}
      action={<ButtonLink to={addressAt(query, { page: pages })}>Ir para a última página</ButtonLink>}
    >
      <p>A lista com estes filtros termina antes dela.</p>
    </EmptyState>
  );
}

function countText({ total }: AthleteList): string {
  if (total === null) return `Mais de ${NUMBERED_PAGES * PAGE_SIZE} atletas`;
  return total === 1 ? "1 atleta" : `${total} atletas`;
}
