import { data } from "react-router";
import { NotFound } from "#app/components/error-page.tsx";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { loggedPath } from "#server/platform/http/logged-path.server.ts";
import { log } from "#server/platform/log.server.ts";
import type { Route } from "./+types/not-found.ts";

export function loader({ url }: Route.LoaderArgs) {
  log.info({ path: loggedPath(url.pathname) }, "page not found");
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = () => [
  { title: `Página não encontrada · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

export default function NotFoundRoute() {
  return <NotFound />;
}
