import { answerSquadForm, type SquadAnswer } from "#app/components/squad/squad-action.ts";
import { formsByIntent } from "#app/forms/forms-by-intent.ts";
import { parseFields, textIn, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { documentSchema } from "#domain/championships/squad-schema.ts";
import { teamChangeSchema } from "#domain/championships/team-schema.ts";
import type { Organising } from "#server/championships/championships.server.ts";
import {
  acceptTeam,
  changeTeam,
  removeTeam,
  renewLink,
  revokeLink,
} from "#server/championships/teams/answer-teams.server.ts";
import { checkDocument } from "#server/championships/teams/check-document.server.ts";
import type { SquadView } from "#server/championships/teams/read-squad.server.ts";
import type { OwnTeam } from "#server/championships/teams/read-teams.server.ts";
import { eraseFromSquad } from "#server/championships/teams/squad.server.ts";
import { unlinkClub } from "#server/championships/teams/team-club.server.ts";
import { teamPage, teamsPage } from "./addresses.ts";
import { championshipNotFound } from "./desk.ts";

interface Post {
  organising: Organising;
  team: OwnTeam;
  squad: SquadView;
  squadId: string;
  form: FormData;
}

type Answer = ReturnType<typeof refuse<Partial<SquadAnswer>>> | Response;

/** Every form of a team's page at the organiser's desk. */
export async function answerTeamForm(post: Post): Promise<Answer> {
  const { organising, team, squad, squadId, form } = post;
  const own = ANSWERS.get(textIn(form, "intent"));
  if (own) return own(post);
  const door = { by: "organiser", organising, teamId: team.id } as const;
  const back = teamPage(team.championshipId, team.id);
  const answered = await answerSquadForm({ door, form, squad, squadId, back });
  return answered ?? refuse<Partial<SquadAnswer>>({});
}

const ANSWERS = formsByIntent<Post, Answer>({
  async equipe({ organising, team, form }) {
    const parsed = parseFields(form, teamChangeSchema);
    if (!parsed.ok) return refuse<Partial<SquadAnswer>>({ ...parsed.error, flash: MARKED });
    const changed = await changeTeam(organising, team.id, parsed.value);
    if (changed.ok)
      return done(team, "Equipe salva", changed.value.otherManager ? leftText(team) : undefined);
    if (changed.error !== "name_taken") throw championshipNotFound();
    return refuse<Partial<SquadAnswer>>({
      typed: typedIn(form, teamChangeSchema),
      fields: { name: "Já existe uma equipe com este nome nesta categoria." },
      flash: MARKED,
    });
  },

  async documento({ organising, team, squadId, form }) {
    const parsed = parseFields(form, documentSchema);
    if (!parsed.ok) return refuse<Partial<SquadAnswer>>({ ...parsed.error, flash: MARKED });
    const checked = await checkDocument(organising, { teamId: team.id, squadId }, parsed.value);
    if (!checked.ok) throw championshipNotFound();
    return done(team, parsed.value.faceAgrees ? "Documento conferido" : "Salvo: o rosto não confere");
  },

  async "desfazer-documento"({ organising, team, squadId }) {
    const undone = await checkDocument(organising, { teamId: team.id, squadId }, null);
    if (!undone.ok) throw championshipNotFound();
    return done(team, "Conferência desfeita");
  },

  async "apagar-quem-saiu"({ organising, team, form }) {
    const door = { by: "organiser", organising, teamId: team.id } as const;
    const erased = await eraseFromSquad(door, textIn(form, "squadId"));
    if (erased.ok) return done(team, "Dados apagados");
    if (erased.error.code !== "locked") throw championshipNotFound();
    return problem("O elenco está fechado");
  },

  async renovar({ organising, team }) {
    const renewed = await renewLink(organising, team.id);
    if (renewed.ok)
      return done(team, "Link novo pronto", team.path ? "O link antigo não abre mais." : undefined);
    if (renewed.error !== "not_playing") throw championshipNotFound();
    return problem("A equipe não está no campeonato");
  },

  async "cancelar-link"({ organising, team }) {
    if (!(await revokeLink(organising, team.id)).ok) throw championshipNotFound();
    return done(team, "Link cancelado", "Quem tinha o endereço não entra mais.");
  },

  async "desligar-clube"({ organising, team }) {
    const left = await unlinkClub(organising, team.id);
    if (left.ok)
      return done(team, "Equipe desligada do clube", "Os resultados dela saem da página do clube.");
    if (left.error !== "no_club") throw championshipNotFound();
    return problem("A equipe não está ligada a nenhum clube");
  },

  async aceitar({ organising, team }) {
    const accepted = await acceptTeam(organising, team.id);
    if (accepted.ok) return done(team, "Equipe aceita");
    const { error } = accepted;
    if (error === "not_found") throw championshipNotFound();
    return problem(ACCEPT_PROBLEMS[error]);
  },

  async "retirar-equipe"({ organising, team }) {
    const removed = await removeTeam(organising, team.id);
    if (removed.ok)
      return redirectWith(teamsPage(team.championshipId, team.categoryId), {
        flash: { kind: "success", title: "Equipe retirada" },
      });
    if (removed.error !== "already_drawn") throw championshipNotFound();
    return problem("A equipe já está no sorteio", "Ela pode desistir, e os jogos dela são resolvidos.");
  },
});

/** Whoever had a link before: it opens the squad until it is replaced. */
const leftText = ({ managerEmail, path }: OwnTeam): string | undefined =>
  managerEmail === null
    ? undefined
    : `Quem respondia antes não vê mais a equipe na própria conta.${path ? " O link que essa pessoa tem ainda abre o elenco: troque-o." : ""}`;

const MARKED = { kind: "error", title: "Confira os campos marcados" } as const;

const ACCEPT_PROBLEMS = {
  no_plan: "Para aceitar equipes é preciso um plano ativo",
  already_drawn: "O sorteio já foi feito",
  already_answered: "A equipe já foi respondida",
  full: "A categoria está cheia",
} as const;

const done = ({ championshipId, id }: OwnTeam, title: string, body?: string) =>
  redirectWith(teamPage(championshipId, id), { flash: { kind: "success", title, body } });

const problem = (title: string, body?: string) =>
  refuse<Partial<SquadAnswer>>({ flash: { kind: "error", title, body } });
