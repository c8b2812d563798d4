import { redirect } from "react-router";
import type { Route } from "./+types/club-redirect.ts";

/** People guess this address from the list's: /clubes/<id>. */
export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(`/clube/${encodeURIComponent(params.id)}`, 301);
