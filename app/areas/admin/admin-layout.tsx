import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { ErrorContent, ErrorPage } from "#app/components/error-page.tsx";
import { ownText } from "#app/components/error-text.ts";
import { SiteBanners } from "#app/components/lazy-notices.ts";
import { bannersIn } from "#app/site-banners-in.ts";
import { staffGuard } from "#app/session/guards.ts";
import { REVIEW_KINDS, type ReviewKindName } from "#domain/moderation/review-kinds.ts";
import { initialsOf } from "#domain/person-name.ts";
import { actorOf, requireSession } from "#server/identity/who-asks.server.ts";
import { countNew } from "#server/inquiries/staff.server.ts";
import * as moderation from "#server/moderation/moderation.server.ts";
import type { Route } from "./+types/admin-layout.ts";
import { adminMeta } from "#app/private-meta.ts";
import { AdminBar } from "./components/admin-bar.tsx";
import { AdminNotFound } from "./components/admin-not-found.tsx";
import { AdminNav } from "./components/admin-nav.tsx";

export const middleware: Route.MiddlewareFunction[] = [staffGuard];

export async function loader({ context }: Route.LoaderArgs) {
  const { name, email } = requireSession(context);
  const actor = actorOf(context);
  const [byKind, messages, banners] = await Promise.all([
    moderation.waitingByKind(actor),
    countNew(actor),
    bannersIn(context),
  ]);
  const countOf = (...kinds: ReviewKindName[]) =>
    kinds.reduce((sum, kind) => sum + (byKind.get(kind) ?? 0), 0);
  return {
    banners,
    user: { email, initials: initialsOf(name) },
    waiting: {
      reviews: countOf(...REVIEW_KINDS),
      media: countOf("media", "take_down"),
      reports: countOf("report"),
      events: countOf("event"),
      messages,
    },
  };
}

export const meta: Route.MetaFunction = () => adminMeta("Painel");

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Shell {...loaderData}>
      {/* Space at the end: without script a toast stays open, and the last button must not be hidden behind it. */}
      <main id="conteudo" tabIndex={-1} className="min-w-0 px-4 pt-5 pb-32 outline-none sm:px-6">
        <Outlet />
      </main>
    </Shell>
  );
}

/** A page that fails keeps its frame, unless the frame itself failed. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <ErrorPage error={error} />;
  return (
    <Shell {...loaderData}>
      <ErrorContent error={error} notFound={<AdminNotFound lead={ownText(error)} />} />
    </Shell>
  );
}

type ShellProps = Awaited<ReturnType<typeof loader>> & { children: ReactNode };

function Shell({ user, waiting, banners, children }: ShellProps) {
  return (
    <>
      {banners.length > 0 && <SiteBanners banners={banners} />}
      <div className="admin-shell">
        <div className="admin-side admin-column max-lg:hidden">
          <div className="admin-column-inner">
            <AdminNav waiting={waiting} />
          </div>
        </div>
        <AdminBar user={user} waiting={waiting} />
        {children}
      </div>
    </>
  );
}
