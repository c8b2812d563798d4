import { attempt, UNEXPECTED } from "#app/forms/attempt.ts";
import { parseFields, textIn, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { holdDrawSchema, undoDrawSchema } from "#domain/championships/draw-schema.ts";
import type { FormatProblem } from "#domain/championships/phases.ts";
import type { Organising } from "#server/championships/championships.server.ts";
import { holdDraw, savePots, undoDraw } from "#server/championships/draws/draws.server.ts";
import { drawPage, matchesPage } from "./addresses.ts";
import { championshipNotFound } from "./desk.ts";

interface Post {
  organising: Organising;
  championshipId: string;
  categoryId: string;
  form: FormData;
}

export const MOST_POTS = 16;

/** The three forms of the draw: the pots, the draw itself, and undoing it. */
export function answerDraw(post: Post) {
  const intent = textIn(post.form, "intent");
  if (intent === "sortear") return draw(post);
  return intent === "desfazer" ? undo(post) : pots(post);
}

/** Each team's pot is a field of its own, named "pot:" and the team's id. */
async function pots({ organising, championshipId, categoryId, form }: Post) {
  const chosen = [...form.keys()]
    .filter((name) => name.startsWith("pot:"))
    .slice(0, 100)
    .map((name) => {
      const pot = Number(textIn(form, name));
      const isPot = Number.isInteger(pot) && pot >= 1 && pot <= MOST_POTS;
      return { team: name.slice("pot:".length), pot: isPot ? pot : null };
    });
  const saved = await savePots(organising, categoryId, chosen);
  const page = drawPage(championshipId, categoryId);
  if (!saved.ok) return redirectWith(page, { flash: { kind: "error", title: problemText(saved.error) } });
  return redirectWith(`${page}&passo=sortear`, {});
}

async function draw({ organising, championshipId, categoryId, form }: Post) {
  const parsed = parseFields(form, holdDrawSchema);
  if (!parsed.ok)
    return refuse({ ...parsed.error, flash: { kind: "error", title: "Confira os campos marcados" } });
  const held = await attempt(holdDraw(organising, categoryId, parsed.value));
  const typed = typedIn(form, holdDrawSchema);
  if (!held) return refuse({ typed, flash: { kind: "error", title: UNEXPECTED } }, { status: 500 });
  const page = drawPage(championshipId, categoryId);
  if (!held.ok) {
    const flash = { kind: "error" as const, title: problemText(held.error) };
    // The page as it is now shows what changed.
    return held.error === "already_drawn" || held.error === "teams_changed"
      ? redirectWith(page, { flash })
      : refuse({ typed, flash });
  }
  const { matches } = held.value;
  return redirectWith(page, {
    flash: {
      kind: "success",
      title: "Sorteio feito",
      body: matches === 1 ? "1 partida foi montada." : `${matches} partidas foram montadas.`,
    },
  });
}

async function undo({ organising, championshipId, categoryId, form }: Post) {
  const parsed = parseFields(form, undoDrawSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const undone = await undoDraw(organising, categoryId, parsed.value);
  if (!undone.ok)
    return redirectWith(matchesPage(championshipId, categoryId), {
      flash: { kind: "error", title: problemText(undone.error) },
    });
  return redirectWith(drawPage(championshipId, categoryId), {
    flash: { kind: "success", title: "Sorteio desfeito", body: "As partidas foram retiradas." },
  });
}

/** Why these teams cannot play this format. */
export const FORMAT_PROBLEMS: Record<FormatProblem, string> = {
  too_few_teams: "Um sorteio precisa de pelo menos duas equipes aceitas.",
  too_many_teams: "Um sorteio tem no máximo 64 equipes.",
  groups_too_small: "Há poucas equipes para tantos grupos: cada grupo precisa de pelo menos duas.",
  more_advance_than_teams: "Pelo formato passam mais equipes do que há nos grupos.",
  too_few_advance: "Pelo formato passa menos de duas equipes para o mata-mata.",
  across_needs_even_groups: "Para jogar um grupo contra o outro, o número de grupos é par.",
};

type Problem = FormatProblem | "no_plan" | "already_drawn" | "teams_changed" | "not_drawn" | "has_begun";

function problemText(problem: Problem | "not_found"): string {
  if (problem === "not_found") throw championshipNotFound();
  return PROBLEMS[problem];
}

const PROBLEMS: Record<Problem, string> = {
  ...FORMAT_PROBLEMS,
  no_plan: "Para sortear é preciso um plano ativo.",
  already_drawn: "Esta categoria já foi sorteada",
  teams_changed: "As equipes ou os potes mudaram enquanto a página estava aberta. Confira e sorteie.",
  not_drawn: "Esta categoria não tem sorteio",
  has_begun: "Uma súmula já foi aberta ou algo já foi decidido: o sorteio fica.",
};
