import { UsersRound } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { StandaloneLink } from "#app/components/text-link.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { formatDate } from "#domain/dates.ts";
import { listTeams } from "#server/championships/teams/read-teams.server.ts";
import { categoryPage, newCategoryPage, teamsPage } from "../addresses.ts";
import { CategoryTabs } from "../components/category-tabs.tsx";
import { ChampionshipPage } from "../components/championship-page.tsx";
import { EnterForms } from "../components/teams/enter-forms.tsx";
import { TeamRequests } from "../components/teams/team-requests.tsx";
import { TeamTable } from "../components/teams/team-table.tsx";
import { championshipNotFound, loadCategories } from "../desk.ts";
import { answerTeamsForm, type TeamsAnswer } from "../teams-action.ts";
import type { Route } from "./+types/teams.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

export async function loader(args: Route.LoaderArgs) {
  const desk = await loadCategories(args, args.url.searchParams);
  const { organising, championship, categories, category } = desk;
  const { id, name, status, mayEdit } = championship;
  const listed = category && (await listTeams(organising, category.id));
  if (listed && !listed.ok) throw championshipNotFound();
  return {
    championship: { id, name, status },
    mayBegin: mayEdit && organising.tools,
    mayEdit,
    categories: categories.map((one) => ({ id: one.id, name: one.name })),
    category: category && {
      id: category.id,
      mostTeams: category.mostTeams,
      until: category.teamsUntil && formatDate(category.teamsUntil),
    },
    list: listed ? listed.value : null,
  };
}

export async function action(args: Route.ActionArgs) {
  const { organising, championship, category } = await loadCategories(args, args.url.searchParams);
  if (!category) throw championshipNotFound();
  const form = await readForm(args.request);
  return answerTeamsForm({ organising, championshipId: championship.id, categoryId: category.id, form });
}

export const meta: Route.MetaFunction = () => privateMeta("Inscrições");

export default function Teams({ loaderData, actionData }: Route.ComponentProps) {
  const { championship, categories, category, list, mayBegin, mayEdit } = loaderData;
  const answer: TeamsAnswer | undefined = actionData;
  if (!category || !list)
    return (
      <ChampionshipPage championship={championship} current="teams" title="Inscrições">
        <EmptyState
          title="Comece por uma categoria"
          icon={<UsersRound />}
          action={
            mayBegin && (
              <ButtonLink to={newCategoryPage(championship.id)} variant="primary">
                Nova categoria
              </ButtonLink>
            )
          }
        >
          As equipes se inscrevem em uma categoria: ela diz quem joga e quantas equipes cabem.
        </EmptyState>
      </ChampionshipPage>
    );
  const waiting = list.teams.filter(({ state }) => state === "asked");
  const others = list.teams.filter(({ state }) => state !== "asked");
  const open = list.closed === null;
  return (
    <ChampionshipPage championship={championship} current="teams" title="Inscrições">
      <CategoryTabs
        categories={categories}
        current={category.id}
        to={(categoryId) => teamsPage(championship.id, categoryId)}
      />
      <p className="text-muted">
        {category.mostTeams - list.placesLeft} de {category.mostTeams} vagas tomadas
        {open && category.until ? ` · inscrições até ${category.until}` : ""}
      </p>
      {list.closed === "already_drawn" && (
        <Notice tone="info" title="Inscrições encerradas">
          O sorteio já foi feito: nenhuma equipe entra nem sai da lista.
        </Notice>
      )}
      {list.closed === "deadline_over" && (
        <Notice tone="info" title="O prazo de inscrição terminou">
          Quem pediu a tempo ainda pode ser aceito.{" "}
          {mayEdit && (
            <StandaloneLink to={categoryPage(championship.id, category.id)}>Mudar o prazo</StandaloneLink>
          )}
        </Notice>
      )}
      {open && list.placesLeft === 0 && (
        <Notice tone="info" title="A categoria está cheia">
          Equipes aceitas e convidadas ocupam todas as vagas.
        </Notice>
      )}
      {waiting.length > 0 && mayEdit && <TeamRequests teams={waiting} answer={answer} />}
      {others.length === 0 ? (
        <EmptyState title="Nenhuma equipe ainda" icon={<UsersRound />}>
          Convide por e-mail, ou adicione as equipes que já combinaram com você.
        </EmptyState>
      ) : (
        <TeamTable championshipId={championship.id} teams={others} managers={mayEdit} />
      )}
      {mayBegin && open && <EnterForms key={list.teams.length} answer={answer} />}
    </ChampionshipPage>
  );
}
