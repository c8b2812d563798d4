import bodyFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import headingFont from "@fontsource/barlow-condensed/files/barlow-condensed-latin-800-normal.woff2?url";
import type { ReactNode } from "react";
import {
  data,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs as RevalidateArgs,
} from "react-router";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { formatDay } from "#domain/date-time.ts";
import { pageOf } from "#domain/draft-fields.ts";
import { isOfflinePage, manifestOf } from "#domain/offline-pages.ts";
import { readFlash, spentFlash } from "#server/platform/http/flash.server.ts";
import { noteRoute } from "#server/platform/http/request-context.server.ts";
import { clearUnsentCookie, unsentOf } from "#server/identity/unsent-forms.server.ts";
import type { Route } from "./+types/root.ts";
import "./app.css";
import { CLOSE_BANNER_SCRIPT } from "./components/close-banner.ts";
import { ErrorPage } from "./components/error-page.tsx";
import { errorTitle } from "./components/error-text.ts";
import { goToPart } from "./components/go-to-part.ts";
import { InlineScript } from "./components/inline-script.tsx";
import { RareNotices } from "./components/lazy-notices.ts";
import { useLinkClicks } from "./components/link.tsx";
import { NavigationProgress } from "./components/navigation-progress.tsx";
import { PageAnnouncer } from "./components/page-announcer.tsx";
import { ToastRegion } from "./components/toast.tsx";
import { useShownFlash } from "./components/use-shown-flash.ts";
import { oneActMiddleware } from "./forms/one-act-middleware.ts";
import { PAGE_LOAD_SCRIPT } from "./forms/page-load.ts";
import { useDraftSweep } from "./forms/use-draft.ts";
import { LATE_HYDRATION } from "./late-hydration.ts";
import { flashOf, useLinksWait } from "./network/network-watch.ts";
import { useWaiting } from "./network/waiting.ts";
import { SessionWatch } from "./session/session-watch.tsx";
import { SubscriptionWatch } from "./session/subscription-watch.tsx";
import { termsGate } from "#app/session/terms-gate.ts";
import { readOnlyRefusal, watchedOf } from "./session/watched.ts";
import { authenticateMiddleware } from "#app/session/authenticate-middleware.ts";
import { impersonationMiddleware } from "#app/session/impersonation-middleware.ts";
import { profileOf } from "#domain/identity/actor.ts";
import { personMark, sessionMark } from "#server/identity/identity.server.ts";
import { termsToAccept } from "#server/identity/terms/terms.server.ts";
import { actorOf, sessionOf } from "#server/identity/who-asks.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";

export const middleware: Route.MiddlewareFunction[] = [
  noteRoute,
  oneActMiddleware,
  authenticateMiddleware,
  impersonationMiddleware,
  termsGate,
];

/** What every page may know of who looks at it. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const flash = readFlash(request);
  const [actor, session] = [actorOf(context), sessionOf(context)];
  const unsent =
    session && !session.needsSecondFactor && !session.watchedUntil
      ? await unsentOf(browserOf(context), actor)
      : null;
  const terms =
    session && !session.needsSecondFactor && !session.watchedUntil ? await termsToAccept(session) : null;
  const signedIn = session && {
    name: session.name,
    profile: profileOf(actor)?.type ?? null,
    needsSecondFactor: session.needsSecondFactor,
    newTerms: terms !== null,
    leavingOn: session.deletionDueAt && formatDay(session.deletionDueAt),
    watched: watchedOf(session),
  };
  const spentCookies = new Headers();
  if (flash) spentCookies.append("set-cookie", spentFlash());
  // Text of somebody who had the browser before: nobody here may ever read it.
  if (unsent === "foreign") spentCookies.append("set-cookie", clearUnsentCookie());
  return data(
    // New for each rendering, so that a form that is shown again after its answer is a new act.
    {
      flash,
      signedIn,
      mark: sessionMark(actor, session),
      person: personMark(actor),
      formKey: crypto.randomUUID(),
      unsent: unsent !== "foreign" && unsent?.page === pageOf(url) ? unsent : null,
    },
    { headers: spentCookies },
  );
}

/**
 * After a refusal too: the form shown again gets a key of its own. Not without network: a page that works without it
 * would be replaced by an error. Nor between the parts of such a page: a bad line says "online" and never answers.
 */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate, ...asked }: RevalidateArgs) =>
  navigator.onLine && (actionStatus !== undefined || (defaultShouldRevalidate && !isPartChange(asked)));

const isPartChange = ({ currentUrl, nextUrl }: Pick<RevalidateArgs, "currentUrl" | "nextUrl">): boolean =>
  isOfflinePage(nextUrl.pathname) &&
  currentUrl.pathname === nextUrl.pathname &&
  currentUrl.search !== nextUrl.search;

export const links: Route.LinksFunction = () => [
  { rel: "preload", as: "font", type: "font/woff2", href: headingFont, crossOrigin: "anonymous" },
  { rel: "preload", as: "font", type: "font/woff2", href: bodyFont, crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

export const meta: Route.MetaFunction = ({ error }) => [
  { title: error ? `${errorTitle(error)} · ${PRODUCT_NAME}` : PRODUCT_NAME },
];

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const refused = readOnlyRefusal(useRouteError());
  const notices = {
    watched: root?.signedIn?.watched ?? refused?.watched ?? null,
    leavingOn: root?.signedIn?.leavingOn ?? null,
    newTerms: root?.signedIn?.newTerms ?? false,
    unsentOn: root?.unsent?.page ?? null,
  };
  const said = useShownFlash(root?.flash ?? null);
  const waiting = useWaiting();
  const { pathname } = useLocation();
  useLinksWait();
  useLinkClicks();
  useDraftSweep(root?.person ?? null);
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#073d27" />
        <Meta />
        <Links />
        <link rel="manifest" href={manifestOf(pathname)} />
        <InlineScript source={import.meta.env.SSR ? LATE_HYDRATION : ""} />
        <InlineScript source={import.meta.env.SSR ? PAGE_LOAD_SCRIPT : ""} />
        <InlineScript source={import.meta.env.SSR ? CLOSE_BANNER_SCRIPT : ""} />
      </head>
      <body>
        <a className="skip-link" href="#conteudo" onClick={goToPart}>
          Pular para o conteúdo
        </a>
        <NavigationProgress />
        {Object.values(notices).some(Boolean) && <RareNotices {...notices} />}
        {children}
        <ToastRegion flash={waiting ? flashOf(waiting) : said} retry={waiting?.retry} />
        <PageAnnouncer />
        {root && <SessionWatch mark={root.mark} />}
        {root && <SubscriptionWatch mark={asksOften(root.signedIn) ? root.mark : null} />}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Nobody asks by POST in somebody's place, and what is not yet proven has no subscription. */
const asksOften = (signedIn: { needsSecondFactor: boolean; watched: object | null } | null): boolean =>
  signedIn !== null && !signedIn.needsSecondFactor && !signedIn.watched;

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
