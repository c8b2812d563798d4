import { parseFields, textIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { overridesOf } from "#domain/championships/sheet-overrides.ts";
import { foldSheet } from "#domain/championships/sheet.ts";
import { signatureSchema, verdictSchema } from "#domain/championships/sheet-schema.ts";
import { WALKOVERS } from "#domain/championships/vocabulary.ts";
import {
  closeSheet,
  declareWalkover,
  type TeamVerdict,
} from "#server/championships/sheets/closing.server.ts";
import { appendEntries } from "#server/championships/sheets/entries.server.ts";
import type { SheetView } from "#server/championships/sheets/sheet-view.server.ts";
import { signSheet } from "#server/championships/sheets/signing.server.ts";
import { entryFromForm } from "./entry-from-form.ts";
import { shirtsOfDay } from "./shirts.ts";
import { problemText, REFUSAL_WORDS } from "./words.ts";

type By = Parameters<typeof appendEntries>[0];

interface Post {
  by: By;
  /** Null where a link says which match it is. */
  matchId: string | null;
  view: SheetView;
  /** The sheet's page. */
  page: string;
  /** Where whoever closed the sheet goes on. */
  after: string;
  form: FormData;
}

/** Every form of the sheet's page. */
export async function answerSheetForm(post: Post) {
  switch (textIn(post.form, "intent")) {
    case "fechar":
      return answerClosing(post);
    case "wo":
      return answerWalkover(post);
    case "assinar":
      return answerSigning(post);
    default:
      return answerEntry(post);
  }
}

async function answerEntry({ by, matchId, view, page, form }: Post) {
  const entries = view.log.map(({ entry }) => entry);
  const device = "token" in by ? `formulario-${view.role}` : "formulario-organizacao";
  const seq = 1 + Math.max(0, ...entries.map((entry) => entry.seq));
  const now = new Date().toISOString();
  const overrides = overridesOf(foldSheet(entries));
  const entry = entryFromForm(form, { seq, device, now, people: view.people, overrides });
  const typed = typedText(form);
  if ("field" in entry)
    return refuse({
      typed,
      fields: { [entry.field]: entry.text },
      flash: { kind: "error", title: "Confira os campos marcados" },
    });
  const appended = await appendEntries(by, matchId, [entry]);
  if (!appended.ok)
    return refuse({ typed, flash: { kind: "error", title: "A súmula não está aberta agora" } });
  const refused = appended.value.refused[0];
  if (refused)
    return refuse({
      typed,
      flash: { kind: "error", title: REFUSAL_WORDS[refused.code] ?? "O lançamento não foi aceito" },
    });
  return redirectWith(`${page}?tela=${screenAfter(entry.kind)}`, {});
}

async function answerClosing({ by, matchId, view, after, form }: Post) {
  const typed = typedText(form);
  const signer = parseFields(form, signatureSchema);
  const home = teamVerdict(form, "home");
  const away = teamVerdict(form, "away");
  const fields = { ...(signer.ok ? {} : signer.error.fields), ...home.fields, ...away.fields };
  if (!signer.ok || Object.keys(fields).length > 0)
    return refuse({ typed, fields, flash: { kind: "error", title: "Confira os campos marcados" } });
  const closed = await closeSheet(by, matchId, {
    ...signer.value,
    confirmed: textIn(form, "confirmed") === "sim",
    teams: { ...(home.verdict && { home: home.verdict }), ...(away.verdict && { away: away.verdict }) },
  });
  if (!closed.ok) {
    if (closed.error.code !== "problems")
      return refuse({ typed, flash: { kind: "error", title: CLOSE_PROBLEMS[closed.error.code] } });
    const entries = view.log.map(({ entry }) => entry);
    const shown = { ...view, people: shirtsOfDay(view.people, foldSheet(entries)) };
    return refuse({
      typed,
      fields: { confirmed: "Marque que conferiu, ou corrija antes." },
      problems: closed.error.problems.map((problem) => problemText(problem, shown, entries)),
      flash: { kind: "error", title: "Confira antes de fechar" },
    });
  }
  return redirectWith(after, {
    flash: { kind: "success", title: "Súmula fechada", body: "As equipes recebem o link para conferir." },
  });
}

async function answerWalkover({ by, matchId, after, form }: Post) {
  const typed = typedText(form);
  const signer = parseFields(form, signatureSchema);
  const loser = WALKOVERS.find((one) => one === textIn(form, "loser"));
  if (!signer.ok || !loser)
    return refuse({
      typed,
      fields: { ...(signer.ok ? {} : signer.error.fields), ...(!loser && { loser: "Escolha quem perde." }) },
      flash: { kind: "error", title: "Confira os campos marcados" },
    });
  const closed = await declareWalkover(by, matchId, { ...signer.value, loser });
  if (!closed.ok)
    return refuse({
      typed,
      flash: {
        kind: "error",
        title: closed.error.code === "problems" ? "Confira a súmula" : CLOSE_PROBLEMS[closed.error.code],
      },
    });
  return redirectWith(after, { flash: { kind: "success", title: "W.O. registrado" } });
}

async function answerSigning({ by, page, form }: Post) {
  const parsed = parseFields(form, verdictSchema);
  if (!parsed.ok)
    return refuse({ ...parsed.error, flash: { kind: "error", title: "Confira os campos marcados" } });
  if (!("token" in by))
    return refuse({ flash: { kind: "error", title: "Quem assina é a equipe, pelo link dela" } });
  const { reason, ...verdict } = parsed.value;
  const signed = await signSheet(by.token, { ...verdict, reason: reason || null });
  if (!signed.ok)
    return refuse({
      typed: typedText(form),
      flash: { kind: "error", title: CLOSE_PROBLEMS[signed.error.code] },
    });
  return redirectWith(page, {
    flash:
      verdict.verdict === "accepted"
        ? { kind: "success", title: "Súmula aceita" }
        : { kind: "success", title: "Súmula contestada", body: "A organização foi avisada." },
  });
}

/** A team's part of the closing form, if somebody signs for it there. */
function teamVerdict(
  form: FormData,
  side: "home" | "away",
): { verdict: TeamVerdict | null; fields: Record<string, string> } {
  if (textIn(form, `${side}-verdict`) === "") return { verdict: null, fields: {} };
  const own = new FormData();
  for (const name of ["verdict", "name", "position", "reason"])
    own.set(name, textIn(form, `${side}-${name}`));
  const parsed = parseFields(own, verdictSchema);
  if (parsed.ok) return { verdict: { ...parsed.value, reason: parsed.value.reason || null }, fields: {} };
  const fields = Object.entries(parsed.error.fields).map(([name, text]) => [`${side}-${name}`, text]);
  return { verdict: null, fields: Object.fromEntries(fields) as Record<string, string> };
}

const SHOWN_AGAIN =
  /^(?:intent|what|person|enters|minute|half|reason|minutes|text|about|name|position|loser|goalkeeper|captain|(?:place|why|name|role)-[\w-]{1,36}|(?:home|away)-(?:verdict|name|position|reason))$/;

/** What the person typed, field by field of our own forms. */
function typedText(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form.entries()].flatMap(([name, value]) =>
      typeof value === "string" && SHOWN_AGAIN.test(name) ? [[name, value.slice(0, 2000)]] : [],
    ),
  );
}

function screenAfter(kind: string): string {
  if (kind === "line_up") return "escalacao";
  return kind === "remark" || kind === "officials" ? "observacoes" : "jogo";
}

const CLOSE_PROBLEMS = {
  not_found: "Partida não encontrada",
  no_teams: "As duas equipes ainda não são conhecidas",
  team_left: "Uma das equipes desistiu: esta partida não é jogada",
  no_kick_off: "A partida ainda não tem horário",
  too_early: "Ainda é cedo para esta súmula",
  revoked: "Este link foi revogado",
  closed: "A súmula já foi fechada",
  next_match_begun:
    "Uma equipe desistiu, a outra passou e já joga a partida seguinte: só cabe o W.O. de quem saiu",
  not_yours: "Este link não pode fazer isso",
  still_open: "A súmula ainda não foi fechada",
  not_played: "Esta partida não foi jogada: não há súmula para assinar",
  already_signed: "Sua equipe já respondeu a esta súmula",
} as const;
