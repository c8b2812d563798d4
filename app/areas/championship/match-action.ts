import { REFUSAL_WORDS } from "#app/sheet/words.ts";
import { parseFields, textIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { correctionReasonSchema } from "#domain/championships/sheet-schema.ts";
import { MOST_ENTRIES } from "#domain/championships/sheet-fields.ts";
import { LINK_ROLES } from "#domain/championships/vocabulary.ts";
import type { Organising } from "#server/championships/championships.server.ts";
import { correctSheet } from "#server/championships/sheets/corrections.server.ts";
import { makeLink, revokeLink } from "#server/championships/sheets/links.server.ts";
import type { SheetView } from "#server/championships/sheets/sheet-view.server.ts";
import { matchPage } from "./addresses.ts";
import { addedIn } from "./correction-in-form.ts";

/** Every field of a correction, so that nothing typed is lost. */
const CORRECTION_FIELD =
  /^(?:intent|reason|about|text|(?:what|person|enters|minute|half|eventReason|name)-\d|(?:goals|kicks|goalkeeper|captain)-(?:home|away)|(?:place|why)-[\w-]{1,36})$/;

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
  const typed = typedIn(form);
  const undo = form.getAll("undo").filter((id) => typeof id === "string");
  typed["undo"] = undo.slice(0, MOST_ENTRIES).join(" ");
  const parsed = parseFields(form, correctionReasonSchema);
  const { add, fields: wrong } = addedIn(form, sheet);
  const fields = { ...(parsed.ok ? {} : parsed.error.fields), ...wrong };
  if (!parsed.ok || Object.keys(wrong).length > 0)
    return refuse({ typed, fields, flash: { kind: "error", title: "Confira os campos marcados" } });
  const { reason } = parsed.value;
  const corrected = await correctSheet(organising, sheet.matchId, { reason, undo, add });
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

const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form.entries()].flatMap(([name, value]) =>
      typeof value === "string" && CORRECTION_FIELD.test(name) ? [[name, value.slice(0, 2000)]] : [],
    ),
  );

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
