import type { MetaDescriptor } from "react-router";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { formatHeight, formatWeight } from "#domain/athletes/measures.ts";
import type { AthleteSite } from "#server/athletes/athletes.server.ts";
import { describeAthlete } from "./components/athlete/describe-athlete.ts";
import type { AthleteSiteData } from "./load-athlete-site.ts";
import { describePage, type StructuredData } from "#app/page-meta.ts";

/** The head of an athlete's site. Nothing is said here that the page does not show. */
export function athleteSiteMeta(
  site: Pick<AthleteSiteData, "athlete" | "tab" | "url" | "isOpen"> | undefined,
): MetaDescriptor[] {
  if (!site)
    return describePage({
      title: `Perfil não encontrado | ${PRODUCT_NAME}`,
      description: "Atleta não encontrado",
      indexable: false,
    });
  const { athlete, tab, url, isOpen } = site;
  const about = describeAthlete(athlete, tab);
  if (!isOpen) return describePage({ ...about, url, indexable: false });
  const image = { path: imagePath(athlete), alt: `Figurinha de ${athlete.name}` };
  return [
    ...describePage({
      ...about,
      url,
      indexable: athlete.indexable,
      type: "profile",
      image,
      structured: tab === "sobre" ? profilePage(athlete, about.description, url) : undefined,
    }),
    { property: "profile:username", content: athlete.subdomain },
  ];
}

function profilePage(athlete: AthleteSite, description: string, url: string): StructuredData {
  const { city, state, birth, heightCm, weightKg } = athlete;
  return {
    "@type": "ProfilePage",
    url,
    inLanguage: "pt-BR",
    mainEntity: {
      "@type": "Person",
      name: athlete.name,
      alternateName: athlete.nickname ?? undefined,
      description,
      url,
      image: new URL(imagePath(athlete), url).href,
      // A year alone is no date of birth.
      birthDate: birth?.includes("-") ? birth : undefined,
      height: heightCm ? formatHeight(heightCm) : undefined,
      weight: weightKg ? formatWeight(weightKg) : undefined,
      hasOccupation: athlete.position ? { "@type": "Occupation", name: athlete.position } : undefined,
      affiliation: athlete.club ? { "@type": "SportsTeam", name: athlete.club, sport: "Futebol" } : undefined,
      homeLocation:
        city || state
          ? {
              "@type": "Place",
              address: {
                "@type": "PostalAddress",
                addressLocality: city ?? undefined,
                addressRegion: state ?? undefined,
                addressCountry: "BR",
              },
            }
          : undefined,
    },
  };
}

const imagePath = ({ subdomain }: AthleteSite) => `/a/${subdomain}/figurinha.jpg`;
