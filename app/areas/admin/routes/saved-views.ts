import { redirect } from "react-router";
import { z } from "zod";
import { readForm } from "#app/forms/read-form.ts";
import { attempt, TRY_AGAIN } from "#app/forms/attempt.ts";
import { parseFields, textIn } from "#app/forms/parse-form.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { MOST_VIEWS } from "#domain/lists/saved-view.ts";
import { savedViewSchema } from "#domain/lists/saved-view-schema.ts";
import { deleteView, saveView } from "#server/desk/saved-views/saved-views.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import type { Route } from "./+types/saved-views.ts";

/** Views are saved and deleted above their list; this address shows nothing. */
export const loader = () => redirect("/admin");

/** Longer addresses are refused at the door. */
const LONGEST_QUERY = 4000;

const deletion = z.object({ list: savedViewSchema.shape.list, id: z.uuid() });

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const actor = actorOf(context);
  if (form.get("intent") === "apagar") {
    const parsed = deletion.safeParse(Object.fromEntries(form));
    if (!parsed.success) throw new Response("Pedido inválido.", { status: 400 });
    const gone = await attempt(deleteView(actor, parsed.data.id));
    const back = (flash: Flash) => redirectWith(parsed.data.list, { flash });
    if (!gone) return back({ kind: "error", title: "A visão não foi apagada", body: TRY_AGAIN });
    return back(
      gone.ok
        ? { kind: "success", title: "Visão apagada" }
        : { kind: "error", title: "Esta visão já não existe" },
    );
  }
  const parsed = parseFields(form, savedViewSchema);
  const here = listIn(form);
  const failed = (body: string | undefined) =>
    redirectWith(here, { flash: { kind: "error", title: "A visão não foi salva", body } });
  if (!parsed.ok) return failed(Object.values(parsed.error.fields)[0]);
  const saved = await attempt(saveView(actor, parsed.value));
  if (!saved) return failed(TRY_AGAIN);
  if (!saved.ok) return failed(`Cada lista guarda até ${MOST_VIEWS} visões. Apague uma delas antes.`);
  return redirectWith(here, { flash: { kind: "success", title: "Visão salva" } });
}

/** The list as it was asked, however the view is answered. */
function listIn(form: FormData): string {
  const list = savedViewSchema.shape.list.safeParse(form.get("list"));
  if (!list.success) return "/admin";
  const query = new URLSearchParams(textIn(form, "query").slice(0, LONGEST_QUERY));
  return query.size > 0 ? `${list.data}?${query}` : list.data;
}
