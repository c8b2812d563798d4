import { data } from "react-router";
import { attempt, UNEXPECTED } from "#app/forms/attempt.ts";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { refuseTooMany } from "#app/forms/too-many.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { askSchema } from "#domain/championships/team-schema.ts";
import { askToEnter } from "#server/championships/teams/ask-to-enter.server.ts";

type Entering = Parameters<typeof askToEnter>[0];

/** A member asks for a place; whatever goes wrong, the form comes back as it was typed. */
export async function answerAsk(entering: Entering, championshipId: string, form: FormData) {
  const typed = typedIn(form, askSchema);
  const parsed = parseFields(form, askSchema);
  if (!parsed.ok)
    return refuse({ ...parsed.error, flash: { kind: "error", title: "Confira os campos marcados" } });
  const { category, ...team } = parsed.value;
  const asked = await attempt(askToEnter(entering, { championshipId, categoryId: category, ...team }));
  if (!asked) return refuse({ typed, flash: { kind: "error", title: UNEXPECTED } }, { status: 500 });
  if (asked.ok)
    return redirectWith("/equipes", {
      flash: {
        kind: "success",
        title: "Pedido enviado",
        body: "Quem organiza responde por e-mail. Aqui você vê como está.",
      },
    });
  const { error } = asked;
  if (error.code === "not_found") throw data("Campeonato não encontrado", 404);
  if (error.code === "too_many")
    return refuseTooMany(error, (body) => ({
      typed,
      flash: { kind: "error", title: "Espere um pouco", body },
    }));
  const { field, text } = PROBLEMS[error.code];
  return refuse({ typed, fields: field ? { [field]: text } : {}, flash: { kind: "error", title: text } });
}

const PROBLEMS = {
  no_plan: { field: null, text: "Este campeonato não recebe equipes novas agora." },
  minor: { field: null, text: "Quem responde pela equipe precisa ser maior de idade." },
  full: { field: "category", text: "As vagas desta categoria acabaram." },
  deadline_over: { field: "category", text: "O prazo desta categoria terminou." },
  already_drawn: { field: "category", text: "O sorteio desta categoria já foi feito." },
  name_taken: { field: "name", text: "Já existe uma equipe com este nome na categoria." },
} as const;
