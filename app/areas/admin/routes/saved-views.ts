import { redirect } from "react-router";
import { z } from "zod";
import { readForm } from "#app/forms/read-form.ts";
import { parseFields } from "#app/forms/parse-form.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { MOST_VIEWS } from "#domain/lists/saved-view.ts";
import { savedViewSchema } from "#domain/lists/saved-view-schema.ts";
import { deleteView, saveView } from "#server/desk/saved-views/saved-views.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import type { Route } from "./+types/saved-views.ts";

/** Views are saved and deleted above their list; this address shows nothing. */
export const loader = () => redirect("/admin");

const deletion = z.object({ list: savedViewSchema.shape.list, id: z.uuid() });

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const actor = actorOf(context);
  if (form.get("intent") === "apagar") {
    const parsed = deletion.safeParse(Object.fromEntries(form));
    if (!parsed.success) throw new Response("Pedido inválido.", { status: 400 });
    const gone = await deleteView(actor, parsed.data.id);
    const title = gone.ok ? "Visão apagada" : "Esta visão já não existe";
    return redirectWith(parsed.data.list, { flash: { kind: gone.ok ? "success" : "error", title } });
  }
  const parsed = parseFields(form, savedViewSchema);
  if (!parsed.ok) {
    const body = Object.values(parsed.error.fields)[0];
    return redirectWith("/admin", { flash: { kind: "error", title: "A visão não foi salva", body } });
  }
  const { list, query } = parsed.value;
  const saved = await saveView(actor, parsed.value);
  return redirectWith(`${list}?${new URLSearchParams(query)}`, {
    flash: saved.ok
      ? { kind: "success", title: "Visão salva" }
      : {
          kind: "error",
          title: "A visão não foi salva",
          body: `Cada lista guarda até ${MOST_VIEWS} visões. Apague uma delas antes.`,
        },
  });
}
