import { useParams } from "react-router";
import { answerAthleteContact } from "../answer-athlete-contact.ts";
import { athleteSiteMeta } from "../athlete-site-meta.ts";
import { AthleteNotFound } from "../components/athlete/athlete-not-found.tsx";
import { AthleteSite } from "../components/athlete/athlete-site.tsx";
import { loadAthleteSite } from "../load-athlete-site.ts";
import type { Route } from "./+types/athlete-site.ts";

const addressOf = ({ subdomain }: { subdomain: string }) => ({ subdomain, base: `/a/${subdomain}` });

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
  loadAthleteSite(context, { ...addressOf(params), tab: params.tab, url });

export const action = (args: Route.ActionArgs) => answerAthleteContact(args, addressOf(args.params));

export const meta: Route.MetaFunction = ({ loaderData }) => athleteSiteMeta(loaderData);

export default function AthleteSiteRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AthleteSite site={loaderData} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AthleteNotFound error={error} subdomain={useParams()["subdomain"]} />;
}
