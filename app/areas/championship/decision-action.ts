import { attempt, UNEXPECTED } from "#app/forms/attempt.ts";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import {
  annulledSchema,
  awardedSchema,
  banSchema,
  placeSchema,
  pointsSchema,
} from "#domain/championships/decision-schema.ts";
import type { DecisionKind } from "#domain/championships/vocabulary.ts";
import type { Organising } from "#server/championships/championships.server.ts";
import { decide, type DecideProblem } from "#server/championships/decisions/decisions.server.ts";
import { resultsPage } from "./addresses.ts";
import { championshipNotFound } from "./desk.ts";

const SCHEMAS = {
  points: pointsSchema,
  annulled: annulledSchema,
  awarded: awardedSchema,
  place: placeSchema,
  ban: banSchema,
};

interface Post {
  organising: Organising;
  championshipId: string;
  categoryId: string;
  kind: DecisionKind;
  form: FormData;
}

/** Writes down a decision; whatever goes wrong, the form comes back as it was filled in. */
export async function answerDecisionForm({ organising, championshipId, categoryId, kind, form }: Post) {
  const schema = SCHEMAS[kind];
  const typed = typedIn(form, schema);
  const parsed = parseFields(form, schema);
  if (!parsed.ok)
    return refuse({ ...parsed.error, flash: { kind: "error", title: "Confira os campos marcados" } });
  const decided = await attempt(decide(organising, categoryId, parsed.value));
  if (!decided) return refuse({ typed, flash: { kind: "error", title: UNEXPECTED } }, { status: 500 });
  if (decided.ok)
    return redirectWith(resultsPage(championshipId, categoryId), {
      flash: {
        kind: "success",
        title: "Decisão registrada",
        body:
          kind === "ban"
            ? "A súmula já avisa, e a equipe recebe um e-mail. O motivo não é publicado."
            : "A tabela já conta com ela, e a página pública mostra o motivo.",
      },
    });
  if (decided.error === "not_found" || decided.error === "no_plan") throw championshipNotFound();
  const { field, text } = PROBLEMS[decided.error];
  return refuse({
    typed,
    fields: field ? { [field]: text } : {},
    flash: { kind: "error", title: field ? "Confira os campos marcados" : text },
  });
}

const PROBLEMS: Record<
  Exclude<DecideProblem, "not_found" | "no_plan">,
  { field: "teamId" | "matchId" | "squadId" | "place" | "homeGoals" | null; text: string }
> = {
  not_drawn: { field: null, text: "As partidas ainda não foram sorteadas: não há o que decidir." },
  no_table: { field: null, text: "No mata-mata não há tabela de pontos." },
  unknown_team: { field: "teamId", text: "Escolha uma equipe desta categoria." },
  unknown_person: { field: "squadId", text: "Escolha alguém que está no elenco desta equipe." },
  unknown_match: { field: "matchId", text: "Escolha uma partida desta categoria." },
  unknown_tie: { field: "place", text: "Escolha uma vaga deste mata-mata." },
  teams_unknown: { field: "matchId", text: "Ainda não se sabe quem joga esta partida." },
  not_played: { field: "matchId", text: "Esta partida ainda não tem súmula fechada: não há o que anular." },
  sheet_open: { field: "matchId", text: "A súmula desta partida está aberta. Feche-a antes de decidir." },
  decided_already: {
    field: "matchId",
    text: "Já há uma decisão sobre esta partida. Revogue-a antes de registrar outra.",
  },
  walkover_score: { field: "homeGoals", text: "Com este placar o lado que perde por W.O. não perderia." },
  tie_needs_winner: {
    field: "homeGoals",
    text: "Com este placar o confronto fica empatado e ninguém passa. Escolha um placar com vencedor.",
  },
  team_left: { field: "teamId", text: "Esta equipe desistiu. Escolha uma que ainda joga." },
  match_begun: { field: "place", text: "Esta partida já começou: a vaga não pode mais ser dada." },
  knockout_not_known: {
    field: "place",
    text: "Ainda não se sabe quem entra no mata-mata: nenhuma vaga pode ser dada.",
  },
  team_in_round: {
    field: "teamId",
    text: "Esta equipe já tem lugar nesta fase do mata-mata, ou em uma seguinte.",
  },
  place_taken: {
    field: "place",
    text: "Nesta vaga já está uma equipe. Só fica vazia uma vaga a que ninguém chega.",
  },
  place_played: { field: "place", text: "Ainda se joga por esta vaga: ela não pode ficar vazia." },
  still_playing: {
    field: "teamId",
    text: "Esta equipe ainda pode chegar a esta fase pelo próprio confronto. Decida depois que ele terminar.",
  },
  next_match_begun: {
    field: null,
    text: "Com esta decisão passaria outra equipe, mas a partida seguinte já começou. O que foi jogado fica.",
  },
};
