import { data } from "react-router";
import { noteMissing } from "#server/platform/http/route-words.server.ts";
import { adminMeta } from "#app/private-meta.ts";
import { AdminNotFound } from "../components/admin-not-found.tsx";
import type { Route } from "./+types/not-found.ts";

/** The area's guard stands before it: a visitor does not learn which addresses exist. */
export function loader({ url }: Route.LoaderArgs) {
  noteMissing(url);
  return data(null, { status: 404 });
}

export const action = loader;

export const meta: Route.MetaFunction = () => adminMeta("Página não encontrada");

export default AdminNotFound;
