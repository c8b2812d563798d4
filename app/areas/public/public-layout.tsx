import { Outlet } from "react-router";
import { ErrorContent, ErrorPage } from "#app/components/error-page.tsx";
import { errorTitle } from "#app/components/error-text.ts";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { siteInfo } from "#server/platform/config/site.server.ts";
import type { Route } from "./+types/public-layout.ts";
import { SiteFooter } from "./components/site-footer.tsx";
import { SiteHeader } from "./components/site-header.tsx";

export const loader = () => siteInfo();

export const meta: Route.MetaFunction = ({ error }) => [
  { title: error ? `${errorTitle(error)} · ${PRODUCT_NAME}` : PRODUCT_NAME },
];

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <main id="conteudo" tabIndex={-1} className="min-h-[60vh] outline-none">
        <Outlet />
      </main>
      <SiteFooter {...loaderData} />
    </>
  );
}

/** A page that fails keeps its frame, unless the frame itself failed. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <ErrorPage error={error} />;
  return (
    <>
      <SiteHeader />
      <ErrorContent error={error} />
      <SiteFooter {...loaderData} />
    </>
  );
}
