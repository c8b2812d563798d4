import { describePage } from "#app/page-meta.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { LegalPage } from "../components/legal/legal-page.tsx";
import { loadLegal } from "../load-legal.ts";
import type { Route } from "./+types/policy.ts";

/** `/politica` is the version that counts; `/politica/<version>` is any that was published. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return { ...(await loadLegal(context, "policy", params.version)), url: publicUrl("/politica") };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describePage({
    title: "Política de privacidade | Joia da Base",
    description:
      "Quais dados usamos, por quanto tempo, como protegemos menores de idade e como usar seus direitos.",
    url: loaderData?.url,
  });

export default function Policy({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      {...loaderData}
      title="Política de privacidade"
      path="/politica"
      intro={
        <p>
          Aqui está o que fazemos com os dados das pessoas, escrito para ser lido por atletas e por quem
          responde por eles.
        </p>
      }
    />
  );
}
