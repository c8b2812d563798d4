import { entryFromForm } from "#app/sheet/entry-from-form.ts";
import { REFUSAL_WORDS } from "#app/sheet/words.ts";
import { parseFields, textIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { overridesOf } from "#domain/championships/sheet-overrides.ts";
import { foldSheet } from "#domain/championships/sheet.ts";
import { correctionReasonSchema } from "#domain/championships/sheet-schema.ts";
import { MOST_ENTRIES } from "#domain/championships/sheet-fields.ts";
import type { Side } from "#domain/championships/sheet-entries.ts";
import { LINK_ROLES } from "#domain/championships/vocabulary.ts";
import type { Organising } from "#server/championships/championships.server.ts";
import { correctSheet } from "#server/championships/sheets/corrections.server.ts";
import { makeLink, revokeLink } from "#server/championships/sheets/links.server.ts";
import type { SheetView } from "#server/championships/sheets/sheet-view.server.ts";
import { matchPage } from "./addresses.ts";

const SIDES = ["home", "away"] as const;
const MOST_KICKS = 30;

const kicksField = (side: Side) => `kicks-${side}` as const;

const CORRECTION_FIELDS = [
  "intent",
  "reason",
  "what",
  "person",
  "enters",
  "minute",
  "half",
  "cardReason",
  kicksField("home"),
  kicksField("away"),
];

interface Post {
  organising: Organising;
  sheet: SheetView;
  form: FormData;
}

/** The forms of a match's page at its organiser's desk. */
export async function answerMatchForm(post: Post) {
  switch (textIn(post.form, "intent")) {
    case "criar-link":
      return answerLink(post, true);
    case "revogar-link":
      return answerLink(post, false);
    case "corrigir":
      return answerCorrection(post);
    default:
      return refuse({ flash: { kind: "error", title: "Pedido inválido" } });
  }
}

async function answerLink({ organising, sheet, form }: Post, make: boolean) {
  const role = LINK_ROLES.find((one) => one === textIn(form, "role"));
  if (!role) return refuse({ flash: { kind: "error", title: "Escolha de quem é o link" } });
  const done = await (make ? makeLink : revokeLink)(organising, sheet.matchId, role);
  if (!done.ok) return refuse({ flash: { kind: "error", title: LINK_PROBLEMS[done.error] } });
  return redirectWith(matchPage(sheet.championshipId, sheet.matchId), {
    flash: make
      ? { kind: "success", title: "Link criado", body: "O anterior, se havia, já não abre a súmula." }
      : { kind: "success", title: "Link revogado" },
  });
}

async function answerCorrection({ organising, sheet, form }: Post) {
  const typed = Object.fromEntries(CORRECTION_FIELDS.map((name) => [name, textIn(form, name).slice(0, 500)]));
  const undo = form.getAll("undo").filter((id) => typeof id === "string");
  typed["undo"] = undo.slice(0, MOST_ENTRIES).join(" ");
  const parsed = parseFields(form, correctionReasonSchema);
  const added = textIn(form, "what") === "" ? null : addedIn(form, sheet);
  const kicks = kicksIn(form);
  const fields = {
    ...(parsed.ok ? {} : parsed.error.fields),
    ...(added && "field" in added ? { [added.field]: added.text } : {}),
    ...kicks.fields,
  };
  if (!parsed.ok || (added && "field" in added) || Object.keys(kicks.fields).length > 0)
    return refuse({ typed, fields, flash: { kind: "error", title: "Confira os campos marcados" } });
  const corrected = await correctSheet(organising, sheet.matchId, {
    reason: parsed.value.reason,
    undo,
    add: [...(added ? [added] : []), ...kicks.events],
  });
  if (!corrected.ok) {
    const { error } = corrected;
    const said =
      error.code === "entry_refused"
        ? { title: REFUSAL_WORDS[error.why] ?? "O lance não foi aceito" }
        : CORRECTION_PROBLEMS[error.code];
    return refuse({ typed, flash: { kind: "error", ...said } });
  }
  return redirectWith(matchPage(sheet.championshipId, sheet.matchId), {
    flash: {
      kind: "success",
      title: "Súmula corrigida",
      body: "As duas equipes recebem o pedido de conferir de novo.",
    },
  });
}

/** The same fields as on the sheet; the reason of a card has a name of its own beside the one of the correction. */
function addedIn(form: FormData, sheet: SheetView) {
  const own = new FormData();
  for (const name of ["what", "person", "enters", "minute", "half"]) own.set(name, textIn(form, name));
  own.set("reason", textIn(form, "cardReason"));
  const entry = entryFromForm(own, {
    seq: 0,
    device: "correcao",
    now: new Date().toISOString(),
    people: sheet.people,
    overrides: overridesOf(foldSheet(sheet.log.map((one) => one.entry))),
  });
  return "field" in entry && entry.field === "reason" ? { ...entry, field: "cardReason" } : entry;
}

/** A whole series that nobody wrote down is mended in one act: each correction asks both teams again. */
function kicksIn(form: FormData) {
  const counts = SIDES.map((side) => [side, Number(textIn(form, kicksField(side)) || 0)] as const);
  const wrong = counts.filter(([, count]) => !Number.isInteger(count) || count < 0 || count > MOST_KICKS);
  const fields: Record<string, string> = Object.fromEntries(
    wrong.map(([side]) => [kicksField(side), `Escreva um número de 0 a ${MOST_KICKS}.`]),
  );
  const kick = (side: Side) =>
    ({ kind: "kick", side, row: null, scored: true, half: 5, minute: 0, added: null }) as const;
  const events =
    wrong.length > 0
      ? []
      : counts.flatMap(([side, count]) => Array.from({ length: count }, () => kick(side)));
  return { fields, events };
}

const LINK_PROBLEMS = {
  not_found: "Partida não encontrada",
  no_plan: "Para isso é preciso um plano ativo",
  no_teams: "As equipes desta partida ainda não são conhecidas",
  closed: "A súmula já foi fechada: o árbitro não precisa mais do link",
} as const;

const CORRECTION_PROBLEMS = {
  not_found: { title: "Partida não encontrada" },
  no_teams: { title: "As equipes desta partida ainda não são conhecidas" },
  still_open: { title: "A súmula ainda está aberta: corrija nela mesma" },
  nothing_to_correct: { title: "Marque o que está errado ou acrescente o que falta" },
  not_played: {
    title: "Esta partida não foi jogada",
    body: "O resultado veio de uma decisão. Revogue-a em Resultados para mudá-lo.",
  },
  next_match_begun: {
    title: "Com esta correção passaria outra equipe, e a partida seguinte já começou",
    body: "Nada foi salvo. Se a vaga deve mudar, registre em Resultados a decisão “Dar uma vaga do mata-mata”.",
  },
} as const;
