import { data } from "react-router";
import { NotFound } from "#app/components/error-page.tsx";
import { noteMissing } from "#server/platform/http/route-words.server.ts";
import { adminMeta } from "../admin-meta.ts";
import type { Route } from "./+types/not-found.ts";

/** The area's guard stands before it: a visitor does not learn which addresses exist. */
export function loader({ url }: Route.LoaderArgs) {
  noteMissing(url);
  return data(null, { status: 404 });
}

export const action = loader;

export const meta: Route.MetaFunction = () => adminMeta("Página não encontrada");

export default function AdminNotFound() {
  return <NotFound />;
}
