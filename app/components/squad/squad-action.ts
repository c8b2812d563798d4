import { data } from "react-router";
import { attempt, UNEXPECTED } from "#app/forms/attempt.ts";
import { formsByIntent } from "#app/forms/forms-by-intent.ts";
import { parseFields, textIn } from "#app/forms/parse-form.ts";
import { refuse, type Refused } from "#app/forms/refuse.ts";
import { refuseTooMany } from "#app/forms/too-many.ts";
import { redirectWith } from "#app/session/redirects.ts";
import type { LineProblem } from "#domain/championships/pasted-list.ts";
import { athleteProblemText } from "#domain/championships/squad-fields.ts";
import { parseSquadList, withoutCpfs, type ListedAthlete } from "#domain/championships/squad-list.ts";
import { athleteChangeSchema, athleteSchema, staffSchema } from "#domain/championships/squad-schema.ts";
import { formatDate } from "#domain/dates.ts";
import type { Result } from "#domain/result.ts";
import { askProfileLink } from "#server/championships/teams/profile-links.server.ts";
import type { SquadView } from "#server/championships/teams/read-squad.server.ts";
import {
  addAthletes,
  addStaff,
  changeAthlete,
  changeStaff,
  eraseFromSquad,
  removeFromSquad,
  type SquadDoor,
  type SquadProblem,
} from "#server/championships/teams/squad.server.ts";
import { lockText, PASTED } from "./squad-words.ts";
import { squadPageView } from "./squad-view.ts";

export interface SquadAnswer extends Refused {
  /** What is wrong with the lines of a pasted list. */
  lines?: LineProblem[];
}

interface Post {
  door: SquadDoor;
  form: FormData;
  squad: SquadView;
  /** Who of the squad the page is about; empty when about nobody. */
  squadId: string;
  /** Where the squad is shown again. */
  back: string;
}

/** Every form of a squad's page, whoever came to it. Null: the form is none of these. */
export async function answerSquadForm(post: Post) {
  const answer = ANSWERS.get(textIn(post.form, "intent"));
  return answer ? answer(post) : null;
}

type Answer = ReturnType<typeof refuse<Partial<SquadAnswer>>> | Response;

const ANSWERS = formsByIntent<Post, Answer>({
  async atleta(post) {
    const parsed = parseFields(post.form, athleteSchema);
    if (!parsed.ok) return incomplete(parsed.error);
    return settle(post, addAthletes(post.door, [parsed.value]), "Atleta no elenco");
  },
  async "mudar-atleta"(post) {
    const parsed = parseFields(post.form, athleteChangeSchema);
    if (!parsed.ok) return incomplete(parsed.error);
    return settle(post, changeAthlete(post.door, post.squadId, parsed.value), "Atleta salvo");
  },
  async comissao(post) {
    const parsed = parseFields(post.form, staffSchema);
    if (!parsed.ok) return incomplete(parsed.error);
    return settle(post, addStaff(post.door, parsed.value), "Pessoa na comissão");
  },
  async "mudar-comissao"(post) {
    const parsed = parseFields(post.form, staffSchema);
    if (!parsed.ok) return incomplete(parsed.error);
    return settle(post, changeStaff(post.door, post.squadId, parsed.value), "Pessoa salva");
  },
  async colar(post) {
    const parsed = parseSquadList(textIn(post.form, PASTED));
    if (!parsed.ok) return wrongLines(post, parsed.error);
    const added = `${parsed.value.length} atletas no elenco`;
    return settle(post, addAthletes(post.door, parsed.value), added, parsed.value);
  },
  async vinculo(post) {
    const subdomain = subdomainIn(textIn(post.form, "profile"));
    const asked = await askProfileLink(post.door, post.squadId, subdomain);
    if (asked.ok)
      return redirectWith(post.back, {
        flash: {
          kind: "success",
          title: "Pedido enviado",
          body:
            asked.value === "guardian"
              ? "O responsável responde por e-mail."
              : "O atleta responde por e-mail.",
        },
      });
    const { error } = asked;
    if (error.code === "not_found") throw data("Página não encontrada", 404);
    const typed = { intent: "vinculo", profile: textIn(post.form, "profile").slice(0, 200) };
    if (error.code === "too_many")
      return refuseTooMany<Partial<SquadAnswer>>(error, (body) => ({
        typed,
        flash: { kind: "error", title: "Espere um pouco", body },
      }));
    const profile =
      error.code === "said_no"
        ? `A resposta para esta categoria foi não. Só dá para pedir de novo a partir de ${formatDate(error.from)}.`
        : LINK_PROBLEMS[error.code];
    return refuse<Partial<SquadAnswer>>({ typed, fields: { profile }, flash: MARKED });
  },
  retirar: (post) => settle(post, removeFromSquad(post.door, post.squadId), "Retirado do elenco"),
  apagar: (post) => settle(post, eraseFromSquad(post.door, post.squadId), "Dados apagados"),
});

/** People paste the whole address: what counts is its last part, or the name before the host. */
function subdomainIn(text: string): string {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/[?#].*$/, "");
  const path = plain.split("/").filter((part) => part !== "");
  if (path.length === 0) return "";
  return path.length > 1 ? path.at(-1)! : path[0]!.split(".")[0]!;
}

const KEPT_TEXTS = {
  banned:
    "Há uma decisão de suspensão sobre esta pessoa. Peça a quem organiza que corrija ou apague os dados.",
  on_sheet:
    "Esta pessoa já está em uma súmula. Peça a quem organiza que corrija o nome, o nascimento ou o CPF, ou que apague os dados. Só retirar do elenco continua possível aqui.",
} as const;

const LINK_PROBLEMS = {
  profile_unknown: "Não achamos um perfil público com este endereço.",
  too_young_to_link: "Menores de 13 anos não são ligados a um perfil.",
  profile_taken: "Este perfil já está ligado a alguém desta categoria.",
} as const;

const MARKED = { kind: "error", title: "Confira os campos marcados" } as const;

const incomplete = (errors: { fields: Record<string, string>; typed: Record<string, string> }) =>
  refuse<Partial<SquadAnswer>>({ ...errors, flash: MARKED });

const wrongLines = (post: Post, lines: LineProblem[]) =>
  refuse<Partial<SquadAnswer>>({
    typed: typedOf(post),
    lines,
    flash: { kind: "error", title: "Nada foi salvo", body: "Corrija as linhas marcadas e envie de novo." },
  });

/** What was typed comes back, but never a CPF. */
const typedOf = ({ form }: Post): Record<string, string> =>
  Object.fromEntries(
    ["intent", PASTED, "number", "name", "birthdate", "goalkeeper", "samePerson", "staffRole"].flatMap(
      (name) => {
        const value = form.get(name);
        return typeof value === "string" ? [[name, name === PASTED ? withoutCpfs(value) : value]] : [];
      },
    ),
  );

async function settle(
  post: Post,
  work: Promise<Result<unknown, SquadProblem>>,
  done: string,
  listed: readonly ListedAthlete[] = [],
): Promise<Answer> {
  const settled = await attempt(work);
  if (!settled)
    return refuse<Partial<SquadAnswer>>(
      { typed: typedOf(post), flash: { kind: "error", title: UNEXPECTED } },
      { status: 500 },
    );
  if (settled.ok) return redirectWith(post.back, { flash: { kind: "success", title: done } });
  return problemAnswer(post, settled.error, listed);
}

function problemAnswer(post: Post, error: SquadProblem, listed: readonly ListedAthlete[]): Answer {
  const { category } = post.squad;
  const typed = typedOf(post);
  const say = (title: string, body?: string) =>
    refuse<Partial<SquadAnswer>>({ typed, flash: { kind: "error", title, body } });
  if (error.code === "not_found") throw data("Página não encontrada", 404);
  if (error.code === "too_many")
    return refuseTooMany<Partial<SquadAnswer>>(error, (body) => ({
      typed,
      flash: { kind: "error", title: "Espere um pouco", body },
    }));
  if (error.code === "locked")
    return say("O elenco está fechado", lockText(error.lock, squadPageView(post.squad).lastDay));
  if (error.code === "banned" || error.code === "on_sheet")
    return say("Só quem organiza pode mudar isto", KEPT_TEXTS[error.code]);
  if (error.code === "squad_full") {
    const left = listed.length > 0 ? error.most - post.squad.athletes.length : 0;
    return left > 0
      ? say("Não cabem todos", `${roomText(left)} Ninguém foi adicionado.`)
      : say("O elenco está completo", `Cabem ${error.most} pessoas. Retire alguém antes.`);
  }
  if (listed.length > 0)
    return wrongLines(
      post,
      error.problems.map(({ at, problem }) => ({
        line: listed[at]!.line,
        text: athleteProblemText(problem, category),
      })),
    );
  const { problem } = error.problems[0]!;
  return refuse<Partial<SquadAnswer>>({
    typed,
    fields: { [FIELDS[problem]]: athleteProblemText(problem, category) },
    flash: MARKED,
  });
}

const roomText = (left: number): string =>
  left === 1 ? "Cabe mais 1 atleta." : `Cabem mais ${left} atletas.`;

const FIELDS = {
  too_old: "birthdate",
  too_young: "birthdate",
  not_born_yet: "birthdate",
  number_taken: "number",
  other_team: "cpf",
  already_in_squad: "name",
  was_in_squad: "name",
  known_otherwise: "name",
} as const;
