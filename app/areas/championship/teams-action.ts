import { attempt, UNEXPECTED } from "#app/forms/attempt.ts";
import { formsByIntent } from "#app/forms/forms-by-intent.ts";
import { parseFields, textIn, typedIn } from "#app/forms/parse-form.ts";
import { refuse, type Refused } from "#app/forms/refuse.ts";
import { refuseTooMany, type TooMany } from "#app/forms/too-many.ts";
import { redirectWith } from "#app/session/redirects.ts";
import type { LineProblem } from "#domain/championships/pasted-list.ts";
import { pastedLines } from "#domain/championships/pasted-list.ts";
import { parseTeamList } from "#domain/championships/team-list.ts";
import { inviteSchema, refusalSchema } from "#domain/championships/team-schema.ts";
import { acceptTeam, refuseTeam } from "#server/championships/teams/answer-teams.server.ts";
import { addTeams, inviteTeam, type EntryProblem } from "#server/championships/teams/enter-teams.server.ts";
import type { Organising } from "#server/championships/championships.server.ts";
import { teamPage, teamsPage } from "./addresses.ts";
import { championshipNotFound } from "./desk.ts";

export interface TeamsAnswer extends Refused {
  lines?: LineProblem[];
  /** Whose form was refused, where each team has one. */
  team?: string;
}

interface Post {
  organising: Organising;
  championshipId: string;
  categoryId: string;
  form: FormData;
}

type Answer = ReturnType<typeof refuse<Partial<TeamsAnswer>>> | Response;

/** Every form of the page of registrations. */
export const answerTeamsForm = async (post: Post): Promise<Answer> =>
  ANSWERS.get(textIn(post.form, "intent"))?.(post) ?? refuse<Partial<TeamsAnswer>>({});

const ANSWERS = formsByIntent<Post, Answer>({
  async adicionar(post) {
    const typed = { intent: "adicionar", list: textIn(post.form, "list") };
    const parsed = parseTeamList(typed.list);
    if (!parsed.ok) return refuse<Partial<TeamsAnswer>>({ typed, lines: parsed.error, flash: NOTHING_SAVED });
    const added = await attempt(addTeams(post.organising, post.categoryId, parsed.value));
    if (!added) return unexpected(typed);
    if (!added.ok) return entryAnswer(added.error, typed);
    const { length } = added.value;
    return redirectWith(teamsPage(post.championshipId, post.categoryId), {
      flash: {
        kind: "success",
        title: length === 1 ? "Equipe adicionada" : `${length} equipes adicionadas`,
      },
    });
  },

  async convidar(post) {
    const typed = typedIn(post.form, inviteSchema);
    const parsed = parseFields(post.form, inviteSchema);
    if (!parsed.ok) return refuse<Partial<TeamsAnswer>>({ ...parsed.error, flash: MARKED });
    const invited = await attempt(inviteTeam(post.organising, post.categoryId, parsed.value));
    if (!invited) return unexpected(typed);
    if (!invited.ok) {
      const { error } = invited;
      return error.code === "too_many" ? tooManyInvitations(error, typed) : entryAnswer(error, typed);
    }
    return redirectWith(teamPage(post.championshipId, invited.value.id), {
      flash: {
        kind: "success",
        title: "Convite enviado",
        body: "O link foi por e-mail. Você também pode copiá-lo aqui.",
      },
    });
  },

  async aceitar(post) {
    const accepted = await acceptTeam(post.organising, textIn(post.form, "team"));
    if (accepted.ok)
      return redirectWith(teamsPage(post.championshipId, post.categoryId), {
        flash: { kind: "success", title: "Equipe aceita" },
      });
    const { error } = accepted;
    if (error === "not_found") throw championshipNotFound();
    return refuse<Partial<TeamsAnswer>>({ flash: { kind: "error", ...ANSWER_PROBLEMS[error] } });
  },

  async recusar(post) {
    const team = textIn(post.form, "team");
    const parsed = parseFields(post.form, refusalSchema);
    if (!parsed.ok) return refuse<Partial<TeamsAnswer>>({ ...parsed.error, team, flash: MARKED });
    const refused = await refuseTeam(post.organising, team, parsed.value.reason);
    if (refused.ok)
      return redirectWith(teamsPage(post.championshipId, post.categoryId), {
        flash: { kind: "success", title: "Equipe recusada", body: "O motivo foi por e-mail." },
      });
    if (refused.error === "not_found") throw championshipNotFound();
    return refuse<Partial<TeamsAnswer>>({ flash: { kind: "error", ...ANSWER_PROBLEMS[refused.error] } });
  },
});

const MARKED = { kind: "error", title: "Confira os campos marcados" } as const;
const NOTHING_SAVED = {
  kind: "error",
  title: "Nada foi salvo",
  body: "Corrija as linhas marcadas e envie de novo.",
} as const;

const unexpected = (typed: Record<string, string>) =>
  refuse<Partial<TeamsAnswer>>({ typed, flash: { kind: "error", title: UNEXPECTED } }, { status: 500 });

const tooManyInvitations = (error: TooMany, typed: Record<string, string>) =>
  refuseTooMany<Partial<TeamsAnswer>>(error, (body) => ({
    typed,
    flash: { kind: "error", title: "Convites demais por hoje", body },
  }));

const NO_PLAN = { title: "Para inscrever equipes é preciso um plano ativo" };
const DRAWN = { title: "O sorteio já foi feito", body: "Depois dele nenhuma equipe entra na categoria." };
const ANSWER_PROBLEMS = {
  no_plan: NO_PLAN,
  already_drawn: DRAWN,
  already_answered: { title: "Este pedido já foi respondido" },
  full: {
    title: "A categoria está cheia",
    body: "Aumente o número de equipes na categoria, ou retire uma equipe.",
  },
} as const;

function entryAnswer(error: EntryProblem, typed: Record<string, string>): Answer {
  const say = (title: string, body?: string) =>
    refuse<Partial<TeamsAnswer>>({ typed, flash: { kind: "error", title, body } });
  switch (error.code) {
    case "not_found":
      throw championshipNotFound();
    case "no_plan":
      return say(NO_PLAN.title);
    case "already_drawn":
      return say(DRAWN.title, DRAWN.body);
    case "deadline_over":
      return say("O prazo de inscrição terminou", "Mude o prazo na categoria para receber mais equipes.");
    case "full":
      return error.left === 0
        ? say(ANSWER_PROBLEMS.full.title, ANSWER_PROBLEMS.full.body)
        : say("Não cabem todas", `${roomText(error.left)} Nenhuma equipe foi adicionada.`);
    case "name_taken": {
      const text = "Já existe uma equipe com este nome nesta categoria.";
      const listed = pastedLines(typed["list"] ?? "", 64);
      return typed["list"] === undefined
        ? refuse<Partial<TeamsAnswer>>({ typed, fields: { name: text }, flash: MARKED })
        : refuse<Partial<TeamsAnswer>>({
            typed,
            lines: error.at.map((at) => ({ line: listed[at]!.line, text })),
            flash: NOTHING_SAVED,
          });
    }
  }
}

const roomText = (left: number): string => (left === 1 ? "Cabe mais uma." : `Cabem mais ${left}.`);
