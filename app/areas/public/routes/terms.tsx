import { describePage } from "#app/page-meta.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { LegalPage } from "../components/legal/legal-page.tsx";
import { loadLegal } from "../load-legal.ts";
import type { Route } from "./+types/terms.ts";

/** `/termos` is the version that counts; `/termos/<version>` is any that was published. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return { ...(await loadLegal(context, "terms", params.version)), url: publicUrl("/termos") };
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
      {...loaderData}
      title="Termos de uso"
      path="/termos"
      intro={
        <p>
          Estes são os combinados entre você e a Joia da Base, em linguagem simples. Ao criar uma conta, você
          aceita esta versão, e registramos quando isso aconteceu.
        </p>
      }
    />
  );
}
