import type { StructuredData } from "#app/page-meta.ts";
import type { LiveMatch } from "../../match-view.ts";

interface Shown {
  event: { title: string; where: string | null; cancelled: boolean };
  live: LiveMatch;
  startsAt: string | null;
  url: string;
}

/** A match's page for machines: the teams, when and where. No person is in it. */
export const structuredMatch = ({ event, live, startsAt, url }: Shown): StructuredData => {
  const { home, away, homeText, awayText, field } = live.match;
  const team = (name: string | undefined) => (name ? { "@type": "SportsTeam", name } : undefined);
  return {
    "@type": "SportsEvent",
    name: `${homeText} × ${awayText}`,
    url,
    sport: "Futebol",
    startDate: startsAt ?? undefined,
    eventStatus: `https://schema.org/${event.cancelled || live.match.notPlayed ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: field ?? event.where, address: event.where },
    homeTeam: team(home?.name),
    awayTeam: team(away?.name),
    superEvent: { "@type": "SportsEvent", name: event.title, url: url.replace(/\/jogos\/.*/, "") },
  };
};
