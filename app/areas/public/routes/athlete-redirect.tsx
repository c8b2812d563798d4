import { data, redirect } from "react-router";
import * as athletes from "#server/athletes/athletes.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { athleteSiteMeta } from "../athlete-site-meta.ts";
import { AthleteNotFound } from "../components/athlete/athlete-not-found.tsx";
import type { Route } from "./+types/athlete-redirect.ts";

/** An athlete by number: on to the one address of their site, for whoever may read it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await athletes.subdomainOf(actorOf(context), params.id);
  if (!found.ok) throw data("Atleta não encontrado", 404);
  return redirect(`/a/${found.value}`, 301);
}

export const meta: Route.MetaFunction = () => athleteSiteMeta(undefined);

export default function AthleteRedirect() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AthleteNotFound error={error} />;
}
