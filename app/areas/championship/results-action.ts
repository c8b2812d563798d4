import { parseFields, textIn, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { contestAnswerSchema, levelDrawSchema, revokeSchema } from "#domain/championships/decision-schema.ts";
import { ANSWER_HOURS } from "#domain/championships/sheet-fields.ts";
import type { Organising } from "#server/championships/championships.server.ts";
import { revokeDecision, type RevokeProblem } from "#server/championships/decisions/decisions.server.ts";
import { recordDraw } from "#server/championships/decisions/level-draws.server.ts";
import { answerContest } from "#server/championships/sheets/answer-contest.server.ts";
import { championshipNotFound } from "./desk.ts";

interface Post {
  organising: Organising;
  categoryId: string;
  /** The page of results, where it goes on. */
  back: string;
  form: FormData;
}

/** The forms that stand on the page of results itself: a draw among level teams, revoking a decision, keeping a contested sheet. */
export function answerResultsForm(post: Post) {
  const intent = textIn(post.form, "intent");
  if (intent === "manter") return keepSheet(post);
  return intent === "revogar" ? answerRevocation(post) : answerDraw(post);
}

async function keepSheet({ organising, back, form }: Post) {
  const parsed = parseFields(form, contestAnswerSchema);
  if (!parsed.ok)
    return refuse({ ...parsed.error, flash: { kind: "error", title: "Confira os campos marcados" } });
  const answered = await answerContest(organising, parsed.value);
  if (!answered.ok && answered.error !== "answered_already") throw championshipNotFound();
  return redirectWith(back, {
    flash: answered.ok
      ? { kind: "success", title: "Súmula mantida", body: answered.value.mailed ? MAILED : NOT_MAILED }
      : { kind: "error", title: "Esta contestação já foi respondida", body: "Ou a súmula foi corrigida." },
  });
}

const MAILED = `A equipe recebe o motivo por e-mail e o lê na súmula por ${ANSWER_HOURS} horas.`;
const NOT_MAILED = `A equipe não tem e-mail: passe a ela o link da súmula, que está na página da partida e abre por ${ANSWER_HOURS} horas.`;

async function answerDraw({ organising, categoryId, back, form }: Post) {
  const parsed = parseFields(form, levelDrawSchema);
  if (!parsed.ok)
    return refuse({ ...parsed.error, flash: { kind: "error", title: "Confira os campos marcados" } });
  const drawn = await recordDraw(organising, categoryId, parsed.value);
  if (!drawn.ok && drawn.error !== "not_needed") throw championshipNotFound();
  return redirectWith(back, {
    flash: drawn.ok
      ? {
          kind: "success",
          title: "Sorteio registrado",
          body: "A ordem está em Decisões e vale para a tabela.",
        }
      : {
          kind: "error",
          title: "Este sorteio não é mais preciso",
          body: "Ele já foi feito, ou um resultado ou decisão separou as equipes.",
        },
  });
}

async function answerRevocation({ organising, back, form }: Post) {
  const typed = typedIn(form, revokeSchema);
  const parsed = parseFields(form, revokeSchema);
  if (!parsed.ok)
    return refuse({ ...parsed.error, flash: { kind: "error", title: "Confira os campos marcados" } });
  const { decisionId, reason } = parsed.value;
  const revoked = await revokeDecision(organising, decisionId, reason);
  if (revoked.ok)
    return redirectWith(back, {
      flash: { kind: "success", title: "Decisão revogada", body: "A tabela voltou a contar sem ela." },
    });
  if (revoked.error === "not_found" || revoked.error === "no_plan") throw championshipNotFound();
  return refuse({ typed, flash: { kind: "error", ...PROBLEMS[revoked.error] } });
}

const PROBLEMS: Record<Exclude<RevokeProblem, "not_found" | "no_plan">, { title: string; body: string }> = {
  revoked_already: { title: "Esta decisão já foi revogada", body: "Ela não conta mais." },
  repeat_begun: {
    title: "A partida já está sendo jogada de novo",
    body: "A anulação não pode mais ser revogada. Se o primeiro placar deve valer, defina o resultado da nova partida.",
  },
  place_fixed: {
    title: "O mata-mata já começou",
    body: "Esta vaga não volta sozinha. Registre outra decisão que a dê à equipe certa.",
  },
  next_match_begun: {
    title: "A fase seguinte já começou",
    body: "Sem esta decisão passaria outra equipe, e a partida seguinte já começou. O que foi jogado fica.",
  },
};
