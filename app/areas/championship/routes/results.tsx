import { ClipboardList, Download } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { BracketView } from "#app/components/championship/bracket-view.tsx";
import { GeneralTable, StandingsTable } from "#app/components/championship/standings-table.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { answerTo } from "#app/forms/field-of.ts";
import { readForm } from "#app/forms/read-form.ts";
import type { Refused } from "#app/forms/refuse.ts";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { zoneOf } from "#domain/events/zones.ts";
import { ownResults } from "#server/championships/decisions/results.server.ts";
import { championshipPage, matchesFile, matchesPage, resultsPage, tableFile } from "../addresses.ts";
import { CategoryTabs } from "../components/category-tabs.tsx";
import { ChampionshipPage } from "../components/championship-page.tsx";
import { DecisionList } from "../components/results/decision-list.tsx";
import { OpenQuestions } from "../components/results/open-questions.tsx";
import { RoundMatches } from "../components/results/round-matches.tsx";
import { championshipNotFound, loadCategories } from "../desk.ts";
import { answerResultsForm } from "../results-action.ts";
import { resultsView, type ResultsView } from "../results-view.ts";
import type { Route } from "./+types/results.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

export async function loader(args: Route.LoaderArgs) {
  const search = args.url.searchParams;
  const { organising, championship, categories, category } = await loadCategories(args, search);
  const { id, name, status, mayEdit, values } = championship;
  const results = category && (await ownResults(organising, category.id));
  if (results && !results.ok) throw championshipNotFound();
  return {
    championship: { id, name, status },
    mayEdit,
    categories: categories.map((one) => ({ id: one.id, name: one.name })),
    categoryId: category?.id ?? null,
    results:
      results?.value.drawn === true ? resultsView(results.value, zoneOf(values), search.get("rodada")) : null,
  };
}

export async function action(args: Route.ActionArgs) {
  const { organising, championship, category } = await loadCategories(args, args.url.searchParams);
  const form = await readForm(args.request);
  if (!category) throw championshipNotFound();
  const back = resultsPage(championship.id, category.id);
  return answerResultsForm({ organising, categoryId: category.id, back, form });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(`Resultados · ${loaderData?.championship.name ?? "Campeonato"}`);

export default function Results({ loaderData, actionData }: Route.ComponentProps) {
  const { championship, mayEdit, categories, categoryId, results } = loaderData;
  const { id } = championship;
  return (
    <ChampionshipPage championship={championship} current="results">
      {categoryId && (
        <CategoryTabs categories={categories} current={categoryId} to={(one) => resultsPage(id, one)} />
      )}
      {categoryId && results ? (
        <Drawn
          results={results}
          championshipId={id}
          categoryId={categoryId}
          mayEdit={mayEdit}
          answer={actionData}
        />
      ) : (
        <EmptyState
          title="Ainda não há resultados"
          icon={<ClipboardList />}
          action={
            <ButtonLink to={categoryId ? matchesPage(id, categoryId) : championshipPage(id)}>
              {categoryId ? "Ir para as partidas" : "Criar uma categoria"}
            </ButtonLink>
          }
        >
          {categoryId
            ? "Depois do sorteio, a tabela e a chave aparecem aqui e mudam a cada súmula fechada."
            : "Crie a primeira categoria e inscreva as equipes."}
        </EmptyState>
      )}
    </ChampionshipPage>
  );
}

type DrawnProps = {
  results: ResultsView;
  championshipId: string;
  categoryId: string;
  mayEdit: boolean;
  answer?: Refused;
};

function Drawn({ answer, ...page }: DrawnProps) {
  const { tables, general, ties, champion, runnerUp, third } = page.results.view;
  return (
    <>
      {champion && (
        <Notice tone="success" title={`Campeão: ${champion.name}`}>
          {[runnerUp && `Vice: ${runnerUp.name}`, third && `Terceiro lugar: ${third.name}`]
            .filter(Boolean)
            .join(" · ")}
        </Notice>
      )}
      <OpenQuestions {...page} answer={answerTo("sortear", answer)} kept={answerTo("manter", answer)} />
      {tables.length > 0 && (
        <div className={tables.length > 1 ? "grid grid-cols-1 items-start gap-4 xl:grid-cols-2" : undefined}>
          {tables.map((table) => (
            <StandingsTable key={table.group ?? ""} table={table} />
          ))}
        </div>
      )}
      {general && <GeneralTable general={general} />}
      {ties.length > 0 && (
        <section aria-labelledby="mata-mata" className="grid grid-cols-1 gap-3">
          <h2 id="mata-mata" className="text-3xl">
            Mata-mata
          </h2>
          <BracketView ties={ties} />
        </section>
      )}
      <RoundMatches {...page} />
      <p className="flex flex-wrap gap-2 print:hidden">
        {tables.length > 0 && (
          <ButtonLink
            to={tableFile(page.championshipId, page.categoryId)}
            reloadDocument
            size="small"
            className="min-h-11"
          >
            <Download aria-hidden="true" /> Tabela em CSV
          </ButtonLink>
        )}
        <ButtonLink
          to={matchesFile(page.championshipId, page.categoryId)}
          reloadDocument
          size="small"
          className="min-h-11"
        >
          <Download aria-hidden="true" /> Partidas em CSV
        </ButtonLink>
      </p>
      <DecisionList {...page} answer={answerTo("revogar", answer)} />
    </>
  );
}
