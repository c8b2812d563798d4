import { data } from "react-router";
import { textIn } from "#app/forms/parse-form.ts";
import { redirectWith } from "#app/session/redirects.ts";
import type { Actor } from "#domain/identity/actor.ts";
import type { Result } from "#domain/result.ts";
import type { Move } from "#domain/scouting/order.ts";
import { STAGE_NAMES, stageAt } from "#domain/scouting/stages.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import { moveEntry, removeEntry, setStage } from "#server/scouting/entries.server.ts";
import { NOT_OPEN } from "./list-problems.ts";

interface EntryPost {
  actor: Actor;
  listId: string;
  form: FormData;
  /** Where to afterwards. */
  page: string;
  /** After it was taken out. */
  afterRemoval?: string;
}

/**
 * What a card's menu, its place in the table or a drag ask for: another stage (`etapa`), another place, or out of the
 * list. Every drag has a button that does the same.
 */
export async function answerEntry({ actor, listId, form, page, afterRemoval = page }: EntryPost) {
  const id = textIn(form, "entrada");
  const intent = textIn(form, "intent");
  if (intent === "tirar")
    return answered(await removeEntry(actor, listId, id), afterRemoval, {
      kind: "success",
      title: "Atleta fora da lista",
      body: "As notas continuam com o clube.",
    });
  const stage = stageAt(intent === "soltar" ? textIn(form, "etapa") : intent);
  const move = moveIn(form, intent);
  if (stage)
    return answered(await setStage(actor, listId, id, { stage, ...(move && { move }) }), page, {
      kind: "success",
      title: `Etapa: ${STAGE_NAMES[stage]}`,
    });
  if (!move) throw data(null, 404);
  return answered(await moveEntry(actor, listId, id, move), page, {
    kind: "success",
    title: "Ordem salva",
  });
}

function moveIn(form: FormData, intent: string): Move | null {
  switch (intent) {
    case "cima":
    case "baixo":
      return { to: intent === "cima" ? "up" : "down", withinStage: form.has("coluna") };
    case "inicio":
      return { to: "first" };
    case "fim":
      return { to: "last" };
    case "posicao": {
      const place = Number.parseInt(textIn(form, "posicao"), 10);
      return Number.isNaN(place) ? null : { to: "place", place };
    }
    case "soltar": {
      const [before, after] = [textIn(form, "antes"), textIn(form, "depois")];
      if (before) return { to: "before", other: before };
      return after ? { to: "after", other: after } : null;
    }
    default:
      return null;
  }
}

function answered(done: Result<null, "not_found" | "not_entitled">, page: string, flash: Flash): Response {
  if (done.ok) return redirectWith(page, { flash });
  if (done.error === "not_entitled") return redirectWith(page, { flash: NOT_OPEN });
  return redirectWith(page, {
    flash: {
      kind: "error",
      title: "Este atleta não está mais na lista",
      body: "Alguém do clube pode ter tirado. A página mostra como está agora.",
    },
  });
}
