import bodyFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import headingFont from "@fontsource/barlow-condensed/files/barlow-condensed-latin-800-normal.woff2?url";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { PRODUCT_NAME } from "#domain/brand.ts";
import type { Route } from "./+types/root.ts";
import "./app.css";
import { ErrorPage } from "./components/error-page.tsx";
import { errorTitle } from "./components/error-text.ts";
import { LateHydration } from "./components/late-hydration.tsx";
import { NavigationProgress } from "./components/navigation-progress.tsx";

export const links: Route.LinksFunction = () => [
  { rel: "preload", as: "font", type: "font/woff2", href: headingFont, crossOrigin: "anonymous" },
  { rel: "preload", as: "font", type: "font/woff2", href: bodyFont, crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export const meta: Route.MetaFunction = ({ error }) => [{ title: error ? `${errorTitle(error)} · ${PRODUCT_NAME}` : PRODUCT_NAME }];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#073d27" />
        <Meta />
        <Links />
        <LateHydration />
      </head>
      <body>
        <a className="skip-link" href="#conteudo">
          Pular para o conteúdo
        </a>
        <NavigationProgress />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
