import { publicUrl, siteInfo } from "#server/platform/config/site.server.ts";
import { cachePage } from "#server/platform/http/request-context.server.ts";
import { LegalPage } from "../components/legal/legal-page.tsx";
import { termsSections } from "../components/legal/terms-sections.tsx";
import { describePage } from "#app/page-meta.ts";
import type { Route } from "./+types/terms.ts";

export function loader({ context }: Route.LoaderArgs) {
  cachePage(context, ["legal"]);
  return { email: siteInfo().contact.email, url: publicUrl("/termos") };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describePage({
    title: "Termos de uso | Joia da Base",
    description:
      "As regras da Joia da Base: quem pode usar, planos, cancelamento, arrependimento e menores de idade.",
    url: loaderData?.url,
  });

export default function Terms({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Termos de uso"
      intro={
        <p>
          Estes são os combinados entre você e a Joia da Base, em linguagem simples. Ao criar uma conta, você
          aceita esta versão, e registramos quando isso aconteceu.
        </p>
      }
      sections={termsSections(loaderData.email)}
    />
  );
}
