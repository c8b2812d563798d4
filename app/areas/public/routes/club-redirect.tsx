import { redirect } from "react-router";
import type { Route } from "./+types/club-redirect.ts";

/** An address that people guess from the list's. */
export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(`/clube/${encodeURIComponent(params.id)}`, 301);
