import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { Pitch } from "#app/components/pitch.tsx";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { cachePage } from "#server/platform/http/request-context.server.ts";
import * as sponsors from "#server/sponsors/sponsors.server.ts";
import { SponsorBenefits } from "../components/sponsors/sponsor-benefits.tsx";
import { FeaturedSponsors, SponsorGrid } from "../components/sponsors/sponsor-lists.tsx";
import { describePage } from "#app/page-meta.ts";
import type { Route } from "./+types/sponsors.ts";

const FEATURED = 2;

export async function loader({ context }: Route.LoaderArgs) {
  cachePage(context, ["sponsor"]);
  return { sponsors: await sponsors.list(), url: publicUrl("/patrocinadores") };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describePage({
    title: `Patrocinadores | ${PRODUCT_NAME}`,
    description:
      "Marcas que investem na formação de jovens atletas do futebol brasileiro, e como a sua pode participar.",
    url: loaderData?.url,
  });

export default function Sponsors({ loaderData }: Route.ComponentProps) {
  const featured = loaderData.sponsors.filter((sponsor) => sponsor.featured).slice(0, FEATURED);
  return (
    <>
      <Pitch circle>
        <Container className="grid gap-5 py-12 sm:py-16">
          <h1 className="max-w-[18ch] text-5xl sm:text-7xl">Sua marca no começo de grandes carreiras</h1>
          <p className="max-w-[54ch] text-lg text-white/85">
            Nossos patrocinadores levam estrutura a quem está começando: peneiras, campeonatos e apoio a
            atletas de todo o Brasil.
          </p>
          <ButtonLink to="/contato" variant="primary" size="large" onDark className="sm:justify-self-start">
            Quero patrocinar
          </ButtonLink>
        </Container>
      </Pitch>
      <Container className="grid gap-14 py-12 sm:gap-20 sm:py-16">
        <SponsorBenefits />
        <SponsorGrid sponsors={loaderData.sponsors} />
        <FeaturedSponsors sponsors={featured} />
        <section
          aria-labelledby="conversa"
          className="grid items-center gap-5 panel p-5 sm:grid-cols-[1fr_auto] sm:p-8"
        >
          <div>
            <h2 id="conversa" className="text-4xl">
              Vamos conversar?
            </h2>
            <p className="mt-2 max-w-[56ch]">
              Conte o que a sua marca quer apoiar. Respondemos com um plano e com o que cada nível de
              patrocínio inclui.
            </p>
          </div>
          <ButtonLink to="/contato">Falar com a equipe</ButtonLink>
        </section>
      </Container>
    </>
  );
}
