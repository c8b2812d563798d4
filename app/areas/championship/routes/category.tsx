import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { textIn } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { deleteCategory, ownCategory } from "#server/championships/categories.server.ts";
import { championshipPage } from "../addresses.ts";
import { answerCategoryForm } from "../category-action.ts";
import { toCategoryForm } from "../category-form-values.ts";
import { CategoryForm } from "../components/category/category-form.tsx";
import { ChampionshipPage } from "../components/championship-page.tsx";
import { championshipNotFound, loadChampionship } from "../desk.ts";
import type { Route } from "./+types/category.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

async function load(args: {
  params: { id: string; categoryId: string };
  context: Route.LoaderArgs["context"];
}) {
  const desk = await loadChampionship(args);
  const found = await ownCategory(desk.organising, args.params.categoryId);
  if (!found.ok || found.value.championshipId !== desk.championship.id) throw championshipNotFound();
  return { ...desk, category: found.value };
}

export async function loader(args: Route.LoaderArgs) {
  const { championship, category } = await load(args);
  const { id, name, status, mayEdit } = championship;
  if (!mayEdit) throw redirectWith(championshipPage(id), {});
  return {
    championship: { id, name, status },
    category: { name: category.name, drawn: category.drawn, frozen: category.frozen },
    empty: category.teams.accepted + category.teams.asked === 0,
    values: toCategoryForm(category),
  };
}

export async function action(args: Route.ActionArgs) {
  const { organising, championship, category } = await load(args);
  const form = await readForm(args.request);
  if (textIn(form, "intent") !== "apagar")
    return answerCategoryForm({
      organising,
      championshipId: championship.id,
      categoryId: category.id,
      form,
    });
  const deleted = await deleteCategory(organising, category.id);
  if (!deleted.ok && deleted.error !== "has_teams") throw championshipNotFound();
  if (!deleted.ok)
    return refuse({
      flash: {
        kind: "error",
        title: "A categoria já tem equipes",
        body: "Recuse ou retire as equipes antes.",
      },
    });
  return redirectWith(championshipPage(championship.id), {
    flash: { kind: "success", title: "Categoria apagada" },
  });
}

export const meta: Route.MetaFunction = () => privateMeta("Categoria");

export default function Category({ loaderData, actionData }: Route.ComponentProps) {
  const { championship, category, empty, values } = loaderData;
  return (
    <ChampionshipPage championship={championship} current="overview" title={category.name}>
      <CategoryForm
        values={values}
        drawn={category.drawn}
        frozen={category.frozen}
        action="Salvar categoria"
        back={championshipPage(championship.id)}
        answer={actionData}
      />
      {empty && (
        <Card compact title="Apagar categoria" className="max-w-[56rem]">
          <PostForm className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-muted">Ninguém se inscreveu ainda. Apagar não tem volta.</p>
            <SubmitButton intent="apagar" size="small" className="min-h-11">
              Apagar categoria
            </SubmitButton>
          </PostForm>
        </Card>
      )}
    </ChampionshipPage>
  );
}
