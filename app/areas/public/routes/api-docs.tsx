import { Container } from "#app/components/container.tsx";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { cachePage } from "#server/platform/http/request-context.server.ts";
import { apiReference } from "../api-reference.ts";
import { ApiEndpoint } from "../components/api/api-endpoint.tsx";
import { ApiIntroduction } from "../components/api/api-introduction.tsx";
import { ApiProblems } from "../components/api/api-problems.tsx";
import { describePage } from "#app/page-meta.ts";
import type { Route } from "./+types/api-docs.ts";

export function loader({ context }: Route.LoaderArgs) {
  cachePage(context, ["openapi"]);
  return { reference: apiReference(new URL(publicUrl("/")).origin), url: publicUrl("/api/docs") };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describePage({
    title: `API pública | ${PRODUCT_NAME}`,
    description:
      "Leia atletas, clubes, ranking, eventos e planos da Joia da Base em JSON: endereços, parâmetros e exemplos.",
    url: loaderData?.url,
  });

export default function ApiDocs({ loaderData: { reference } }: Route.ComponentProps) {
  return (
    <Container className="py-10 sm:py-14">
      <h1 className="text-5xl sm:text-6xl">API pública</h1>
      <ApiIntroduction {...reference} />
      <div className="mt-10 grid gap-8">
        {reference.endpoints.map((endpoint) => (
          <ApiEndpoint key={endpoint.id} endpoint={endpoint} />
        ))}
      </div>
      <ApiProblems problems={reference.problems} />
    </Container>
  );
}
