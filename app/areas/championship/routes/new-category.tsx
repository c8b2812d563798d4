import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { championshipPage } from "../addresses.ts";
import { answerCategoryForm } from "../category-action.ts";
import { NEW_CATEGORY } from "../category-form-values.ts";
import { CategoryForm } from "../components/category/category-form.tsx";
import { ChampionshipPage } from "../components/championship-page.tsx";
import { loadChampionship } from "../desk.ts";
import type { Route } from "./+types/new-category.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

export async function loader(args: Route.LoaderArgs) {
  const { organising, championship } = await loadChampionship(args);
  const { id, name, status, mayEdit } = championship;
  // Its page says what is missing.
  if (!mayEdit || !organising.tools) throw redirectWith(championshipPage(id), {});
  return { championship: { id, name, status } };
}

export async function action(args: Route.ActionArgs) {
  const { organising, championship } = await loadChampionship(args);
  const form = await readForm(args.request);
  return answerCategoryForm({ organising, championshipId: championship.id, categoryId: null, form });
}

export const meta: Route.MetaFunction = () => privateMeta("Nova categoria");

export default function NewCategory({ loaderData, actionData }: Route.ComponentProps) {
  const { championship } = loaderData;
  return (
    <ChampionshipPage championship={championship} current="overview" title="Nova categoria">
      <CategoryForm
        values={NEW_CATEGORY}
        action="Criar categoria"
        back={championshipPage(championship.id)}
        answer={actionData}
      />
    </ChampionshipPage>
  );
}
