import { data } from "react-router";
import { NotFound } from "#app/components/error-page.tsx";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { noteMissing } from "#server/platform/http/route-words.server.ts";
import type { Route } from "./+types/not-found.ts";

export function loader({ url }: Route.LoaderArgs) {
  noteMissing(url);
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = () => [
  { title: `Página não encontrada · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

export default function NotFoundRoute() {
  return <NotFound />;
}
