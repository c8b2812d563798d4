import { attempt, UNEXPECTED } from "#app/forms/attempt.ts";
import { parseFields, textIn, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { categorySchema } from "#domain/championships/category-schema.ts";
import { unusedFields } from "#domain/championships/category-unused.ts";
import { changeCategory, createCategory } from "#server/championships/categories.server.ts";
import type { Organising } from "#server/championships/championships.server.ts";
import { championshipPage, teamsPage } from "./addresses.ts";
import { championshipNotFound } from "./desk.ts";

interface Post {
  organising: Organising;
  championshipId: string;
  /** Null for a new one. */
  categoryId: string | null;
  form: FormData;
}

/** Creates or saves a category; whatever goes wrong, the form comes back as it was typed. */
export async function answerCategoryForm({ organising, championshipId, categoryId, form }: Post) {
  const typed = typedIn(form, categorySchema);
  for (const name of unusedIn(form)) form.delete(name);
  const parsed = parseFields(form, categorySchema);
  if (!parsed.ok)
    return refuse({ ...parsed.error, typed, flash: { kind: "error", title: "Confira os campos marcados" } });
  const saved = await attempt(save({ organising, championshipId, categoryId }, parsed.value));
  if (!saved) return refuse({ typed, flash: { kind: "error", title: UNEXPECTED } }, { status: 500 });
  if (!saved.ok) {
    if (saved.error === "not_found") throw championshipNotFound();
    const { field, text } = PROBLEMS[saved.error];
    return refuse({
      typed,
      fields: field ? { [field]: text } : {},
      flash: { kind: "error", title: field ? "Confira os campos marcados" : text },
    });
  }
  const { id } = saved.value;
  return redirectWith(categoryId ? championshipPage(championshipId) : teamsPage(championshipId, id), {
    flash: categoryId
      ? { kind: "success", title: "Categoria salva" }
      : { kind: "success", title: "Categoria criada", body: "Agora convide as equipes." },
  });
}

const unusedIn = (form: FormData): string[] =>
  unusedFields({
    kind: textIn(form, "kind"),
    advanceBy: textIn(form, "advanceBy"),
    preset: textIn(form, "preset"),
  });

async function save(
  { organising, championshipId, categoryId }: Omit<Post, "form">,
  values: Parameters<typeof changeCategory>[2],
) {
  if (!categoryId) return createCategory(organising, championshipId, values);
  const changed = await changeCategory(organising, categoryId, values);
  return changed.ok ? { ok: true as const, value: { id: categoryId } } : changed;
}

type Problem = Exclude<Extract<Awaited<ReturnType<typeof save>>, { ok: false }>["error"], "not_found">;

const PROBLEMS: Record<Problem, { field: string | null; text: string }> = {
  no_plan: { field: null, text: "Para criar uma categoria é preciso um plano ativo." },
  name_taken: { field: "name", text: "Já existe uma categoria com este nome." },
  too_many_categories: { field: null, text: "Um campeonato tem no máximo 20 categorias." },
  already_drawn: { field: "kind", text: "As partidas já foram sorteadas: o formato não muda mais." },
  reason_needed: { field: "reason", text: "Escreva o motivo: a página pública o mostra." },
  moves_knockout: {
    field: null,
    text: "Por estas regras outra equipe teria passado no mata-mata, que já começou. O que foi jogado fica.",
  },
  fewer_than_teams: { field: "mostTeams", text: "Já há mais equipes aceitas do que isso." },
  too_few_teams: { field: "mostTeams", text: "Este formato precisa de mais equipes." },
  too_many_teams: { field: "mostTeams", text: "Este formato aceita menos equipes." },
  groups_too_small: { field: "groups", text: "Com tantos grupos sobram poucas equipes em cada um." },
  too_few_advance: { field: "places", text: "Para o mata-mata passam pelo menos duas equipes." },
  more_advance_than_teams: { field: "places", text: "Passam mais equipes do que há." },
  across_needs_even_groups: {
    field: "groups",
    text: "Para jogar um grupo contra o outro, use um número par.",
  },
};
