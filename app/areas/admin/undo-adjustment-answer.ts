import { data } from "react-router";
import { textIn } from "#app/forms/parse-form.ts";
import type { Refused } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { removeAdjustment } from "#server/clubs/adjustments.server.ts";

/** Asks first, on the page that was pressed on: a published reason goes with the points. */
export async function answerUndo(actor: Actor, form: FormData, here: string) {
  const [intent, adjustment] = [textIn(form, "intent"), textIn(form, "adjustment")];
  if (form.get("confirmado") !== "sim")
    return data<Refused>({ fields: {}, typed: { intent, adjustment }, flash: null });
  const removed = await removeAdjustment(actor, adjustment);
  return redirectWith(here, {
    flash: removed.ok
      ? { kind: "success", title: "Ajuste desfeito" }
      : { kind: "error", title: "Este ajuste não existe mais" },
  });
}
