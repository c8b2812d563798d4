import { Outlet } from "react-router";
import { ErrorContent, ErrorPage } from "#app/components/error-page.tsx";
import { errorTitle } from "#app/components/error-text.ts";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { athleteAt, onMainHost } from "#server/athletes/athletes.server.ts";
import { signedIn } from "#server/identity/who-asks.server.ts";
import { siteInfo } from "#server/platform/config/site.server.ts";
import { selectableProfiles } from "#server/profiles/profiles.server.ts";
import type { Route } from "./+types/public-layout.ts";
import { athleteHostMiddleware } from "./athlete-host.ts";
import { SiteFooter } from "./components/site-footer.tsx";
import { SiteHeader } from "./components/site-header.tsx";

export const middleware: Route.MiddlewareFunction[] = [athleteHostMiddleware];

/** The frame of a page: what it says of us, and of whoever is signed in. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return {
    site: siteInfo(),
    account: await accountOf(context),
    // On an athlete's host, `/` is the athlete: what leads to the product names the product's host.
    home: athleteAt(url) ? onMainHost({ pathname: "", search: "" }).replace(/\/$/, "") : "",
  };
}

async function accountOf(context: Route.LoaderArgs["context"]) {
  const who = signedIn(context);
  if (!who) return null;
  const { name, needsSecondFactor } = who.session;
  return { name, needsSecondFactor, profiles: await selectableProfiles(who.actor, who.session) };
}

export const meta: Route.MetaFunction = ({ error }) => [
  { title: error ? `${errorTitle(error)} · ${PRODUCT_NAME}` : PRODUCT_NAME },
];

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader account={loaderData.account} home={loaderData.home} />
      <main id="conteudo" tabIndex={-1} className="min-h-[60vh] outline-none">
        <Outlet />
      </main>
      <SiteFooter {...loaderData.site} home={loaderData.home} />
    </>
  );
}

/** A page that fails keeps its frame, unless the frame itself failed. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <ErrorPage error={error} />;
  return (
    <>
      <SiteHeader account={loaderData.account} home={loaderData.home} />
      <ErrorContent error={error} />
      <SiteFooter {...loaderData.site} home={loaderData.home} />
    </>
  );
}
