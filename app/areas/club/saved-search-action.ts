import { data } from "react-router";
import { z } from "zod";
import { parseFields, textIn, typedIn } from "#app/forms/parse-form.ts";
import { refuse, type Refused } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { searchQuerySchema, type SearchQuery } from "#domain/athletes/search-query.ts";
import type { Member } from "#domain/identity/actor.ts";
import { MOST_SAVED, savedSearchName } from "#domain/scouting/saved-search.ts";
import * as saved from "#server/scouting/saved-searches.server.ts";

const PAGE = "/club/buscas";
const newSearch = z.object({ name: savedSearchName, query: z.string().max(4000) });
const renaming = z.object({ name: savedSearchName });

/** What the forms of the saved searches ask for: to save one, to rename it, its mails, to delete it. */
export async function answerSavedSearch(actor: Member, form: FormData) {
  const id = textIn(form, "busca");
  switch (form.get("intent")) {
    case "salvar":
      return save(actor, form);
    case "renomear":
      return rename(actor, id, form);
    case "avisar":
      return done(await saved.setAlerts(actor, id, true), "Avisos ligados", MAILED);
    case "parar":
      return done(await saved.setAlerts(actor, id, false), "Avisos desligados", "A busca continua salva.");
    case "excluir":
      return done(await saved.deleteSearch(actor, id), "Busca excluída");
    default:
      throw data(null, 404);
  }
}

const MAILED = "Quando um atleta novo bater com a busca, você recebe um e-mail, no máximo um por dia.";

async function save(actor: Member, form: FormData) {
  const parsed = parseFields(form, newSearch);
  const query = readQuery(textIn(form, "query"));
  if (!query)
    return refused({
      flash: { kind: "error", title: "Busca não salva", body: "Abra a busca de novo e salve outra vez." },
    });
  if (!parsed.ok) return refused({ ...parsed.error, unsaved: query });
  const kept = await saved.saveSearch(actor, { name: parsed.value.name, query });
  if (kept.ok) return redirectWith(PAGE, { flash: { kind: "success", title: "Busca salva", body: MAILED } });
  return refused({
    typed: typedIn(form, newSearch),
    unsaved: query,
    flash: { kind: "error", title: "Busca não salva", body: PROBLEMS[kept.error] },
  });
}

interface Shown {
  /** The search that was not saved, for another try. */
  unsaved?: SearchQuery;
  /** The search whose new name was refused. */
  renamed?: string;
}
const refused = (problem: Partial<Refused> & Shown) =>
  refuse<Shown>({ unsaved: undefined, renamed: undefined, ...problem });

const PROBLEMS = {
  not_entitled: "O plano do clube não abre buscas salvas.",
  too_many: `O clube já tem ${MOST_SAVED} buscas salvas, que é o limite. Exclua uma para salvar outra.`,
};

/** The page writes it; whatever else arrives is no search. */
function readQuery(text: string): SearchQuery | null {
  try {
    return searchQuerySchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

async function rename(actor: Member, id: string, form: FormData) {
  const parsed = parseFields(form, renaming);
  if (!parsed.ok) return refused({ ...parsed.error, renamed: id });
  return done(await saved.renameSearch(actor, id, parsed.value.name), "Nome salvo");
}

function done(result: Awaited<ReturnType<typeof saved.deleteSearch>>, title: string, body?: string) {
  if (!result.ok) throw data("Busca não encontrada", 404);
  return redirectWith(PAGE, { flash: { kind: "success", title, body } });
}
