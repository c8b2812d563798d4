import type { ReactNode } from "react";
import { Outlet, useLocation } from "react-router";
import { ErrorContent, ErrorPage } from "#app/components/error-page.tsx";
import { errorTitle } from "#app/components/error-text.ts";
import { SiteBanners } from "#app/components/lazy-notices.ts";
import { attempt } from "#app/forms/attempt.ts";
import { bannersIn } from "#app/site-banners-in.ts";
import { WorkspaceNav, workspaceAround } from "#app/workspace/shell.ts";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { athleteAt, onMainHost } from "#server/athletes/athletes.server.ts";
import { signedIn } from "#server/identity/who-asks.server.ts";
import { contactsWaiting } from "#server/messages/contact-lists.server.ts";
import { deskIn, deskSize } from "#server/registrations/guardian-desk.server.ts";
import { siteInfo } from "#server/platform/config/site.server.ts";
import { selectableProfiles } from "#server/profiles/profiles.server.ts";
import type { Route } from "./+types/public-layout.ts";
import { athleteHostMiddleware } from "./athlete-host.ts";
import { SiteFooter } from "./components/site-footer.tsx";
import { SiteHeader } from "./components/site-header.tsx";

export const middleware: Route.MiddlewareFunction[] = [athleteHostMiddleware];

/** The frame of a page: what it says of us, and of whoever is signed in. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const [account, waiting, banners] = await Promise.all([
    accountOf(context),
    waitingIn(context, url),
    // An athlete's own host is the athlete's: notices of the product stand on the product's.
    athleteAt(url) ? [] : bannersIn(context),
  ]);
  return {
    site: siteInfo(),
    account,
    waiting,
    banners,
    // On an athlete's host, `/` is the athlete: what leads to the product names the product's host.
    home: athleteAt(url) ? onMainHost({ pathname: "", search: "" }).replace(/\/$/, "") : "",
  };
}

async function accountOf(context: Route.LoaderArgs["context"]) {
  const who = signedIn(context);
  if (!who) return null;
  const { name, needsSecondFactor } = who.session;
  // The frame stands without them, and around a page that says what could not be loaded.
  const profiles = (await attempt(selectableProfiles(who.actor, who.session))) ?? [];
  return { name, needsSecondFactor, profiles };
}

/** How much waits in the sections around this page, by their address. */
async function waitingIn(context: Route.LoaderArgs["context"], { pathname }: URL) {
  const who = signedIn(context);
  if (!who || who.session.needsSecondFactor) return undefined;
  const workspace = workspaceAround(pathname, who.actor.profile?.type ?? null);
  if (!workspace) return undefined;
  const [talks, decisions] = await Promise.all([
    contactsWaiting(who.actor),
    workspace === "guardian" ? deskIn(context, who.actor).then(deskSize) : 0,
  ]);
  return { "/contatos": talks, "/responsavel": decisions };
}

export const meta: Route.MetaFunction = ({ error }) => [
  { title: error ? `${errorTitle(error)} · ${PRODUCT_NAME}` : PRODUCT_NAME },
];

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <main id="conteudo" tabIndex={-1} className="min-h-[60vh] outline-none">
        <Outlet />
      </main>
    </Frame>
  );
}

/** A page that fails keeps its frame, unless the frame itself failed. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <ErrorPage error={error} />;
  return (
    <Frame {...loaderData}>
      <ErrorContent error={error} />
    </Frame>
  );
}

type FrameProps = Awaited<ReturnType<typeof loader>> & { children: ReactNode };

/** Around a member's own pages, the sections of their workspace stand in the place of the public links. */
function Frame({ site, account, home, waiting, banners, children }: FrameProps) {
  const { pathname } = useLocation();
  const acting = account?.profiles.find(({ chosen }) => chosen)?.type ?? null;
  const workspace = workspaceAround(pathname, acting);
  return (
    <>
      {banners.length > 0 && <SiteBanners banners={banners} />}
      <SiteHeader account={account} home={home} workspace={workspace} waiting={waiting} />
      {children}
      <SiteFooter {...site} home={home} />
      {workspace && <WorkspaceNav tabs workspace={workspace} pathname={pathname} waiting={waiting} />}
    </>
  );
}
