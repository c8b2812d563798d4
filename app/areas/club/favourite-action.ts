import { data } from "react-router";
import { textIn } from "#app/forms/parse-form.ts";
import { redirectWith } from "#app/session/redirects.ts";
import type { Member } from "#domain/identity/actor.ts";
import { formatNumber } from "#domain/number-text.ts";
import { MOST_FAVOURITES } from "#domain/scouting/favourites.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import { setFavourite } from "#server/scouting/favourites.server.ts";
import { MARK, UNMARK } from "./favourite-names.ts";

/** Marks an athlete or takes the mark off, and shows the page again. */
export async function answerFavourite(actor: Member, form: FormData, page: string): Promise<Response> {
  const [mark, unmark] = [textIn(form, MARK), textIn(form, UNMARK)];
  if (!mark && !unmark) throw data(null, 404);
  const changed = await setFavourite(actor, mark || unmark, mark !== "");
  return redirectWith(page, {
    flash: changed.ok
      ? { kind: "success", title: "Favorito", body: DONE[mark ? "wanted" : "unwanted"][changed.value] }
      : PROBLEMS[changed.error],
  });
}

const DONE = {
  wanted: {
    added: "Atleta adicionado aos favoritos do clube.",
    unchanged: "O atleta já estava nos favoritos do clube.",
    removed: "",
  },
  unwanted: {
    removed: "Atleta removido dos favoritos do clube.",
    unchanged: "O atleta já não estava nos favoritos do clube.",
    added: "",
  },
} as const;

const PROBLEMS: Record<"not_found" | "too_many", Flash> = {
  not_found: {
    kind: "error",
    title: "Favorito",
    body: "Este atleta não está mais disponível. Nada mudou nos favoritos.",
  },
  too_many: {
    kind: "error",
    title: "Favorito",
    body: `O clube já tem ${formatNumber(MOST_FAVOURITES)} favoritos, que é o limite. Remova algum para adicionar outro.`,
  },
};
