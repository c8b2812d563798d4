import { PRODUCT_NAME, TAGLINE } from "#domain/brand.ts";
import { VISITOR } from "#domain/identity/actor.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { keepPage } from "#server/platform/http/request-context.server.ts";
import { Hero } from "../components/hero.tsx";
import { HowItWorks } from "../components/how-it-works.tsx";
import { describePage } from "../page-meta.ts";
import type { Route } from "./+types/home.ts";

const FEATURED = 3;

export async function loader({ context }: Route.LoaderArgs) {
  keepPage(context, ["athlete"]);
  return { featured: await athletes.featured(VISITOR, FEATURED), url: publicUrl("/") };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describePage({
    title: `${PRODUCT_NAME} — ${TAGLINE}`,
    description:
      "Perfil profissional para o atleta de 13 a 25 anos, busca séria para clubes e olheiros, e cada contato com menor de idade passando pelo responsável.",
    url: loaderData?.url,
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero featured={loaderData.featured} />
      <HowItWorks />
    </>
  );
}
