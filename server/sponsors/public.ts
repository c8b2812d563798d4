import { httpsUrl } from "#domain/https-url.ts";
import { today } from "#server/platform/clock.ts";
import { activeSponsors, type PublicSponsorRow } from "./queries.ts";

export type PublicSponsor = ReturnType<typeof toPublic>;

/** The brands under contract today; the highest level first. */
export async function list(): Promise<PublicSponsor[]> {
  const rows = await activeSponsors(today());
  return rows.map(toPublic);
}

const toPublic = (row: PublicSponsorRow) => ({
  id: row.id,
  name: row.name,
  logoUrl: row.logoUrl,
  segment: row.segment,
  description: row.description,
  link: httpsUrl(row.link),
  featured: row.featured,
});
