import { Star } from "lucide-react";
import { useRef } from "react";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Unexpected } from "#app/components/error-page.tsx";
import { Link } from "#app/components/link.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { formatNumber } from "#domain/number-text.ts";
import { FAVOURITES_PAGE } from "#domain/scouting/favourites.ts";
import { foundAmong } from "#server/athletes/search.server.ts";
import { entitlementsOf } from "#server/billing/access/entitlements.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { today } from "#server/platform/clock.server.ts";
import { favouriteCounts, favouritesOf } from "#server/scouting/favourites.server.ts";
import { toAthleteRows } from "../athlete-rows.ts";
import { FAVOURITES_FORM, RowParts } from "../components/search/athlete-actions.tsx";
import { AthleteTable } from "../components/search/athlete-table.tsx";
import { SearchPager } from "../components/search/search-pager.tsx";
import { SelectionBar } from "../components/search/selection-bar.tsx";
import { useRowKeys } from "../components/search/use-row-keys.ts";
import { answerFavourite } from "../favourite-action.ts";
import { UNMARK } from "../favourite-names.ts";
import "../components/search/search-page.css";
import type { Route } from "./+types/favourites.ts";

const PATH = "/club/favoritos";

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = requireProfile(context, "club");
  const [page, { total }, { scoutingTools }] = await Promise.all([
    favouritesOf(actor, {
      after: url.searchParams.get("depois") ?? undefined,
      before: url.searchParams.get("antes") ?? undefined,
    }),
    favouriteCounts(actor),
    entitlementsOf(actor),
  ]);
  const ids = page.favourites.map(({ athleteId }) => athleteId);
  const found = await foundAmong(ids, today());
  const rows = await toAthleteRows(
    actor,
    ids.flatMap((id) => found.get(id) ?? []),
    { cards: false },
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    count: `${formatNumber(total)} ${total === 1 ? "atleta" : "atletas"}`,
    // In the order in which they were marked; of one who is gone nothing is known but that there was one.
    favourites: ids.map((id) => byId.get(id) ?? { id, unavailable: true as const }),
    tools: scoutingTools,
    next: page.next && `${PATH}?depois=${page.next}`,
    previous: page.previous && `${PATH}?antes=${page.previous}`,
    size: FAVOURITES_PAGE,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const actor = requireProfile(context, "club");
  return answerFavourite(actor, await readForm(request), `${PATH}${url.search}`);
}

export const meta: Route.MetaFunction = () => privateMeta("Favoritos do clube");

export default function Favourites({ loaderData }: Route.ComponentProps) {
  const { favourites, count, next, previous, size, tools } = loaderData;
  const list = useRef<HTMLElement>(null);
  useRowKeys();
  const rows = favourites.map((row) =>
    "unavailable" in row ? { ...row, action: <RemoveButton id={row.id} /> } : row,
  );
  return (
    <div className="search-page search-page-wide">
      <div className="search-head">
        <h1>Favoritos do clube</h1>
        <Link to="/club/buscar" className="search-favourites">
          Buscar atletas
        </Link>
      </div>
      {favourites.length === 0 ? (
        <EmptyState
          title="Nenhum favorito ainda"
          icon={<Star />}
          action={
            <ButtonLink to="/club/buscar" variant="primary">
              Buscar atletas
            </ButtonLink>
          }
        >
          <p>Toque na estrela de um atleta na busca. Todos do clube veem os mesmos favoritos.</p>
        </EmptyState>
      ) : (
        <div className="search-results">
          <p className="search-found">
            <output>
              <b>{count}</b>
            </output>
            <span className="text-muted">Todos do clube veem e mudam esta lista.</span>
          </p>
          <RowParts />
          <AthleteTable caption="Favoritos do clube" rows={rows} list={list} />
          <SelectionBar
            rows={favourites.flatMap((row) => ("unavailable" in row ? [] : [row]))}
            list={list}
            tools={tools}
          />
          <SearchPager next={next} previous={previous} size={size} />
        </div>
      )}
    </div>
  );
}

const RemoveButton = ({ id }: { id: string }) => (
  <SubmitButton form={FAVOURITES_FORM} name={UNMARK} value={id} variant="text" size="small">
    Remover<span className="sr-only"> o atleta indisponível</span>
  </SubmitButton>
);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Unexpected error={error} lead="Não foi possível carregar a lista de atletas" />;
}
