import { data } from "react-router";
import { z } from "zod";
import { parseFields, textIn, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { CONTACT_IN_TEXT } from "#domain/athletes/minor-texts.ts";
import { SEASON_REASON_MAX } from "#domain/athletes/season-refusal.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { answerSeason } from "#server/clubs/season-confirmation.server.ts";
import { CLUB_ATHLETES_PAGE } from "./addresses.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";

const refusalSchema = z.object({
  season: z.string(),
  reason: z
    .string()
    .trim()
    .min(1, { error: "Diga o motivo: o atleta precisa saber o que corrigir." })
    .max(SEASON_REASON_MAX, { error: `Use até ${SEASON_REASON_MAX} letras.` }),
});

/** The club's yes or no to the numbers of a linked athlete. */
export async function answerAskedSeason(actor: Actor, clubId: string, form: FormData) {
  const intent = form.get("intent");
  if (intent !== "confirmar" && intent !== "recusar") throw data(null, 404);
  const parsed = intent === "recusar" ? parseFields(form, refusalSchema) : null;
  if (parsed?.ok === false) return refuse(parsed.error);
  const answered = await answerSeason(actor, clubId, {
    seasonId: textIn(form, "season"),
    savedAt: textIn(form, "savedAt"),
    confirmed: intent === "confirmar",
    reason: parsed?.value.reason ?? null,
  });
  if (answered.ok) return redirectWith(CLUB_ATHLETES_PAGE, { flash: DONE[intent] });
  if (answered.error === "contact_data")
    return refuse({ typed: typedIn(form, refusalSchema), fields: { reason: CONTACT_IN_TEXT } });
  return redirectWith(CLUB_ATHLETES_PAGE, { flash: PROBLEMS[answered.error] });
}

const DONE: Record<"confirmar" | "recusar", Flash> = {
  confirmar: { kind: "success", title: "Números confirmados", body: "Agora eles levam o nome do clube." },
  recusar: { kind: "success", title: "Números recusados", body: "O atleta e o responsável leem o motivo." },
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
