import { Bookmark } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { plansInWords } from "#app/components/plan-summary.ts";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { formatDay } from "#domain/date-time.ts";
import { MOST_SAVED } from "#domain/scouting/saved-search.ts";
import { plansThatOpen } from "#server/billing/billing.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { savedSearchesOf, type SavedSearch } from "#server/scouting/saved-searches.server.ts";
import { SaveSearch } from "../components/saved-search/save-search.tsx";
import { SearchesNotOpen } from "../components/saved-search/not-open.tsx";
import { SavedSearchCard, type SavedSearchView } from "../components/saved-search/saved-search-card.tsx";
import { answerSavedSearch } from "../saved-search-action.ts";
import { lostInWords, searchInWords } from "../saved-search-view.ts";
import type { Route } from "./+types/saved-searches.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

export async function loader({ context }: Route.LoaderArgs) {
  const saved = await savedSearchesOf(requireProfile(context, "club"));
  if (!saved.ok)
    return { open: false as const, plans: plansInWords(await plansThatOpen("scouting_tools", "club")) };
  return { open: true as const, searches: await Promise.all(saved.value.map(toView)), most: MOST_SAVED };
}

async function toView(search: SavedSearch): Promise<SavedSearchView> {
  const { id, name, query, lost, createdBy, createdAt, alertsTo } = search;
  return {
    id,
    name,
    ...(await searchInWords(query)),
    savedBy: `Salva${createdBy ? ` por ${createdBy}` : ""} em ${formatDay(createdAt)}`,
    alerts: alertsTo,
    lost: lostInWords(lost),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerSavedSearch(requireProfile(context, "club"), await readForm(request));
}

export const meta: Route.MetaFunction = () => privateMeta("Buscas salvas");

export default function SavedSearches({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.open) return <SearchesNotOpen plans={loaderData.plans} />;
  const { searches, most } = loaderData;
  const typed = actionData?.typed["name"];
  const { unsaved, renamed } = actionData ?? {};
  return (
    <Container className="py-6 sm:py-8">
      <div className="mx-auto grid max-w-[48rem] grid-cols-1 gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-4xl">Buscas salvas ({searches.length})</h1>
          <ButtonLink to="/club/buscar" size="small">
            Nova busca
          </ButtonLink>
        </div>
        {unsaved && <SaveSearch query={unsaved} open suggestion={typed} error={actionData?.fields["name"]} />}
        {searches.length === 0 ? (
          <Nothing />
        ) : (
          <ul className="grid gap-4">
            {searches.map((search) => (
              <SavedSearchCard
                // A new name closes the form that it was typed into.
                key={`${search.id} ${search.name}`}
                search={search}
                {...(renamed === search.id && { renameError: actionData?.fields["name"], typedName: typed })}
              />
            ))}
          </ul>
        )}
        <p className="text-compact text-muted">
          Todos do clube veem estas buscas, até {most}. O aviso vai para quem o ligou, no máximo um e-mail por
          dia e por busca, enquanto o clube tiver plano e verificação.
        </p>
      </div>
    </Container>
  );
}

const Nothing = () => (
  <EmptyState
    icon={<Bookmark />}
    title="Nenhuma busca salva"
    action={
      <ButtonLink to="/club/buscar" variant="primary">
        Buscar atletas
      </ButtonLink>
    }
  >
    Monte uma busca com os filtros que o clube procura e toque em “Salvar busca”. Quando um atleta novo bater
    com ela, chega um e-mail.
  </EmptyState>
);
