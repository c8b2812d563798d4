import { redirect } from "react-router";
import { redirectWith } from "#app/session/redirects.ts";
import { endImpersonation } from "#server/identity/identity.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import type { Route } from "./+types/end-impersonation.ts";

/** Whoever opens the address itself sees the start page: only the button ends it. */
export const loader = () => redirect("/");

/** Asked from every page, in the place of the person: no guard of the admin area stands here. */
export async function action({ context }: Route.ActionArgs) {
  const ended = await endImpersonation(actorOf(context));
  return ended
    ? redirectWith(`/admin/usuarios/${ended.personId}`, {
        flash: { kind: "success", title: "Visão encerrada", body: "Você voltou à sua própria conta." },
      })
    : redirectWith("/admin", { flash: { kind: "info", title: "Essa visão já tinha terminado" } });
}
