import { textIn } from "#app/forms/parse-form.ts";
import { data } from "react-router";
import { redirectWith } from "#app/session/redirects.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { answerSeason } from "#server/clubs/season-confirmation.server.ts";
import { CLUB_ATHLETES_PAGE } from "./addresses.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";

/** The club's yes or no to the numbers of a linked athlete. */
export async function answerAskedSeason(actor: Actor, clubId: string, form: FormData) {
  const intent = form.get("intent");
  if (intent !== "confirmar" && intent !== "recusar") throw data(null, 404);
  const answered = await answerSeason(actor, clubId, {
    seasonId: textIn(form, "season"),
    savedAt: textIn(form, "savedAt"),
    confirmed: intent === "confirmar",
  });
  return redirectWith(CLUB_ATHLETES_PAGE, {
    flash: answered.ok ? DONE[intent] : PROBLEMS[answered.error],
  });
}

const DONE: Record<"confirmar" | "recusar", Flash> = {
  confirmar: { kind: "success", title: "Números confirmados", body: "Agora eles levam o nome do clube." },
  recusar: { kind: "success", title: "Números recusados", body: "Eles continuam só declarados pelo atleta." },
};

const PROBLEMS: Record<"not_found" | "changed_meanwhile" | "already_confirmed", Flash> = {
  not_found: {
    kind: "error",
    title: "Este pedido não existe mais",
    body: "O atleta pode ter desistido, ou alguém do clube já respondeu.",
  },
  changed_meanwhile: {
    kind: "error",
    title: "Os números mudaram",
    body: "O atleta mudou a temporada depois que você abriu a página. Confira de novo.",
  },
  already_confirmed: {
    kind: "error",
    title: "Já confirmado",
    body: "O clube já confirmou outra temporada deste atleta no mesmo ano.",
  },
};
