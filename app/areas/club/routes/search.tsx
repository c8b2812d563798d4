import { SearchX } from "lucide-react";
import { useRef, type RefObject } from "react";
import { redirect, useNavigation } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Unexpected } from "#app/components/error-page.tsx";
import { Link } from "#app/components/link.tsx";
import { Notice } from "#app/components/notice.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { SEARCH_PAGE } from "#domain/athletes/search-query.ts";
import { countAthletes, searchAthletes } from "#server/athletes/search.server.ts";
import { entitlementsOf } from "#server/billing/access/entitlements.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { savedSearchCount } from "#server/scouting/saved-searches.server.ts";
import { today } from "#server/platform/clock.server.ts";
import { toAthleteRows } from "../athlete-rows.ts";
import { RowParts } from "../components/search/athlete-actions.tsx";
import { AthleteStickers } from "../components/search/athlete-stickers.tsx";
import { AthleteTable } from "../components/search/athlete-table.tsx";
import { FilterChips } from "../components/search/filter-chips.tsx";
import { Filters } from "../components/search/filters.tsx";
import { SearchBar } from "../components/search/search-bar.tsx";
import { SearchPager } from "../components/search/search-pager.tsx";
import { SelectionBar } from "../components/search/selection-bar.tsx";
import { useFilterSheet } from "../components/search/use-filter-sheet.ts";
import { useQuickFilters } from "../components/search/use-quick-filters.ts";
import { useRowKeys } from "../components/search/use-row-keys.ts";
import { SaveSearch } from "../components/saved-search/save-search.tsx";
import { answerFavourite } from "../favourite-action.ts";
import {
  chipsOf,
  chosenPage,
  countTexts,
  meantPages,
  plainPage,
  readSearch,
  SEARCH_PATH,
  searchPage,
  shownFields,
  sinceOptions,
} from "../search-view.ts";
import "../components/search/search-page.css";
import type { Route } from "./+types/search.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = requireProfile(context, "club");
  const params = url.searchParams;
  const elsewhere = chosenPage(params) ?? plainPage(params);
  if (elsewhere) throw redirect(elsewhere);
  const day = today();
  const search = await readSearch(params, day);
  const { query, view, problems } = search;
  const [page, total, { scoutingTools }, saved] = await Promise.all([
    searchAthletes(query, { after: search.after, before: search.before }, day),
    countAthletes(query, day),
    entitlementsOf(actor),
    savedSearchCount(actor),
  ]);
  const count = countTexts(total);
  const chips = chipsOf(search);
  return {
    fields: shownFields(search),
    problems,
    meant: meantPages(search),
    view,
    chips,
    filters: chips.length - (query.text === undefined ? 0 : 1),
    clear: searchPage(search, { sort: query.sort }),
    here: `${SEARCH_PATH}${url.search}`,
    first: searchPage(search, query),
    count,
    rows: await toAthleteRows(actor, page.athletes, { cards: view === "figurinhas" }),
    beyondEnd: page.beyondEnd,
    next: page.next && searchPage(search, query, { after: page.next }),
    previous: page.previous && searchPage(search, query, { before: page.previous }),
    size: SEARCH_PAGE,
    since: sinceOptions(day, query.updatedSince),
    tools: scoutingTools,
    saved,
    query,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const actor = requireProfile(context, "club");
  return answerFavourite(actor, await readForm(request), `${SEARCH_PATH}${url.search}`);
}

export const meta: Route.MetaFunction = () => privateMeta("Buscar atletas");

export default function SearchAthletes({ loaderData }: Route.ComponentProps) {
  const { fields, problems, chips, count, view } = loaderData;
  const area = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const sheet = useRef<HTMLDetailsElement>(null);
  const list = useRef<HTMLElement>(null);
  const navigation = useNavigation();
  const pending = navigation.state === "loading" && !navigation.formData;
  const close = useFilterSheet(sheet, form);
  useQuickFilters(form, area, fields);
  useRowKeys();
  const found = `${count.many} ${count.noun}`;
  return (
    <div ref={area} className="search-page">
      <div className="search-head">
        <h1>Buscar atletas</h1>
        <Link to="/club/favoritos" className="search-favourites">
          Favoritos do clube
        </Link>
        {loaderData.saved !== null && (
          <>
            <Link to="/club/buscas" className="search-favourites">
              Buscas salvas ({loaderData.saved})
            </Link>
            <SaveSearch
              className="search-save"
              query={loaderData.query}
              suggestion={chips
                .map(({ label }) => label)
                .join(", ")
                .slice(0, 80)}
            />
          </>
        )}
      </div>
      <div className="search-bar">
        <SearchBar fields={fields} problems={problems} view={view} count={loaderData.filters} sheet={sheet} />
      </div>
      <Filters
        form={form}
        fields={fields}
        problems={problems}
        since={loaderData.since}
        meant={loaderData.meant}
        found={found.charAt(0).toLowerCase() + found.slice(1)}
        clear={loaderData.clear}
        here={loaderData.here}
        close={close}
      />
      <div className="search-results" aria-busy={pending}>
        <FilterChips count={count} chips={chips} clear={loaderData.clear} />
        {problems.length > 0 && <Problems problems={problems} meant={loaderData.meant} />}
        <RowParts />
        <Results {...loaderData} list={list} />
        <SelectionBar rows={loaderData.rows} list={list} tools={loaderData.tools} />
        <SearchPager next={loaderData.next} previous={loaderData.previous} size={loaderData.size} />
      </div>
    </div>
  );
}

type SearchData = Route.ComponentProps["loaderData"];

function Results({
  rows,
  view,
  beyondEnd,
  first,
  clear,
  list,
}: SearchData & { list: RefObject<HTMLElement | null> }) {
  if (beyondEnd)
    return (
      <EmptyState
        title="A lista termina antes desta página"
        icon={<SearchX />}
        action={<ButtonLink to={first}>Ver do começo</ButtonLink>}
      >
        <p>Os perfis podem ter mudado desde que você abriu a busca.</p>
      </EmptyState>
    );
  if (rows.length === 0)
    return (
      <EmptyState
        title="Nenhum atleta encontrado."
        icon={<SearchX />}
        action={<ButtonLink to={clear}>Limpar filtros</ButtonLink>}
      >
        <p>Tente ajustar os filtros de pesquisa.</p>
      </EmptyState>
    );
  return view === "figurinhas" ? (
    <AthleteStickers rows={rows} list={list} />
  ) : (
    <AthleteTable caption="Atletas encontrados" rows={rows} list={list} />
  );
}

/** What did not count, also for whoever has the filters closed. */
const Problems = ({ problems, meant }: Pick<SearchData, "problems" | "meant">) => (
  <Notice tone="warning" title="Nem todos os filtros valeram" className="mb-3">
    <ul>
      {problems.map(({ field, message }) => (
        <li key={field}>
          {message}
          {field === "cidade" &&
            meant.map(({ label, to }) => (
              <span key={label}>
                {" "}
                <TextLink to={to}>{label}</TextLink>
              </span>
            ))}
        </li>
      ))}
    </ul>
  </Notice>
);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Unexpected error={error} lead="Não foi possível carregar a lista de atletas" />;
}
