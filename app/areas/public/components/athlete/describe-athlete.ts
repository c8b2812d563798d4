import { SITE_TABS, type SiteTab } from "#domain/athletes/site-tabs.ts";
import { formatPlace } from "#domain/places.ts";
import type { AthleteSite } from "#server/athletes/athletes.server.ts";

/** What a search engine or a messenger says of this page. */
export function describeAthlete(athlete: AthleteSite, tab: SiteTab): { title: string; description: string } {
  const role = [athlete.position, athlete.category].filter(Boolean).join(" ");
  const section = tab === "sobre" ? "" : ` · ${SITE_TABS.find(({ id }) => id === tab)?.label}`;
  const facts = [role, athlete.club, formatPlace(athlete)].filter(Boolean).join(" · ");
  return {
    title: `${athlete.name}${section} | ${role || "Atleta"} | Joia da Base`,
    description: shorten(
      [facts, athlete.about].filter(Boolean).join(". ") || `Perfil esportivo de ${athlete.name}.`,
    ),
  };
}

const LONGEST = 160;

/** Cut at a word, where search engines would cut anyway. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= LONGEST) return line;
  return `${line.slice(0, line.lastIndexOf(" ", LONGEST - 1))}…`;
}
