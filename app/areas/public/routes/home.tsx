import { lazy } from "react";
import { PRODUCT_NAME, TAGLINE } from "#domain/brand.ts";
import { interestSchema } from "#domain/inquiries/schemas.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { featuredTestimonial } from "#server/clubs/clubs.server.ts";
import { openedAt } from "#server/inquiries/inquiries.server.ts";
import { publicUrl, siteInfo } from "#server/platform/config/site.server.ts";
import { cachePage } from "#server/platform/http/request-context.server.ts";
import { answerInquiry } from "../answer-inquiry.ts";
import { loadAthleteHost } from "../athlete-host.ts";
import { athleteSiteMeta } from "../athlete-site-meta.ts";
import { AthleteSite } from "../components/athlete/lazy-site.ts";
import { HostError } from "../components/host-error.tsx";
import { describePage } from "#app/page-meta.ts";
import { athleteListSources } from "#app/page-sources.ts";
import type { Route } from "./+types/home.ts";

const FEATURED = 3;

/** Of the two pages that this address can be, a visitor loads one. */
const Landing = lazy(async () => ({ default: (await import("../components/home/landing.tsx")).Landing }));

/** On an athlete's own host this address is that athlete's site. */
export async function loader(args: Route.LoaderArgs) {
  const site = await loadAthleteHost(args, undefined);
  return site ? { site, landing: null } : { site, landing: await loadLanding(args) };
}

async function loadLanding({ context }: Route.LoaderArgs) {
  const [featured, testimonial] = await Promise.all([athletes.featured(FEATURED), featuredTestimonial()]);
  cachePage(context, [...athleteListSources(featured, "featured"), "club", "home-testimonial"]);
  const { whatsapp } = siteInfo().contact;
  return { featured, testimonial, whatsapp, openedAt: openedAt(), url: publicUrl("/") };
}

export const action = (args: Route.ActionArgs) =>
  answerInquiry(args, {
    schema: interestSchema,
    toInquiry: ({ name, email, age, position, guardian }) => ({
      kind: "interest",
      name,
      email,
      details: { age, position, guardian: guardian === "on" },
    }),
    next: "/",
    done: {
      title: "Pré-cadastro realizado!",
      body: "Entraremos em contato em breve para finalizar seu perfil.",
    },
  });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.landing
    ? describePage({
        title: `${PRODUCT_NAME} — ${TAGLINE}`,
        description:
          "Perfil profissional para o atleta de 13 a 25 anos, busca séria para clubes e olheiros, e cada contato com menor de idade passando pelo responsável.",
        url: loaderData.landing.url,
      })
    : athleteSiteMeta(loaderData?.site);

export default function Home({ loaderData: { site, landing }, actionData }: Route.ComponentProps) {
  return site ? <AthleteSite site={site} /> : <Landing {...landing} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <HostError error={error} lead="Não foi possível abrir a página inicial ou enviar seu pré-cadastro" />
  );
}
