import { useRouteLoaderData } from "react-router";
import { NotFound, Unexpected } from "#app/components/error-page.tsx";
import { isNotFound } from "#app/components/error-text.ts";
import type { loader } from "../public-layout.tsx";
import { AthleteNotFound } from "./athlete/lazy-site.ts";

/** For an address that is the athlete's on an athlete's host and ours on the product's; `lead` says what of ours failed. */
export function HostError({ error, lead }: { error: unknown; lead: string }) {
  const layout = useRouteLoaderData<typeof loader>("areas/public/public-layout");
  if (layout?.home) return <AthleteNotFound error={error} />;
  return isNotFound(error) ? <NotFound /> : <Unexpected error={error} lead={lead} />;
}
