import { data } from "react-router";
import { z } from "zod";
import { parseFields, textIn, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { tooManyAnswer, tooManyText } from "#app/forms/too-many.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { evidenceSchema, matchSchema, scoreSchema } from "#domain/clubs/match-schema.ts";
import { formatScore } from "#domain/clubs/matches.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { acceptContested, answerMatch } from "#server/clubs/match-answers.server.ts";
import * as matches from "#server/clubs/matches.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import { MATCHES_PAGE } from "./addresses.ts";

interface Post {
  actor: Actor;
  clubId: string;
  form: FormData;
}

const back = (flash: Flash) => redirectWith(MATCHES_PAGE, { flash });

const GONE: Flash = {
  kind: "error",
  title: "Este resultado não espera mais",
  body: "Ele mudou, foi apagado ou já foi confirmado.",
};
const CHANGED: Flash = {
  kind: "error",
  title: "O resultado mudou",
  body: "O outro clube mudou o resultado depois que você abriu a página. Confira de novo.",
};

/** The answers that stand in the list itself. */
export async function answerInList({ actor, clubId, form }: Post) {
  const intent = form.get("intent");
  const match = { id: textIn(form, "match"), savedAt: textIn(form, "savedAt") };
  if (intent === "aceitar") {
    const accepted = await acceptContested(actor, clubId, match);
    return back(accepted.ok ? CONFIRMED : problemOf(accepted.error));
  }
  if (intent === "confirmar") {
    const confirmed = await answerMatch(actor, clubId, { ...match, contested: null });
    return back(confirmed.ok ? CONFIRMED : problemOf(confirmed.error));
  }
  if (intent !== "contestar") throw data(null, 404);
  const parsed = parseFields(form, contestSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const { goalsFor, goalsAgainst } = parsed.value;
  const contested = await answerMatch(actor, clubId, { ...match, contested: { goalsFor, goalsAgainst } });
  if (contested.ok)
    return back({
      kind: "success",
      title: "Resultado contestado",
      body: "O outro clube foi avisado. Se ele não aceitar o seu placar, a nossa equipe decide.",
    });
  if (contested.error === "same_score")
    return refuse({
      typed: typedIn(form, contestSchema),
      fields: { goalsFor: "Este é o placar que o outro clube registrou. Para concordar, use Confirmar." },
    });
  return back(problemOf(contested.error));
}

const contestSchema = z.object({ match: z.string(), savedAt: z.string(), ...scoreSchema.shape });

const CONFIRMED: Flash = {
  kind: "success",
  title: "Resultado confirmado",
  body: "O jogo conta no ranking para os dois clubes.",
};

const problemOf = (code: string): Flash => (code === "changed_meanwhile" ? CHANGED : GONE);

export async function answerNewMatch({ actor, clubId, form }: Post) {
  const parsed = parseFields(form, matchSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const entered = await matches.enterMatch(actor, clubId, parsed.value);
  return entered.ok ? back(SAVED[entered.value]) : refuseMatch(form, entered.error);
}

export async function answerMatchPage({ actor, clubId, form, id }: Post & { id: string }) {
  const intent = form.get("intent");
  if (intent === "excluir") {
    const removed = await matches.removeMatch(actor, clubId, id);
    return back(removed.ok ? { kind: "success", title: "Resultado apagado" } : GONE);
  }
  if (intent === "conferir") {
    const parsed = parseFields(form, evidenceSchema);
    if (!parsed.ok) return refuse(parsed.error);
    const asked = await matches.askStaff(actor, clubId, id, parsed.value.evidence);
    return back(asked.ok ? SAVED.checking : GONE);
  }
  const parsed = parseFields(form, matchSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const savedAt = textIn(form, "savedAt");
  const changed = await matches.changeMatch(actor, clubId, { id, savedAt, input: parsed.value });
  return changed.ok ? back(SAVED[changed.value]) : refuseMatch(form, changed.error);
}

const SAVED: Record<"declared" | "asked" | "checking" | "confirmed", Flash> = {
  declared: {
    kind: "success",
    title: "Resultado registrado",
    body: "Aparece como declarado. Para contar no ranking, peça a conferência da equipe.",
  },
  asked: {
    kind: "success",
    title: "Resultado registrado",
    body: "O adversário foi avisado. O jogo conta no ranking quando ele confirmar.",
  },
  checking: {
    kind: "success",
    title: "Resultado enviado à equipe",
    body: "Uma pessoa da equipe confere e o clube recebe a resposta por e-mail.",
  },
  confirmed: {
    kind: "success",
    title: "Resultado confirmado",
    body: "O adversário já tinha registrado o mesmo placar. O jogo conta no ranking.",
  },
};

function refuseMatch(form: FormData, error: matches.MatchProblem) {
  const typed = typedIn(form, matchSchema);
  switch (error.code) {
    case "too_many":
      return refuse(
        {
          typed,
          flash: { kind: "error", title: "Muitos registros", body: tooManyText(error.retryAfterSeconds) },
        },
        tooManyAnswer(error.retryAfterSeconds),
      );
    case "which_opponent":
      return refuse({
        typed,
        choices: error.choices,
        fields: { opponentId: "Há mais de um clube com este nome. Escolha qual foi." },
      });
    case "opponent_differs":
      return refuse({
        typed,
        fields: {
          goalsFor: `O adversário já registrou este jogo como ${formatScore(error)}. Confirme ou conteste na lista de jogos.`,
        },
      });
    case "not_found":
      throw data("Resultado não encontrado", 404);
    case "not_verified":
      return refuse({
        typed,
        flash: {
          kind: "error",
          title: "O clube ainda não foi verificado",
          body: "Resultados são registrados depois da verificação.",
        },
      });
    default:
      return refuse({ typed, fields: FIELD_PROBLEMS[error.code] });
  }
}

const FIELD_PROBLEMS = {
  in_future: { matchDate: "Este dia ainda não chegou." },
  too_old: { matchDate: "Registre jogos de 2000 em diante." },
  before_foundation: { matchDate: "Neste ano um dos clubes ainda não existia." },
  same_club: { opponent: "O adversário não pode ser o próprio clube." },
  already_entered: { matchDate: "O clube já registrou um jogo com este adversário neste dia e categoria." },
  already_confirmed: { matchDate: "Este jogo já está confirmado, com outro registro." },
  match_sheet: { goalsFor: "Este resultado vem da súmula. Quem corrige é a organização do campeonato." },
  changed_meanwhile: { goalsFor: "O resultado mudou em outra aba. Abra de novo antes de salvar." },
} as const;
