import { publicUrl, siteInfo } from "#server/platform/config/site.server.ts";
import { cachePage } from "#server/platform/http/request-context.server.ts";
import { LegalPage } from "../components/legal/legal-page.tsx";
import { policySections } from "../components/legal/policy-sections.tsx";
import { describePage } from "#app/page-meta.ts";
import type { Route } from "./+types/policy.ts";

export function loader({ context }: Route.LoaderArgs) {
  cachePage(context, ["legal"]);
  return { email: siteInfo().contact.email, url: publicUrl("/politica") };
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
      title="Política de privacidade"
      intro={
        <p>
          Aqui está o que fazemos com os dados das pessoas, escrito para ser lido por atletas e por quem
          responde por eles.
        </p>
      }
      sections={policySections(loaderData.email)}
    />
  );
}
