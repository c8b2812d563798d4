import { largestAddress } from "#domain/media/picture.ts";
import { formatPlace } from "#domain/places.ts";
import type { ClubSite } from "#server/clubs/clubs.server.ts";
import type { StructuredData } from "#app/page-meta.ts";

/** A club's page for machines: what it shows, nothing more. */
export const structuredClub = (club: ClubSite, url: string): StructuredData => {
  const logo = club.logo && largestAddress(club.logo);
  return {
    "@type": "SportsOrganization",
    name: club.name,
    url,
    sport: "Futebol",
    description: club.description ?? undefined,
    logo: logo ? new URL(logo, url).href : undefined,
    address: club.address ?? formatPlace(club) ?? undefined,
    foundingDate: club.foundationYear === null ? undefined : String(club.foundationYear),
    sameAs: [club.social.instagram, club.social.youtube, club.social.website].filter((link) => link !== null),
  };
};
